"""Games that begin at a position are played, recorded, replayed and resumed like any other."""

import random

import pytest

from bastide import BastideError, Game, NotationError, RecordError, SetupError
from bastide.rules.text.json_record import from_json, record_from_json, to_json
from bastide.rules.text.record import Record
from tests.rules.helpers.games import EDITIONS, drawable, new_game
from tests.rules.helpers.hunters_games import play_with_discards

HEADER = """\
bastide record 1
program: bastide 0.1.0
edition: modern
players: 3
farmers: yes
draw ahead: no
first: 1
position: bastide-position-1~modern~3~yes~no~1_plays~-_C_-~0_12_5~H.0.-1.0.city.n.0_D.0.0.0_U.1.0.90.road.2~A_X~end
"""
SOUND = f"""\
{HEADER}
1 plays C@0,-2>0
2 draws X
2 plays X@2,0>0
0 draws A
0 plays A@3,0>90
"""


def begin_from(game: Game, seed: int, turns: int) -> Game:
    """Return a game that begins at the position of another one, after random turns and takebacks."""
    numbers, other = random.Random(seed), Game.parse(game.position_line())
    while not other.is_over and other.turn < turns:
        if other.phase.is_draw:
            other.draw(numbers.choice(drawable(other)))
            continue
        other.push(numbers.choice(other.legal_moves))
        if numbers.random() < 0.2 and not other.is_over:
            other.take_back()
    return other


@pytest.mark.parametrize("turns", [0, 1, 7, 200])
@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", EDITIONS)
def test_record_of_a_game_from_a_position_is_complete(rules: str, draw_ahead: bool, turns: int) -> None:
    game = new_game(rules, turns, draw_ahead=draw_ahead)
    for _ in range(turns):
        if not game.is_over and game.tiles_left > 20:
            game.push(game.legal_moves[0])
    for before in (game, game.copy(history=False)):
        played = begin_from(before, turns, turns)
        record = played.record(names=["x"] * played.players)
        assert record.position == before.position_line()
        assert Record.parse(str(record)) == record
        assert record.first_position() == before
        again = record.replay()
        assert (again.text(), again.events()) == (played.text(), played.events())
        assert again.record(names=record.names) == record
        data = to_json(record)
        assert (from_json(data).text(), to_json(record_from_json(data))) == (played.text(), data)


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_game_can_begin_at_any_position(draw_ahead: bool) -> None:
    for number, moment in enumerate(play_with_discards(5, draw_ahead=draw_ahead)):
        if number % 7 == 0:
            played = begin_from(moment, number, 3)
            record = played.record()
            assert Record.parse(str(record)).replay() == played
            assert from_json(to_json(record)) == played


def test_record_from_the_start_has_no_position() -> None:
    game = new_game("winter", 3)
    game.push(game.legal_moves[0])
    assert game.is_from_start
    assert game.record().position is None
    assert game.first_position().text() == game.record().first_position().text()
    assert game.first_position().turn == 0


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_position_can_resume_with_an_order(rules: str) -> None:
    game = new_game(rules, 4)
    for _ in range(30):
        game.push(game.legal_moves[0])
    order = [tile for tile, count in game.bag.items() for _ in range(count)]
    random.Random(1).shuffle(order)
    order.sort(key=lambda tile: tile.is_bonus)
    host = Game.parse(game.text())
    host.resume(order)
    assert host.is_host
    while not host.is_over:
        host.push(host.legal_moves[-1])
    record = Record.parse(str(host.record()))
    assert record.order == tuple(order)
    again = record.replay(order=order)
    assert (again.text(), again.events()) == (host.text(), host.events())
    wrong = str(record).replace(f"order {order[0]} {order[1]} ", f"order {order[1]} {order[0]} ")
    assert (order[0] == order[1]) or parse_error(wrong).reason == "record/wrong-order"
    with pytest.raises(SetupError, match="every tile that is undrawn when the game begins"):
        Game.parse(game.text()).resume(order[1:])


def parse_error(text: str) -> BastideError:
    with pytest.raises((RecordError, NotationError)) as caught:
        Record.parse(text).replay()
    return caught.value


def test_record_may_begin_at_a_position() -> None:
    record = Record.parse(SOUND)
    assert str(record) == SOUND
    assert record.replay().scores[1:] == (12, 5 + 3)  # the road is paid at the end
    assert Record.parse(SOUND.replace("~A_X~", "~X_A~")) == record  # normalised


@pytest.mark.parametrize(
    ("old", "new", "reason", "quoted"),
    [
        ("~end\n", "~en\n", "record/bad-position", "Line 8: the game cannot begin at this position."),
        ("D.0.0.0", "D.0.0.90", "record/bad-position", "the start tile is never turned"),
        ("edition: modern", "edition: winter", "record/bad-position", "for 3 players of “Modern”"),
        ("players: 3", "players: 4", "record/bad-position", "for 3 players of “Modern”"),
        ("farmers: yes", "farmers: no", "record/bad-position", "for 3 players of “Modern”"),
        (
            "first: 1",
            "first: 0",
            "record/other-first",
            "Line 7, “first: 0”: at this position seat 1 begins.",
        ),
        ("1 plays C", "0 plays C", "record/other-seat", "it is seat 1’s turn"),
        ("2 draws X", "2 draws V", "record/illegal", "there are none left in the bag"),
    ],
)
def test_unsuitable_position_is_rejected(old: str, new: str, reason: str, quoted: str) -> None:
    assert old in SOUND
    error = parse_error(SOUND.replace(old, new, 1))
    assert error.reason == reason
    assert quoted in str(error)


def test_json_can_begin_at_a_position() -> None:
    data = to_json(Record.parse(SOUND))
    for key, value in {"position": "bastide-position-1~x~end", "edition": "winter", "farmers": False}.items():
        with pytest.raises(RecordError, match="the game cannot begin at its “position”") as caught:
            from_json({**data, key: value})
        assert caught.value.reason == "json/bad-position"
    with pytest.raises(RecordError) as caught:
        from_json({**data, "position": 7})
    assert caught.value.reason == "json/wrong-type"


def test_json_keeps_hands_of_the_first_position() -> None:
    first = Game("modern", players=2, seed=3, draw_ahead=True)
    first.push(first.legal_moves[0])
    game = Game.parse(first.text())
    assert all(game.hands)
    data = to_json(game)
    assert data["hands"] == [str(tile) for tile in game.hands]
    assert from_json(data) == game
    with pytest.raises(RecordError) as caught:
        from_json({**data, "hands": ["A", "A"]})
    assert caught.value.reason == "json/hand-unexpected"
