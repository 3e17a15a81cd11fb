"""Tiles of the stone age: forests, rivers, lakes and meadows with animals."""

from bastide.render.svg.tiles.stone.look import STONE

__all__ = ["STONE"]
