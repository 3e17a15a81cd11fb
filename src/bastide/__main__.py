"""The command `bastide`, also as python -m bastide."""

import os
import sys

from bastide.errors import MissingExtraError


def main() -> None:
    """Run a command. Without the packages that it needs, say what to install."""
    try:
        from bastide.cli import main as run_command
    except MissingExtraError as error:
        sys.exit(in_language_of_user(error))
    run_command()


def in_language_of_user(error: MissingExtraError) -> str:
    from bastide.messages import language_of, using_language  # lazy, like the command

    with using_language(language_of(os.environ)):
        return str(error)


if __name__ == "__main__":
    main()
