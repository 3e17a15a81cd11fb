"""bastide simulate: many games between computer players."""

import contextlib
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TypedDict, Unpack

import click

from bastide.arena.executors import available_processes, executor_for
from bastide.arena.matches import Match, MatchResult
from bastide.arena.simulation import (
    CHUNK_GAMES,
    SeatSummary,
    csv_lines,
    json_lines,
    play_games,
    summarise_games,
    summary_data,
)
from bastide.cli.command_group import INTERRUPTED
from bastide.cli.compile_notice import warm_up
from bastide.cli.game_files import STANDARD_STREAM, FileError, check_writable, example, json_text, write_text
from bastide.cli.long_runs import check_least, progress_bar, until_interrupted
from bastide.cli.terminal import figures_text
from bastide.errors import SetupError
from bastide.messages import say
from bastide.messages.factories import edition_name
from bastide.players import player_names, specs_in
from bastide.rules.deck import new_seed
from bastide.rules.options import SEATS, SEED_BITS

SUFFIX = ".bastide"


class SimulateOptions(TypedDict):
    """The options of the command."""

    edition: str
    players: str
    games: int
    seed: int | None
    processes: int | None
    no_farmers: bool
    draw_ahead: bool
    records: Path | None
    form: str
    as_json: bool
    output: str | None


@click.command(help=say("help-simulate"), epilog=example("help-simulate-examples"))
@click.option("--edition", default="modern", show_default=True, metavar="NAME", help=say("help-play-edition"))
@click.option(
    "--players",
    default="greedy,random",
    show_default=True,
    metavar="LIST",
    help=say("help-simulate-players", players=player_names()),
)
@click.option("--games", type=int, default=100, show_default=True, metavar="N", help=say("help-simulate-games"))
@click.option("--seed", type=int, metavar="N", help=say("help-simulate-seed"))
@click.option("--processes", type=int, metavar="N", help=say("help-simulate-processes"))
@click.option("--no-farmers", is_flag=True, help=say("help-play-no-farmers"))
@click.option("--draw-ahead", is_flag=True, help=say("help-play-draw-ahead"))
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help=say("help-simulate-records"))
@click.option(
    "--format",
    "form",
    type=click.Choice(("table", "jsonl", "csv")),
    default="table",
    show_default=True,
    help=say("help-simulate-format"),
)
@click.option("--json", "as_json", is_flag=True, help=say("help-simulate-json"))
@click.option("--output", metavar="FILE", help=say("help-output"))
def simulate(**options: Unpack[SimulateOptions]) -> int:
    match = make_match(options)
    seed = new_seed() if options["seed"] is None else options["seed"]
    results = play(match, seed, options)
    if results:
        write_text(text_of(match, seed, results, options), options["output"])
    if len(results) == options["games"]:
        return 0
    click.echo(say("simulate-interrupted", played=len(results), games=options["games"]), err=True)
    return INTERRUPTED


def make_match(options: SimulateOptions) -> Match:
    """Build the match, after checking the options. Raises SetupError or FileError."""
    check_least(
        (("--games", options["games"], 1), ("--seed", options["seed"], 0), ("--processes", options["processes"], 1))
    )
    first, games = options["seed"] or 0, options["games"]
    if (first + games - 1).bit_length() > SEED_BITS:
        raise SetupError("simulate/no-more-seeds", seed=str(first), games=games, last=str((1 << SEED_BITS) - 1))
    if options["as_json"] and options["form"] != "table":
        raise SetupError("simulate/two-formats", format=options["form"])
    match = Match(
        options["edition"], tuple(specs_in(options["players"])), not options["no_farmers"], options["draw_ahead"]
    )
    match.check()
    check_folders(options)
    return match


def check_folders(options: SimulateOptions) -> None:
    """Check that the results can be written before hours are spent on them. Raises FileError."""
    output, folder = options["output"], options["records"]
    if output is not None and output != STANDARD_STREAM:
        check_writable(Path(output))
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise FileError("file/unwritable", file=folder, problem=error) from None


def play(match: Match, seed: int, options: SimulateOptions) -> list[MatchResult]:
    """Play the games; at Ctrl-C return those that are finished."""
    wanted = options["games"]
    processes = min(options["processes"] or available_processes(), -(-wanted // CHUNK_GAMES))
    games = play_games(
        match,
        games=wanted,
        seed=seed,
        executor=executor_for(processes),
        keep_records=options["records"] is not None,
    )
    results: list[MatchResult] = []
    with until_interrupted() as interrupted, contextlib.closing(games):
        warm_up()
        with progress_bar() as bar:
            for result in bar.track(games, total=wanted, description=say("simulate-playing")):
                if interrupted.is_set():
                    break
                if options["records"] is not None and result.record is not None:
                    write_record(options["records"] / record_name(match, result.seed, seed + wanted - 1), result.record)
                results.append(replace(result, record=None))  # keep memory small
    return results


def record_name(match: Match, seed: int, last: int) -> str:
    """Return a file name with everything that identifies the game; names sort by seed."""
    rules = ["no-farmers"] * (not match.farmers) + ["draw-ahead"] * match.draw_ahead
    number = str(seed).zfill(len(str(last)))
    return "-".join([match.edition, *match.players, *rules, number]) + SUFFIX


def write_record(path: Path, record: str) -> None:
    """Write the record of a game unless it exists. Raises FileError if the file holds another game."""
    if not path.exists():
        write_text(record, str(path))
    elif path.read_bytes() != record.encode():
        raise FileError("file/another-game", file=path)


def text_of(match: Match, seed: int, results: list[MatchResult], options: SimulateOptions) -> str:
    """Return the results in the requested format."""
    if options["as_json"]:
        return json_text(summary_data(match, seed, summarise_games(match, results)))
    if options["form"] == "jsonl":
        return json_lines(match, results)
    if options["form"] == "csv":
        return csv_lines(match, results)
    return table_text(match, seed, results)


def table_text(match: Match, seed: int, results: list[MatchResult]) -> str:
    summary = summarise_games(match, results)
    title = say(
        "simulate-title",
        games=summary.games,
        edition=edition_name(match.edition),
        seed=str(seed),
        turns=summary.mean_turns,
    )
    columns = ("seat", "player", "mean", "error", "deviation", "least", "most", "wins", "shared-wins")
    heading = [say(f"simulate-column-{column}") for column in columns]
    table = figures_text(heading, [row(each) for each in summary.seats], labels=2)
    return "\n".join([title, "", table, say("simulate-key"), ""])


def row(each: SeatSummary) -> list[str]:
    decimals = [decimal(value) for value in (each.mean, each.error, each.deviation)]
    wholes = [say("simulate-whole", value=value) for value in (each.least, each.most, each.wins, each.shared_wins)]
    return [say(f"seat-{SEATS[each.seat]}"), each.player, *decimals, *wholes]


def decimal(value: float | None) -> str:
    return say("simulate-undefined") if value is None else say("simulate-decimal", value=value)
