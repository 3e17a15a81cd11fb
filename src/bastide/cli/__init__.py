"""The command `bastide`. Each command is a file of its own, loaded when it is asked for."""

from bastide.cli.commands import Commands

NAMES = ("serve", "play", "show", "score", "analyse", "convert", "editions", "simulate", "arena", "tune", "bench")

main = Commands(NAMES, name="bastide")
