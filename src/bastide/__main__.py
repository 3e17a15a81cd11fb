"""The command `bastide`, also as python -m bastide."""

import os
import sys

from bastide.errors import MissingExtraError

REFUSED = 2  # exit status, that of every refused command


def main() -> None:
    """Run a command. Without the packages that it needs, say what to install."""
    try:
        from bastide.cli import main as run_command
    except MissingExtraError as error:
        needed = error.with_details(extra="server") if "serve" in sys.argv[1:] else error  # which includes [cli]
        sys.stderr.write(in_language_of_user(needed) + "\n")
        sys.exit(REFUSED)
    run_command()


def in_language_of_user(error: MissingExtraError) -> str:
    from bastide.messages import language_of, using_language  # lazy, like the command

    with using_language(language_of(os.environ)):
        return str(error)


if __name__ == "__main__":
    main()
