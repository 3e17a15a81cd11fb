"""The command `bastide`. Each command is a file of its own, loaded when it is asked for."""

from bastide.cli.commands import Commands
from bastide.messages import say

NAMES = ("play", "show", "score", "convert", "editions", "simulate", "bench")

main = Commands(NAMES, name="bastide", help=say("help-bastide"), epilog=say("help-bastide-more"))
