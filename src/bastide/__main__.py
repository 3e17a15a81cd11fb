"""The command `bastide`, also as python -m bastide."""

import sys

from bastide.errors import MissingExtraError


def main() -> None:
    """Run a command. Without the packages that it needs, say what to install."""
    try:
        from bastide.cli import main as run_command
    except MissingExtraError as error:
        sys.exit(str(error))
    run_command()


if __name__ == "__main__":
    main()
