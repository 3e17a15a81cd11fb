"""Positions as text: every position round-trips, and impossible ones are rejected with a reason."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from bastide import BastideError, Event, Game, NotationError, Phase, Piece, PositionError, Scored, edition
from bastide.rules.events import DeerEaten, GoldFound, Note, TigersDriven
from bastide.rules.move import SegmentOnBoard
from tests.rules.helpers.games import EDITIONS, game_with_discards, new_game, play_randomly
from tests.rules.helpers.hunters_games import play_with_discards

SOUND = """\
bastide position 1
edition: modern
players: 3
farmers: yes
draw ahead: no
next: 1 plays
hands: - C -
scores: 0 12 5
board:
  H@0,-1>0 city.n=0
  D@0,0>0
  U@1,0>90 road=2
  U@2,0>90
  B@0,1>0
bag: A*2 X
"""

AHEAD = """\
bastide position 1
edition: modern
players: 2
farmers: no
draw ahead: yes
next: 0 draws ahead
hands: - V
scores: 3 0
board:
  D@0,0>0
  B@0,1>0 monastery=1
bag: A*2 X
"""

OVER = """\
bastide position 1
edition: modern
players: 2
farmers: no
draw ahead: no
next: over
hands: - -
scores: 30 31
board:
  D@0,0>0
bag: -
"""

HUNT = """\
bastide position 1
edition: hunters
players: 2
farmers: yes
draw ahead: no
next: 1 plays
hands: - 84
scores: 6 0
board:
  29@-1,0>0 hut.river=0
  1@0,0>0
  4@1,0>180
  5@0,1>180 meadow=1
bag: 2 80 85
"""

FIRST_HUNT = """\
bastide position 1
edition: hunters
players: 2
farmers: no
draw ahead: yes
next: 1 plays
hands: - 2
scores: 0 0
board:
  1@0,0>0
bag: 3 80 85
"""

DOLMEN = """\
bastide position 1
edition: hunters
players: 2
farmers: yes
draw ahead: no
next: over
hands: - -
scores: 0 0
board:
  90@0,-1>180 meadow=1
  3@1,-1>0
  2@2,-1>0 meadow=0
  6@3,-1>0
  16@4,-1>180 meadow=0
  1@0,0>0
bag: 80 85
"""

EIGHT_FOLLOWERS = "\n".join(
    [f"  E@{x},1>180 city=0" for x in range(5)] + [f"  B@{x},1>0 monastery=0" for x in range(5, 8)]
)
SURROUNDED = """\
  U@-1,0>90
  U@1,0>90
  B@-1,1>0
  B@0,1>0 monastery=1
  B@1,1>0
  B@-1,2>0
  E@0,2>180
  E@1,2>180"""


def replace_once(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} must occur once in the text"
    return text.replace(old, new)


# Round trips


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", EDITIONS)
def test_every_position_of_a_game_round_trips(rules: str, draw_ahead: bool) -> None:
    for game in play_randomly(new_game(rules, seed=11, draw_ahead=draw_ahead), seed=12):
        text = game.text()
        again = Game.parse(text)
        assert again == game
        assert again.text() == text
        assert (again.supplies, again.huts, again.phase, again.bag) == (game.supplies, game.huts, game.phase, game.bag)
        assert (again.tiles_left, again.bonus_left) == (game.tiles_left, game.bonus_left)
        assert sorted(map(str, again.legal_moves)) == sorted(map(str, game.legal_moves))


@pytest.mark.parametrize("rules", ["winter", "hunters"])
def test_parsed_game_continues_like_the_original(rules: str) -> None:
    for game in play_randomly(new_game(rules, seed=3), seed=4):
        parsed = Game.parse(game.text())
        if not game.is_over:
            assert normalise_events(parsed.projection()) == normalise_events(game.projection())
            move = game.legal_moves[-1]
            assert normalise_events(parsed.preview(move)) == normalise_events(game.preview(move))


def normalise_events(events: Iterable[Event]) -> set[Event]:
    """Normalise events, because a position does not contain the order of laying."""
    return {normalise_event(event) for event in events}


def normalise_event(event: Event) -> Event:
    """Return an event with sorted cells and spots, and without the choice of the deer that are eaten."""
    if isinstance(event, GoldFound):
        return replace(event, cells=tuple(sorted(event.cells)))
    if isinstance(event, Scored):
        notes = sorted((normalise_note(note) for note in event.notes), key=str)
        return replace(
            event,
            cells=tuple(sorted(event.cells)),
            notes=tuple(notes),
            spots=tuple(sorted(event.spots)),
            paying=normalise_paying(event),
        )
    return event


def normalise_paying(event: Scored) -> tuple[tuple[SegmentOnBoard, ...], ...]:
    """Return the cities that pay in sorted order, and nothing for a meadow: deer are eaten in the order of laying."""
    parts = [] if event.kind == "meadow" else event.paying
    return tuple(sorted(tuple(sorted(part)) for part in parts))


def normalise_note(note: Note) -> Note:
    if isinstance(note, TigersDriven):
        return replace(note, tigers=tuple(sorted(note.tigers)))
    return replace(note, tiger=(0, 0), deer=(0, 0)) if isinstance(note, DeerEaten) else note


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_waiting_for_a_draw_round_trips(draw_ahead: bool) -> None:
    game = Game.unhosted("modern", players=2, draw_ahead=draw_ahead, first=1)
    phases = {game.phase}
    for name in ("V", "U", "E", "B"):
        assert Game.parse(game.text()) == game
        game.draw(name)
        assert Game.parse(game.text()) == game
        if game.phase is Phase.PLAY:
            game.push(game.legal_moves[0])
        phases.add(game.phase)
    assert (Phase.DRAW_AHEAD in phases) == draw_ahead


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_waiting_for_a_bonus_tile_round_trips(draw_ahead: bool) -> None:
    phases = set()
    for game in play_with_discards(1, draw_ahead=draw_ahead):
        phases.add((game.phase, bool(game.drawn and game.drawn.is_bonus)))
        assert Game.parse(game.text()) == game
    assert {(Phase.DRAW_BONUS, False), (Phase.PLAY, True)} <= phases


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_discarded_tiles_stay_out_of_the_game(draw_ahead: bool) -> None:
    game = game_with_discards(others_left=70, draw_ahead=draw_ahead)
    game.pop()
    parsed = Game.parse(game.text())
    assert parsed == game
    assert "C" not in {tile.name for tile in parsed.remaining}


SOUND_POSITIONS = {
    "plays": SOUND,
    "draws ahead": AHEAD,
    "over": OVER,
    "plays a bonus tile": HUNT,
    "draws bonus": replace_once(replace_once(HUNT, "1 plays", "1 draws bonus"), "- 84", "- -"),
    "begins": FIRST_HUNT,
    "bonus tiles are left": DOLMEN,
    "bonus tiles are used up": replace_once(HUNT, "2 80 85", "2"),
    "a farmer where the option means nothing": replace_once(HUNT, "farmers: yes", "farmers: no"),
}


@pytest.mark.parametrize("text", SOUND_POSITIONS.values(), ids=SOUND_POSITIONS.keys())
def test_sound_positions_are_valid_and_canonical(text: str) -> None:
    assert Game.parse(text).text() == text


def test_all_fields_of_a_position_are_read() -> None:
    game = Game.parse(SOUND)
    assert (game.edition.name, game.players, game.player, game.phase) == ("modern", 3, 1, Phase.PLAY)
    assert (game.options.farmers, game.options.draw_ahead) == (True, False)
    assert (game.scores, game.supplies) == ((0, 12, 5), (6, 7, 6))
    assert (str(game.drawn), game.hands[0], game.hands[2]) == ("C", None, None)
    assert {tile.name: count for tile, count in game.bag.items()} == {"A": 2, "X": 1}
    assert game.board[1, 0].piece == Piece(2, 0)
    row = {str(laid.as_move()) for laid in game.board.values() if laid.y == 0}
    assert row == {"D@0,0>0", "U@1,0>90 road", "U@2,0>90"}
    assert [feature.followers for feature in game.features if feature.kind == "road"] == [(0, 0, 1)]


def test_all_fields_of_a_hunters_position_are_read() -> None:
    game = Game.parse(HUNT)
    assert (game.supplies, game.huts) == ((5, 4), (1, 2))
    assert (game.tiles_left, game.bonus_left) == (1, 2)
    assert game.board[-1, 0].piece == Piece(0, 0, is_hut=True)
    assert [feature.huts for feature in game.features if feature.kind == "system"] == [(1, 0)]
    assert game.drawn is not None
    assert game.drawn.is_bonus


def test_bonus_turn_resumes_from_a_position() -> None:
    game = Game.parse(HUNT)
    game.push_text("84@0,-1>0 hut.lake")
    assert (game.phase, game.player) == (Phase.DRAW, 0)
    game = Game.parse(replace_once(replace_once(HUNT, "1 plays", "1 draws bonus"), "- 84", "- -"))
    game.draw("80")
    assert (game.phase, game.player) == (Phase.PLAY, 1)


def test_only_the_hunter_at_the_dolmen_is_paid() -> None:
    meadow = next(line for line in Game.parse(DOLMEN).projection() if line.kind == "meadow")
    assert (meadow.followers, meadow.receivers) == ((2, 1), (1,))


# Equivalent texts


SAME = {
    "comments and blank lines": replace_once(SOUND, "board:\n", "\n# what lies there\nboard:\n\n  # the first row\n"),
    "no line break at the end": SOUND.rstrip(),
    "line breaks of Windows": SOUND.replace("\n", "\r\n"),
    "no indentation": SOUND.replace("\n  ", "\n"),
    "another order of keys": replace_once(replace_once(SOUND, "players: 3\n", ""), "bag:", "players: 3\nbag:"),
    "another order of tiles": replace_once(
        replace_once(SOUND, "  H@0,-1>0 city.n=0\n", ""), "bag:", "  H@0,-1>0 city.n=0\nbag:"
    ),
    "an equivalent rotation": replace_once(SOUND, "H@0,-1>0 city.n=0", "H@0,-1>180 city.n=0"),
    "a role": replace_once(SOUND, "road=2", "robber=2"),
    "tiles by their sides": replace_once(SOUND, "hands: - C -", "hands: - cccc -"),
    "the bag in another order": replace_once(SOUND, "A*2 X", "X A A"),
}


@pytest.mark.parametrize("text", SAME.values(), ids=SAME.keys())
def test_equivalent_texts_give_the_same_position(text: str) -> None:
    assert Game.parse(text).text() == SOUND


def test_without_a_bag_nothing_has_been_discarded() -> None:
    game = Game.parse(replace_once(SOUND, "bag: A*2 X\n", ""))
    assert game.tiles_left == edition("modern").tile_count - 5 - 1
    assert "C" not in {tile.name for tile in game.bag}


def test_farmers_on_both_sides_of_a_road_are_accepted() -> None:
    farmers = replace_once(replace_once(SOUND, "road=2", "field.n=2"), "U@2,0>90", "U@2,0>90 field.s=0")
    assert Game.parse(farmers).supplies == (5, 7, 6)


def test_followers_may_share_a_joined_feature() -> None:
    game = Game.parse(replace_once(SOUND, "U@2,0>90", "U@2,0>90\n  U@3,0>90 road=0"))
    assert (1, 0, 1) in [feature.followers for feature in game.features]


TOGETHER = {
    "a hut and a fisher side by side": ("bag:", "  31@-2,0>0 river=1\nbag:"),
    "huts with a tile between": ("bag:", "  31@-2,0>0\n  28@-3,0>0 hut.river=0\nbag:"),
    "huts on two lakes of one tile and its neighbour": ("bag:", "  86@-2,0>0 hut.lake.s=0\nbag:"),
    "a hut and a fisher beyond a lake": ("bag:", "  68@-2,0>0 river.w=1\nbag:"),
    "a hut on a completed river": ("29@-1,0>0 hut.river=0", "57@-1,0>0 hut.river=0"),
    "both huts": ("bag:", "  31@-2,0>0\n  57@-3,0>0 hut.lake=0\nbag:"),
}


@pytest.mark.parametrize(("old", "new"), TOGETHER.values(), ids=TOGETHER.keys())
def test_unusual_pieces_are_accepted(old: str, new: str) -> None:
    game = Game.parse(replace_once(HUNT, old, new))
    assert Game.parse(game.text()) == game


# Errors: the reason, text to replace in the sound position, replacement, and text that the message must quote.


UNREADABLE = [
    ("text/no-heading", "bastide position 1", "bastide record 1", "bastide record 1"),
    ("text/no-heading", "bastide position 1", "position 1", "must be “bastide position 1”"),
    ("text/no-heading", "bastide position 1", "bastide position one", "bastide position one"),
    ("text/no-heading", "bastide position 1", "bastide position 0", "bastide position 0"),
    ("text/newer-version", "bastide position 1", "bastide position 2", "Line 1, “bastide position 2”: version 2 was"),
    ("text/no-key", "players: 3", "players 3", "Line 3, “players 3”"),
    ("text/no-key", "edition: modern", "D@0,0>0", "D@0,0>0"),
    ("text/unknown-key", "players: 3", "players: 3\nmeeples: 7", "“meeples”"),
    ("text/key-twice", "players: 3", "players: 3\nplayers: 2", "already in line 3"),
    ("text/key-twice", "bag:", "board:\nbag:", "“board:”"),
    *(
        ("text/missing-key", line, "", f"“{line.split(':')[0]}: …”")
        for line in (
            "edition: modern\n",
            "players: 3\n",
            "farmers: yes\n",
            "draw ahead: no\n",
            "next: 1 plays\n",
            "hands: - C -\n",
            "scores: 0 12 5\n",
        )
    ),
    ("text/not-a-number", "players: 3", "players: three", "“three”"),
    ("text/not-a-number", "scores: 0 12 5", "scores: 0 1.5 5", "“1.5”"),
    ("text/not-a-number", "scores: 0 12 5", "scores: 0 ٣ 5", "“٣”"),
    ("text/too-many-digits", "scores: 0 12 5", "scores: 0 99999999999 5", "“99999999999”"),
    ("text/not-a-number", "road=2", "road=red", "“red”"),
    ("text/not-yes-or-no", "farmers: yes", "farmers: true", "“farmers: true”"),
    ("text/not-yes-or-no", "draw ahead: no", "draw ahead:", "“draw ahead:”"),
    ("text/bad-move", "B@0,1>0", "B@0,1>45", "45 degrees"),
    ("text/bad-move", "B@0,1>0", "B at 0,1", "“B at 0,1” is not a move"),
    ("text/bad-move", "B@0,1>0", "B@0,1>0 city=1", "“city”"),
    ("text/bad-move", "B@0,1>0", "ZZ@0,1>0", "“ZZ”"),
    ("text/bad-tile", "hands: - C -", "hands: - ZZ -", "“ZZ”"),
    ("text/bad-tile", "A*2 X", "A*2 YY", "“YY”"),
    ("position/board-value", "board:", "board: D@0,0>0", "“board: D@0,0>0”"),
    ("position/no-owner", "road=2", "road", "“U@1,0>90 road”"),
    ("position/no-owner", "U@2,0>90", "U@2,0>90=1", "“U@2,0>90=1”"),
    ("position/bad-bag", "A*2 X", "A*0 X", "“A*0”"),
    ("position/bad-bag", "A*2 X", "A**2 X", "“A**2”"),
    ("position/bad-next", "1 plays", "1 thinks", "“next: 1 thinks”"),
    ("position/bad-next", "1 plays", "plays", "“next: plays”"),
]

IMPOSSIBLE = [
    ("text/unknown-edition", "edition: modern", "edition: norwegian", "“norwegian”"),
    ("text/players", "players: 3", "players: 1", "not 1"),
    ("text/players", "players: 3", "players: 6", "not 6"),
    ("text/no-such-seat", "road=2", "road=3", "no seat 3"),
    ("text/no-such-seat", "road=2", "road=-1", "no seat -1"),
    ("text/no-such-seat", "1 plays", "3 plays", "no seat 3"),
    ("text/foreign-tile", "B@0,1>0", "Winter-K@0,1>180", "no tile Winter-K"),
    ("text/foreign-tile", "hands: - C -", "hands: - Winter-A -", "no tile Winter-A"),
    ("text/foreign-tile", "A*2 X", "Winter-B", "no tile Winter-B"),
    ("text/wrong-count", "hands: - C -", "hands: - C", "2 entries"),
    ("text/wrong-count", "hands: - C -", "hands: - C - -", "4 entries"),
    ("text/wrong-count", "scores: 0 12 5", "scores: 7", "there is 1 entry"),
    ("position/bad-score", "scores: 0 12 5", "scores: 0 -12 5", "not -12"),
    ("position/bad-score", "scores: 0 12 5", "scores: 0 10000 5", "not 10000"),
    ("position/overlap", "B@0,1>0", "B@1,0>0", "“U@1,0>90 road=2” is already there"),
    ("position/no-start-tile", "  D@0,0>0\n", "", "“D@0,0>0”"),
    ("position/other-start-tile", "D@0,0>0", "J@0,0>0", "“J@0,0>0”"),
    ("position/start-turned", "D@0,0>0", "D@0,0>180", "“D@0,0>180”"),
    ("position/start-occupied", "D@0,0>0", "D@0,0>0 road=1", "“D@0,0>0 road=1”"),
    ("position/too-many-copies", "B@0,1>0", "B@0,1>0\n  X@5,5>0\n  X@6,6>0", "“X@6,6>0”: the edition has tile X only"),
    ("position/too-many-tiles", "A*2 X", "A*3 X", "0 on the board, 0 in hands and 3 in the bag"),
    ("position/too-many-tiles", "A*2 X", "C", "1 in hands and 1 in the bag"),
    ("position/too-many-tiles", "A*2 X", "U*7", "only 8 times"),
    ("position/too-many-tiles", "H@0,-1>0 city.n=0", "C@0,-1>0", "“hands: - C -”"),
    ("position/too-many-followers", "  B@0,1>0", EIGHT_FOLLOWERS, "“B@6,1>0 monastery=0”: seat 0 has only 7"),
    ("position/side-by-side", "U@2,0>90", "U@2,0>90 road=0", "“U@2,0>90 road=0”"),
    ("position/mismatch", "B@0,1>0", "E@0,1>0", "side N the tile has a city, but its neighbour there has a field"),
    ("position/mismatch", "U@2,0>90", "U@2,0>0", "side W"),
    ("position/touches-nothing", "B@0,1>0", "B@0,3>0", "“B@0,3>0”"),
    ("position/touches-nothing", "B@0,1>0", "B@-1,1>0", "“B@-1,1>0”"),
    ("position/touches-nothing", "B@0,1>0", "B@9,9>0\n  B@9,10>0", "“B@9,9>0”"),
    ("position/completed", "city.n=0", "city.s=0", "“H@0,-1>0 city.s=0”: the city is completed"),
    ("position/completed", "  U@1,0>90 road=2\n  U@2,0>90\n  B@0,1>0", SURROUNDED, "the monastery is completed"),
    ("position/plays-without-tile", "hands: - C -", "hands: - - -", "seat 1 holds no tile"),
    ("position/no-draw-ahead", "1 plays", "1 draws ahead", "“next: 1 draws ahead”"),
    ("position/draws-with-tile", "1 plays", "1 draws", "already holds tile C"),
    ("position/other-hand", "hands: - C -", "hands: - C V", "seat 2 holds tile V"),
    ("position/other-hand", "hands: - C -", "hands: - - V", "seat 2 holds tile V"),
    ("position/fits-nowhere", "H@0,-1>0 city.n=0", "E@0,-1>180", "tile C fits nowhere"),
    ("position/over-with-hand", "1 plays", "over", "seat 1 holds tile C"),
]


THREE_HUTS = """\
  31@-2,0>0
  28@-3,0>0 hut.river=0
  27@-4,0>90
  30@-5,0>90 hut.river=0
bag:"""

IMPOSSIBLE_HUNTS = [
    ("text/foreign-tile", "4@1,0>180", "D@1,0>180", "no tile D"),
    ("position/too-many-huts", "bag:", THREE_HUTS, "“30@-5,0>90 hut.river=0”: seat 0 has only 2 huts"),
    (
        "position/huts-side-by-side",
        "bag:",
        "  31@-2,0>0 hut.river=1\nbag:",
        "“31@-2,0>0 hut.river=1” are on neighbouring tiles",
    ),
    ("position/huts-side-by-side", "bag:", "  68@-2,0>0 hut.lake=1\nbag:", "“68@-2,0>0 hut.lake=1”"),
    ("position/huts-side-by-side", "bag:", "  68@-2,0>0 hut.river.w=1\nbag:", "“68@-2,0>0 hut.river.w=1”"),
    ("position/huts-side-by-side", "bag:", "  86@-2,0>0 hut.lake.n=1\nbag:", "“86@-2,0>0 hut.lake.n=1”"),
    ("position/side-by-side", "0 hut.river=0", "0 river=0\n  68@-2,0>0 river.e=1", "“68@-2,0>0 river.e=1”"),
    ("position/side-by-side", "bag:", "  2@0,2>0 meadow=0\nbag:", "“2@0,2>0 meadow=0”"),
    ("position/fire", "bag:", "  88@0,-1>0 meadow=0\nbag:", "“88@0,-1>0 meadow=0”: a fire burns on tile 88"),
    ("position/completed", "4@1,0>180", "4@1,0>180 forest=0", "“4@1,0>180 forest=0”: the forest is completed"),
    ("position/completed", "29@-1,0>0 hut.river=0", "57@-1,0>0 river=0", "“57@-1,0>0 river=0”: the river is completed"),
    ("position/start-occupied", "  1@0,0>0", "  1@0,0>0 hut.lake=0", "“1@0,0>0 hut.lake=0”"),
    (
        "position/mismatch",
        "29@-1,0>0 hut.river=0",
        "2@-1,0>0",
        "side E the tile has a meadow, but its neighbour there has a river",
    ),
    ("position/other-bonus", "hands: - 84", "hands: 83 84", "seat 0 holds the bonus tile 83"),
    ("position/other-hand", "hands: - 84", "hands: 3 84", "seat 0 holds tile 3"),
    ("position/draws-with-tile", "1 plays", "1 draws bonus", "seat 1 already holds tile 84"),
    ("position/too-many-tiles", "2 80 85", "2 84", "1 in hands and 1 in the bag"),
    ("position/over-with-hand", "1 plays", "over", "seat 1 holds tile 84"),
]


def parse_error(text: str, kind: type[BastideError]) -> BastideError:
    with pytest.raises(BastideError) as caught:
        Game.parse(text)
    assert type(caught.value) is kind
    return caught.value


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), UNREADABLE)
def test_unparsable_text_is_rejected(reason: str, old: str, new: str, quoted: str) -> None:
    error = parse_error(replace_once(SOUND, old, new), NotationError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), IMPOSSIBLE)
def test_impossible_content_is_rejected(reason: str, old: str, new: str, quoted: str) -> None:
    error = parse_error(replace_once(SOUND, old, new), PositionError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), IMPOSSIBLE_HUNTS)
def test_impossible_hunters_content_is_rejected(reason: str, old: str, new: str, quoted: str) -> None:
    error = parse_error(replace_once(HUNT, old, new), PositionError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize("place", ["lake=0", "hut.meadow=0", "hut=0"])
def test_followers_on_lakes_and_huts_on_land_are_rejected(place: str) -> None:
    error = parse_error(replace_once(HUNT, "29@-1,0>0 hut.river=0", f"57@-1,0>0 {place}"), NotationError)
    assert error.reason == "text/bad-move"
    assert "its places are river, meadow, hut.river, hut.lake" in str(error)


WITHOUT_TILE = replace_once(HUNT, "- 84", "- -")

IMPOSSIBLE_STEPS = [
    (
        "position/no-bonus",
        replace_once(WITHOUT_TILE, "1 plays", "1 draws bonus"),
        "2 80 85",
        "2",
        "seat 1 cannot draw a bonus",
    ),
    (
        "position/no-bonus",
        replace_once(SOUND, "- C -", "- - -"),
        "1 plays",
        "1 draws bonus",
        "seat 1 cannot draw a bonus",
    ),
    (
        "position/empty-bag",
        replace_once(WITHOUT_TILE, "1 plays", "1 draws"),
        "2 80 85",
        "80 85",
        "or has only bonus tiles",
    ),
    ("position/over-with-bag", WITHOUT_TILE, "1 plays", "over", "1 other tile is in it"),
    ("position/bonus-of-nothing", FIRST_HUNT, "hands: - 2", "hands: - 81", "“next: 1 plays”"),
    (
        "position/bonus-of-nothing",
        replace_once(FIRST_HUNT, "- 2", "- -"),
        "1 plays",
        "1 draws bonus",
        "only the start tile is",
    ),
    (
        "position/fits-nowhere",
        replace_once(HUNT, "29@-1,0>0 hut.river", "57@-1,0>0 hut.lake"),
        "- 84",
        "- 86",
        "tile 86 fits",
    ),
    ("position/other-bonus", FIRST_HUNT, "hands: - 2", "hands: 81 2", "but it is seat 1’s turn"),
    ("position/over-with-bag", OVER, "bag: -", "bag: A", "1 other tile is in it"),
    ("position/over-with-bag", OVER, "bag: -\n", "", "71 other tiles are"),
    ("position/over-with-hand", OVER, "hands: - -", "hands: - X", "seat 1 holds tile X"),
    ("position/empty-bag", OVER, "next: over", "next: 1 draws", "“next: 1 draws”"),
    ("position/empty-bag", AHEAD, "bag: A*2 X", "bag: -", "seat 0 cannot draw"),
    ("position/draws-with-tile", AHEAD, "hands: - V", "hands: V V", "seat 0 already holds tile V"),
    ("position/ahead-of-first", AHEAD, "  B@0,1>0 monastery=1\n", "", "“next: 0 draws ahead”"),
    ("position/plays-without-tile", AHEAD, "next: 0 draws ahead", "next: 0 plays", "seat 0 holds no tile"),
    ("position/no-farmers", AHEAD, "monastery=1", "field=1", "“B@0,1>0 field=1”"),
    ("text/no-such-seat", AHEAD, "monastery=1", "monastery=2", "0 to 1"),
]


@pytest.mark.parametrize(("reason", "text", "old", "new", "quoted"), IMPOSSIBLE_STEPS)
def test_impossible_next_step_is_rejected(reason: str, text: str, old: str, new: str, quoted: str) -> None:
    error = parse_error(replace_once(text, old, new), PositionError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize(("first", "second"), [("field.n", "field.n"), ("field.s", "field.sl")])
def test_adjacent_farmers_on_one_field_are_rejected(first: str, second: str) -> None:
    text = replace_once(replace_once(SOUND, "road=2", f"{first}=2"), "U@2,0>90", f"U@2,0>90 {second}=1")
    error = parse_error(text, PositionError)
    assert error.reason == "position/side-by-side"
    assert "“U@1,0>90 field" in str(error)
    assert "“U@2,0>90 field" in str(error)


def test_board_is_required() -> None:
    text = SOUND[: SOUND.index("board:")]
    assert parse_error(text, NotationError).reason == "text/missing-key"
    assert "“board: …”" in str(parse_error(text, NotationError))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing"])
def test_empty_text_is_rejected(text: str) -> None:
    assert parse_error(text, NotationError).reason == "text/no-heading"


def test_error_has_the_line_number() -> None:
    error = parse_error(replace_once(SOUND, "road=2", "road=7"), PositionError)
    assert error.details["number"] == SOUND.split("\n").index("  U@1,0>90 road=2") + 1
