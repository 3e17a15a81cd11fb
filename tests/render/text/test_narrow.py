"""Drawings for narrow screens: nothing is too wide, and no word is broken."""

import pytest

from bastide import Game
from bastide.render.score_sheet import score_sheet
from bastide.render.text.canvas import Canvas
from bastide.render.text.feature_table import draw_features
from bastide.render.text.game_text import fitted_board, lettered_cells
from bastide.render.text.rotations import draw_hand
from bastide.render.text.score_table import draw_score_table
from bastide.render.text.scoreboard import draw_scores
from bastide.render.text.sizes import LARGE
from bastide.render.text.tables import draw_table

NAMES = ["a long name", "greedy", "careful", "", "planner"]
WIDTHS = (40, 60, 80)


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a game with a wide board and followers of five seats."""
    game = Game("modern", players=5, seed=7)
    for _ in range(20):
        game.push(max(game.legal_moves, key=lambda move: (move.x, move.place)))
    return game


def words(canvas: Canvas) -> list[str]:
    return sorted(canvas.plain().split())


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_screen(game: Game, width: int) -> None:
    drawings = [
        fitted_board(game, letters=True, width=width, height=20),
        draw_scores(game, NAMES, width),
        draw_hand(game.legal_moves, LARGE, width),
        draw_features(game, width),
        draw_score_table(score_sheet(game), NAMES, width),
    ]
    assert [drawing.width for drawing in drawings if drawing.width > width] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_narrow_drawings_keep_every_word(game: Game, width: int) -> None:
    assert words(draw_scores(game, NAMES, width)) == words(draw_scores(game, NAMES))
    assert words(draw_hand(game.legal_moves, LARGE, width)) == words(draw_hand(game.legal_moves, LARGE))
    assert set(words(draw_features(game, width))) <= {*words(draw_features(game)), "…"}


def test_scores_lose_space_before_they_wrap(game: Game) -> None:
    heights = [draw_scores(game, NAMES, width).height for width in (60, 47, 40)]
    assert heights == [5, 5, 10]


def test_cropped_board_lists_hidden_letters(game: Game) -> None:
    text = fitted_board(game, letters=True, width=30, height=20).plain()
    assert all(f"[{letter}]" in text for letter in lettered_cells(game).values())


def test_wide_score_table_is_transposed(game: Game) -> None:
    first_words = [line.split()[0] for line in draw_score_table(score_sheet(game), NAMES, 40).plain().splitlines()]
    assert first_words == ["Red", "roads", "cities", "monasteries", "fields", "total"]


def test_last_column_wraps_between_words() -> None:
    table = draw_table(["cell", "where"], [["a", "0,-1 road city.n"], ["b", "-"]], 14)
    assert table.plain().splitlines() == ["cell where", "a    0,-1 road", "     city.n", "b    -"]


def test_empty_feature_table_says_so() -> None:
    assert draw_features(Game("modern", seed=7)).plain() == "There are no followers on the table."
