"""`python -m referee_client.arena` is `referee-arena`."""

import sys


def main() -> int:
    """Run the arena; return its exit status."""
    try:
        from referee_client.arena import cli
    except ModuleNotFoundError as missing:
        print(
            f"referee-arena: {missing}. The arena needs more than the client alone: in the project's directory, "
            "`pip install 'clients/python[arena]'` installs that.",
            file=sys.stderr,
        )
        return 2
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
