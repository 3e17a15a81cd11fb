"""bastide show: a game at any turn, as text, JSON or a picture."""

from collections.abc import Mapping
from pathlib import Path

import click

from bastide.cli.game_files import (
    STANDARD_STREAM,
    example,
    game_argument,
    json_option,
    json_text,
    read_game,
    write_text,
)
from bastide.cli.terminal import print_canvas, print_lines, screen
from bastide.errors import SetupError
from bastide.messages import say
from bastide.messages.events import tell
from bastide.render.score_sheet import turns_of
from bastide.render.svg.board.animation import animation_svg
from bastide.render.svg.board.board_document import FITTING_WIDTH, size_for_width
from bastide.render.svg.board.layers import LAYERS
from bastide.render.svg.defaults import MAX_TILE_SIZE, MIN_TILE_SIZE
from bastide.render.text.game_text import fitted_board
from bastide.render.text.scoreboard import draw_scores, next_step_text
from bastide.rules.board import LaidTile
from bastide.rules.events import Drawn
from bastide.rules.game import Game
from bastide.rules.text.notation import DEGREES, place_text


@click.command(help=say("help-show"), epilog=example("help-show-examples"))
@game_argument
@click.option("--turn", type=int, metavar="N", help=say("help-show-turn"))
@json_option
@click.option("--svg", is_flag=False, flag_value=STANDARD_STREAM, metavar="[FILE]", help=say("help-show-svg"))
@click.option("--layer", "layers", type=click.Choice(list(LAYERS)), multiple=True, help=say("help-show-layer"))
@click.option("--score-track", is_flag=True, help=say("help-show-score-track"))
@click.option("--size", type=click.IntRange(MIN_TILE_SIZE, MAX_TILE_SIZE), metavar="PIXELS", help=say("help-show-size"))
@click.option("--animate", is_flag=True, help=say("help-show-animate"))
def show(
    game: str,
    turn: int | None,
    as_json: bool,
    svg: str | None,
    layers: tuple[str, ...],
    score_track: bool,
    size: int | None,
    animate: bool,
) -> None:
    board_options = {"--layer": bool(layers), "--score-track": score_track}
    if svg is None:
        refuse_options("show/no-picture", {**board_options, "--size": size is not None, "--animate": animate})
    else:
        check_file(svg, game)
        refuse_options("show/two-forms", {"--json": as_json})
    if animate:
        refuse_options("show/not-in-film", board_options)
    read = read_game(game)
    shown = read.game
    if turn is not None:
        go_to_turn(shown, turn)
    if as_json:
        click.echo(json_text(position_json(shown)), nl=False)
    elif svg is not None:
        tile_size = size or size_for_width(shown.board, FITTING_WIDTH)
        if animate:
            picture = animate_game(shown, tile_size)
        else:
            picture = shown.svg(tile_size=tile_size, layers=layers, score_track=score_track)
        write_text(f"{picture}\n", svg)
    else:
        show_as_text(shown, read.names)


def refuse_options(reason: str, options: Mapping[str, bool]) -> None:
    """Raise SetupError for the first option that is set."""
    for option, is_given in options.items():
        if is_given:
            raise SetupError(reason, option=option)


def check_file(svg: str, game: str) -> None:
    """Check the file for the picture. Raises SetupError."""
    if not svg:
        raise SetupError("show/no-file")
    if svg != STANDARD_STREAM and Path(svg).resolve() == Path(game).resolve():
        raise SetupError("show/over-the-game", file=svg)


def animate_game(game: Game, tile_size: int) -> str:
    """Return the game as an animation. Raises SetupError if it has no moves."""
    if not game.turn:
        raise SetupError("show/nothing-moves")
    return animation_svg(game, tile_size=tile_size)


def show_as_text(game: Game, names: tuple[str, ...]) -> None:
    width, height = screen()
    print_canvas(fitted_board(game, letters=False, width=width, height=height))
    print_lines("")
    print_canvas(draw_scores(game, names, width))
    print_lines(next_step_text(game), *last_turn(game))


def go_to_turn(game: Game, turn: int) -> None:
    """Go back to the position after `turn` moves. Raises SetupError if there were fewer."""
    if not 0 <= turn <= game.turn:
        raise SetupError("show/no-such-turn", turn=turn, last=game.turn)
    while game.turn > turn:
        game.pop()


def last_turn(game: Game) -> list[str]:
    """Describe the last turn."""
    if not game.turn:
        return []
    events = turns_of(game.events())[-1]
    sentences = [tell(event) for event in events if not isinstance(event, Drawn)]
    return ["", say("show-turn", turn=game.turn), *sentences]


def position_json(game: Game) -> dict[str, object]:
    return {
        "edition": game.edition.name,
        "players": game.players,
        "farmers": game.options.farmers,
        "draw_ahead": game.options.draw_ahead,
        "turn": game.turn,
        "phase": game.phase.name.lower(),
        "player": None if game.is_over else game.player,
        "hands": [tile.name if tile else None for tile in game.hands],
        "scores": list(game.scores),
        "followers": list(game.supplies),
        "huts": list(game.huts),
        "board": [laid_json(laid) for laid in game.board.values()],
        "bag": {tile.name: count for tile, count in game.bag.items()},
        "tiles_left": game.tiles_left,
        "bonus_left": game.bonus_left,
        "text": game.text(),
    }


def laid_json(laid: LaidTile) -> dict[str, object]:
    piece = laid.piece and {
        "player": laid.piece.player,
        "hut_segment" if laid.piece.is_hut else "segment": laid.piece.segment,
        "place": place_text(laid.tile, laid.rotation, laid.piece.place),
    }
    return {
        "tile": laid.tile.name,
        "x": laid.x,
        "y": laid.y,
        "rotation": laid.rotation,
        "degrees": DEGREES[laid.rotation],
        "follower": piece,
    }
