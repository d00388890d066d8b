"""`python -m referee_client.arena` is `referee-arena`."""

import sys

from referee_client.arena.cli import main

sys.exit(main())
