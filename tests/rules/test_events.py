"""Events of games so small that all of them are known."""

from collections.abc import Sequence
from random import Random

import pytest

from bastide import (
    Discarded,
    Drawn,
    Edition,
    Ended,
    Event,
    Game,
    Placed,
    Reason,
    Returned,
    Scored,
    TakenBack,
    Tile,
    edition_names,
)
from bastide.rules.events import BonusAnswer, DeerEaten, GoldFound
from tests.kernel.helpers.small_editions import small_edition
from tests.rules.helpers.games import before_bonus, drawable


def small_game(*, draw_ahead: bool = False, **counts: int) -> Game:
    """Return a host for two players with the given order of tiles."""
    order = [name for name, count in counts.items() for _ in range(count)]
    return Game(small_edition(**counts), order=order, draw_ahead=draw_ahead)


def drawn_event(game: Game, player: int, name: str, *, ahead: bool = False) -> Drawn:
    return Drawn(player, tile_of(game.edition, name), ahead)


def tile_of(edition: Edition, name: str) -> Tile:
    return next(tile for tile in edition.tiles if tile.name == name)


def test_whole_game() -> None:
    game = small_game(E=1, C=1, U=1)
    begun = game.events()
    assert begun == (drawn_event(game, 0, "E"),)
    first = game.push_text("E@0,-1>180 city")
    assert first == [
        Placed(0, game.parse_move("E@0,-1>180 city")),
        Scored(
            "city",
            ((0, 0), (0, -1)),
            (Reason("tiles", 2, 4),),
            followers=(1, 0),
            receivers=(0,),
            spots=(((0, 0), 0), ((0, -1), 0)),
        ),
        Returned(0, (0, -1), 0, "knight"),
        drawn_event(game, 1, "C"),
        Discarded(1, tile_of(game.edition, "C")),
        drawn_event(game, 1, "U"),
    ]
    last = game.push_text("U@1,0>90 road")
    assert last == [
        Placed(1, game.parse_move("U@1,0>90 road")),
        Scored(
            "road",
            ((0, 0), (1, 0)),
            (Reason("tiles", 2, 2),),
            followers=(0, 1),
            receivers=(1,),
            final=True,
            spots=(((0, 0), 1), ((1, 0), 0)),
        ),
        Ended((4, 2), (0,)),
    ]
    assert game.events() == (*begun, *first, *last)


def test_drawing_ahead_is_an_event() -> None:
    game = small_game(U=4, draw_ahead=True)
    assert game.events() == (drawn_event(game, 0, "U"),)
    assert game.push_text("U@1,0>90")[1:] == [drawn_event(game, 0, "U", ahead=True), drawn_event(game, 1, "U")]
    assert game.push_text("U@2,0>90")[1:] == [drawn_event(game, 1, "U", ahead=True)]
    assert game.push_text("U@3,0>90")[1:] == []


def test_pennants_are_a_separate_reason() -> None:
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
        Scored(
            "field",
            ((0, -1),),
            (Reason("cities", 1, 3),),
            followers=(1, 0),
            receivers=(0,),
            final=True,
            spots=(((0, -1), 1),),
            paying=((((0, 0), 0), ((0, -1), 0)),),
        ),
        Ended((3, 0), (0,)),
    ]


def test_paying_cities_are_those_of_the_same_game() -> None:
    """The kernel's buffer is shared by the games of a thread."""
    large = Game("modern", players=2, seed=3)
    while not large.is_over:
        large.push(large.legal_moves[-1])
    (line,) = [event for event in small_game(E=1).push_text("E@0,-1>180 field") if isinstance(event, Scored)]
    assert len(line.paying) == 1


def test_shared_feature_returns_followers_and_pays_ties() -> None:
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
            spots=(((0, 0), 0), ((1, -1), 0), ((-1, -1), 0), ((0, -1), 0)),
        ),
        Returned(0, (1, -1), 0, "knight"),
        Returned(1, (-1, -1), 0, "knight"),
        drawn_event(game, 1, "V"),
    ]
    assert game.scores == (8, 8)
    assert game.supplies == (7, 7)


@pytest.mark.parametrize("edition_name", ["winter", "hunters"])
def test_preview_matches_push_up_to_the_next_draw(edition_name: str) -> None:
    game, random = Game(edition_name, players=3, seed=2), Random(2)
    while not game.is_over:
        for each in random.sample(game.legal_moves, min(3, len(game.legal_moves))):
            before = game.events()
            events = game.preview(each)
            assert game.events() == before
            pushed = game.push(each)
            up_to = next((at for at, event in enumerate(pushed) if isinstance(event, Drawn)), len(pushed))
            assert events == pushed[:up_to]
            game.pop()
        game.push(random.choice(game.legal_moves))


def test_takeback_is_an_event_and_keeps_earlier_ones() -> None:
    game = small_game(U=3)
    first = game.push_text("U@1,0>90 road")
    event = game.take_back()
    assert event == TakenBack(0)
    events: list[Event] = [drawn_event(game, 0, "U"), *first, event]
    assert game.events() == tuple(events)
    second = game.push_text("U@1,0>90")
    assert game.events() == (*events, *second)
    third = game.push_text("U@2,0>90")
    again = game.take_back()
    assert again == TakenBack(1)
    assert game.events() == (*events, *second, *third, again)
    game.take_back()
    assert game.events() == (*events, *second, *third, again, TakenBack(0))
    assert game.moves == ()


def test_pop_is_not_an_event() -> None:
    game = small_game(U=3)
    game.push_text("U@1,0>90 road")
    game.pop()
    assert game.events() == (drawn_event(game, 0, "U"),)


def test_pop_beyond_a_takeback_forgets_it() -> None:
    game = small_game(U=3)
    game.push_text("U@1,0>90")
    game.push_text("U@2,0>90")
    game.take_back()
    game.pop()
    assert game.events() == (drawn_event(game, 0, "U"),)


@pytest.mark.parametrize("edition_name", ["danish", "hunters"])
@pytest.mark.parametrize("seed", range(3))
def test_events_match_returned_events(edition_name: str, seed: int) -> None:
    game, random = Game.unhosted(edition_name, players=4, draw_ahead=seed == 1), Random(seed)
    events: list[Event] = []
    while not game.is_over:
        if game.drawn:
            events += game.push(random.choice(game.legal_moves))
        else:
            events += game.draw(random.choice(drawable(game)))
    assert game.events() == tuple(events)


# Hunters. The forest with gold on the start tile is open to the east and to the south.
FOREST = ((0, 0), (1, 0), (0, 1))


def small_hunt(*names: str) -> Game:
    """Return a hunters host for two players with the given order of each bag."""
    return Game(small_edition("hunters", **dict.fromkeys(names, 1)), order=names)


def gold_game(*more: str) -> Game:
    """Return a game where the start tile's forest has one open side and a gatherer of the first player."""
    game = small_hunt("5", "6", *more)
    game.push_text("5@1,0>90 forest")
    return game


def test_bonus_turn_events() -> None:
    game = gold_game("88", "2")
    events = game.push_text("6@0,1>180 meadow")
    assert events == [
        Placed(1, game.parse_move("6@0,1>180 meadow")),
        Scored(
            "forest",
            FOREST,
            (Reason("tiles", 3, 6),),
            followers=(1, 0),
            receivers=(0,),
            spots=(((0, 0), 0), ((1, 0), 0), ((0, 1), 0)),
        ),
        Returned(0, (1, 0), 0, "gatherer"),
        GoldFound(1, FOREST, 1, BonusAnswer.DUE),
        drawn_event(game, 1, "88"),
    ]
    assert game.push_text("88@2,0") == [Placed(1, game.parse_move("88@2,0")), drawn_event(game, 0, "2")]


def test_unplayable_bonus_tile_events() -> None:
    game = small_hunt("57", "5", "6", "2", "86", "88")
    for text in ("57@-1,0", "5@1,0>90"):
        game.push_text(text)
    *_, gold, unfit, discarded, fit = game.push_text("6@0,1>180")
    assert gold == GoldFound(0, FOREST, 1, BonusAnswer.DUE)
    assert [unfit, discarded] == [drawn_event(game, 0, "86"), Discarded(0, tile_of(game.edition, "86"))]
    assert fit == drawn_event(game, 0, "88")


def test_gold_without_bonus_tiles_events() -> None:
    game = gold_game("2")
    assert GoldFound(1, FOREST, 1, BonusAnswer.USED_UP) in game.push_text("6@0,1>180")


def test_final_scoring_of_hunters_and_huts() -> None:
    game = small_hunt("20", "3", "29")
    for text in ("20@0,-1 meadow", "3@1,-1 -"):
        game.push_text(text)
    meadow = ((0, 0), (0, -1), (1, -1), (-1, 0))
    _, *final = game.push_text("29@-1,0 hut.river")
    assert final == [
        Scored(
            "huts",
            ((0, 0), (-1, 0)),
            (Reason("fish", 1, 1),),
            followers=(1, 0),
            receivers=(0,),
            final=True,
            spots=(((0, 0), 2), ((0, 0), 1), ((-1, 0), 0)),
        ),
        Scored(
            "meadow",
            meadow,
            (Reason("mammoths", 1, 2),),
            followers=(1, 0),
            receivers=(0,),
            final=True,
            notes=(DeerEaten(tiger=(0, -1), deer=(1, -1)),),
            spots=(((0, 0), 3), ((0, -1), 1), ((1, -1), 0), ((-1, 0), 1)),
            paying=((((0, 0), 3),),),
        ),
        Ended((3, 0), (0,)),
    ]


def final_scores(edition_name: str, seed: int) -> tuple[Game, list[Scored]]:
    """Play a random game, and return it with the lines of its final scoring."""
    game, random, events = Game(edition_name, players=3, seed=seed), Random(seed), list[Event]()
    while not game.is_over:
        events = game.push(random.choice(game.legal_moves))
    return game, [event for event in events if isinstance(event, Scored) and event.final]


@pytest.mark.parametrize("edition_name", edition_names())
def test_spots_of_a_score_are_whole_features(edition_name: str) -> None:
    game, scores = final_scores(edition_name, seed=5)
    whole = {feature.spots for feature in game.features}
    for score in scores:
        parts = [spots for spots in whole if set(spots) <= set(score.spots)]
        assert {spot for spots in parts for spot in spots} == set(score.spots)


@pytest.mark.parametrize("edition_name", edition_names())
def test_paying_parts_account_for_the_points_of_lands(edition_name: str) -> None:
    game, scores = final_scores(edition_name, seed=5)
    lands = [score for score in scores if score.kind in ("field", "meadow")]
    assert lands
    for score in lands:
        assert score.points == len(score.paying) * game.edition.scoring.land


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_preview_of_a_bonus_turn_draws_nothing(draw_ahead: bool) -> None:
    game, move = before_bonus(3, draw_ahead=draw_ahead)
    before, order = game.text(), game.hidden_order()
    events = game.preview(move)
    assert isinstance(events[-1], GoldFound)
    assert (game.text(), game.hidden_order()) == (before, order)
    assert [*events, drawn_event(game, game.player, bonus_tiles(order)[0])] == game.push(move)


def bonus_tiles(order: Sequence[Tile]) -> list[str]:
    return [tile.name for tile in order if tile.is_bonus]


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_bonus_turn_is_taken_back_separately(draw_ahead: bool) -> None:
    game, move = before_bonus(3, draw_ahead=draw_ahead)
    before, past, player = game.text(), game.events(), game.player
    brought = game.push(move)
    during, bonus_tile = game.text(), game.drawn
    played = game.push(game.legal_moves[0])
    assert game.take_back() == TakenBack(player)
    assert (game.text(), game.drawn, game.player) == (during, bonus_tile, player)
    assert game.take_back() == TakenBack(player)
    assert (game.text(), game.player) == (before, player)
    assert game.events() == (*past, *brought, *played, TakenBack(player), TakenBack(player))
    assert game.push(move) == brought  # the same bonus tile comes again
