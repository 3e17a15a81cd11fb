"""The subcommands of `bastide`: the command `name` is the function `name` in the module `name`."""
