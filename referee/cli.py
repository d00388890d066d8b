"""The `referee` command."""

import argparse
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec

from referee import embedded
from referee.app import create_app
from referee.bench import rules, service
from referee.config import BadSetting, Config
from referee.sessions.model import GameRecord
from referee.sessions.record import verify

DATA = Path("var/redis")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; return its exit status."""
    parser = argparse.ArgumentParser(prog="referee", description="A referee for five card games, served over HTTP.")
    commands = parser.add_subparsers(required=True)
    serve = commands.add_parser("serve", help="serve the API, with a store of its own unless REDIS_URL is set")
    serve.set_defaults(run=_serve)
    spec = commands.add_parser("spec", help="print the OpenAPI document")
    spec.set_defaults(run=_spec)
    check = commands.add_parser("verify", help="verify the record of a game")
    check.add_argument("file", type=Path, help="a record as JSON, or - for standard input")
    check.set_defaults(run=_verify)
    measure = commands.add_parser("bench", help="measure the rules alone, and the service beside a bare route")
    measure.add_argument("--rounds", type=int, default=5, help="how often each figure is measured (5)")
    measure.set_defaults(run=_bench)
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except (BadSetting, embedded.StoreFailed) as error:
        print(f"referee: {error}", file=sys.stderr)
        status = 2
    return status


def _serve(_arguments: argparse.Namespace) -> int:
    """Serve until told to stop, then drain, and stop the store last if it was started here."""
    config = Config.from_environment()
    servers: list[subprocess.Popen[bytes]] = []
    told: list[int] = []

    def pass_on(number: int, _frame: object) -> None:
        """Tell the server; SIGINT would make it drop what it is doing. One that is still to start is told then."""
        told.append(signal.SIGTERM if number == signal.SIGINT else number)
        for server in servers:
            server.send_signal(told[-1])

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, pass_on)
    _check_free(config.host, config.port)
    url, store = (config.redis_url, None) if config.redis_url else embedded.start(DATA)
    try:
        server = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "--config", "python:referee.serving", "referee.serving:application()"],
            env={**os.environ, "REDIS_URL": url},
            start_new_session=True,  # so that a terminal's Ctrl-C reaches it through here only
        )
        servers.append(server)
        if signal.SIGTERM in told:
            server.terminate()
        status = server.wait()
        return 0 if status == -signal.SIGTERM else status  # it was told before it had learnt to drain
    finally:
        if store is not None:
            store.terminate()
            store.wait()


def _check_free(host: str, port: int) -> None:
    """Raise BadSetting unless the address can be listened on: gunicorn would try for long, and say so at length."""
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            pass
    except OSError as error:
        raise BadSetting(f"HOST and PORT: {host}:{port} cannot be listened on ({error.strerror or error})") from None


def _spec(_arguments: argparse.Namespace) -> int:
    app = create_app(Config(redis_url="redis://localhost"))  # which is not connected to before the first request
    print(app.extensions["document"].decode())
    return 0


def _verify(arguments: argparse.Namespace) -> int:
    try:
        text = sys.stdin.buffer.read() if str(arguments.file) == "-" else arguments.file.read_bytes()
        record = msgspec.json.decode(text, type=GameRecord)
    except (OSError, msgspec.MsgspecError, RecursionError) as error:
        print(f"This is no record: {error}", file=sys.stderr)
        return 2
    verification = verify(record)
    for wrong in verification.problems:
        print(f"{wrong.field}: {wrong.message}")
    print("valid" if verification.valid else "not valid")
    return 0 if verification.valid else 1


def _bench(arguments: argparse.Namespace) -> int:
    print(f"Rules alone, one core, as {'native code' if rules.are_native() else 'plain Python'}:")
    for figure in rules.figures(arguments.rounds):
        print(f"  {figure.per_second:>10,.0f} a second  {figure.what}")
    print("The whole move request over HTTP, beside a bare Flask route that runs the same Redis script; one worker each:")
    for compared in service.compare(arguments.rounds):
        print(f"  {compared.service:>10,.0f} a second, {compared.floor:,.0f} bare: {compared.ratio:.2f}  {compared.game}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
