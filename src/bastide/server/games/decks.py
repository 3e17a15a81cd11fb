"""What is known of the draws of a game: the whole hidden order, or in a game by hand what was drawn so far."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bastide.rules.deck import by_bag, new_seed, shuffled_bags
from bastide.rules.events import Event
from bastide.rules.game import Game
from bastide.rules.options import Phase
from bastide.rules.position_bag import Left
from bastide.tiles import Edition, Tile


def undrawn_in(position: Game) -> Left:
    return Left(position.tiles_left, position.bonus_left)


class Deck(NamedTuple):
    """The tiles that are known to be drawn from each bag, in their order, and how many there were at the beginning."""

    left: Left
    land: tuple[Tile, ...] = ()
    bonus: tuple[Tile, ...] = ()

    def next_tile(self, position: Game) -> Tile | None:
        """The tile that is drawn now, if that is known."""
        if position.phase is Phase.DRAW_BONUS:
            known, drawn = self.bonus, self.left.bonus - position.bonus_left
        else:
            known, drawn = self.land, self.left.land - position.tiles_left
        return known[drawn] if drawn < len(known) else None

    def draw_on(self, position: Game) -> list[Event]:
        """Draw what has to be drawn before the next move, as far as it is known."""
        events: list[Event] = []
        while position.phase.is_draw and (tile := self.next_tile(position)) is not None:
            events += position.draw(tile)
        return events

    def plus(self, tile: Tile) -> "Deck":
        """The deck with one more tile that was drawn."""
        return self._replace(bonus=(*self.bonus, tile)) if tile.is_bonus else self._replace(land=(*self.land, tile))

    def until(self, position: Game) -> "Deck":
        """What was drawn up to a position."""
        land, bonus = self.left.land - position.tiles_left, self.left.bonus - position.bonus_left
        return self._replace(land=self.land[:land], bonus=self.bonus[:bonus])


def deck_of(order: Iterable[Tile], left: Left) -> Deck:
    """The deck of an order in which land tiles and bonus tiles may be mixed."""
    tiles = tuple(order)
    land, bonus = (tuple(tile for tile in tiles if tile.is_bonus == is_bonus) for is_bonus in (False, True))
    return Deck(left, land, bonus)


def shuffled(rules: Edition, undrawn: Mapping[Tile, int]) -> tuple[Tile, ...]:
    """So many tiles of each design in an order that nobody can know: land tiles first, then bonus tiles."""
    designs = [design for design, tile in enumerate(rules.tiles) for _ in range(undrawn.get(tile, 0))]
    return tuple(rules.tiles[design] for design in shuffled_bags(by_bag(rules, designs), new_seed()))
