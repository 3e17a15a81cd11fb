"""The charts of an analysis."""

from xml.etree import ElementTree

import pytest

from bastide import Game
from bastide.analysis.chart import LEAD, RIGHT, TurnAxis, VerticalScale, report_svg, with_crossings
from bastide.analysis.reports import Report
from bastide.analysis.turns import TurnSpan, analyse
from bastide.messages import using_language
from bastide.players import Limit
from bastide.render.svg.pieces.seats import SEATS
from tests.rules.helpers.games import finish_game

SVG = "{http://www.w3.org/2000/svg}"


def report(players: int, turns: TurnSpan) -> Report:
    game = finish_game(Game("modern", players=players, seed=1), 1)
    return Report(
        game, ("<Ann>", "Bob", "Cid")[:players], "greedy", Limit(), 0, tuple(analyse(game, "greedy", turns=turns))
    )


def bars(picture: ElementTree.Element) -> list[ElementTree.Element]:
    return [each for each in picture.iter(f"{SVG}rect") if each.find(f"{SVG}title") is not None]


def test_two_seats_share_a_line_and_turns_have_two_bars() -> None:
    shown = report(2, TurnSpan())
    picture = ElementTree.fromstring(report_svg(shown))
    assert len(list(picture.iter(f"{SVG}polyline"))) == 1
    assert [each.attrib["fill"] for each in picture.iter(f"{SVG}polygon")] == [seat.colour for seat in SEATS[:2]]
    assert len(bars(picture)) == 2 * len(shown.turns)
    colours = [each.attrib["fill"] for each in bars(picture)[: len(shown.turns)]]
    assert colours == [SEATS[turn.player].colour for turn in shown.turns]
    texts = [each.text or "" for each in picture.iter(f"{SVG}text")]
    assert any(text.startswith(f"Red (<Ann>): {shown.game.scores[0]} points") for text in texts)


def test_more_seats_have_separate_lines() -> None:
    picture = ElementTree.fromstring(report_svg(report(3, TurnSpan(10, 20))))
    strokes = [each.attrib["stroke"] for each in picture.iter(f"{SVG}polyline")]
    assert strokes == [colour for seat in SEATS[:3] for colour in (seat.tone, seat.colour)]
    assert len(bars(picture)) == 22


def test_single_turn_can_be_drawn() -> None:
    picture = ElementTree.fromstring(report_svg(report(2, TurnSpan(7, 7))))
    assert "7" in [each.text for each in picture.iter(f"{SVG}text")]


def test_longer_bars_are_worse_moves() -> None:
    shown = report(2, TurnSpan())
    lost = bars(ElementTree.fromstring(report_svg(shown)))[len(shown.turns) :]
    heights = [float(each.attrib["height"]) for each in lost]
    worst = max(shown.turns, key=lambda turn: turn.lost)
    assert heights[worst.turn - 1] == max(heights) > 0


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ((-3.0, 17.0), (-5.0, 0.0, 5.0, 10.0, 15.0, 20.0)),
        ((0.0,), (0.0, 0.2)),
        ((-0.4,), (-0.4, -0.2, 0.0)),
    ],
)
def test_scale_has_round_numbers_and_includes_zero(values: tuple[float, ...], ticks: tuple[float, ...]) -> None:
    scale = VerticalScale.of(values, 10, LEAD)
    assert tuple(scale.ticks()) == pytest.approx(ticks)
    assert (scale.y(scale.high), scale.y(scale.low)) == (10, 10 + LEAD)


def test_turn_axis_fills_the_chart() -> None:
    turns = TurnAxis(11, 20)
    assert turns.x(20) + turns.width / 2 == pytest.approx(RIGHT)
    assert list(turns.ticks()) == [15, 20]


def test_areas_end_at_zero_crossings() -> None:
    assert with_crossings([(0, 2), (10, -2), (20, -4)]) == [(0, 2), (5, 0), (10, -2), (20, -4)]


def test_chart_uses_current_language() -> None:
    with using_language("sk"):
        assert "Šťastie pri ťahaní kariet" in report_svg(report(2, TurnSpan(1, 4)))
