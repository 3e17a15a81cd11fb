"""Records: every game round-trips and replays, and errors quote the line."""

from itertools import pairwise

import pytest

from bastide import BastideError, Discarded, Drawn, Game, NotationError, Phase, Placed, RecordError, TakenBack
from bastide.rules.text.record import Record, entry_line
from tests.rules.helpers.games import EDITIONS, finish_game, game_with_discards, new_game, play_randomly
from tests.rules.helpers.hunters_games import ONE_BONUS, hunt_with_discards

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


def replace_once(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} must occur once in the text"
    return text.replace(old, new)


# Round trips


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", EDITIONS)
def test_finished_game_round_trips_and_replays(rules: str, draw_ahead: bool) -> None:
    game = finish_game(new_game(rules, seed=21, draw_ahead=draw_ahead), seed=22, takebacks=True)
    record = game.record(names=["Ann"] * game.players, aids=["legal"])
    assert Record.parse(str(record)) == record
    again = Record.parse(str(record)).replay()
    assert again == game
    assert again.events() == game.events()


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", ["winter", "hunters"])
def test_unfinished_game_round_trips_and_resumes(rules: str, draw_ahead: bool) -> None:
    original = new_game(rules, seed=5, draw_ahead=draw_ahead)
    order = original.hidden_order()
    for game in play_randomly(original, seed=6, takebacks=True):
        if game.turn % 7:
            continue
        record = game.record()
        resumed = Record.parse(str(record)).replay(order=order)
        assert resumed == game
        assert resumed.hidden_order() == order
        finish_game(resumed, seed=7)
        assert resumed.record().order == order


@pytest.mark.parametrize("others_left", [70, 2, 0])
@pytest.mark.parametrize("draw_ahead", [False, True])
def test_game_with_discards_replays(others_left: int, draw_ahead: bool) -> None:
    game = game_with_discards(others_left=others_left, draw_ahead=draw_ahead)
    record = game.record()
    assert any(isinstance(entry, Discarded) for entry in record.entries)
    assert Record.parse(str(record)).replay().events() == game.events()


@pytest.mark.parametrize(("seed", "draw_ahead"), [(10, False), (9, True)])
def test_game_of_hunters_with_discards_replays(seed: int, draw_ahead: bool) -> None:
    game = hunt_with_discards(seed, draw_ahead=draw_ahead)
    record = game.record()
    assert any(isinstance(entry, Discarded) for entry in record.entries)
    assert Record.parse(str(record)).replay().events() == game.events()


def test_bonus_lapses_when_no_bonus_tile_fits() -> None:
    record = Record.parse(LAPSED, own=ONE_BONUS)
    assert str(record) == LAPSED
    game = record.replay()
    assert game.record().entries == record.entries
    assert (game.player, game.bonus_left) == (0, 0)


@pytest.mark.parametrize("text", [SOUND, AHEAD, HUNT], ids=["sound", "ahead", "hunt"])
def test_sound_records_are_valid_and_canonical(text: str) -> None:
    record = Record.parse(text)
    assert str(record) == text
    assert record.replay().record(names=record.names, aids=record.aids).entries == record.entries


def test_all_fields_of_a_record_are_read() -> None:
    record = Record.parse(SOUND)
    assert (record.edition.name, record.players, record.program) == ("modern", 2, "bastide 0.1.0")
    assert (record.names, record.aids) == (("Ann", "Bob"), ("legal", "preview"))
    assert (record.options.farmers, record.options.draw_ahead, record.options.first) == (True, False, 0)
    ahead = Record.parse(AHEAD)
    assert (ahead.options.farmers, ahead.options.draw_ahead, ahead.options.first) == (False, True, 1)
    assert [type(entry) for entry in record.entries[3:9]] == [Discarded, Drawn, Placed, Drawn, TakenBack, Placed]
    assert (record.scores, record.seed, record.order) == (None, None, None)


def test_equivalent_rotation_is_the_same_move() -> None:
    text = replace_once(AHEAD, "1 draws B\n", "1 draws B\n1 plays B@0,1>270 monastery\n")
    assert str(Record.parse(text).entries[-1]).endswith("Move.parse('B@0,1>0 monastery'))")
    assert Record.parse(text).replay().turn == 3


def test_windows_line_breaks_are_read() -> None:
    assert Record.parse(SOUND.replace("\n", "\r\n")) == Record.parse(SOUND)


@pytest.mark.parametrize("names", [("", ""), ("", "Bob"), ("Ann: I", "B, b"), ("Ægir", "李")])
def test_any_names_are_kept(names: tuple[str, str]) -> None:
    record = Game("modern", seed=1).record(names=names)
    assert Record.parse(str(record)).names == names


# Content of a record


def test_seed_is_written_only_after_the_game() -> None:
    game = new_game("modern", seed=31)
    for moment in play_randomly(game, seed=32):
        record = moment.record()
        assert record.order is None
        assert (record.seed, record.scores) == ((31, game.scores) if game.is_over else (None, None))
    assert str(game.record()).endswith(f"\nends {' '.join(map(str, game.scores))}\nseed 31\n")


def test_given_order_is_written_only_after_the_game() -> None:
    order = new_game("modern", seed=31).hidden_order()
    game = Game("modern", order=order)
    assert game.record().order is None
    finish_game(game, seed=1)
    record = game.record()
    assert (record.seed, record.order) == (None, order)
    assert Record.parse(str(record)) == record
    assert Record.parse(str(record)).replay() == game


def test_game_with_manual_draws_has_no_seed_or_order() -> None:
    record = game_with_discards(others_left=0, draw_ahead=False).record()
    assert (record.seed, record.order) == (None, None)
    assert str(record).split("\n")[-2].startswith("ends ")


def test_records_grow_by_appended_lines() -> None:
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
def test_takeback_of_the_first_move_keeps_the_first_draw(turns: int) -> None:
    game = new_game("modern", seed=1)
    for _ in range(turns):
        game.push(game.legal_moves[0])
        game.take_back()
    record = game.record()
    assert Record.parse(str(record)).replay() == game
    assert isinstance(record.entries[-1], TakenBack)


def test_bonus_turn_can_be_taken_back() -> None:
    game = Record.parse(HUNT).replay()
    assert (game.phase, game.player, game.turn) == (Phase.PLAY, 1, 4)
    game.take_back()
    assert (str(game.drawn), game.player) == ("88", 0)
    game.take_back()
    assert (str(game.drawn), game.player) == ("5", 0)
    assert Record.parse(str(game.record())).replay() == game


# Invalid names and aids


@pytest.mark.parametrize(
    ("names", "reason", "quoted"),
    [
        (("Ann",), "record/wrong-names", "“Ann”"),
        (("Ann", "Bob", "Cid"), "record/wrong-names", "3 names (“Ann, Bob, Cid”)"),
        (("Ann", "B|b"), "record/bad-word", "'B|b'"),
        (("Ann", " Bob"), "record/bad-word", "' Bob'"),
        (("Ann", "B\nb"), "record/bad-word", "'B\\nb'"),
    ],
)
def test_names_that_cannot_round_trip_are_rejected(names: tuple[str, ...], reason: str, quoted: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game("modern", seed=1).record(names=names)
    assert caught.value.reason == reason
    assert quoted in str(caught.value)


def test_aids_that_cannot_round_trip_are_rejected() -> None:
    with pytest.raises(RecordError, match="'a,b'") as caught:
        Game("modern", seed=1).record(aids=["a,b"])
    assert caught.value.reason == "record/bad-word"


# Errors: the reason, text to replace in the sound record, replacement, and text that the message must quote.


UNREADABLE = [
    ("text/no-heading", "bastide record 1", "bastide position 1", "“bastide position 1”"),
    ("text/newer-version", "bastide record 1", "bastide record 12", "“bastide record 12”: version 12 was"),
    ("text/no-key", "players: 2", "two players", "Line 4, “two players”"),
    ("text/unknown-key", "first: 0", "first: 0\nlast: 1", "“last”"),
    ("text/key-twice", "first: 0", "first: 0\nfirst: 0", "already in line 7"),
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
    ("record/other-seat", "0 draws E", "1 draws E", "Line 11, “1 draws E”: it is seat 0’s turn"),
    ("record/other-seat", "0 plays E@0,-1>180 city", "1 plays E@0,-1>180 city", "it is seat 0’s turn"),
    ("record/other-seat", "first: 0", "first: 1", "“0 draws E”: it is seat 1’s turn"),
    ("record/other-draw", "0 draws E", "0 draws ahead E", "“0 draws E”"),
    ("record/illegal", "0 draws E\n", "", "a tile must be drawn first"),
    ("record/illegal", "0 draws E\n", "0 draws E\n0 draws V\n", "Tile V cannot be drawn: it is not time"),
    ("record/illegal", "1 draws V", "1 draws C", "Tile C cannot be drawn: there are none left"),
    ("record/illegal", "0 plays E@0,-1>180 city", "0 plays E@0,-1>0 city", "Line 12, “0 plays E@0,-1>0 city”"),
    ("record/illegal", "0 plays E@0,-1>180 city", "0 plays V@-1,0>180", "the tile to lay is E, not V"),
    ("record/illegal", "0 draws E\n0 plays E@0,-1>180 city\n", "0 takes back\n", "no turn to undo"),
    ("record/other-move", "1 takes back", "0 takes back", "“1 takes back”"),
    ("record/no-discard", "1 discards C", "0 discards C", "seat 0 does not discard tile C"),
    ("record/no-discard", "1 discards C", "1 discards V", "seat 1 does not discard tile V"),
    ("record/no-discard", "1 draws V", "1 draws V\n1 discards V", "seat 1 does not discard tile V"),
    ("record/discard-missing", "1 discards C\n", "", "the line “1 discards C” must come before this one"),
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
    ("record/illegal", "0 draws bonus 88", "0 draws bonus 86", "Tile 86 cannot be drawn: there are none left"),
    ("record/other-seat", "0 draws bonus 86\n0 discards 86", "1 draws 72", "“1 draws 72”: it is seat 0’s turn"),
    ("record/discard-missing", "0 discards 86\n", "", "the line “0 discards 86” must come before this one"),
    ("record/illegal", "88@0,-1>0", "88@0,-1>0 meadow", "“88@0,-1>0 meadow” cannot be played"),
    ("record/illegal", "57@-1,0>0 hut.lake", "57@-1,0>180 hut.lake", "“57@-1,0>180 hut.lake” cannot be played"),
]


def parse_error(text: str, kind: type[BastideError]) -> BastideError:
    with pytest.raises(BastideError) as caught:
        Record.parse(text).replay()
    assert type(caught.value) is kind
    return caught.value


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), UNREADABLE)
def test_unparsable_text_is_rejected(reason: str, old: str, new: str, quoted: str) -> None:
    error = parse_error(replace_once(SOUND, old, new), NotationError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), IMPOSSIBLE)
def test_impossible_events_are_rejected(reason: str, old: str, new: str, quoted: str) -> None:
    error = parse_error(replace_once(SOUND, old, new), RecordError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), IMPOSSIBLE_HUNTS)
def test_impossible_hunters_events_are_rejected(reason: str, old: str, new: str, quoted: str) -> None:
    error = parse_error(replace_once(HUNT, old, new), RecordError)
    assert error.reason == reason
    assert quoted in str(error)


def test_bonus_tile_is_not_drawn_ahead() -> None:
    text = replace_once(AHEAD, "edition: modern", "edition: hunters")
    text = text[: text.index("1 draws E")] + "1 draws 57\n1 plays 57@-1,0>0\n1 draws bonus 81\n"
    error = parse_error(text, RecordError)
    assert error.reason == "record/illegal"
    assert "“1 draws bonus 81”: Tile 81 cannot be drawn" in str(error)


WRONG_AHEAD = [
    ("record/other-draw", "1 draws ahead C", "1 draws C", "“1 draws ahead C”"),
    ("record/other-seat", "0 draws ahead U", "1 draws ahead U", "seat 0’s turn"),
    ("record/no-discard", "0 draws ahead U\n", "", "“1 discards C”"),
    ("record/discard-missing", "1 discards C\n", "", "“1 draws B”: the line “1 discards C” must come before this one"),
    ("record/illegal", "0 plays V@-1,0>180", "0 plays V@-1,0>180 field.w", "no follower may be placed on a field"),
]


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), WRONG_AHEAD)
def test_impossible_draws_ahead_are_rejected(reason: str, old: str, new: str, quoted: str) -> None:
    error = parse_error(replace_once(AHEAD, old, new), RecordError)
    assert error.reason == reason
    assert quoted in str(error)


@pytest.mark.parametrize("length", range(len(HEADER) + 2, len(SOUND), 7))
def test_truncated_line_is_rejected(length: int) -> None:
    text = SOUND[:length].rstrip("\n")
    error = parse_error(text, NotationError)
    assert error.reason == "record/cut-off"
    assert f"“{text.split(chr(10))[-1].strip()}”" in str(error)


def test_truncated_header_is_rejected() -> None:
    assert parse_error(HEADER, NotationError).reason == "record/no-entries"
    assert parse_error("bastide record 1\n", NotationError).reason == "record/no-entries"
    assert parse_error("bastide record 1", NotationError).reason == "record/cut-off"
    assert parse_error("", NotationError).reason == "text/no-heading"


def test_record_without_entries_is_a_new_game() -> None:
    assert Record.parse(HEADER + "\n").replay() == Game.unhosted("modern")


# The end


@pytest.fixture(scope="module")
def finished_record() -> str:
    """Return the record of a finished game, with its seed."""
    return str(finish_game(new_game("modern", seed=41), seed=42).record())


def test_unfinished_game_has_no_final_scores() -> None:
    error = parse_error(f"{SOUND}ends 4 0\n", RecordError)
    assert error.reason == "record/not-over"
    assert "“ends 4 0”: the game is not over yet" in str(error)


def test_wrong_scores_are_rejected(finished_record: str) -> None:
    scores = finished_record.split("\n")[-3]
    error = parse_error(replace_once(finished_record, scores, scores + "0"), RecordError)
    assert error.reason == "record/wrong-scores"
    assert f"“{scores}0”" in str(error)
    assert scores.removeprefix("ends ") in str(error)


def test_wrong_number_of_scores_is_rejected(finished_record: str) -> None:
    scores = finished_record.split("\n")[-3]
    error = parse_error(replace_once(finished_record, scores, scores + " 0"), RecordError)
    assert error.reason == "text/wrong-count"
    assert f"“{scores} 0”" in str(error)


def test_wrong_seed_is_rejected(finished_record: str) -> None:
    error = parse_error(replace_once(finished_record, "seed 41", "seed 42"), RecordError)
    assert error.reason == "record/wrong-seed"
    assert "“seed 42”" in str(error)


def test_wrong_order_is_rejected(finished_record: str) -> None:
    order = [tile.name for tile in new_game("modern", seed=41).hidden_order()]
    assert Record.parse(replace_once(finished_record, "seed 41", f"order {' '.join(order)}")).replay().is_over
    error = parse_error(replace_once(finished_record, "seed 41", f"order {' '.join(reversed(order))}"), RecordError)
    assert error.reason == "record/wrong-order"
    assert f"“order {order[-1]} " in str(error)


@pytest.fixture(scope="module")
def finished_hunt() -> Game:
    """Return a finished hunters game that drew some of its bonus tiles."""
    game = finish_game(new_game("hunters", seed=43), seed=44)
    assert 0 < game.bonus_left < 11
    return game


def test_wrong_seed_of_hunters_is_rejected(finished_hunt: Game) -> None:
    error = parse_error(replace_once(str(finished_hunt.record()), "seed 43", "seed 44"), RecordError)
    assert error.reason == "record/wrong-seed"


def with_order(game: Game, order: list[str]) -> str:
    return replace_once(str(game.record()), "seed 43", f"order {' '.join(order)}")


def test_order_of_hunters_may_mix_land_and_bonus_tiles(finished_hunt: Game) -> None:
    order = [tile.name for tile in finished_hunt.hidden_order()]
    land, bonus = order[:78], order[78:]
    for same in (order, bonus + land, [*land, *bonus[:-2], bonus[-1], bonus[-2]]):
        assert Record.parse(with_order(finished_hunt, same)).replay() == finished_hunt


def test_wrong_order_of_hunters_is_rejected(finished_hunt: Game) -> None:
    order = [tile.name for tile in finished_hunt.hidden_order()]
    land, bonus = order[:78], order[78:]
    for other in ([*reversed(land), *bonus], [*land, *reversed(bonus)], order[:-1], [*order, "91"]):
        assert parse_error(with_order(finished_hunt, other), RecordError).reason == "record/wrong-order"


def test_order_is_written_with_bonus_tiles_last(finished_hunt: Game) -> None:
    order = finished_hunt.hidden_order()
    game = finish_game(Game("hunters", order=[*order[78:], *order[:78]]), seed=1)
    record = game.record()
    assert record.order == order
    assert Record.parse(str(record)).replay() == game


@pytest.mark.parametrize("line", ["0 takes back", "0 draws V", "seed 41", "hello"])
def test_nothing_may_follow_the_end(finished_record: str, line: str) -> None:
    error = parse_error(finished_record + line + "\n", RecordError)
    assert error.reason == "record/after-the-end"
    assert f"“{line}”" in str(error)
    if not line.startswith("seed"):
        without_seed = replace_once(finished_record, "seed 41\n", "")
        assert parse_error(f"{without_seed}{line}\n", RecordError).reason == "record/after-the-end"


def test_move_after_the_end_is_rejected(finished_record: str) -> None:
    body = finished_record[: finished_record.index("ends ")]
    error = parse_error(f"{body}0 plays D@0,-9\n", RecordError)
    assert error.reason == "record/illegal"
    assert "the game is over" in str(error)


def test_finished_record_may_lack_its_last_lines(finished_record: str) -> None:
    assert Record.parse(finished_record[: finished_record.index("ends ")]).replay().is_over


# Resuming


def test_order_must_begin_with_the_drawn_tiles() -> None:
    game = new_game("modern", seed=51)
    order = list(game.hidden_order())
    other = next(number for number, tile in enumerate(order) if tile != order[0])
    order[0], order[other] = order[other], order[0]
    with pytest.raises(RecordError) as caught:
        game.record().replay(order=order)
    assert caught.value.reason == "record/bad-order"
    assert f"its tile 1 is {order[0]}, but the record drew {order[other]}" in str(caught.value)


def test_order_must_match_the_edition() -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(SOUND).replay(order=["E", "C"])
    assert caught.value.reason == "record/bad-order"
    assert "tile A 0 times" in str(caught.value)
