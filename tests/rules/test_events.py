"""What a game tells: every event of games so small that all of them are known."""

from random import Random

import pytest

from bastide import Discarded, Drawn, Edition, Ended, Event, Game, Placed, Reason, Returned, Scored, TakenBack, Tile
from tests.kernel.small_editions import small_edition


def small_game(*, draw_ahead: bool = False, **counts: int) -> Game:
    """A host of two players who draw the tiles in the order given."""
    order = [name for name, count in counts.items() for _ in range(count)]
    return Game(small_edition(**counts), order=order, draw_ahead=draw_ahead)


def drawn(game: Game, player: int, name: str, *, ahead: bool = False) -> Drawn:
    return Drawn(player, tile_of(game.edition, name), ahead)


def tile_of(edition: Edition, name: str) -> Tile:
    return next(tile for tile in edition.tiles if tile.name == name)


def test_a_whole_game() -> None:
    game = small_game(E=1, C=1, U=1)
    begun = game.events()
    assert begun == (drawn(game, 0, "E"),)
    first = game.push_text("E@0,-1>180 city")
    assert first == [
        Placed(0, game.parse_move("E@0,-1>180 city")),
        Scored("city", ((0, 0), (0, -1)), (Reason("tiles", 2, 4),), followers=(1, 0), receivers=(0,)),
        Returned(0, (0, -1), 0),
        drawn(game, 1, "C"),
        Discarded(1, tile_of(game.edition, "C")),
        drawn(game, 1, "U"),
    ]
    last = game.push_text("U@1,0>90 road")
    assert last == [
        Placed(1, game.parse_move("U@1,0>90 road")),
        Scored("road", ((0, 0), (1, 0)), (Reason("tiles", 2, 2),), followers=(0, 1), receivers=(1,), final=True),
        Ended((4, 2), (0,)),
    ]
    assert game.events() == (*begun, *first, *last)


def test_drawing_ahead_is_told() -> None:
    game = small_game(U=4, draw_ahead=True)
    assert game.events() == (drawn(game, 0, "U"),)
    assert game.push_text("U@1,0>90")[1:] == [drawn(game, 0, "U", ahead=True), drawn(game, 1, "U")]
    assert game.push_text("U@2,0>90")[1:] == [drawn(game, 1, "U", ahead=True)]
    assert game.push_text("U@3,0>90")[1:] == []


def test_pennants_are_a_reason_of_their_own() -> None:
    game = small_game(C=1, U=1)
    game.push_text("C@0,-1 city")
    events = game.push_text("U@1,0>90")
    [line] = [event for event in events if isinstance(event, Scored)]
    assert line.reasons == (Reason("tiles", 2, 2), Reason("pennants", 1, 1))
    assert line.points == 3


def test_farms_are_paid_for_cities() -> None:
    game = small_game(E=1)
    events = game.push_text("E@0,-1>180 field")
    assert events[1:] == [
        Scored("field", ((0, -1),), (Reason("cities", 1, 3),), followers=(1, 0), receivers=(0,), final=True),
        Ended((3, 0), (0,)),
    ]


def test_all_followers_of_a_shared_feature_return_and_all_who_tie_are_paid() -> None:
    game = small_game(U=2, E=2, R=1, V=1)
    for text in ("U@1,0>90", "U@-1,0>90", "E@1,-1>270 city", "E@-1,-1>90 city"):
        game.push_text(text)
    placed, *events = game.push_text("R@0,-1>180")
    assert placed == Placed(0, game.parse_move("R@0,-1>180"))
    assert events == [
        Scored(
            "city",
            ((0, 0), (1, -1), (-1, -1), (0, -1)),
            (Reason("tiles", 4, 8),),
            followers=(1, 1),
            receivers=(0, 1),
        ),
        Returned(0, (1, -1), 0),
        Returned(1, (-1, -1), 0),
        drawn(game, 1, "V"),
    ]
    assert game.scores == (8, 8)
    assert game.supplies == (7, 7)


def test_a_preview_tells_what_push_would_up_to_the_next_draw() -> None:
    game, random = Game("winter", players=3, seed=2), Random(2)
    while not game.is_over:
        for each in random.sample(game.legal_moves, min(3, len(game.legal_moves))):
            before = game.events()
            told = game.preview(each)
            assert game.events() == before
            pushed = game.push(each)
            up_to = next((at for at, event in enumerate(pushed) if isinstance(event, Drawn)), len(pushed))
            assert told == pushed[:up_to]
            game.pop()
        game.push(random.choice(game.legal_moves))


def test_a_takeback_is_told_and_nothing_before_it_is_lost() -> None:
    game = small_game(U=3)
    first = game.push_text("U@1,0>90 road")
    event = game.take_back()
    assert event == TakenBack(0)
    told: list[Event] = [drawn(game, 0, "U"), *first, event]
    assert game.events() == tuple(told)
    second = game.push_text("U@1,0>90")
    assert game.events() == (*told, *second)
    third = game.push_text("U@2,0>90")
    again = game.take_back()
    assert again == TakenBack(1)
    assert game.events() == (*told, *second, *third, again)
    game.take_back()
    assert game.events() == (*told, *second, *third, again, TakenBack(0))
    assert game.moves == ()


def test_undoing_is_not_told() -> None:
    game = small_game(U=3)
    game.push_text("U@1,0>90 road")
    game.pop()
    assert game.events() == (drawn(game, 0, "U"),)


def test_undoing_beyond_a_takeback_forgets_it() -> None:
    game = small_game(U=3)
    game.push_text("U@1,0>90")
    game.push_text("U@2,0>90")
    game.take_back()
    game.pop()
    assert game.events() == (drawn(game, 0, "U"),)


@pytest.mark.parametrize("seed", range(3))
def test_events_are_what_push_and_draw_returned(seed: int) -> None:
    game, random = Game.unhosted("danish", players=4, draw_ahead=seed == 1), Random(seed)
    told: list[Event] = []
    while not game.is_over:
        if game.drawn:
            told += game.push(random.choice(game.legal_moves))
        else:
            told += game.draw(random.choice(list(game.bag)))
    assert game.events() == tuple(told)
