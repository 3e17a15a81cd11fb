"""Variety without chance: numbers that look random, and are always the same for the same words."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WORD = 0xFFFFFFFF


class Variety:
    """A row of numbers that belongs to some words: FNV-1a makes a seed of them, mulberry32 numbers of the seed."""

    def __init__(self, *words: object) -> None:
        self._state = 2166136261
        for byte in " ".join(map(str, words)).encode():
            self._state = ((self._state ^ byte) * 16777619) & WORD

    def part(self) -> float:
        """The next number, from 0 up to, but without, 1."""
        self._state = (self._state + 0x6D2B79F5) & WORD
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & WORD
        mixed ^= (mixed + (((mixed ^ (mixed >> 7)) * (mixed | 61)) & WORD)) & WORD
        return ((mixed ^ (mixed >> 14)) & WORD) / (WORD + 1)

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * self.part()

    def below(self, count: int) -> int:
        """A whole number from 0 up to, but without, `count`."""
        return int(self.part() * count)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
