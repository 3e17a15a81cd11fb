"""The configuration of a game, its aids, and the other facts that are fixed when it is created."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypedDict, get_args

from bastide.lessons.first_game import first_game
from bastide.rules.deck import by_bag, new_seed, shuffle_bags
from bastide.rules.game import Game
from bastide.rules.options import Options
from bastide.rules.text.position_line import count_tiles
from bastide.server.protocol.base import POSITION_AIDS, Aid
from bastide.tiles import Edition, Tile

AIDS: tuple[Aid, ...] = get_args(Aid)

PRESETS: dict[str, tuple[Aid, ...]] = {
    "learning": AIDS,
    "standard": tuple(aid for aid in AIDS if aid != "hint"),
    "tournament": ("legal", "preview"),
    "purist": (),
}

PLAYERS_ONLY = frozenset(AIDS) - frozenset(POSITION_AIDS)  # never for spectators


def sorted_aids(aids: Iterable[str]) -> tuple[Aid, ...]:
    """Return aids without duplicates, in the order of AIDS."""
    wanted = set(aids)
    return tuple(aid for aid in AIDS if aid in wanted)


class GameArguments(TypedDict):
    """Keyword arguments of `Game`, except its edition and its draws."""

    players: int
    farmers: bool
    draw_ahead: bool
    first: int


@dataclass(frozen=True, slots=True)
class GameConfig:
    """Everything needed to start a game.

    `order` is secret: the land tiles in the order of drawing, then the bonus tiles. `beginning` is a position in one
    line; None means the start. In a game `by_hand` the players enter what they draw from a bag of their own, and
    `order` is empty.
    """

    edition: Edition
    players: int
    options: Options
    order: tuple[Tile, ...]
    beginning: str | None = None
    by_hand: bool = False

    @property
    def arguments(self) -> GameArguments:
        options = self.options
        return {
            "players": self.players,
            "farmers": options.farmers,
            "draw_ahead": options.draw_ahead,
            "first": options.first,
        }

    def first_position(self) -> Game:
        """Return the game before anything is drawn."""
        if self.beginning is None:
            return Game.unhosted(self.edition, **self.arguments)
        return Game.parse(self.beginning)

    def new_game(self) -> Game:
        """Start the game. It draws in the secret order, unless it is played by hand."""
        if self.beginning is None and not self.by_hand:
            return Game(self.edition, order=self.order, **self.arguments)
        game = self.first_position()
        if not self.by_hand:
            game.resume(self.order)
        return game

    @property
    def tiles_laid_before(self) -> int:
        """The number of tiles on the board at the beginning, without parsing the position."""
        return 1 if self.beginning is None else count_tiles(self.beginning)

    def reshuffled(self) -> "GameConfig":
        """Return the same configuration with the tiles in a new random order."""
        return self if self.by_hand else replace(self, order=shuffled_order(self.edition, self.first_position().bag))


def new_config(rules: Edition, players: int, options: Options, *, by_hand: bool = False) -> GameConfig:
    """Configure a game that begins at the start, with a random order of tiles."""
    return GameConfig(rules, players, options, (), by_hand=by_hand).reshuffled()


def config_at(position: Game, *, by_hand: bool = False) -> GameConfig:
    """Configure a game that begins at a position, with a random order of the undrawn tiles."""
    order = () if by_hand else shuffled_order(position.edition, position.bag)
    line = position.position_line()
    return GameConfig(position.edition, position.players, position.options, order, line, by_hand)


def first_game_config(position: Game) -> GameConfig:
    """Configure the guided first game, which begins at this position."""
    lesson = first_game()
    return GameConfig(position.edition, position.players, position.options, lesson.order, lesson.beginning)


def shuffled_order(rules: Edition, counts: Mapping[Tile, int]) -> tuple[Tile, ...]:
    """Shuffle that many tiles of each design: land tiles first, then bonus tiles."""
    designs = [design for design, tile in enumerate(rules.tiles) for _ in range(counts.get(tile, 0))]
    return tuple(rules.tiles[design] for design in shuffle_bags(by_bag(rules, designs), new_seed()))


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game's name, configuration and aids, the identity of its creator, and the token for spectators.

    If an imported record names no aids, the game gets default ones, and `are_aids_recorded` is False: its own record
    does not name them either.
    """

    game: str
    config: GameConfig
    aids: tuple[Aid, ...]
    creator: str | None
    watch: str
    created: float
    are_aids_recorded: bool = True
