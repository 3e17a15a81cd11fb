"""python -m bastide is the command `bastide`."""

from bastide.cli import main

main()
