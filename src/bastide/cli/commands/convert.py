"""bastide convert: convert a game from one form to another."""

import click

from bastide.cli.game_files import (
    FORMS,
    ReadGame,
    example,
    form_of,
    game_argument,
    json_text,
    parse_game,
    read_text,
    write_text,
)
from bastide.messages import say
from bastide.rules.text.json_record import to_json


@click.command(help=say("help-convert"), epilog=example("help-convert-examples"))
@game_argument
@click.option("--from", "source", type=click.Choice(FORMS), help=say("help-convert-from"))
@click.option("--to", "target", type=click.Choice(FORMS), help=say("help-convert-to"))
@click.option("--output", metavar="FILE", help=say("help-output"))
def convert(game: str, source: str | None, target: str | None, output: str | None) -> None:
    text = read_text(game)
    form = source or form_of(text)
    write_text(text_of(parse_game(text, form, game), target or opposite(form)), output)


def opposite(form: str) -> str:
    """Return the default target form."""
    return "json" if form == "record" else "record"


def text_of(read: ReadGame, form: str) -> str:
    """Return a game in one of the forms; a position becomes a game that begins there."""
    if form == "position":
        return read.game.text()
    if form == "line":
        return f"{read.game.position_line()}\n"
    record = read.record or read.game.record()
    return json_text(to_json(record)) if form == "json" else str(record)
