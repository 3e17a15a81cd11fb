"""The command `bastide`. Subcommands are loaded on first use."""

from bastide.extras import require

require("cli")

from bastide.cli.command_group import CommandGroup  # noqa: E402 - it imports packages of the extra

NAMES = ("serve", "play", "show", "score", "analyse", "convert", "editions", "simulate", "arena", "tune", "bench")

# Subcommands inherit the names of the help option.
main = CommandGroup(NAMES, name="bastide", context_settings={"help_option_names": ["-h", "--help"]})
