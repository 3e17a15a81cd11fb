"""What ./play and ./test share. Standard library only, for it runs before anything is installed.

Older Pythons must be able to read the scripts and this file, which tells people that theirs is too old.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the scripts are started by whatever Python there is
    sys.exit(f"Bastide needs Python 3.11 or newer, but {sys.executable} is Python {sys.version.split()[0]}.")
