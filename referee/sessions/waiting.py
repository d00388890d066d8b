"""Waiting for a session to change: one subscription a worker, which wakes whoever waits in it."""

import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import redis

from referee.sessions.errors import TooManyWaiting
from referee.sessions.store import ANY, Store


class WaitingRoom:
    """Where requests of this worker wait for sessions to change.

    It has fewer places than the worker has threads, so that a move always finds one. `closing` tells when the worker is about
    to stop: everybody is woken then, and nobody waits any more.
    """

    def __init__(self, store: Store, places: int, closing: Callable[[], bool] = lambda: False) -> None:
        self._store = store
        self._places = threading.BoundedSemaphore(places)
        self.closing = closing
        self._lock = threading.Lock()
        self._waiters: defaultdict[str, set[threading.Event]] = defaultdict(set)
        self._listener: threading.Thread | None = None

    @contextmanager
    def place(self, session_id: str) -> Iterator[Callable[[float], bool]]:
        """Take a place for a session; what it yields waits until the session may have changed (True) or the seconds are over.

        Changes from the moment the place is taken count, so look at the session after that. Raises TooManyWaiting.
        """
        if not self._places.acquire(blocking=False):
            raise TooManyWaiting
        changed = threading.Event()
        with self._lock:
            self._waiters[session_id].add(changed)
            self._start()

        def wait(seconds: float) -> bool:
            if self.closing() or not changed.wait(seconds):
                return False
            changed.clear()
            return not self.closing()

        try:
            yield wait
        finally:
            with self._lock:
                self._waiters[session_id].discard(changed)
                if not self._waiters[session_id]:
                    del self._waiters[session_id]
            self._places.release()

    def _start(self) -> None:
        if self._listener is None or not self._listener.is_alive():
            self._listener = threading.Thread(target=self._listen, name="changes", daemon=True)
            self._listener.start()

    def _listen(self) -> None:
        while True:
            try:
                for session_id in self._store.listen():
                    if session_id == ANY or self.closing():
                        self._wake_all()
                    elif session_id is not None:
                        self._wake(session_id)
            except (redis.RedisError, OSError):
                if self.closing():
                    self._wake_all()
                time.sleep(0.2)

    def _wake(self, session_id: str) -> None:
        with self._lock:
            for changed in self._waiters.get(session_id, ()):
                changed.set()

    def _wake_all(self) -> None:
        with self._lock:
            for waiters in self._waiters.values():
                for changed in waiters:
                    changed.set()
