"""bastide analyse: better moves in a game, and the luck of the draw."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict, Unpack

import click

from bastide.analysis.chart import report_svg
from bastide.analysis.reports import Report, report_data
from bastide.analysis.turns import ALL_TURNS, BEST, TurnAnalysis, TurnSpan
from bastide.analysis.turns import analyse as analyse_turns
from bastide.cli.analysis_report import report_text
from bastide.cli.command_group import INTERRUPTED
from bastide.cli.game_files import (
    GAME_IN_FILE,
    STANDARD_STREAM,
    ReadGame,
    check_writable,
    example,
    game_argument,
    json_option,
    json_text,
    read_game,
    write_text,
)
from bastide.cli.long_runs import NUMBER, check_least, progress_bar, until_interrupted
from bastide.errors import SetupError
from bastide.messages import say
from bastide.players import Limit, check_fair, parse_spec, player_names
from bastide.players.base import NO_LIMIT
from bastide.players.custom import read_code, register_player

SAMPLES = 1000  # for a move, the default
RANGE = re.compile(r"(?P<first>\d{1,6})(?P<dash>-(?P<last>\d{1,6})?)?", re.ASCII)


class TurnRange(click.ParamType[TurnSpan]):
    """A range of turns: "12" is one turn, "10-20" a range, "30-" all turns from 30."""

    name = "turns"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> TurnSpan:
        if isinstance(value, TurnSpan):
            return value
        found = RANGE.fullmatch(str(value).strip())
        if found is None:
            self.fail(say("analyse-not-turns", value=repr(value)), param, ctx)
        first = int(found["first"])
        if found["dash"] is None:
            return TurnSpan(first, first)
        return TurnSpan(first, int(found["last"]) if found["last"] else None)


class AnalysisOptions(TypedDict):
    """The options of the command."""

    game: str
    analyst: str
    turns: TurnSpan
    best: int
    seconds: float | None
    samples: int | None
    seed: int
    code: tuple[Path, ...]
    why: bool
    picture: str | None
    as_json: bool
    output: str | None


@click.command(help=say("help-analyse"), epilog=example("help-analyse-examples"))
@game_argument
@click.option(
    "--player",
    "analyst",
    default="roll",
    show_default=True,
    metavar="NAME",
    help=say("help-analyse-player", players=player_names()),
)
@click.option("--turns", type=TurnRange(), default=ALL_TURNS, metavar="A-B", help=say("help-analyse-turns"))
@click.option("--best", type=int, default=BEST, show_default=True, metavar="N", help=say("help-analyse-best"))
@click.option("--seconds", type=NUMBER, metavar="S", help=say("help-analyse-seconds"))
@click.option("--samples", type=int, metavar="N", help=say("help-analyse-samples", samples=SAMPLES))
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help=say("help-analyse-seed"))
@click.option("--code", type=click.Path(path_type=Path), multiple=True, metavar="FILE", help=say("help-arena-code"))
@click.option("--why", is_flag=True, help=say("help-analyse-why"))
@click.option("--picture", metavar="FILE", help=say("help-analyse-picture"))
@json_option
@click.option("--output", metavar="FILE", help=say("help-output"))
def analyse(**options: Unpack[AnalysisOptions]) -> int:
    check_options(options)
    read = read_game(options["game"], positions=False)
    limit = limit_of(options)
    turns = analyse_turns(
        read.game, options["analyst"], limit, seed=options["seed"], turns=options["turns"], best=options["best"]
    )
    wanted = len(options["turns"].of(read.game))
    if not wanted:
        raise SetupError("analyse/no-turns", file=options["game"])
    found = collect_turns(turns, wanted)
    if found:
        write_results(report_of(read, options, limit, found), options)
    if len(found) == wanted:
        return 0
    click.echo(say("analyse-interrupted", done=len(found), turns=wanted), err=True)
    return INTERRUPTED


def check_options(options: AnalysisOptions) -> None:
    """Check the options before the game is read. Raises SetupError or FileError."""
    check_least(
        (
            ("--best", options["best"], 1),
            ("--seconds", options["seconds"], 0.001),
            ("--samples", options["samples"], 1),
            ("--seed", options["seed"], 0),
        )
    )
    for file in options["code"]:
        register_player(read_code(file))
    check_fair((options["analyst"],))
    for target in (options["picture"], options["output"]):
        if target is not None and target != STANDARD_STREAM:
            check_target(Path(target), file_of(options["game"]))


def file_of(game: str) -> Path:
    """Return the file that holds a game, alone or in one of its lines."""
    found = GAME_IN_FILE.fullmatch(game)
    return Path(found["file"]) if found and not Path(game).exists() else Path(game)


def check_target(target: Path, source: Path) -> None:
    """Check that a file can be written and does not hold the game. Raises SetupError or FileError."""
    if target.exists() and source.exists() and target.samefile(source):
        raise SetupError("analyse/over-the-game", file=target)
    check_writable(target)


def limit_of(options: AnalysisOptions) -> Limit:
    limit = Limit(options["seconds"], options["samples"])
    return Limit(samples=SAMPLES) if limit == NO_LIMIT else limit


def collect_turns(turns: Iterator[TurnAnalysis], wanted: int) -> list[TurnAnalysis]:
    """Return the analysed turns; at Ctrl-C those that are finished."""
    found: list[TurnAnalysis] = []
    with until_interrupted() as interrupted, progress_bar() as bar:
        for turn in bar.track(turns, total=wanted, description=say("analyse-working")):
            found.append(turn)
            if interrupted.is_set():
                break
    return found


def report_of(read: ReadGame, options: AnalysisOptions, limit: Limit, found: list[TurnAnalysis]) -> Report:
    return Report(read.game, read.names, str(parse_spec(options["analyst"])), limit, options["seed"], tuple(found))


def write_results(report: Report, options: AnalysisOptions) -> None:
    if options["picture"] is not None:
        write_text(report_svg(report) + "\n", options["picture"])
    text = json_text(report_data(report)) if options["as_json"] else report_text(report, with_reasons=options["why"])
    write_text(text, options["output"])
