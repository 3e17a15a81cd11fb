"""bastide play: a game at this terminal."""

import shlex
from dataclasses import asdict
from pathlib import Path

import click

from bastide.cli.asking import ask
from bastide.cli.common import FileError, example
from bastide.cli.saving import SavedGame, new_path, resume, unfinished_games
from bastide.cli.seating import Seat, seats_named, seats_of
from bastide.cli.table import Left, Table
from bastide.cli.terminal import say_lines
from bastide.cli.warming import warm_up
from bastide.messages import say
from bastide.rules.game import Game
from bastide.rules.options import Options, check_setup
from bastide.tiles import edition as edition_named

LATEST = "-"


@click.command(help=say("help-play"), epilog=example("help-play-examples"))
@click.option("--edition", default="modern", show_default=True, metavar="NAME", help=say("help-play-edition"))
@click.option("--players", default="you,greedy", show_default=True, metavar="LIST", help=say("help-play-players"))
@click.option("--seed", type=int, metavar="N", help=say("help-play-seed"))
@click.option("--no-farmers", is_flag=True, help=say("help-play-no-farmers"))
@click.option("--draw-ahead", is_flag=True, help=say("help-play-draw-ahead"))
@click.option("--first", type=int, default=0, show_default=True, metavar="SEAT", help=say("help-play-first"))
@click.option("--save", metavar="FILE", help=say("help-play-save"))
@click.option("--resume", "resumed", is_flag=False, flag_value=LATEST, metavar="[FILE]", help=say("help-play-resume"))
def play(
    edition: str,
    players: str,
    seed: int | None,
    no_farmers: bool,
    draw_ahead: bool,
    first: int,
    save: str | None,
    resumed: str | None,
) -> None:
    rules = edition_named(edition)
    if resumed:
        warm_up()
        play_on(resumed_table(resumed))
        return
    seats, options = seats_of(players, seed), Options(farmers=not no_farmers, draw_ahead=draw_ahead, first=first)
    check_setup(len(seats), options)
    warm_up(rules)
    game = Game(rules, players=len(seats), seed=seed, **asdict(options))
    play_on(new_table(game, seats, save))


def new_table(game: Game, seats: list[Seat], save: str | None) -> Table:
    """The table of a new game, kept in the file that was asked for or in one of its own. Raises FileError."""
    unfinished = unfinished_games()
    path = Path(save).expanduser() if save else new_path(game.edition.name)
    saved = SavedGame.begin(path, game, [seat.name for seat in seats])
    if unfinished:
        say_lines(say("play-unfinished", file=str(unfinished[0])), "")
    say_lines(say("play-welcome", edition=game.edition.name, rulebook=game.edition.rulebook, file=str(path)))
    return Table(game, seats, saved)


def resumed_table(name: str) -> Table:
    """The table of a game that was left: that of a file, or the latest one. Raises FileError."""
    unfinished = unfinished_games()
    if name == LATEST and not unfinished:
        raise FileError("file/nothing-to-resume")
    path = unfinished[0] if name == LATEST else Path(name).expanduser()
    resumed = resume(path)
    say_lines(say("play-resumed", file=str(path), turns=resumed.game.turn))
    if resumed.is_mended:
        say_lines(say("play-mended"))
    if resumed.is_shuffled:
        say_lines(say("play-shuffled"))
    return Table(resumed.game, seats_named(resumed.saved.names, resumed.game.players), resumed.saved)


def play_on(table: Table) -> None:
    """Play until the game is over or somebody leaves."""
    try:
        while not table.game.is_over:
            if table.seats[table.game.player].player:
                table.let_computer_move()
            else:
                ask(table)
        table.show_end()
    except (Left, EOFError, KeyboardInterrupt):
        say_lines("", say("play-left", file=shlex.quote(str(table.saved.path))))
    finally:
        table.saved.close()
