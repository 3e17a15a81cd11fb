"""Reads what must come of a scenario.

    places: robber farmer.n           where the tile of the turn may take a follower, and nowhere else; "-" for nowhere
    scores: red 8, blue 3             the scores after the turn; who is not named has none
    supplies: red 6                   the followers left after the turn; who is not named has all
    markers: blue 1 laid down         where markers are on the score track, "standing" or "laid down"
    final: red 3 road, blue 6 field   what the final scoring pays if the game ends now, by player and kind of feature;
                                      "blue 6 + 9 field" also tells the single lines; who is not named gets nothing

All but the places is looked at after the turn, if there is one.
"""

import re
from dataclasses import dataclass

from bastide import TrackSpace

from .drawing import read_seat

AMOUNT = re.compile(r"(?P<seat>[a-z]+) (?P<amount>\d+)")
MARKER = re.compile(r"(?P<seat>[a-z]+) (?P<space>\d+) (?P<posture>standing|laid down)")
FINAL = re.compile(r"(?P<seat>[a-z]+) (?P<points>\d+(?: \+ \d+)*) (?P<kind>road|city|monastery|field)")
NOWHERE = "-"

Amounts = dict[int, int]  # by seat
Lines = dict[tuple[int, str], list[int]]  # the points of single lines, by seat and kind of feature


@dataclass(frozen=True)
class Expected:
    """What must come of a scenario in one edition; None is not asked."""

    places: tuple[str, ...] | None = None
    scores: Amounts | None = None
    supplies: Amounts | None = None
    markers: dict[int, TrackSpace] | None = None
    final: Lines | None = None


def read_expected(texts: dict[str, str]) -> Expected:
    """The expectations of one edition, from their texts by key. Raises ValueError."""
    return Expected(
        places=read_places(texts["places"]) if "places" in texts else None,
        scores=read_amounts(texts["scores"]) if "scores" in texts else None,
        supplies=read_amounts(texts["supplies"]) if "supplies" in texts else None,
        markers=read_markers(texts["markers"]) if "markers" in texts else None,
        final=read_final(texts["final"]) if "final" in texts else None,
    )


def read_places(text: str) -> tuple[str, ...]:
    return () if text == NOWHERE else tuple(text.split())


def read_amounts(text: str) -> Amounts:
    return {read_seat(part["seat"]): int(part["amount"]) for part in parts(AMOUNT, text)}


def read_markers(text: str) -> dict[int, TrackSpace]:
    return {
        read_seat(part["seat"]): TrackSpace(int(part["space"]), int(part["posture"] == "laid down"))
        for part in parts(MARKER, text)
    }


def read_final(text: str) -> Lines:
    return {
        (read_seat(part["seat"]), part["kind"]): [int(points) for points in part["points"].split(" + ")]
        for part in parts(FINAL, text)
    }


def parts(pattern: re.Pattern[str], text: str) -> list[dict[str, str]]:
    """The parts between the commas; each player, and kind of feature, is named once."""
    found: list[dict[str, str]] = []
    for part in text.split(", "):
        match = pattern.fullmatch(part)
        if match is None:
            raise ValueError(f"{part!r} in {text!r} cannot be read")
        found.append(match.groupdict())
    named = [(part["seat"], part.get("kind")) for part in found]
    if len(set(named)) != len(named):
        raise ValueError(f"{text!r} names somebody twice")
    return found
