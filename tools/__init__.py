"""Code of ./play and ./test. Standard library only, because it runs before anything is installed.

Older Pythons must be able to parse the scripts and this file, which reports that the version is too old.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - any Python may start the scripts
    sys.exit(f"Bastide needs Python 3.11 or newer, but {sys.executable} is Python {sys.version.split()[0]}.")
