"""The group of all commands: loads them lazily and reports every failure in one sentence."""

import contextlib
import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from bastide.cli.click_messages import install_translations
from bastide.errors import BastideError
from bastide.messages import language_names, language_of, say, set_language, using_language
from bastide.version import __version__

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # write failures that are not bugs
REFUSED, INTERRUPTED, CLOSED = 2, 130, 141  # exit statuses; the last two are what a shell reports for signals

install_translations()


class CommandGroup(click.Group):
    """Commands by name; the command `name` is the function `name` in the module `name`.

    A command translates its help when it is loaded, after the language option was read. The group exists before that,
    so it translates its own help when it is shown.
    """

    def __init__(self, names: Sequence[str], **attributes: Any) -> None:
        super().__init__(**attributes)
        self.names = names
        self.params += [language_option(), version_option()]

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(self.names)

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.names:
            return None
        command: click.Command = getattr(import_module(f"bastide.cli.commands.{name}"), name)
        return command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help, self.epilog = say("help-bastide"), say("help-bastide-more")
        for option in self.params:
            if isinstance(option, click.Option):
                option.help = say(f"help-{option.name}")
        if about := self.get_help_option(ctx):
            about.help = say("click-help")
        super().format_help(ctx, formatter)

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their summaries, without loading them."""
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(f"help-command-{name}")) for name in self.names])

    def main(self, *args: Any, **options: Any) -> NoReturn:
        """Run a command and exit with its status."""
        sys.exit(self.status_of(*args, **{**options, "standalone_mode": False}))

    def status_of(self, *args: Any, **options: Any) -> int:
        """Run a command in the user's language and return its exit status."""
        with using_language(language_of(os.environ)):
            return self.report_status(*args, **options)

    def report_status(self, *args: Any, **options: Any) -> int:
        """Run a command; report failures on standard error in one sentence."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # bad input or a limited terminal must not crash
        try:
            return self.run(*args, **options)
        except click.UsageError as error:
            command = error.ctx.command_path if error.ctx else self.name
            return refuse(say("error-usage", problem=as_sentence(error.format_message()), command=command))
        except BastideError as error:
            return refuse(str(error))
        except (KeyboardInterrupt, click.Abort):
            return INTERRUPTED
        except SystemExit:  # Click and Rich exit so when the reader of the output closes the pipe
            drop_output()
            return CLOSED
        except OSError as error:
            return refuse_file(error)

    def run(self, *args: Any, **options: Any) -> int:
        """Run a command, or list the commands, and flush the output."""
        try:
            status = super().main(*args, **options)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            status = 0
        sys.stdout.flush()
        return status if isinstance(status, int) else 0


def as_sentence(text: str) -> str:
    """Add the full stop that Click sometimes leaves out."""
    return text if text.endswith((".", "?", "?)")) else f"{text}."


def refuse(sentence: str) -> int:
    with contextlib.suppress(OSError):  # the status still reports the failure
        click.echo(one_line(sentence), err=True)
    return REFUSED


def one_line(sentence: str) -> str:
    """Replace characters that could move the cursor: a sentence may quote any input."""
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in sentence)


def refuse_file(error: OSError) -> int:
    """Report a failed file or pipe. Other errors are bugs and raise."""
    if error.errno == errno.EPIPE:
        drop_output()  # the reader has closed the pipe
        return CLOSED
    if error.filename is None and error.errno in FULL:
        drop_output()
        return refuse(say("error-file-output", problem=error))
    if error.filename is None:
        raise error
    return refuse(say("error-file-failed", file=error.filename, problem=error))


def drop_output() -> None:
    """Discard unwritten output, so that Python does not complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def language_option() -> click.Option:
    def choose(ctx: click.Context, _option: click.Parameter, language: str | None) -> None:
        if language and not ctx.resilient_parsing:
            set_language(language)

    known = click.Choice(language_names())
    return click.Option(["--language"], type=known, expose_value=False, is_eager=True, callback=choose)


def version_option() -> click.Option:
    def show_version(ctx: click.Context, _option: click.Parameter, is_asked: bool) -> None:
        if is_asked and not ctx.resilient_parsing:
            click.echo(say("version", version=__version__))
            ctx.exit()

    return click.Option(["--version"], is_flag=True, expose_value=False, is_eager=True, callback=show_version)
