"""Games as plain text."""

import pytest

from bastide import Game
from bastide.render import MEDIUM, SMALL, board_text
from bastide.render.text.board import draw_board, fitting_size
from bastide.render.text.colour import colourise
from bastide.render.text.game_text import fitted_board, lettered_cells, scene_of
from bastide.render.text.sizes import LARGE, SIZES, Size

POSITION = """\
bastide position 1
edition: modern
players: 5
farmers: yes
draw ahead: no
next: 1 plays
hands: - D - - -
scores: 0 12 5 1 0
board:
  E@0,-1>180
  E@1,-1>180
  B@2,-1>0 monastery=4
  D@0,0>0
  L@1,0>0 road.s=2
  U@2,0>90 field.s=3
  N@2,1>180 city=0
"""

LETTERED = """\
        -1       0        1        2        3


 -2             [a]      [b]      [c]


             ·   ·   ··   ·   ··   ·   ·
               ·   ·    ·   ·    ·┌✝┐·
 -1    [d]   · ▄▄▄▄▄ ·· ▄▄▄▄▄ ··  (◆)  ·   [e]
              ▟▒▒▒▒▒▙  ▟▒▒▒▒▒▙   ·   ·
             ▐▒▒▒▒▒▒▒▌▐▒▒▒▒▒▒▒▌·   ·   ·
             ▐▒▒▒▒▒▒▒▌▐▒▒▒▒▒▒▒▌·   ·   ·
              ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀   ·   ·
  0    [f]   ═════════════▪═════════════   [g]
               ·   ·    · ║ ·    ·   ·
             ·   ·   ··  (●)  ··  (╲)  ·
                               ·   · ▄▄▄
                                 ·  ▟▒▒▒
  1             [h]      [i]   · ▄▄▟▒▒▒▒   [j]
                                ▟▒▒(✚)▒▒
                               ▐▒▒▒▒▒▒▒▒


  2                               [k]

   ✚  Red       0 points   6 followers
▸  ▲  Blue     12 points   7 followers
   ●  Yellow    5 points   6 followers
   ╲  Black      1 point   6 followers
   ◆  Pink      0 points   6 followers
Blue plays tile D; 64 tiles are left in the bag."""

PLAYED = """\
        0        1
    ▐▒▒▒▒▒▒▒▌┌   ·   ┐
     ▀▀▀▀▀▀▀   ·   ·
  0 ═══════════(✚)   ·
      ·   ·    · ║ ·
    ·   ·   ·└   ║   ┘

   ✚  Red    0 points   6 followers
▸  ▲  Blue   0 points   7 followers
Blue plays tile R; 69 tiles are left in the bag."""

SMALL_BOARD = """\
      0    1    2
    ·   ··   ··   ·
 -1  ▄▄▄  ▄▄▄  (◆)
    ▐▒▒▒▌▐▒▒▒▌·   ·
    ▐▒▒▒▌▐▒▒▒▌·   ·
  0 ═══════▪═══════
    ·   ·· ● ··(╲)·
              ·  ▄▄
  1            ▄▟▒▒
              ▐▒(✚)"""

CROPPED = """\
       0      1
    ·   ·  ·   ·
 -1  ▄▄▄▄▄· ▄▄▄▄▄·▸
    ▐▒▒▒▒▒▌▐▒▒▒▒▒▌
    ▐▒▒▒▒▒▌▐▒▒▒▒▒▌
  0 ══════════▪═══▸
    ·   ·  · (●)

  1               ▸"""


@pytest.fixture
def position() -> Game:
    return Game.parse(POSITION)


def test_position_with_lettered_cells_followers_and_scores(position: Game) -> None:
    assert board_text(position, letters=True) == LETTERED


def test_printed_game_marks_its_last_tile() -> None:
    game = Game("modern", seed=7)
    game.push_text("V@1,0>0 road")
    assert str(game) == PLAYED


def test_small_board(position: Game) -> None:
    assert board_text(position, size=SMALL).startswith(SMALL_BOARD + "\n\n")


def test_wide_board_is_cropped_with_arrows(position: Game) -> None:
    text = board_text(position, size=MEDIUM, width=20)
    assert text.startswith(CROPPED + "\n\n")


def test_cropped_board_shows_the_last_tile() -> None:
    game = Game("modern", seed=7)
    for _ in range(12):
        game.push(max(game.legal_moves, key=lambda move: move.x))
    east = max(x for x, _ in game.board)
    lines = board_text(game, width=40).splitlines()
    assert east > 6
    assert str(east) in lines[0].split()
    assert any(line[3:4] == "◂" for line in lines)
    assert max(map(len, lines[: lines.index("")])) <= 40


def test_size_is_the_largest_that_fits(position: Game) -> None:
    scene = scene_of(position, letters=False)
    sizes = [fitting_size(scene, width, height) for width, height in ((80, 40), (30, 40), (80, 12), (10, 5))]
    assert sizes == [LARGE, MEDIUM, MEDIUM, SMALL]
    assert fitted_board(position, letters=False, width=80, height=12).plain() == draw_board(scene, MEDIUM).plain()


@pytest.mark.parametrize("few_colours", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_colours_change_no_character(position: Game, size: Size, few_colours: bool) -> None:
    canvas = draw_board(scene_of(position, letters=True), size)
    lines = [line.rstrip() for line in colourise(canvas, few_colours=few_colours).plain.splitlines()]
    assert lines == canvas.plain().splitlines()


def test_cells_are_lettered_in_reading_order_beyond_z() -> None:
    game = Game("modern", seed=1)
    while len({move.cell for move in game.legal_moves}) <= 27:
        game.push(max(game.legal_moves, key=lambda move: abs(move.x) + abs(move.y)))
    letters = lettered_cells(game)
    cells = list(letters)
    assert cells == sorted(cells, key=lambda cell: (cell[1], cell[0]))
    assert list(letters.values())[24:28] == ["y", "z", "aa", "ab"]


def test_tiles_in_hand_are_shown_when_drawing_ahead() -> None:
    game = Game("slovak", seed=7, draw_ahead=True)
    game.push(game.legal_moves[0])
    held = [str(tile) for tile in game.hands]
    lines = board_text(game).splitlines()
    assert [line.split()[-1] for line in lines if "followers" in line] == held


def test_finished_game_says_so() -> None:
    game = Game("modern", seed=1)
    while not game.is_over:
        game.push(game.legal_moves[0])
    assert board_text(game, letters=True).splitlines()[-1] == "The game is over."


def test_game_waiting_for_a_draw_says_so() -> None:
    assert board_text(Game.unhosted("modern")).splitlines()[-1] == "Red draws; 71 tiles are left in the bag."
