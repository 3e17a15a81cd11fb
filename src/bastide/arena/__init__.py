"""Matches, simulations and tournaments of computer players, in one process, in several, or on a cluster."""

from bastide.arena.cluster import Cluster
from bastide.arena.contests import Contest, ContestUnit, UnitResult
from bastide.arena.estimates import Estimate
from bastide.arena.executors import Executor, ProcessExecutor, SerialExecutor, available_processes, executor_for
from bastide.arena.matches import Match, MatchResult, play_match
from bastide.arena.ratings import Rating
from bastide.arena.sequential_test import MatchVerdict
from bastide.arena.simulation import SeatSummary, SimulationSummary, play_games, summarise_games
from bastide.arena.summaries import TournamentSummary, summarise_tournament
from bastide.arena.tournament import Tournament, TournamentPlan, make_plan

__all__ = [
    "Cluster",
    "Contest",
    "ContestUnit",
    "Estimate",
    "Executor",
    "Match",
    "MatchResult",
    "MatchVerdict",
    "ProcessExecutor",
    "Rating",
    "SeatSummary",
    "SerialExecutor",
    "SimulationSummary",
    "Tournament",
    "TournamentPlan",
    "TournamentSummary",
    "UnitResult",
    "available_processes",
    "executor_for",
    "make_plan",
    "play_games",
    "play_match",
    "summarise_games",
    "summarise_tournament",
]
