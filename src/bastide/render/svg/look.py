"""What a look is: a way to paint all tiles of a family."""

from typing import Protocol

from bastide.render.svg.plan import Plan
from bastide.tiles import Tile


class Look(Protocol):
    """Paints tiles. A picture is 240 units wide, upright in every turn of its tile, and always the same."""

    @property
    def name(self) -> str:
        """What it is called."""

    def symbols(self, *, small: bool = False) -> str:
        """What goes once into a document that shows its tiles: symbols, patterns and gradients."""

    def tile(self, tile: Tile, rotation: int, *, small: bool = False) -> str:
        """The picture of a tile that lies so; the small one is simpler, for tiles of less than 60 pixels."""

    def plan(self, tile: Tile, rotation: int) -> Plan:
        """What is drawn where on a tile that lies so."""
