"""Illegal setups, moves, draws, pops and queries raise an error with a reason, and change nothing."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import bastide
from bastide import Game, IllegalMove, Move, NotationError, Phase, SetupError, edition, tile, tiles
from bastide.messages.bundle import bundle_of

POSITION = """\
bastide position 1
edition: {edition}
players: 2
farmers: {farmers}
draw ahead: no
next: {next}
hands: {hands}
scores: 0 0
board:
{board}
{bag}
"""

ONE_LAID = "  D@0,0>0\n  E@0,1>180 city=1"
SEVEN_PLACED = "\n".join(
    ["  D@0,0>0", *(f"  E@{x},1>180 city=0" for x in range(5)), *(f"  B@{x},1>0 monastery=0" for x in range(5, 7))]
)


def classic_game(
    hand: str = "U", *, next_step: str = "0 plays", farmers: str = "yes", board: str = ONE_LAID, bag: str = ""
) -> Game:
    text = POSITION.format(edition="modern", farmers=farmers, next=next_step, hands=f"{hand} -", board=board, bag=bag)
    return Game.parse(text)


def waiting_game() -> Game:
    return classic_game("-", next_step="0 draws")


def finished_game() -> Game:
    return classic_game("-", next_step="over", bag="bag: -")


def hunters_game(hand: str, *laid: str, next_step: str = "0 plays") -> Game:
    """Return a hunters game with these tiles on the board besides the start tile."""
    board = "\n".join(f"  {each}" for each in ("1@0,0>0", *laid))
    text = POSITION.format(edition="hunters", farmers="yes", next=next_step, hands=f"{hand} -", board=board, bag="")
    return Game.parse(text)


GOLD = ("5@1,0>90", "6@0,1>180")  # complete the start tile's forest, which has gold
HUT = "29@-1,0>0 hut.river=1"
FISHER = "29@-1,0>0 river=1"
TWO_HUTS = ("29@-1,0>0 hut.river=0", "3@0,-1>0", "33@0,-2>0 hut.river=0")
FIVE_PLACED = [f"{name}@0,{-1 - north}>0 forest=0" for north, name in enumerate(("9", "10", "11", "4", "7"))]


# The position, the move, the reason, and the expected text of the message.
ILLEGAL: list[tuple[Callable[[], Game], str, str, str]] = [
    (finished_game, "U@1,0>90", "move/game-over", "the game is over"),
    (waiting_game, "U@1,0>90", "move/nothing-drawn", "a tile must be drawn first"),
    (classic_game, "V@1,0>90", "move/other-tile", "the tile to lay is U, not V"),
    (classic_game, "U@0,0", "move/occupied", "already a tile at 0,0"),
    (classic_game, "U@0,1 road", "move/occupied", "already a tile at 0,1"),
    (classic_game, "U@2,0", "move/no-neighbour", "2,0 shares no side"),
    (classic_game, "U@1,-1", "move/no-neighbour", "1,-1 shares no side"),
    (classic_game, "U@-85,0", "move/no-neighbour", "-85,0 shares no side"),
    (
        classic_game,
        "U@1,0>0",
        "move/mismatch",
        "on its side W tile U would have a field, but its neighbour there has a road",
    ),
    (classic_game, "U@0,-1>0 road", "move/mismatch", "on its side S tile U would have a road"),
    (
        lambda: classic_game(board=SEVEN_PLACED),
        "U@1,0>90 road",
        "move/no-followers",
        "no follower or tribe member left",
    ),
    (lambda: classic_game(farmers="no"), "U@1,0>90 field.n", "move/no-farmers", "no follower may be placed on a field"),
    (lambda: classic_game("E"), "E@0,2>0 city", "move/taken", "the feature of “city” is already taken"),
    (
        lambda: hunters_game("68", HUT),
        "68@-2,0 hut.lake",
        "move/hut-taken",
        "the river system of “hut.lake” already has a hut",
    ),
    (
        lambda: hunters_game("68", HUT),
        "68@-2,0 hut.river.w",
        "move/hut-taken",
        "the river system of “hut.river.w” already has a hut",
    ),
    (lambda: hunters_game("68", FISHER), "68@-2,0 river.e", "move/taken", "the feature of “river.e” is already taken"),
    (
        lambda: hunters_game("88", *GOLD),
        "88@0,-1 meadow",
        "move/fire",
        "a fire burns on tile 88, so no hunter may be placed",
    ),
    (lambda: hunters_game("57", *TWO_HUTS), "57@1,-1 hut.lake", "move/no-huts", "no hut left to place"),
    (
        lambda: hunters_game("29", *FIVE_PLACED),
        "29@-1,0 river",
        "move/no-followers",
        "no follower or tribe member left",
    ),
    (
        lambda: hunters_game("29"),
        "88@0,-1",
        "move/bonus-not-due",
        "88 is a bonus tile, but no bonus is due; the tile to lay is 29",
    ),
    (lambda: hunters_game("88", *GOLD), "29@-1,0", "move/other-tile", "the tile to lay is 88, not 29"),
    (lambda: hunters_game("88", *GOLD), "89@0,-1", "move/other-tile", "the tile to lay is 88, not 89"),
    (
        lambda: hunters_game("-", *GOLD, next_step="0 draws bonus"),
        "88@0,-1",
        "move/nothing-drawn",
        "a tile must be drawn first",
    ),
    (
        lambda: hunters_game("29"),
        "29@-1,0>90",
        "move/mismatch",
        "tile 29 would have a meadow, but its neighbour there has a river",
    ),
]


@pytest.mark.parametrize(("position", "move", "reason", "quoted"), ILLEGAL)
def test_illegal_move_is_rejected(position: Callable[[], Game], move: str, reason: str, quoted: str) -> None:
    game = position()
    before = game.text()
    for refuse in (game.push_text, lambda text: game.preview(game.parse_move(text))):
        with pytest.raises(IllegalMove) as caught:
            refuse(move)
        assert caught.value.reason == reason
        assert f"“{game.parse_move(move)}” cannot be played" in str(caught.value)
        assert quoted in str(caught.value)
    assert game.text() == before
    assert game.turn == 0


def test_huts_and_fishers_can_share_a_river() -> None:
    assert hunters_game("68", FISHER).push_text("68@-2,0 hut.river.e")
    assert hunters_game("68", HUT).push_text("68@-2,0 river.e")


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("88", "88@0,-1 hut.meadow"),
        ("88", "88@0,-1 hut"),
        ("9", "9@0,-1 hut.forest"),
        ("68", "68@-1,0 lake"),  # followers do not stand on lakes
        ("68", "68@-1,0 hut"),  # ambiguous: a river or the lake
        ("2", "2@0,-1 meadow.inside"),
    ],
)
def test_unknown_place_cannot_be_parsed(hand: str, move: str) -> None:
    game = hunters_game(hand, *GOLD)
    before = game.text()
    with pytest.raises(NotationError) as caught:
        game.push_text(move)
    assert caught.value.reason == "notation/no-such-place"
    assert game.text() == before


def test_move_without_a_tile_is_rejected() -> None:
    with pytest.raises(IllegalMove, match=r"“Move\(45, 0, -1, 0, 0\)” is not a Move"):
        Game("hunters", seed=1).push(Move(45, 0, -1, 0, 0))  # type: ignore[arg-type]


def test_tiles_may_be_given_by_their_numbers() -> None:
    game = Game.unhosted("hunters")
    game.draw(45)
    assert game.drawn == tile(45) == tile("45")
    assert Game("hunters", order=range(2, 92)).drawn == tile("2")
    with pytest.raises(NotationError, match="92"):
        Game.unhosted("hunters").draw(92)


@pytest.mark.parametrize("place", [tiles.HUT, tiles.HUT + 1, tiles.HUT + 4])
def test_hut_on_land_is_rejected(place: int) -> None:
    game = hunters_game("68")
    move = Move(tile("68"), -1, 0, 0, place)
    assert (move in game.legal_moves) == move.is_well_formed == (place == tiles.HUT + 4)
    if not move.is_well_formed:
        with pytest.raises(IllegalMove) as caught:
            game.push(move)
        assert caught.value.reason == "move/malformed"


def test_rejected_moves_are_not_legal() -> None:
    game = classic_game()
    cells = [(x, y) for x in range(-2, 3) for y in range(-2, 4)]
    moves = [game.parse_move(f"U@{x},{y}>{turn}") for x, y in cells for turn in (0, 90, 180, 270)]
    for move in moves:
        if move in game.legal_moves:
            assert game.preview(move)
        else:
            with pytest.raises(IllegalMove):
                game.preview(move)


# Draws and pops


def test_host_rejects_draws() -> None:
    with pytest.raises(IllegalMove, match="Tile V cannot be drawn by hand: this game draws its own tiles") as caught:
        Game("modern", seed=1).draw("V")
    assert caught.value.reason == "draw/host"


@pytest.mark.parametrize("game", [classic_game(), finished_game()], ids=["plays", "over"])
def test_draw_out_of_turn_is_rejected(game: Game) -> None:
    with pytest.raises(IllegalMove, match="Tile V cannot be drawn: it is not time") as caught:
        game.draw("V")
    assert caught.value.reason == "draw/not-awaited"


@pytest.mark.parametrize("name", ["X", "Winter-A"])
def test_tile_outside_the_bag_cannot_be_drawn(name: str) -> None:
    game = classic_game("-", next_step="0 draws", bag="bag: V*2")
    with pytest.raises(IllegalMove, match=f"Tile {name} cannot be drawn: there are none left") as caught:
        game.draw(name)
    assert caught.value.reason == "draw/none-left"


@pytest.mark.parametrize(
    ("next_step", "name", "reason"),
    [
        ("0 draws", "88", "draw/bonus-not-due"),
        ("0 draws bonus", "29", "draw/bonus-due"),
        ("0 draws bonus", "D", "draw/none-left"),
        ("0 draws bonus", "1", "draw/none-left"),
    ],
)
def test_draw_from_the_wrong_bag_is_rejected(next_step: str, name: str, reason: str) -> None:
    game = hunters_game("-", *GOLD, next_step=next_step)
    before = game.text()
    with pytest.raises(IllegalMove, match=f"Tile {name} cannot be drawn") as caught:
        game.draw(name)
    assert caught.value.reason == reason
    assert game.text() == before
    assert game.draw("88" if game.phase is Phase.DRAW_BONUS else "29")


@pytest.mark.parametrize(("rules", "tiles"), [("modern", 71), ("hunters", 90)])
def test_only_a_host_knows_the_order(rules: str, tiles: int) -> None:
    host = Game(rules, seed=1)
    assert len(host.hidden_order()) == tiles
    with pytest.raises(IllegalMove, match="tile order is not available") as caught:
        host.copy().hidden_order()
    assert caught.value.reason == "draw/no-order"


def test_pop_without_a_move_is_rejected() -> None:
    game = Game("modern", seed=1)
    for undo in (game.pop, game.take_back):
        with pytest.raises(IllegalMove, match="no turn to undo") as caught:
            undo()
        assert caught.value.reason == "undo/nothing"


def test_occupied_cell_has_no_fits() -> None:
    with pytest.raises(IllegalMove, match="already a tile at 0,1") as caught:
        classic_game().fits(0, 1)
    assert caught.value.reason == "cell/occupied"


# Setup


@pytest.mark.parametrize("players", [0, 1, 6])
def test_game_has_two_to_five_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"2 to 5 players, not {players}") as caught:
        Game("modern", players=players)
    assert caught.value.reason == "setup/players"


@pytest.mark.parametrize("first", [-1, 3])
def test_first_seat_must_exist(first: int) -> None:
    with pytest.raises(SetupError, match=f"Seat {first} cannot begin; the seats are 0 to 2") as caught:
        Game("modern", players=3, first=first)
    assert caught.value.reason == "setup/first-seat"


def test_edition_must_be_known() -> None:
    with pytest.raises(SetupError, match="no edition “norwegian”") as caught:
        Game("norwegian")
    assert caught.value.reason == "setup/unknown-edition"


@pytest.mark.parametrize(
    ("change", "quoted"),
    [
        (lambda names: [*names, "X"], "tile X 2 times, but must have it once"),
        (lambda names: names[1:], "tile A once, but must have it 2 times"),
        (lambda names: [*names[1:], "Winter-A"], "tile A once"),
        (lambda names: [*names, "Winter-A"], "tile Winter-A once, but must have it 0 times"),
    ],
)
def test_order_must_have_every_tile_except_the_start_tile(
    change: Callable[[list[str]], list[str]], quoted: str
) -> None:
    names = [tile.name for tile in edition("modern").tiles for _ in range(tile.count - (tile.name == "D"))]
    assert [tile.name for tile in Game("modern", order=names).hidden_order()] == names
    with pytest.raises(SetupError, match=quoted) as caught:
        Game("modern", order=change(names))
    assert caught.value.reason == "setup/wrong-order"


def test_too_large_edition_is_rejected() -> None:
    large = replace(edition("modern"), name="large", followers=8)
    with pytest.raises(SetupError, match=r"“large” has 8 followers for each player.* at most 7") as caught:
        Game(large)
    assert caught.value.reason == "setup/edition-too-large"


# Messages


REASONS = sorted(
    {
        reason
        for file in (Path(bastide.__file__).parent / "rules").rglob("*.py")
        for reason in re.findall(r'"([a-z]+/[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
)


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_message(reason: str) -> None:
    assert bundle_of("en").has_message("error-" + reason.replace("/", "-"))
