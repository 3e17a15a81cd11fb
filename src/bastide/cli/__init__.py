"""The command `bastide`. Subcommands are loaded on first use."""

from bastide.cli.command_group import CommandGroup

NAMES = ("serve", "play", "show", "score", "analyse", "convert", "editions", "simulate", "arena", "tune", "bench")

main = CommandGroup(NAMES, name="bastide")
