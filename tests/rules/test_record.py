"""Records: every game round-trips and replays, and a record that cannot be is refused with the line."""

from itertools import pairwise

import pytest

from bastide import BastideError, Discarded, Drawn, Game, NotationError, Phase, Placed, RecordError, TakenBack
from bastide.rules.record import Record, entry_line
from tests.rules.games import EDITIONS, finished, new_game, random_moments, walled_game
from tests.rules.hunters_games import ONE_BONUS, walled_hunt

HEADER = """\
bastide record 1
program: bastide 0.1.0
edition: modern
players: 2
farmers: yes
draw ahead: no
first: 0
names: Ann | Bob
aids: legal, preview
"""

SOUND = f"""\
{HEADER}
0 draws E
0 plays E@0,-1>180 city
1 draws C
1 discards C
1 draws V
1 plays V@-1,0>270 road
0 draws U
1 takes back
1 plays V@-1,0>180 road
0 draws U
"""

AHEAD = """\
bastide record 1
program: bastide 0.1.0
edition: modern
players: 2
farmers: no
draw ahead: yes
first: 1

1 draws E
1 plays E@0,-1>180
1 draws ahead C
0 draws V
0 plays V@-1,0>180
0 draws ahead U
1 discards C
1 draws B
"""


HUNT = """\
bastide record 1
program: bastide 0.1.0
edition: hunters
players: 2
farmers: yes
draw ahead: no
first: 0

0 draws 57
0 plays 57@-1,0>0 hut.lake
1 draws 4
1 plays 4@1,0>180 forest
0 draws 5
0 plays 5@0,1>180 meadow
0 draws bonus 86
0 discards 86
0 draws bonus 88
0 plays 88@0,-1>0
1 draws 72
0 takes back
0 plays 88@1,-1>0
1 draws 72
"""

LAPSED = """\
bastide record 1
program: bastide 0.1.0
edition: one-bonus
players: 2
farmers: yes
draw ahead: yes
first: 0

0 draws 57
0 plays 57@-1,0>0
0 draws ahead 5
1 draws 4
1 plays 4@1,0>180
1 draws ahead 2
0 plays 5@0,1>180
0 draws bonus 86
0 discards 86
0 draws ahead 3
1 plays 2@0,2>0 meadow
1 draws ahead 7
"""


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} is not once in the text"
    return text.replace(old, new)


# Round trips


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_finished_game_round_trips_and_replays(rules: str, draw_ahead: bool) -> None:
    game = finished(new_game(rules, seed=21, draw_ahead=draw_ahead), seed=22, takebacks=True)
    record = game.record(names=["Ann"] * game.players, aids=["legal"])
    assert Record.parse(str(record)) == record
    again = Record.parse(str(record)).replay()
    assert again == game
    assert again.events() == game.events()


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", ["winter", "hunters"])
def test_an_unfinished_game_round_trips_and_goes_on_drawing(rules: str, draw_ahead: bool) -> None:
    original = new_game(rules, seed=5, draw_ahead=draw_ahead)
    order = original.hidden_order()
    for game in random_moments(original, seed=6, takebacks=True):
        if game.turn % 7:
            continue
        record = game.record()
        resumed = Record.parse(str(record)).replay(order=order)
        assert resumed == game
        assert resumed.hidden_order() == order
        finished(resumed, seed=7)
        assert resumed.record().order == order


@pytest.mark.parametrize("others_left", [70, 2, 0])
@pytest.mark.parametrize("draw_ahead", [False, True])
def test_a_game_with_discards_replays(others_left: int, draw_ahead: bool) -> None:
    game = walled_game(others_left=others_left, draw_ahead=draw_ahead)
    record = game.record()
    assert any(isinstance(entry, Discarded) for entry in record.entries)
    assert Record.parse(str(record)).replay().events() == game.events()


@pytest.mark.parametrize(("seed", "draw_ahead"), [(10, False), (9, True)])
def test_a_game_of_hunters_with_discards_replays(seed: int, draw_ahead: bool) -> None:
    game = walled_hunt(seed, draw_ahead=draw_ahead)
    record = game.record()
    assert any(isinstance(entry, Discarded) for entry in record.entries)
    assert Record.parse(str(record)).replay().events() == game.events()


def test_a_bonus_lapses_when_no_bonus_tile_fits() -> None:
    record = Record.parse(LAPSED, own=ONE_BONUS)
    assert str(record) == LAPSED
    game = record.replay()
    assert game.record().entries == record.entries
    assert (game.player, game.bonus_left) == (0, 0)


@pytest.mark.parametrize("text", [SOUND, AHEAD, HUNT], ids=["sound", "ahead", "hunt"])
def test_the_sound_records_are_sound_and_canonical(text: str) -> None:
    record = Record.parse(text)
    assert str(record) == text
    assert record.replay().record(names=record.names, aids=record.aids).entries == record.entries


def test_everything_of_a_record_is_read() -> None:
    record = Record.parse(SOUND)
    assert (record.edition.name, record.players, record.program) == ("modern", 2, "bastide 0.1.0")
    assert (record.names, record.aids) == (("Ann", "Bob"), ("legal", "preview"))
    assert (record.options.farmers, record.options.draw_ahead, record.options.first) == (True, False, 0)
    ahead = Record.parse(AHEAD)
    assert (ahead.options.farmers, ahead.options.draw_ahead, ahead.options.first) == (False, True, 1)
    assert [type(entry) for entry in record.entries[3:9]] == [Discarded, Drawn, Placed, Drawn, TakenBack, Placed]
    assert (record.scores, record.seed, record.order) == (None, None, None)


def test_an_equivalent_rotation_is_the_same_move() -> None:
    text = changed(AHEAD, "1 draws B\n", "1 draws B\n1 plays B@0,1>270 monastery\n")
    assert str(Record.parse(text).entries[-1]).endswith("Move.parse('B@0,1>0 monastery'))")
    assert Record.parse(text).replay().turn == 3


def test_line_breaks_of_windows_are_read() -> None:
    assert Record.parse(SOUND.replace("\n", "\r\n")) == Record.parse(SOUND)


@pytest.mark.parametrize("names", [("", ""), ("", "Bob"), ("Ann: I", "B, b"), ("Ægir", "李")])
def test_any_names_are_kept(names: tuple[str, str]) -> None:
    record = Game("modern", seed=1).record(names=names)
    assert Record.parse(str(record)).names == names


# What a record tells


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    game = new_game("modern", seed=31)
    for moment in random_moments(game, seed=32):
        record = moment.record()
        assert record.order is None
        assert (record.seed, record.scores) == ((31, game.scores) if game.is_over else (None, None))
    assert str(game.record()).endswith(f"\nends {' '.join(map(str, game.scores))}\nseed 31\n")


def test_a_given_order_is_told_only_when_the_game_is_over() -> None:
    order = new_game("modern", seed=31).hidden_order()
    game = Game("modern", order=order)
    assert game.record().order is None
    finished(game, seed=1)
    record = game.record()
    assert (record.seed, record.order) == (None, order)
    assert Record.parse(str(record)) == record
    assert Record.parse(str(record)).replay() == game


def test_a_game_drawn_by_hand_has_neither_seed_nor_order() -> None:
    record = walled_game(others_left=0, draw_ahead=False).record()
    assert (record.seed, record.order) == (None, None)
    assert str(record).split("\n")[-2].startswith("ends ")


def test_lines_are_added_as_things_happen() -> None:
    game = new_game("modern", seed=8, draw_ahead=True)
    texts = [str(game.record())]
    while not game.is_over:
        game.push(game.legal_moves[0])
        texts.append(str(game.record()))
        if game.turn == 9 and not any("takes back" in text for text in texts):
            game.take_back()
            texts.append(str(game.record()))
    assert all(later.startswith(earlier) for earlier, later in pairwise(texts))


def test_every_entry_has_its_line() -> None:
    entries = Record.parse(AHEAD).entries
    assert [entry_line(entry) for entry in entries] == AHEAD.split("\n\n")[1].split("\n")[:-1]
    assert entry_line(TakenBack(1)) == "1 takes back"


@pytest.mark.parametrize("turns", [1, 3])
def test_taking_back_the_first_move_keeps_the_first_draw_once(turns: int) -> None:
    game = new_game("modern", seed=1)
    for _ in range(turns):
        game.push(game.legal_moves[0])
        game.take_back()
    record = game.record()
    assert Record.parse(str(record)).replay() == game
    assert isinstance(record.entries[-1], TakenBack)


def test_a_bonus_turn_can_be_taken_back() -> None:
    game = Record.parse(HUNT).replay()
    assert (game.phase, game.player, game.turn) == (Phase.PLAY, 1, 4)
    game.take_back()
    assert (str(game.drawn), game.player) == ("88", 0)
    game.take_back()
    assert (str(game.drawn), game.player) == ("5", 0)
    assert Record.parse(str(game.record())).replay() == game


# What cannot be recorded


@pytest.mark.parametrize(
    ("names", "reason", "quoted"),
    [
        (("Ann",), "record/wrong-names", "“Ann”"),
        (("Ann", "Bob", "Cid"), "record/wrong-names", "“Ann, Bob, Cid” are 3"),
        (("Ann", "B|b"), "record/bad-word", "'B|b'"),
        (("Ann", " Bob"), "record/bad-word", "' Bob'"),
        (("Ann", "B\nb"), "record/bad-word", "'B\\nb'"),
    ],
)
def test_names_that_would_not_be_read_again_are_refused(names: tuple[str, ...], reason: str, quoted: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game("modern", seed=1).record(names=names)
    assert caught.value.reason == reason
    assert quoted in str(caught.value)


def test_aids_that_would_not_be_read_again_are_refused() -> None:
    with pytest.raises(RecordError, match="'a,b'") as caught:
        Game("modern", seed=1).record(aids=["a,b"])
    assert caught.value.reason == "record/bad-word"


# What does not parse, and what cannot have happened: reason, what is replaced, what by, what is quoted.


UNREADABLE = [
    ("text/no-heading", "bastide record 1", "bastide position 1", "“bastide position 1”"),
    ("text/newer-version", "bastide record 1", "bastide record 12", "“bastide record 12”: version 12 was"),
    ("text/no-key", "players: 2", "two players", "Line 4, “two players”"),
    ("text/unknown-key", "first: 0", "first: 0\nlast: 1", "“last”"),
    ("text/key-twice", "first: 0", "first: 0\nfirst: 0", "line 7 already"),
    ("text/missing-key", "first: 0\n", "", "“first: …”"),
    ("text/missing-key", "program: bastide 0.1.0\n", "", "“program: …”"),
    ("text/not-a-number", "first: 0", "first: Ann", "“Ann”"),
    ("text/not-yes-or-no", "farmers: yes", "farmers: some", "“farmers: some”"),
    ("record/no-entry", "1 discards C", "1 throws C", "Line 14, “1 throws C”"),
    ("record/no-entry", "1 discards C", "1 discards", "“1 discards”"),
    ("record/no-entry", "1 discards C", "discards C", "“discards C”"),
    ("record/no-entry", "1 discards C", "", "Line 14, “”"),
    ("record/no-entry", "1 takes back", "1 takes back V", "“1 takes back V”"),
    ("record/no-entry", "1 discards C", "seed 7", "“seed 7”"),
    ("record/no-entry", "1 discards C", "ends", "“ends”"),
    ("text/bad-tile", "1 draws C", "1 draws ZZ", "“ZZ”"),
    ("text/bad-tile", "1 draws C", "1 draws C V", "“C V”"),
    ("text/bad-move", "plays E@0,-1>180 city", "plays E at 0,-1", "“E at 0,-1” is not a move"),
    ("text/bad-move", "plays E@0,-1>180 city", "plays E@0,-1>180 road", "“road”"),
]

IMPOSSIBLE = [
    ("text/unknown-edition", "edition: modern", "edition: norwegian", "“norwegian”"),
    ("text/players", "players: 2", "players: 6", "“players: 6”"),
    ("text/no-such-seat", "first: 0", "first: 2", "no seat 2"),
    ("text/no-such-seat", "1 discards C", "2 discards C", "“2 discards C”"),
    ("text/foreign-tile", "1 draws C", "1 draws Winter-A", "no tile Winter-A"),
    ("text/foreign-tile", "0 plays E@0,-1>180 city", "0 plays Winter-B@0,-1>180 city", "no tile Winter-B"),
    ("record/wrong-names", "Ann | Bob", "Ann", "“Ann”"),
    ("record/other-seat", "0 draws E", "1 draws E", "Line 11, “1 draws E”: it is the turn of seat 0"),
    ("record/other-seat", "0 plays E@0,-1>180 city", "1 plays E@0,-1>180 city", "it is the turn of seat 0"),
    ("record/other-seat", "first: 0", "first: 1", "“0 draws E”: it is the turn of seat 1"),
    ("record/other-draw", "0 draws E", "0 draws ahead E", "“0 draws E”"),
    ("record/illegal", "0 draws E\n", "", "first a tile must be drawn"),
    ("record/illegal", "0 draws E\n", "0 draws E\n0 draws V\n", "Tile V cannot be drawn: it is not the time"),
    ("record/illegal", "1 draws V", "1 draws C", "Tile C cannot be drawn: none is left"),
    ("record/illegal", "0 plays E@0,-1>180 city", "0 plays E@0,-1>0 city", "Line 12, “0 plays E@0,-1>0 city”"),
    ("record/illegal", "0 plays E@0,-1>180 city", "0 plays V@-1,0>180", "the tile to place is E, not V"),
    ("record/illegal", "0 draws E\n0 plays E@0,-1>180 city\n", "0 takes back\n", "no turn to undo"),
    ("record/other-move", "1 takes back", "0 takes back", "“1 takes back”"),
    ("record/no-discard", "1 discards C", "0 discards C", "seat 0 discards no tile C"),
    ("record/no-discard", "1 discards C", "1 discards V", "seat 1 discards no tile V"),
    ("record/no-discard", "1 draws V", "1 draws V\n1 discards V", "seat 1 discards no tile V"),
    ("record/discard-missing", "1 discards C\n", "", "before this line “1 discards C” must stand"),
]


IMPOSSIBLE_HUNTS = [
    (
        "record/other-draw",
        "0 draws bonus 86",
        "0 draws 86",
        "“0 draws 86”: this draw must be written as “0 draws bonus 86”",
    ),
    ("record/other-draw", "0 draws bonus 86", "0 draws ahead 86", "“0 draws bonus 86”"),
    (
        "record/other-draw",
        "1 draws 4",
        "1 draws bonus 4",
        "“1 draws bonus 4”: this draw must be written as “1 draws 4”",
    ),
    ("record/illegal", "1 draws 4", "1 draws bonus 81", "“1 draws bonus 81”: Tile 81 cannot be drawn"),
    ("record/illegal", "0 draws bonus 86\n0 discards 86", "0 draws 72", "“0 draws 72”: Tile 72 cannot be drawn"),
    ("record/illegal", "0 draws bonus 88", "0 draws bonus 86", "Tile 86 cannot be drawn: none is left"),
    ("record/other-seat", "0 draws bonus 86\n0 discards 86", "1 draws 72", "“1 draws 72”: it is the turn of seat 0"),
    ("record/discard-missing", "0 discards 86\n", "", "before this line “0 discards 86” must stand"),
    ("record/illegal", "88@0,-1>0", "88@0,-1>0 meadow", "“88@0,-1>0 meadow” cannot be played"),
    ("record/illegal", "57@-1,0>0 hut.lake", "57@-1,0>180 hut.lake", "“57@-1,0>180 hut.lake” cannot be played"),
]


def refused(text: str, kind: type[BastideError]) -> BastideError:
    with pytest.raises(BastideError) as caught:
        Record.parse(text).replay()
    assert type(caught.value) is kind
    return caught.value


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), UNREADABLE)
def test_what_does_not_parse_is_refused(reason: str, old: str, new: str, quoted: str) -> None:
    error = refused(changed(SOUND, old, new), NotationError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), IMPOSSIBLE)
def test_what_cannot_have_happened_is_refused(reason: str, old: str, new: str, quoted: str) -> None:
    error = refused(changed(SOUND, old, new), RecordError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), IMPOSSIBLE_HUNTS)
def test_what_cannot_have_happened_in_hunters_is_refused(reason: str, old: str, new: str, quoted: str) -> None:
    error = refused(changed(HUNT, old, new), RecordError)
    assert error.reason == reason
    assert quoted in str(error)


def test_a_bonus_tile_is_not_drawn_ahead() -> None:
    text = changed(AHEAD, "edition: modern", "edition: hunters")
    text = text[: text.index("1 draws E")] + "1 draws 57\n1 plays 57@-1,0>0\n1 draws bonus 81\n"
    error = refused(text, RecordError)
    assert error.reason == "record/illegal"
    assert "“1 draws bonus 81”: Tile 81 cannot be drawn" in str(error)


WRONG_AHEAD = [
    ("record/other-draw", "1 draws ahead C", "1 draws C", "“1 draws ahead C”"),
    ("record/other-seat", "0 draws ahead U", "1 draws ahead U", "the turn of seat 0"),
    ("record/no-discard", "0 draws ahead U\n", "", "“1 discards C”"),
    ("record/discard-missing", "1 discards C\n", "", "“1 draws B”: before this line “1 discards C” must stand"),
    ("record/illegal", "0 plays V@-1,0>180", "0 plays V@-1,0>180 field.w", "no follower may be placed on a field"),
]


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), WRONG_AHEAD)
def test_what_cannot_have_been_drawn_ahead_is_refused(reason: str, old: str, new: str, quoted: str) -> None:
    error = refused(changed(AHEAD, old, new), RecordError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize("length", range(len(HEADER) + 2, len(SOUND), 7))
def test_a_record_that_is_cut_off_within_a_line_is_refused(length: int) -> None:
    text = SOUND[:length].rstrip("\n")
    error = refused(text, NotationError)
    assert error.reason == "record/cut-off"
    assert f"“{text.split(chr(10))[-1].strip()}”" in str(error)


def test_a_header_that_is_cut_off_is_refused() -> None:
    assert refused(HEADER, NotationError).reason == "record/no-entries"
    assert refused("bastide record 1\n", NotationError).reason == "record/no-entries"
    assert refused("bastide record 1", NotationError).reason == "record/cut-off"
    assert refused("", NotationError).reason == "text/no-heading"


def test_a_record_without_entries_is_a_game_that_begins() -> None:
    assert Record.parse(HEADER + "\n").replay() == Game.unhosted("modern")


# The end


@pytest.fixture(scope="module")
def ended() -> str:
    """The record of a finished game, with its seed."""
    return str(finished(new_game("modern", seed=41), seed=42).record())


def test_an_unfinished_game_has_no_final_scores() -> None:
    error = refused(f"{SOUND}ends 4 0\n", RecordError)
    assert error.reason == "record/not-over"
    assert "“ends 4 0”: the game is not over yet" in str(error)


def test_other_scores_are_refused(ended: str) -> None:
    scores = ended.split("\n")[-3]
    error = refused(changed(ended, scores, scores + "0"), RecordError)
    assert error.reason == "record/wrong-scores"
    assert f"“{scores}0”" in str(error)
    assert scores.removeprefix("ends ") in str(error)


def test_scores_for_another_number_of_players_are_refused(ended: str) -> None:
    scores = ended.split("\n")[-3]
    error = refused(changed(ended, scores, scores + " 0"), RecordError)
    assert error.reason == "text/wrong-count"
    assert f"“{scores} 0”" in str(error)


def test_another_seed_is_refused(ended: str) -> None:
    error = refused(changed(ended, "seed 41", "seed 42"), RecordError)
    assert error.reason == "record/wrong-seed"
    assert "“seed 42”" in str(error)


def test_another_order_is_refused(ended: str) -> None:
    order = [tile.name for tile in new_game("modern", seed=41).hidden_order()]
    assert Record.parse(changed(ended, "seed 41", f"order {' '.join(order)}")).replay().is_over
    error = refused(changed(ended, "seed 41", f"order {' '.join(reversed(order))}"), RecordError)
    assert error.reason == "record/wrong-order"
    assert f"“order {order[-1]} " in str(error)


@pytest.fixture(scope="module")
def hunted() -> Game:
    """A finished game of hunters, which drew some of its bonus tiles."""
    game = finished(new_game("hunters", seed=43), seed=44)
    assert 0 < game.bonus_left < 11
    return game


def test_another_seed_of_hunters_is_refused(hunted: Game) -> None:
    error = refused(changed(str(hunted.record()), "seed 43", "seed 44"), RecordError)
    assert error.reason == "record/wrong-seed"


def with_order(game: Game, order: list[str]) -> str:
    return changed(str(game.record()), "seed 43", f"order {' '.join(order)}")


def test_an_order_of_hunters_may_mix_land_and_bonus_tiles(hunted: Game) -> None:
    order = [tile.name for tile in hunted.hidden_order()]
    land, bonus = order[:78], order[78:]
    for same in (order, bonus + land, [*land, *bonus[:-2], bonus[-1], bonus[-2]]):
        assert Record.parse(with_order(hunted, same)).replay() == hunted


def test_another_order_of_hunters_is_refused(hunted: Game) -> None:
    order = [tile.name for tile in hunted.hidden_order()]
    land, bonus = order[:78], order[78:]
    for other in ([*reversed(land), *bonus], [*land, *reversed(bonus)], order[:-1], [*order, "91"]):
        assert refused(with_order(hunted, other), RecordError).reason == "record/wrong-order"


def test_a_game_by_order_tells_the_order_with_the_bonus_tiles_last(hunted: Game) -> None:
    order = hunted.hidden_order()
    game = finished(Game("hunters", order=[*order[78:], *order[:78]]), seed=1)
    record = game.record()
    assert record.order == order
    assert Record.parse(str(record)).replay() == game


@pytest.mark.parametrize("line", ["0 takes back", "0 draws V", "seed 41", "hello"])
def test_nothing_may_follow_the_end(ended: str, line: str) -> None:
    error = refused(ended + line + "\n", RecordError)
    assert error.reason == "record/after-the-end"
    assert f"“{line}”" in str(error)
    if not line.startswith("seed"):
        without_seed = changed(ended, "seed 41\n", "")
        assert refused(f"{without_seed}{line}\n", RecordError).reason == "record/after-the-end"


def test_a_move_after_the_last_one_is_refused(ended: str) -> None:
    body = ended[: ended.index("ends ")]
    error = refused(f"{body}0 plays D@0,-9\n", RecordError)
    assert error.reason == "record/illegal"
    assert "the game is over" in str(error)


def test_a_finished_record_may_lack_its_last_lines(ended: str) -> None:
    assert Record.parse(ended[: ended.index("ends ")]).replay().is_over


# Going on


def test_an_order_must_begin_with_what_was_drawn() -> None:
    game = new_game("modern", seed=51)
    order = list(game.hidden_order())
    other = next(number for number, tile in enumerate(order) if tile != order[0])
    order[0], order[other] = order[other], order[0]
    with pytest.raises(RecordError) as caught:
        game.record().replay(order=order)
    assert caught.value.reason == "record/bad-order"
    assert f"its tile 1 is {order[0]}, but the record drew {order[other]}" in str(caught.value)


def test_an_order_must_be_one_of_the_edition() -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(SOUND).replay(order=["E", "C"])
    assert caught.value.reason == "record/bad-order"
    assert "tile A 0 times" in str(caught.value)
