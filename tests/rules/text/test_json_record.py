"""Records as plain JSON: every game round-trips, and errors name the turn."""

import copy
import json
from typing import Any

import pytest

from bastide import Discarded, Drawn, Game, Phase, RecordError
from bastide.rules.text.json_record import from_json, record_from_json, to_json
from bastide.rules.text.record import Record
from tests.rules.helpers.games import EDITIONS, finish_game, game_with_discards, new_game, play_randomly
from tests.rules.helpers.hunters_games import ONE_BONUS, hunt_with_discards, play_with_discards


def turn(player: int, tile: str | int, x: int, y: int, rotation: int, segment: int | None = None) -> dict[str, Any]:
    follower = None if segment is None else {"segment": segment}
    return {
        "player": player,
        "tile": tile,
        "bonus": False,
        "x": x,
        "y": y,
        "rotation": rotation,
        "follower": follower,
    }


SOUND: dict[str, Any] = {
    "edition": "modern",
    "players": 2,
    "farmers": True,
    "draw_ahead": False,
    "turns": [
        turn(0, "E", 0, -1, 2, 0),
        {"discard": "C"},
        turn(1, "V", -1, 0, 2, 0),
        turn(0, "U", 1, 0, 1),
    ],
}

AHEAD: dict[str, Any] = {
    "edition": "modern",
    "players": 2,
    "farmers": False,
    "draw_ahead": True,
    "turns": [
        turn(1, "E", 0, -1, 2),
        turn(0, "V", -1, 0, 2),
        {"discard": "C"},
        turn(1, "B", 0, 1, 0, 1),
        turn(0, "U", 1, 0, 1, 0),
    ],
    "hands": [None, "X"],
}


HUNT: dict[str, Any] = {
    "edition": "hunters",
    "players": 2,
    "farmers": False,
    "draw_ahead": False,
    "turns": [
        turn(0, 57, -1, 0, 0) | {"follower": {"hut_segment": 1}},
        turn(1, 4, 1, 0, 2, 0),
        turn(0, 5, 0, 1, 2, 1),
        {"discard": 86},
        turn(0, 88, 0, -1, 0) | {"bonus": True},
        turn(1, 72, 0, -2, 0, 1),
    ],
}


def round_trip(data: object) -> Any:
    """Return the data after writing and parsing it."""
    return json.loads(json.dumps(data))


def without_takebacks(game: Game) -> Game:
    """Return the same game without its takebacks."""
    again = Game.unhosted(
        game.edition,
        players=game.players,
        farmers=game.options.farmers,
        draw_ahead=game.options.draw_ahead,
        first=game.options.first,
    )
    again._raw = game.copy()._raw
    return again


# Round trips


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", EDITIONS)
def test_finished_game_round_trips(rules: str, draw_ahead: bool) -> None:
    game = finish_game(new_game(rules, seed=61, draw_ahead=draw_ahead), seed=62, takebacks=True)
    data = round_trip(to_json(game))
    assert set(data) == {"edition", "players", "farmers", "draw_ahead", "turns"}
    assert from_json(data) == game
    assert from_json(json.dumps(data)) == from_json(json.dumps(data).encode()) == game
    assert from_json(data).events() == without_takebacks(game).events()
    assert to_json(from_json(data)) == data


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", ["winter", "hunters"])
def test_unfinished_game_round_trips(rules: str, draw_ahead: bool) -> None:
    for game in play_randomly(new_game(rules, seed=63, draw_ahead=draw_ahead), seed=64, takebacks=True):
        if game.turn % 5 == 0 or game.tiles_left < 6:
            data = round_trip(to_json(game))
            again = from_json(data)
            assert again == game
            assert again.options == game.options
            assert to_json(again) == data


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_game_waiting_for_a_draw_round_trips(draw_ahead: bool) -> None:
    game = Game.unhosted("modern", players=3, draw_ahead=draw_ahead, first=2)
    for name in ("V", "U", "E", "B", "D", "W"):
        assert from_json(round_trip(to_json(game))) == game
        game.draw(name)
        assert from_json(round_trip(to_json(game))) == game
        if game.legal_moves:
            game.push(game.legal_moves[-1])


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_game_waiting_for_a_bonus_tile_round_trips(draw_ahead: bool) -> None:
    phases = set()
    for number, game in enumerate(play_with_discards(1, draw_ahead=draw_ahead)):
        if game.phase is Phase.DRAW_BONUS or (game.drawn and game.drawn.is_bonus) or number % 9 == 0:
            phases.add((game.phase, bool(game.drawn and game.drawn.is_bonus)))
            assert from_json(round_trip(to_json(game))) == game
    assert {(Phase.DRAW_BONUS, False), (Phase.PLAY, True)} <= phases


@pytest.mark.parametrize(("seed", "draw_ahead"), [(10, False), (9, True), (12, True)])
def test_discards_of_hunters_round_trip(seed: int, draw_ahead: bool) -> None:
    game = hunt_with_discards(seed, draw_ahead=draw_ahead)
    data = round_trip(to_json(game))
    assert any("discard" in turn for turn in data["turns"])
    assert from_json(data).events() == game.events()


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_lapsing_bonus_round_trips(draw_ahead: bool) -> None:
    data = {**HUNT, "edition": "one-bonus", "draw_ahead": draw_ahead, "turns": HUNT["turns"][:4]}
    data["turns"] = [*data["turns"], turn(1, 2, 0, -1, 0), turn(0, 3, 0, -2, 0)]
    game = from_json(data, own=ONE_BONUS)
    assert from_json(round_trip(to_json(game)), own=ONE_BONUS) == game
    assert (game.turn, game.bonus_left) == (5, 0)


@pytest.mark.parametrize("others_left", [70, 2, 0])
@pytest.mark.parametrize("draw_ahead", [False, True])
def test_discards_round_trip(others_left: int, draw_ahead: bool) -> None:
    game = game_with_discards(others_left=others_left, draw_ahead=draw_ahead)
    data = round_trip(to_json(game))
    assert {"discard": "C"} in data["turns"]
    assert from_json(data).events() == game.events()


def test_record_and_game_give_equal_json() -> None:
    game = finish_game(new_game("winter", seed=65, draw_ahead=True), seed=66, takebacks=True)
    assert to_json(Record.parse(str(game.record()))) == to_json(game)


# Writing and reading


def test_json_of_a_game() -> None:
    game = from_json(SOUND)
    assert to_json(game) == {**SOUND, "first": 0, "hands": [None, None]}
    game.draw("B")
    assert to_json(game)["hands"] == [None, "B"]


def test_json_of_a_hunters_game() -> None:
    game = from_json(HUNT)
    assert to_json(game) == {**HUNT, "first": 0, "hands": [None, None]}
    game.draw("45")
    assert to_json(game)["hands"] == [45, None]


def test_bonus_tile_in_hand_is_written() -> None:
    game = from_json({**HUNT, "turns": HUNT["turns"][:4], "hands": [88, None]})
    assert (str(game.drawn), game.player, game.phase) == ("88", 0, Phase.PLAY)
    assert to_json(game)["hands"] == [88, None]
    waiting = from_json({**HUNT, "turns": HUNT["turns"][:4]})
    assert (waiting.player, waiting.phase) == (0, Phase.DRAW_BONUS)


def test_tile_numbers_may_be_strings() -> None:
    data = copy.deepcopy(HUNT)
    for each in data["turns"]:
        key = "tile" if "tile" in each else "discard"
        each[key] = str(each[key])
    assert from_json(data) == from_json(HUNT)
    assert from_json({**HUNT, "hands": ["45", None]}) == from_json({**HUNT, "hands": [45, None]})


def test_bonus_tiles_do_not_disturb_draws_ahead() -> None:
    game = from_json({**HUNT, "draw_ahead": True, "hands": [3, 2]})
    drawn = [event for event in game.events() if isinstance(event, Drawn)]
    assert [(event.player, event.tile.name, event.ahead) for event in drawn] == [
        (0, "57", False),
        (0, "5", True),
        (1, "4", False),
        (1, "72", True),
        (0, "86", False),
        (0, "88", False),
        (0, "3", True),
        (1, "2", True),
    ]


def test_draws_are_inferred() -> None:
    game = from_json(AHEAD)
    draws = [event for event in game.events() if isinstance(event, Drawn | Discarded)]
    assert [(type(event).__name__, event.player, event.tile.name) for event in draws] == [
        ("Drawn", 1, "E"),
        ("Drawn", 1, "C"),
        ("Drawn", 0, "V"),
        ("Drawn", 0, "U"),
        ("Discarded", 1, "C"),
        ("Drawn", 1, "B"),
        ("Drawn", 1, "X"),
    ]
    assert [event.ahead for event in draws if isinstance(event, Drawn)] == [False, True, False, True, False, True]
    assert (game.player, game.phase.name, str(game.hands[1])) == (0, "DRAW_AHEAD", "X")


def test_hands_are_optional() -> None:
    without_hands = {key: value for key, value in AHEAD.items() if key != "hands"}
    game = from_json(without_hands)
    assert game.board == from_json(AHEAD).board
    assert game.tiles_left == from_json(AHEAD).tiles_left
    assert game.phase.name == "DRAW_AHEAD"


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_every_prefix_of_a_game_reads_without_hands(rules: str, draw_ahead: bool) -> None:
    data = round_trip(to_json(finish_game(new_game(rules, seed=67, draw_ahead=draw_ahead), seed=68)))
    for length in (0, 1, 2, 3, 10, 40, len(data["turns"]) - 1):
        beginning = {**data, "turns": data["turns"][:length]}
        assert len(from_json(beginning).moves) == length


def test_unknown_keys_are_ignored() -> None:
    data = copy.deepcopy(SOUND) | {"comment": "a fine game", "version": [3]}
    data["turns"][0] |= {"time": 3.5}
    data["turns"][0]["follower"] |= {"colour": "red"}
    data["turns"][1] |= {"player": 1}
    assert from_json(data) == from_json(SOUND)


def test_bonus_flag_is_optional() -> None:
    data = copy.deepcopy(SOUND)
    del data["turns"][0]["bonus"]
    assert from_json(data) == from_json(SOUND)


def test_any_equivalent_rotation_is_accepted() -> None:
    data = copy.deepcopy(AHEAD)
    data["turns"][3]["rotation"] = 3
    data["turns"][4]["rotation"] = 3
    assert from_json(data) == from_json(AHEAD)


def test_segments_refer_to_the_given_rotation() -> None:
    data = copy.deepcopy(SOUND)
    data["turns"][3] = turn(0, "U", 1, 0, 1, 1)
    turned = copy.deepcopy(SOUND)
    turned["turns"][3] = turn(0, "U", 1, 0, 3, 2)
    assert from_json(turned) == from_json(data)
    assert from_json(data) != from_json(SOUND)


def test_first_seat_defaults_to_that_of_the_first_move() -> None:
    assert from_json(AHEAD).options.first == 1
    assert from_json({**SOUND, "turns": []}).options.first == 0
    assert from_json({**SOUND, "turns": [], "first": 1}).options.first == 1


# Errors: the reason, the path to the changed value, the new value, and the expected text of the message.


GONE = object()

Keys = list[str | int]
RefusedRecord = tuple[str, Keys, object, str]

KEYS_OF_A_TURN: list[RefusedRecord] = [
    ("json/missing-key", ["turns", 2, key], GONE, f"Turn 3: the key “{key}” is missing")
    for key in ("player", "tile", "x", "y", "rotation", "follower")
]

REFUSED: list[RefusedRecord] = [
    ("json/missing-key", ["edition"], GONE, "The record: the key “edition” is missing"),
    ("json/missing-key", ["players"], GONE, "“players”"),
    ("json/missing-key", ["farmers"], GONE, "“farmers”"),
    ("json/missing-key", ["draw_ahead"], GONE, "“draw_ahead”"),
    ("json/missing-key", ["turns"], GONE, "“turns”"),
    *KEYS_OF_A_TURN,
    ("json/missing-key", ["turns", 0, "follower", "segment"], GONE, "Turn 1: the key “segment”"),
    ("json/missing-key", ["turns", 1, "discard"], GONE, "Turn 2: the key “tile”"),
    ("json/wrong-type", ["edition"], 7, "“edition” is 7, but must be a text"),
    ("json/wrong-type", ["players"], "2", 'is "2", but must be a whole number'),
    ("json/wrong-type", ["players"], True, "is true"),
    ("json/wrong-type", ["players"], 2.0, "is 2.0"),
    ("json/wrong-type", ["farmers"], 1, "“farmers” is 1, but must be true or false"),
    ("json/wrong-type", ["draw_ahead"], None, "is null"),
    ("json/wrong-type", ["turns"], {"first": {}}, "“turns” is {…}, but must be a list"),
    ("json/wrong-type", ["turns", 2, "x"], "x" * 100, f'Turn 3: “x” is "{"x" * 58}…, but must be a whole number'),
    ("json/wrong-type", ["turns", 2, "tile"], [1], "Turn 3: “tile” is […], but must be a text"),
    ("json/wrong-type", ["turns", 2, "bonus"], 0, "Turn 3: “bonus” is 0"),
    ("json/wrong-type", ["turns", 2, "follower"], 0, "Turn 3: “follower” is 0, but must be an object"),
    ("json/wrong-type", ["turns", 1, "discard"], None, "Turn 2: “discard” is null"),
    ("json/not-an-object", ["turns", 2], "V", 'Turn 3: there must be an object in braces, not "V"'),
    ("json/unknown-edition", ["edition"], "norwegian", "“norwegian”"),
    ("json/players", ["players"], 6, "not 6"),
    ("json/players", ["players"], 1, "not 1"),
    ("json/no-such-seat", ["first"], 2, "“first” is 2, but the players are 0 to 1"),
    ("json/no-such-seat", ["turns", 2, "player"], -1, "Turn 3: “player” is -1"),
    ("json/unknown-tile", ["turns", 2, "tile"], "Winter-A", "Turn 3: the edition “Modern” has no tile “Winter-A”"),
    ("json/unknown-tile", ["turns", 1, "discard"], "c", "Turn 2: the edition “Modern” has no tile “c”"),
    ("json/bad-rotation", ["turns", 2, "rotation"], 4, "Turn 3: the rotation is 4"),
    ("json/bad-rotation", ["turns", 2, "rotation"], -1, "Turn 3: the rotation is -1"),
    ("json/too-far", ["turns", 2, "x"], 10**30, f"Turn 3: “x” is {10**30}"),
    ("json/too-far", ["turns", 2, "y"], -1000, "Turn 3: “y” is -1000"),
    ("json/no-such-segment", ["turns", 0, "follower", "segment"], 2, "Turn 1: tile E has no segment 2"),
    ("json/no-such-segment", ["turns", 0, "follower", "segment"], -1, "Turn 1: tile E has no segment -1"),
    ("json/no-such-segment", ["turns", 0, "follower"], {"hut_segment": 2}, "Turn 1: tile E has no segment 2"),
    ("json/no-place-for-hut", ["turns", 0, "follower"], {"hut_segment": 0}, "Turn 1: segment 0 of tile E is a city"),
    ("json/bonus", ["turns", 2, "bonus"], True, "Turn 3: “bonus” is true, but tile V is not one of the bonus tiles"),
    ("json/bad-hands", ["hands"], [None], "for each of the 2 players"),
    ("json/bad-hands", ["hands"], [None, 3.5], "for each of the 2 players"),
    ("json/bad-hands", ["hands"], [None, True], "for each of the 2 players"),
    ("json/unknown-tile", ["hands"], [None, 3], "“Modern” has no tile “3”"),
    ("json/unknown-tile", ["turns", 2, "tile"], 3, "Turn 3: the edition “Modern” has no tile “3”"),
    ("json/wrong-type", ["hands"], "E", "“hands”"),
    ("json/unknown-tile", ["hands"], [None, "ZZ"], "“ZZ”"),
    ("json/hand-unexpected", ["hands"], ["B", None], "tile B for player 0"),
    ("json/illegal", ["hands"], [None, "C"], "The record: Tile C cannot be drawn"),
    ("json/other-player", ["turns", 2, "player"], 0, "Turn 3: player 0 has this turn, but it must be player 1’s"),
    ("json/other-player", ["first"], 1, "Turn 1: player 0 has this turn"),
    ("json/not-discarded", ["turns", 1, "discard"], "V", "Turn 2: tile V is not discarded"),
    ("json/fits-nowhere", ["turns", 1], turn(1, "C", 0, -2, 0), "Turn 2: “C@0,-2>0” cannot be played"),
    ("json/illegal", ["turns", 3], {"discard": "C"}, "Turn 4: Tile C cannot be drawn: there are none left"),
    ("json/illegal", ["turns", 3, "rotation"], 0, "Turn 4: “U@1,0>0” cannot be played: on its side W"),
    ("json/illegal", ["turns", 3, "x"], 5, "Turn 4: “U@5,0>90” cannot be played: 5,0 shares no side"),
    ("json/illegal", ["turns", 3, "follower"], {"segment": 0}, "Turn 4: “U@1,0>90 road” cannot be played: the feature"),
]


def replace_value(data: object, keys: Keys, value: object) -> Any:
    """Return a copy of data with one value changed or removed."""
    changed = copy.deepcopy(data)
    inner: Any = changed
    for key in keys[:-1]:
        inner = inner[key]
    if value is GONE:
        del inner[keys[-1]]
    else:
        inner[keys[-1]] = value
    return changed


@pytest.mark.parametrize(("reason", "keys", "value", "quoted"), REFUSED)
def test_impossible_content_is_rejected(reason: str, keys: Keys, value: object, quoted: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_json(replace_value(SOUND, keys, value))
    assert caught.value.reason == reason
    assert quoted in str(caught.value)


REFUSED_AHEAD: list[RefusedRecord] = [
    ("json/hand-unexpected", ["turns"], [], "tile X for player 1"),
    ("json/illegal", ["turns", 0, "follower"], {"segment": 1}, "Turn 1: “E@0,-1>180 field” cannot be played"),
    ("json/illegal", ["turns", 3], turn(1, "C", 0, 1, 0), "Turn 4: Tile C cannot be drawn: there are none left"),
    ("json/fits-nowhere", ["turns", 2], turn(1, "C", 0, -2, 0), "tile C fits nowhere"),
    ("json/not-discarded", ["turns", 2, "discard"], "B", "Turn 3: tile B is not discarded"),
    ("json/other-player", ["turns", 3, "player"], 0, "Turn 4: player 0 has this turn"),
    ("json/illegal", ["hands"], [None, "C"], "The record: Tile C cannot be drawn"),
]


@pytest.mark.parametrize(("reason", "keys", "value", "quoted"), REFUSED_AHEAD)
def test_impossible_draws_ahead_are_rejected(reason: str, keys: Keys, value: object, quoted: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_json(replace_value(AHEAD, keys, value))
    assert caught.value.reason == reason
    assert quoted in str(caught.value)


LAND_TURN, BONUS_TURN = turn(1, 72, 0, -2, 0), turn(0, 81, 0, -1, 2) | {"bonus": True}

REFUSED_HUNTS: list[RefusedRecord] = [
    ("json/bonus", ["turns", 4, "bonus"], False, "Turn 5: “bonus” is false, but tile 88 is one of the bonus tiles"),
    ("json/bonus", ["turns", 1, "bonus"], True, "Turn 2: “bonus” is true, but tile 4 is not one of the bonus tiles"),
    (
        "json/illegal",
        ["turns", 1],
        BONUS_TURN,
        "Turn 2: Tile 81 cannot be drawn: it is a bonus tile, but no bonus is due",
    ),
    ("json/illegal", ["turns", 1], {"discard": 86}, "Turn 2: Tile 86 cannot be drawn: it is a bonus tile"),
    (
        "json/illegal",
        ["turns", 3],
        LAND_TURN,
        "Turn 4: Tile 72 cannot be drawn: the player has completed a forest with gold",
    ),
    ("json/illegal", ["turns", 4], LAND_TURN, "Turn 5: Tile 72 cannot be drawn"),
    ("json/illegal", ["turns", 3], {"discard": 72}, "Turn 4: Tile 72 cannot be drawn"),
    ("json/not-discarded", ["turns", 3], {"discard": 81}, "Turn 4: tile 81 is not discarded"),
    ("json/other-player", ["turns", 4, "player"], 1, "Turn 5: player 1 has this turn, but it must be player 0’s"),
    ("json/two-pieces", ["turns", 1, "follower"], {"segment": 0, "hut_segment": 0}, "Turn 2: “follower” has both"),
    ("json/no-place-for-follower", ["turns", 0, "follower"], {"segment": 1}, "Turn 1: segment 1 of tile 57 is a lake"),
    ("json/no-place-for-hut", ["turns", 0, "follower"], {"hut_segment": 2}, "Turn 1: segment 2 of tile 57 is a meadow"),
    ("json/no-such-segment", ["turns", 0, "follower"], {"hut_segment": 3}, "Turn 1: tile 57 has no segment 3"),
    ("json/no-such-segment", ["turns", 0, "follower"], {"hut_segment": -1}, "Turn 1: tile 57 has no segment -1"),
    ("json/wrong-type", ["turns", 0, "follower"], {"hut_segment": None}, "Turn 1: “hut_segment” is null"),
    ("json/illegal", ["turns", 4, "follower"], {"segment": 0}, "Turn 5: “88@0,-1>0 meadow” cannot be played"),
    ("json/unknown-tile", ["turns", 1, "tile"], 92, "Turn 2: the edition “Hunters & Gatherers” has no tile “92”"),
    ("json/unknown-tile", ["turns", 1, "tile"], "04", "Turn 2: the edition “Hunters & Gatherers” has no tile “04”"),
    ("json/illegal", ["hands"], [81, None], "The record: Tile 81 cannot be drawn"),
    ("json/hand-unexpected", ["hands"], [None, 2], "tile 2 for player 1"),
]


@pytest.mark.parametrize(("reason", "keys", "value", "quoted"), REFUSED_HUNTS)
def test_impossible_hunters_content_is_rejected(reason: str, keys: Keys, value: object, quoted: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_json(replace_value(HUNT, keys, value))
    assert caught.value.reason == reason
    assert quoted in str(caught.value)


def test_undue_bonus_tile_is_rejected_with_draw_ahead() -> None:
    data = {**HUNT, "draw_ahead": True}
    data["turns"] = [*data["turns"][:2], BONUS_TURN | {"player": 1}, *data["turns"][2:]]
    with pytest.raises(RecordError, match=r"Turn 3: .* 81 is a bonus tile, but no bonus is due") as caught:
        from_json(data)
    assert caught.value.reason == "json/illegal"


def test_hands_are_required_for_earlier_draws() -> None:
    with pytest.raises(RecordError, match="The record: “hands” must give the tile that player 1 holds") as caught:
        from_json({**AHEAD, "turns": AHEAD["turns"][:2], "hands": ["U", None]})
    assert caught.value.reason == "json/hand-missing"


@pytest.mark.parametrize(("value", "quoted"), [(None, "null"), ([], "[…]"), ('"{}"', '"{}"'), (3, "3")])
def test_record_is_an_object(value: object, quoted: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_json(value)
    assert caught.value.reason == "json/not-an-object"
    assert f"The record: there must be an object in braces, not {quoted}." in str(caught.value)


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_nothing_may_follow_the_end(draw_ahead: bool) -> None:
    data = round_trip(to_json(finish_game(new_game("modern", seed=69, draw_ahead=draw_ahead), seed=70)))
    for extra, reason in ((turn(0, "D", 9, 9, 0), "json/after-the-end"), ({"discard": "D"}, "json/not-discarded")):
        with pytest.raises(RecordError, match="Turn 72: ") as caught:
            from_json({**data, "turns": [*data["turns"], extra]})
        assert caught.value.reason == reason


def test_names_and_aids_are_written_if_present() -> None:
    game = new_game("modern", seed=3)
    assert {"names", "aids"}.isdisjoint(to_json(game))
    record = game.record(names=("Ann", "Zoë", "Cid"), aids=("legal",))
    data = to_json(record)
    assert record_from_json(round_trip(data)) == record_from_json(json.dumps(data)) == record


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [("names", "Ann", "json/wrong-type"), ("aids", [3], "json/wrong-type"), ("names", ["Ann"], "record/wrong-names")],
)
def test_invalid_names_and_aids_are_rejected(key: str, value: object, reason: str) -> None:
    game = new_game("modern", seed=3)
    with pytest.raises(RecordError) as caught:
        record_from_json({**to_json(game), key: value})
    assert caught.value.reason == reason


def test_bytes_in_another_encoding_are_refused() -> None:
    with pytest.raises(RecordError, match="it is not text in UTF-8") as caught:
        from_json("{}".encode("utf-16"))
    assert caught.value.reason == "json/not-unicode"
