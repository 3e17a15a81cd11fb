"""Repeatable pseudo-random numbers, seeded by words and the same on every machine."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WORD = 0xFFFFFFFF


class SeededRandom:
    """Pseudo-random numbers: FNV-1a hashes the words to a seed, mulberry32 generates the numbers."""

    def __init__(self, *words: object) -> None:
        self._state = 2166136261
        for byte in " ".join(map(str, words)).encode():
            self._state = ((self._state ^ byte) * 16777619) & WORD

    def random(self) -> float:
        """Return the next number in [0, 1)."""
        self._state = (self._state + 0x6D2B79F5) & WORD
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & WORD
        mixed ^= (mixed + (((mixed ^ (mixed >> 7)) * (mixed | 61)) & WORD)) & WORD
        return ((mixed ^ (mixed >> 14)) & WORD) / (WORD + 1)

    def uniform(self, least: float, most: float) -> float:
        return least + (most - least) * self.random()

    def randrange(self, count: int) -> int:
        """Return an integer in [0, count)."""
        return int(self.random() * count)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.randrange(len(items))]
