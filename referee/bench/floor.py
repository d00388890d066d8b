"""The floor: a bare Flask route that runs the script of a commit, on values as large as those of a match."""

import os
from collections import defaultdict

from flask import Flask

from referee.sessions.connection import connect
from referee.sessions.store import CHANNEL, COMMIT_SCRIPT, keys

app = Flask(__name__)
_commit = connect(os.environ["REDIS_URL"]).register_script(COMMIT_SCRIPT)
_versions: defaultdict[str, int] = defaultdict(int)
_session, _entry = "s" * 2400, "e" * 500


@app.post("/floor/v1/sessions/<session_id>/moves")
def commit(session_id: str) -> dict[str, int]:
    """Commit one more version."""
    version = _versions[session_id]
    _versions[session_id] += 1
    answer = _commit(keys(f"floor-{session_id}"), [version, _session, 3600, CHANNEL, session_id, _entry])
    if answer != b"done":
        raise ValueError(answer)
    return {"version": version + 1}
