"""bastide arena: matches between computer players, with repeatable figures."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict, Unpack

import click

from bastide.arena.cluster import Cluster
from bastide.arena.contests import UnitResult
from bastide.arena.executors import Executor, available_processes, executor_for
from bastide.arena.matches import Match
from bastide.arena.rating_chart import summary_svg
from bastide.arena.results_file import ResultsFile
from bastide.arena.summaries import summarise_tournament, summary_data
from bastide.arena.tournament import Tournament, TournamentPlan, make_plan
from bastide.cli.arena_report import running_text, summary_text
from bastide.cli.command_group import INTERRUPTED
from bastide.cli.compile_notice import warm_up
from bastide.cli.game_files import STANDARD_STREAM, check_writable, example, json_text, write_text
from bastide.cli.long_runs import NUMBER, check_least, progress_bar, until_interrupted
from bastide.errors import SetupError
from bastide.messages import say
from bastide.players import Limit, level_names, player_names
from bastide.players.custom import read_code
from bastide.rules.deck import new_seed

PAIRS = 100  # the default
MAX_PAIRS = 100_000  # the limit with --until-sure
RESOLUTION = 1.0


class ArenaOptions(TypedDict):
    """The options of the command."""

    players: tuple[str, ...]
    edition: str
    seats: int
    pairs: int | None
    until_sure: bool
    resolution: float
    seed: int | None
    seconds: float | None
    samples: int | None
    no_farmers: bool
    draw_ahead: bool
    code: tuple[Path, ...]
    processes: int | None
    cluster: str | None
    results: Path | None
    picture: str | None
    as_json: bool
    output: str | None


def help_text() -> str:
    return f"{say('help-arena')}\n\n{say('help-arena-players', players=player_names(), levels=level_names())}"


@click.command(help=help_text(), epilog=example("help-arena-examples"))
@click.argument("players", metavar="PLAYER...", nargs=-1, required=True)
@click.option("--edition", default="modern", show_default=True, metavar="NAME", help=say("help-play-edition"))
@click.option("--seats", type=int, default=2, show_default=True, metavar="N", help=say("help-arena-seats"))
@click.option("--pairs", type=int, metavar="N", help=say("help-arena-pairs", pairs=PAIRS))
@click.option("--until-sure", is_flag=True, help=say("help-arena-until-sure"))
@click.option(
    "--resolution",
    type=NUMBER,
    default=RESOLUTION,
    show_default=True,
    metavar="POINTS",
    help=say("help-arena-resolution"),
)
@click.option("--seed", type=int, metavar="N", help=say("help-arena-seed"))
@click.option("--seconds", type=NUMBER, metavar="S", help=say("help-arena-seconds"))
@click.option("--samples", type=int, metavar="N", help=say("help-arena-samples"))
@click.option("--no-farmers", is_flag=True, help=say("help-play-no-farmers"))
@click.option("--draw-ahead", is_flag=True, help=say("help-play-draw-ahead"))
@click.option("--code", type=click.Path(path_type=Path), multiple=True, metavar="FILE", help=say("help-arena-code"))
@click.option("--processes", type=int, metavar="N", help=say("help-simulate-processes"))
@click.option("--cluster", metavar="ADDRESS", help=say("help-arena-cluster"))
@click.option("--results", type=click.Path(path_type=Path), metavar="FILE", help=say("help-arena-results"))
@click.option("--picture", metavar="FILE", help=say("help-arena-picture"))
@click.option("--json", "as_json", is_flag=True, help=say("help-arena-json"))
@click.option("--output", metavar="FILE", help=say("help-output"))
def arena(**options: Unpack[ArenaOptions]) -> int:
    check_options(options)
    plan = plan_from(options)
    tournament = Tournament(
        plan, pairs=pairs_of(options), resolution=options["resolution"] if options["until_sure"] else None
    )
    is_finished = play(tournament, options)
    write_results(tournament, options)
    if is_finished:
        return 0
    click.echo(say("arena-interrupted", played=tournament.units, units=tournament.most_units), err=True)
    return INTERRUPTED


def check_options(options: ArenaOptions) -> None:
    """Check the options before the first game. Raises SetupError or FileError."""
    check_least(
        (
            ("--seats", options["seats"], 2),
            ("--pairs", options["pairs"], 1),
            ("--seed", options["seed"], 0),
            ("--processes", options["processes"], 1),
            ("--samples", options["samples"], 1),
            ("--seconds", options["seconds"], 0.001),
            ("--resolution", options["resolution"], 0.01),
        )
    )
    if options["cluster"] is not None and options["processes"] is not None:
        raise SetupError("arena/two-places")
    for file in (options["picture"], options["output"]):
        if file is not None and file != STANDARD_STREAM:
            check_writable(Path(file))


def plan_from(options: ArenaOptions) -> TournamentPlan:
    """Build the tournament plan. Raises SetupError."""
    rules = Match(
        options["edition"],
        (),
        farmers=not options["no_farmers"],
        draw_ahead=options["draw_ahead"],
        limit=Limit(options["seconds"], options["samples"]),
        code=tuple(map(read_code, options["code"])),
    )
    seed = new_seed() >> 1 if options["seed"] is None else options["seed"]  # leaves room for the seeds that follow
    return make_plan(options["players"], seats=options["seats"], rules=rules, seed=seed)


def pairs_of(options: ArenaOptions) -> int:
    """Return the largest number of units."""
    return options["pairs"] or (MAX_PAIRS if options["until_sure"] else PAIRS)


def executor_of(tournament: Tournament, options: ArenaOptions) -> Executor:
    if options["cluster"] is not None:
        return Cluster(options["cluster"])
    return executor_for(min(options["processes"] or available_processes(), tournament.most_units))


def play(tournament: Tournament, options: ArenaOptions) -> bool:
    """Play the remaining units; return False if Ctrl-C stopped it."""
    with until_interrupted() as interrupted, contextlib.ExitStack() as stack:
        file = open_results(tournament, options["results"], stack)
        warm_up()
        units = tournament.run(executor_of(tournament, options))
        stack.enter_context(contextlib.closing(units))
        for result in show_progress(units, tournament):
            if file is not None:
                file.append(result)
            if interrupted.is_set():
                break
    return not interrupted.is_set()


def open_results(tournament: Tournament, path: Path | None, stack: contextlib.ExitStack) -> ResultsFile | None:
    """Open the results file, if there is one; count its units, and report a torn last line."""
    if path is None:
        return None
    file = stack.enter_context(contextlib.closing(ResultsFile(path, tournament.plan)))
    if file.stored.torn:
        click.echo(say("arena-torn", file=path, bytes=file.stored.torn), err=True)
    for result in file.stored.units:
        tournament.add_stored(result)
    if tournament.units:
        click.echo(say("arena-goes-on", file=path, units=tournament.units), err=True)
    return file


def show_progress(units: Iterator[UnitResult], tournament: Tournament) -> Iterator[UnitResult]:
    """Show progress and the current figures."""
    with progress_bar() as bar:
        task = bar.add_task(say("simulate-playing"), total=tournament.most_units, completed=tournament.units)
        for result in units:
            tally = tournament.first_tally(result.unit.contest)
            bar.update(task, completed=tournament.units, description=running_text(tally))
            yield result


def write_results(tournament: Tournament, options: ArenaOptions) -> None:
    """Write the summary. Without any result, write only JSON, because programs expect an object."""
    summary = summarise_tournament(tournament)
    if options["picture"] is not None and summary.matches:
        write_text(summary_svg(summary) + "\n", options["picture"])
    if options["as_json"]:
        write_text(json_text(summary_data(summary)), options["output"])
    elif summary.matches:
        write_text(summary_text(summary), options["output"])
