"""Games for tests of text formats: random ones, and some where tiles fit nowhere."""

import random
from collections.abc import Iterable, Iterator

from bastide import Event, Game, Move, Phase, Tile, edition_names, tile
from bastide.rules.events import BonusAnswer, GoldFound

EDITIONS = edition_names()
CITY_TILE = tile("C")  # four city sides: it fits nowhere if no city is open


def new_game(rules: str, seed: int, *, draw_ahead: bool = False) -> Game:
    """Return a host with a random number of players and a random first seat."""
    numbers = random.Random(seed)
    players = numbers.randint(2, 5)
    first = numbers.randrange(players)
    return Game(rules, players=players, seed=seed, draw_ahead=draw_ahead, farmers=numbers.random() < 0.8, first=first)


def play_randomly(game: Game, seed: int, *, takebacks: bool = False) -> Iterator[Game]:
    """Play a game to its end, yielding the same object after every turn."""
    numbers = random.Random(seed)
    yield game
    while not game.is_over:
        game.push(numbers.choice(game.legal_moves))
        if takebacks and numbers.random() < 0.1 and game.outcome() is None:
            game.take_back()
        yield game


def finish_game(game: Game, seed: int, *, takebacks: bool = False) -> Game:
    for _ in play_randomly(game, seed, takebacks=takebacks):
        pass
    return game


def drawable(game: Game) -> list[Tile]:
    """Return the designs that can be drawn now: bonus tiles if one is due, or else land tiles."""
    return [each for each in game.bag if each.is_bonus == (game.phase is Phase.DRAW_BONUS)]


def before_bonus(seed: int, *, draw_ahead: bool = False) -> tuple[Game, Move]:
    """Return a hunters host, and a move that completes a forest with gold."""
    numbers, game = random.Random(seed), Game("hunters", players=3, seed=seed, draw_ahead=draw_ahead)
    while (move := gold_move(game)) is None:
        game.push(numbers.choice(game.legal_moves))
    return game, move


def gold_move(game: Game) -> Move | None:
    """Return a move that brings a bonus turn, or None."""
    return next((move for move in game.legal_moves if brings_bonus(game.preview(move))), None)


def brings_bonus(events: Iterable[Event]) -> bool:
    return any(isinstance(event, GoldFound) and event.bonus is BonusAnswer.DUE for event in events)


def game_with_discards(*, others_left: int, draw_ahead: bool) -> Game:
    """Return a finished game where C was discarded with at most the given number of tiles left in the bag."""
    numbers = random.Random(0)
    game = Game.unhosted("modern", players=3, draw_ahead=draw_ahead)
    while not game.is_over:
        if game.phase is Phase.PLAY:
            game.push_id(min(game.legal_ids().tolist(), key=lambda move: openings_after(game, move)))
            continue
        others = [each for each, count in game.bag.items() for _ in range(count) if each != CITY_TILE]
        is_time = CITY_TILE in game.bag and openings(game) == 0 and len(others) <= others_left
        game.draw(CITY_TILE if is_time else numbers.choice(others))
    return game


def openings_after(game: Game, move: int) -> int:
    game.push_id(move)
    count = openings(game)
    game.pop_id()
    return count


def openings(game: Game) -> int:
    """Count the cells that C fits."""
    state, design = game._raw.state, game.edition.tiles.index(CITY_TILE)
    fitting = game._raw.tables[0]["match"][design]
    return sum(1 for demand in state["rim_sides"][: state["rim"]].tolist() if fitting[demand])
