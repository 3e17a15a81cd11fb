"""Analysis of games by a computer player: better moves, points lost, and the luck of the draws."""

from bastide.analysis.chart import report_svg
from bastide.analysis.reports import Report, Total, report_data
from bastide.analysis.turns import TurnAnalysis, TurnSpan, analyse

__all__ = ["Report", "Total", "TurnAnalysis", "TurnSpan", "analyse", "report_data", "report_svg"]
