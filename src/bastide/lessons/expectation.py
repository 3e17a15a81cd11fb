"""Parse the expected results of a scenario.

    places: robber farmer.n           all legal places for a piece on the tile of the turn; "-" for none
    scores: red 8, blue 3             the scores after the turn; players that are not named have 0
    supplies: red 6                   the followers left after the turn; players that are not named have all
    huts: red 1                       the huts left after the turn; players that are not named have all
    gold: due due                     the effect of each completed forest with gold: a bonus tile is "due", or there is
                                      none in a "bonus-turn" or when they are "used-up"; "-" for no such forest
    next: red draws bonus             the next step: "red draws", "red draws bonus", "red plays", or "over"
    markers: blue 1 laid down         spaces of markers on the score track, "standing" or "laid down"
    final: red 3 road, blue 6 field   the final scoring if the game ended now, by player and kind of feature;
                                      "blue 6 + 9 field" lists single lines; players that are not named get nothing

Everything except the places is checked after the turn, if there is one, and after the steps that follow it.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

from bastide.lessons.board_diagram import read_seat
from bastide.rules.events import BonusAnswer
from bastide.rules.options import SEATS, Phase
from bastide.rules.outcome import TrackSpace

KINDS = ("road", "city", "monastery", "field", "river", "forest", "huts", "meadow")
AMOUNT = re.compile(r"(?P<seat>[a-z]+) (?P<amount>\d+)")
MARKER = re.compile(r"(?P<seat>[a-z]+) (?P<space>\d+) (?P<posture>standing|laid down)")
FINAL = re.compile(rf"(?P<seat>[a-z]+) (?P<points>\d+(?: \+ \d+)*) (?P<kind>{'|'.join(KINDS)})")
NEXT = re.compile(r"(?P<seat>[a-z]+) (?P<act>draws|draws bonus|plays)")
ACTS = {"draws": Phase.DRAW, "draws bonus": Phase.DRAW_BONUS, "plays": Phase.PLAY}
WORDS = {phase: act for act, phase in ACTS.items()}
NONE, OVER = "-", "over"

Amounts = dict[int, int]  # by seat
Lines = dict[tuple[int, str], list[int]]  # the points of single lines, by seat and kind of feature


class ExpectedStep(NamedTuple):
    """The expected next step, and whose turn it is; the seat is None once the game is over."""

    phase: Phase
    seat: int | None = None

    def __str__(self) -> str:
        return OVER if self.seat is None else f"{SEATS[self.seat]} {WORDS[self.phase]}"


@dataclass(frozen=True)
class Expectation:
    """Expected results of a scenario in one edition; None means that the value is not checked."""

    places: tuple[str, ...] | None = None
    scores: Amounts | None = None
    supplies: Amounts | None = None
    huts: Amounts | None = None
    gold: tuple[BonusAnswer, ...] | None = None
    next: ExpectedStep | None = None
    markers: dict[int, TrackSpace] | None = None
    final: Lines | None = None


def read_expectation(texts: dict[str, str]) -> Expectation:
    """Parse the expected results of one edition from their texts by key. Raises ValueError."""
    return Expectation(
        places=read_places(texts["places"]) if "places" in texts else None,
        scores=read_amounts(texts["scores"]) if "scores" in texts else None,
        supplies=read_amounts(texts["supplies"]) if "supplies" in texts else None,
        huts=read_amounts(texts["huts"]) if "huts" in texts else None,
        gold=read_gold(texts["gold"]) if "gold" in texts else None,
        next=read_next(texts["next"]) if "next" in texts else None,
        markers=read_markers(texts["markers"]) if "markers" in texts else None,
        final=read_final(texts["final"]) if "final" in texts else None,
    )


def read_places(text: str) -> tuple[str, ...]:
    return () if text == NONE else tuple(text.split())


def read_amounts(text: str) -> Amounts:
    return {read_seat(part["seat"]): int(part["amount"]) for part in parse_parts(AMOUNT, text)}


def read_gold(text: str) -> tuple[BonusAnswer, ...]:
    return () if text == NONE else tuple(BonusAnswer(word) for word in text.split())


def read_next(text: str) -> ExpectedStep:
    match = NEXT.fullmatch(text)
    if match:
        return ExpectedStep(ACTS[match["act"]], read_seat(match["seat"]))
    if text != OVER:
        raise ValueError(f"next: {text!r} is neither a step of a player nor {OVER!r}")
    return ExpectedStep(Phase.OVER)


def read_markers(text: str) -> dict[int, TrackSpace]:
    return {
        read_seat(part["seat"]): TrackSpace(int(part["space"]), int(part["posture"] == "laid down"))
        for part in parse_parts(MARKER, text)
    }


def read_final(text: str) -> Lines:
    return {
        (read_seat(part["seat"]), part["kind"]): [int(points) for points in part["points"].split(" + ")]
        for part in parse_parts(FINAL, text)
    }


def parse_parts(pattern: re.Pattern[str], text: str) -> list[dict[str, str]]:
    """Parse the parts between the commas. Raises ValueError if a player, or a player and kind, occurs twice."""
    found: list[dict[str, str]] = []
    for part in text.split(", "):
        match = pattern.fullmatch(part)
        if match is None:
            raise ValueError(f"cannot parse {part!r} in {text!r}")
        found.append(match.groupdict())
    named = [(part["seat"], part.get("kind")) for part in found]
    if len(set(named)) != len(named):
        raise ValueError(f"{text!r} names a player twice")
    return found
