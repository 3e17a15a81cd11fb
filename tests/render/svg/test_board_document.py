"""Boards as pictures: every tile and piece in its place, at every size."""

import pytest

from bastide import Game, SetupError
from bastide.messages import say
from bastide.render.svg.board.board_document import FITTING_WIDTH, MARK, board_svg, size_for_width
from bastide.render.svg.board.frame import BoardFrame
from bastide.render.svg.pieces import piece, role_at, scale_on_board
from bastide.render.svg.tiles.drawing_cache import DrawingCache, fingerprint_of
from bastide.render.svg.track.score_track import track_frame
from bastide.render.svg.track.track_geometry import track_around
from tests.render.svg.helpers.boards import (
    EDITIONS,
    PLAIN,
    SVG,
    draw_board,
    ids,
    parse,
    played_game,
    references,
    tile_uses,
)
from tests.render.svg.helpers.plain_look import PlainLook

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_size = pytest.mark.parametrize("size", [40, 59, 60, 97])


@every_edition
@every_size
def test_every_tile_is_on_its_cell(edition: str, size: int) -> None:
    game = played_game(edition)
    frame = BoardFrame.around(game.board, size)
    kind = "small" if size < 60 else "large"
    shown = tile_uses(draw_board(game, size))
    assert [name for name, _, _ in shown] == [
        f"plain-{kind}-{laid.tile}-{fingerprint_of(laid.tile)[:4]}-{laid.rotation}" for laid in game.board.values()
    ]
    for (_, x, y), cell in zip(shown, game.board, strict=True):
        assert (x, y) == pytest.approx(frame.origin(cell), abs=0.01)


def test_positions_of_cells_in_a_frame() -> None:
    frame = BoardFrame.around([(-2, 0), (1, 3), (0, 5)], 50)
    assert (frame.columns, frame.rows, frame.margin) == (4, 6, 96)
    assert frame.origin((-2, 0)) == (96, 96)
    assert frame.origin((1, 5)) == (96 + 3 * 240, 96 + 5 * 240)
    assert (frame.width, frame.height) == (2 * 96 + 4 * 240, 2 * 96 + 6 * 240)


@every_edition
def test_every_definition_is_unique_and_used(edition: str) -> None:
    document = draw_board(played_game(edition), layers=("fields", "features", "dead", "coordinates"))
    assert len(ids(document)) == len(set(ids(document)))
    assert set(ids(document)) == references(document)
    assert "x-pair" in ids(document)
    assert "x-dot" in ids(document)


@every_edition
def test_picture_has_no_external_references(edition: str) -> None:
    names = {each.tag.split("}")[1] for each in parse(draw_board(played_game(edition))).iter()}
    assert names.isdisjoint({"text", "filter", "script", "image", "style", "foreignObject"})


@every_edition
@every_size
def test_tiles_are_whole_pixels_apart(edition: str, size: int) -> None:
    """Otherwise the borders between tiles are blurred."""
    game = played_game(edition)
    root = parse(draw_board(game, size))
    columns = len({x for x, _ in game.board})
    assert float(root.get("width", 0)) == pytest.approx(columns * size + 2 * round(0.4 * size), abs=0.01)
    for _, x, y in tile_uses(draw_board(game, size)):
        assert (x * size / 240) % 1 == pytest.approx(0, abs=0.01) or (x * size / 240) % 1 > 0.99
        assert (y * size / 240) % 1 == pytest.approx(0, abs=0.01) or (y * size / 240) % 1 > 0.99


@every_edition
def test_every_piece_is_at_its_position(edition: str) -> None:
    game = played_game(edition, 25)
    document = draw_board(game, 100)
    frame = BoardFrame.around(game.board, 100)
    standing = [laid for laid in game.board.values() if laid.piece]
    assert len(standing) > 3
    for laid in standing:
        assert laid.piece
        role = role_at(laid.tile, laid.piece.place)
        x, y = frame.origin(laid.cell)
        east, south = PLAIN.drawing(laid.tile, laid.rotation).spots[laid.piece.place]
        assert piece(role, laid.piece.player, x + east, y + south, scale_on_board(small=False)) in document


def test_board_without_pieces_has_no_piece_symbols() -> None:
    assert not [name for name in ids(draw_board(Game("winter", seed=1))) if name.startswith("p-")]


@every_edition
def test_last_tile_is_marked(edition: str) -> None:
    game = played_game(edition, 12)
    frame = BoardFrame.around(game.board, 100)
    marks = [each for each in parse(draw_board(game)).iter() if each.get("stroke") == MARK]
    assert [(float(each.get("x", 0)), float(each.get("y", 0))) for each in marks] == [frame.origin(game.moves[-1].cell)]


def test_last_tile_mark_is_optional() -> None:
    game = played_game("winter", 12)
    assert MARK not in board_svg(game, last_move=False, drawings=PLAIN)
    assert MARK not in draw_board(Game("winter", seed=1))
    assert MARK not in draw_board(Game.parse(game.text()))  # the last tile of a position is unknown


@every_edition
def test_same_game_gives_same_bytes(edition: str) -> None:
    game = played_game(edition)
    layers = ("fields", "features", "dead", "coordinates")
    new_drawings = DrawingCache(PlainLook(), None)
    again = board_svg(game.record().replay(), tile_size=100, layers=layers[::-1], drawings=new_drawings)
    assert again == draw_board(game, 100, layers)


@pytest.mark.parametrize("size", [7, 961, 50.5, True, "50"])
def test_invalid_size_is_refused(size: int) -> None:
    with pytest.raises(SetupError) as refusal:
        draw_board(Game("winter", seed=1), size)
    assert refusal.value.reason == "setup/tile-size"
    assert repr(size) in str(refusal.value)


@every_edition
def test_board_has_a_title(edition: str) -> None:
    game = played_game(edition, 12)
    root = parse(draw_board(game))
    red, blue, yellow = (f"{points} point{'' if points == 1 else 's'}" for points in game.scores)
    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text == (
        f"A board of the edition “{say(f'edition-{edition}')}” with {len(game.board)} tiles after turn 12: "
        f"Red {red}, Blue {blue}, Yellow {yellow}."
    )
    assert "after turn" not in (parse(draw_board(Game.parse(game.text())))[0].text or "")


@every_edition
def test_score_track_surrounds_the_board(edition: str) -> None:
    game = played_game(edition, 30)
    document = board_svg(game, tile_size=90, layers=["fields"], score_track=True, drawings=PLAIN)
    assert sorted(ids(document)) == sorted(references(document))
    width, height = (float(parse(draw_board(game, 90)).get(side, 0)) for side in ("width", "height"))
    track = track_around(width, height, game.edition.score_track)
    assert track_frame(track, game.scores) in document
    assert [name for name, _, _ in tile_uses(document)] == [name for name, _, _ in tile_uses(draw_board(game, 90))]
    assert game.svg(tile_size=90, score_track=True).count("<title>") == 1


def test_boards_fit_into_notebooks() -> None:
    assert size_for_width(Game("winter", seed=1).board, FITTING_WIDTH) == 120
    game = played_game("winter", 83)
    assert 700 < float(parse(draw_board(game, size_for_width(game.board, FITTING_WIDTH))).get("width", 0)) <= 901


def test_game_has_svg_representation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.render.svg.board.board_document.drawings_of", lambda _: PLAIN)
    game = played_game("winter")
    assert game._repr_svg_() == game.svg() == draw_board(game, size_for_width(game.board, FITTING_WIDTH))
    assert game.svg(tile_size=30, layers=["dead"], last_move=False) == board_svg(
        game, tile_size=30, layers=["dead"], last_move=False, drawings=PLAIN
    )
