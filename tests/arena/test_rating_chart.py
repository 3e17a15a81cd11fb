"""The chart of ratings and margins."""

from xml.etree import ElementTree

import pytest

from bastide.arena.estimates import Estimate
from bastide.arena.matches import Match
from bastide.arena.rating_chart import IntervalBar, scale_for, summary_svg
from bastide.arena.ratings import Rating
from bastide.arena.summaries import TournamentSummary
from bastide.arena.tournament import TournamentPlan
from bastide.messages import using_language

SVG = "{http://www.w3.org/2000/svg}"


def estimate(a: str, b: str, margin: float, stderr: float | None) -> Estimate:
    return Estimate(a, b, 10, 20, 15, 1, 4, margin, stderr, 0.775, 0.6, 0.9, 0.8, 1.0, 2.0)


SUMMARY = TournamentSummary(
    TournamentPlan(("a", "b", "c<&"), 2, Match("modern", ()), 1),
    (estimate("a", "b", 12.5, 1.5), estimate("a", "c<&", -3.3, None)),
    (),
    (),
    (Rating("c<&", 120.4, 90.4, 150.4), Rating("a", 0, None, None), Rating("b", -120.4, -150.4, -90.4)),
)


def texts(picture: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_all_players_and_matches_are_shown() -> None:
    shown = texts(summary_svg(SUMMARY))
    assert [text for text in shown if text in ("a", "b", "c<&")] == ["c<&", "a", "b"]
    assert {"a – b", "a – c<&", "+120.4", "+12.5", "−3.3"} <= set(shown)


def test_dots_are_centred_on_their_intervals() -> None:
    picture = ElementTree.fromstring(summary_svg(SUMMARY))
    rows = [group for group in picture.iter(f"{SVG}g") if group.find(f"{SVG}circle") is not None]
    assert len(rows) == 5
    for row in rows:
        dot, line = row.find(f"{SVG}circle"), row.find(f"{SVG}line")
        assert dot is not None
        assert line is not None
        middle = (float(line.attrib["x1"]) + float(line.attrib["x2"])) / 2
        assert float(dot.attrib["cx"]) == pytest.approx(middle, abs=0.02)
    positions = [float(circle.attrib["cx"]) for circle in picture.iter(f"{SVG}circle")]
    assert positions[0] > positions[1] > positions[2]


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(-1.0, 11.0, (-2, 12, 2)), (3.0, 4.0, (0, 5, 1)), (-250.0, -10.0, (-300, 0, 50)), (0.0, 0.0, (0, 0.2, 0.2))],
)
def test_scale_has_round_numbers_and_includes_zero(low: float, high: float, expected: tuple[float, ...]) -> None:
    scale = scale_for([IntervalBar("x", (low + high) / 2, low, high)])
    assert tuple(scale) == pytest.approx(expected)
    assert scale.low <= min(low, 0)
    assert scale.high >= max(high, 0)


def test_chart_uses_current_language() -> None:
    with using_language("pl"):
        assert "Rankingi Bradleya–Terry’ego z 95-procentowymi przedziałami" in texts(summary_svg(SUMMARY))
