"""bastide play: a game in the terminal."""

import shlex
from dataclasses import asdict
from pathlib import Path

import click
from click.core import ParameterSource

from bastide.cli.compile_notice import warm_up
from bastide.cli.game_files import FileError, example, parse_game, read_text
from bastide.cli.terminal import console, print_lines
from bastide.cli.terminal_game.deck_file import new_order
from bastide.cli.terminal_game.input_commands import let_person_move
from bastide.cli.terminal_game.saved_game import (
    ResumedGame,
    SavedGame,
    create_file,
    new_path,
    resume,
    unfinished_games,
)
from bastide.cli.terminal_game.seats import TerminalSeat, parse_seats, resumed_seats
from bastide.cli.terminal_game.terminal_game import PlayerLeft, TerminalGame
from bastide.errors import SetupError
from bastide.messages import say
from bastide.messages.factories import edition_name, rulebook_name
from bastide.rules.game import Game
from bastide.rules.options import Options, check_setup
from bastide.tiles import edition as edition_named

LATEST = ""  # never a file name
COMMAND = "bastide play"


@click.command(help=say("help-play"), epilog=example("help-play-examples"))
@click.option("--edition", default="modern", show_default=True, metavar="NAME", help=say("help-play-edition"))
@click.option("--players", default="you,greedy", show_default=True, metavar="LIST", help=say("help-play-players"))
@click.option("--seed", type=int, metavar="N", help=say("help-play-seed"))
@click.option("--no-farmers", is_flag=True, help=say("help-play-no-farmers"))
@click.option("--draw-ahead", is_flag=True, help=say("help-play-draw-ahead"))
@click.option("--first", type=int, default=0, show_default=True, metavar="SEAT", help=say("help-play-first"))
@click.option("--position", metavar="POSITION", help=say("help-play-position"))
@click.option("--save", metavar="FILE", help=say("help-play-save"))
@click.option("--resume", "resumed", is_flag=False, flag_value=LATEST, metavar="[FILE]", help=say("help-play-resume"))
def play(
    edition: str,
    players: str,
    seed: int | None,
    no_farmers: bool,
    draw_ahead: bool,
    first: int,
    position: str | None,
    save: str | None,
    resumed: str | None,
) -> None:
    if resumed is not None:
        allow_only(("resumed",), "setup/resumed")
        path = path_to_resume(resumed)
        warm_up()
        run_game(resume_game(path))
        return
    if position is not None:
        allow_only(("position", "players", "save"), "setup/of-position")
        seats = parse_seats(players, seed)
        check_saving(save)
        run_game(new_game(game_at(position, len(seats)), seats, save))
        return
    rules = edition_named(edition)
    seats, options = parse_seats(players, seed), Options(farmers=not no_farmers, draw_ahead=draw_ahead, first=first)
    check_setup(len(seats), options)
    check_saving(save)
    warm_up(rules)
    game = Game(rules, players=len(seats), seed=seed, **asdict(options))
    run_game(new_game(game, seats, save))


def allow_only(names: tuple[str, ...], reason: str) -> None:
    """Refuse all other options: the game or position decides them. Raises SetupError."""
    context = click.get_current_context()
    options = [option for option in context.command.params if option.name not in names]
    given = [
        option.opts[0]
        for option in options
        if context.get_parameter_source(option.name or "") is ParameterSource.COMMANDLINE
    ]
    if given:
        raise SetupError(reason, options=given)


def game_at(position: str, players: int) -> Game:
    """Return a game that begins at a position, with the remaining tiles shuffled. Raises BastideError."""
    game = parse_game(read_text(position), "position", position).game
    if game.players != players:
        raise SetupError("setup/position-seats", seats=players, players=game.players)
    if game.is_over:
        raise SetupError("setup/position-over")
    game.resume(new_order(game))
    return game


def check_saving(save: str | None) -> None:
    """Refuse to play if the game cannot be saved, before the slow first compilation. Raises FileError."""
    path = path_to_save(save, "new")
    create_file(path).close()
    path.unlink()


def path_to_save(save: str | None, edition: str) -> Path:
    return Path(save).expanduser() if save is not None else new_path(edition)


def print_resume_command(message: str, path: Path) -> None:
    """Print a command to copy, so the line must not be wrapped."""
    console().print(say(message, command=COMMAND, file=shlex.quote(str(path))))


def new_game(game: Game, seats: list[TerminalSeat], save: str | None) -> TerminalGame:
    """Start a game that is saved to the given file, or to a new one. Raises FileError."""
    unfinished = unfinished_games() if save is None else []
    path = path_to_save(save, game.edition.name)
    saved = SavedGame.begin(path, game, [seat.name for seat in seats])
    if unfinished:
        print_resume_command("play-unfinished", unfinished[0])
        print_lines("")
    name, rulebook = edition_name(game.edition.name), rulebook_name(game.edition)
    print_lines(say("play-welcome", edition=name, rulebook=rulebook, file=str(path)))
    return TerminalGame(game, seats, saved)


def path_to_resume(name: str) -> Path:
    """Return the file with that name, or that of the latest game. Raises FileError."""
    if name != LATEST:
        return Path(name).expanduser()
    unfinished = unfinished_games()
    if not unfinished:
        raise FileError("file/nothing-to-resume", command=COMMAND)
    return unfinished[0]


def resume_game(path: Path) -> TerminalGame:
    """Resume the game of a file. Raises FileError."""
    resumed = resume(path)
    if not resumed.game.is_over:
        print_resumed(resumed)
    return TerminalGame(resumed.game, resumed_seats(resumed.saved.names, resumed.game.players), resumed.saved)


def print_resumed(resumed: ResumedGame) -> None:
    print_lines(say("play-resumed", file=str(resumed.saved.path), turns=resumed.game.turn))
    if resumed.is_repaired:
        print_lines(say("play-mended"))
    if resumed.is_shuffled:
        print_lines(say("play-shuffled"))


def run_game(table: TerminalGame) -> None:
    """Play until the game is over or a player leaves."""
    try:
        while not table.game.is_over:
            if table.seats[table.game.player].player:
                table.let_computer_move()
            else:
                let_person_move(table)
        table.show_end()
    except (PlayerLeft, EOFError, KeyboardInterrupt):
        print_lines("")
        print_resume_command("play-left", table.saved.path)
    finally:
        table.saved.close()
