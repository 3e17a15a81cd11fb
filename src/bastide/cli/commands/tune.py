"""bastide tune: optimise the constants of the evaluation."""

import shlex
from pathlib import Path
from typing import TypedDict, Unpack

import click

from bastide.arena.executors import available_processes, executor_for
from bastide.arena.tuning.games import SETUPS, start_text
from bastide.arena.tuning.search import Tuning, TuningPlan, TuningRound
from bastide.cli.compile_notice import warm_up
from bastide.cli.game_files import check_writable, example, read_text, write_text
from bastide.cli.long_runs import check_least, progress_bar
from bastide.messages import say
from bastide.players.evaluation.weights import read_weights, write_weights


class TuneOptions(TypedDict):
    """The options of the command."""

    family: str
    rounds: int
    generations: int
    challengers: int
    games: int
    trial: int
    seed: int
    start: str | None
    processes: int | None
    output: str


@click.command(help=say("help-tune"), epilog=example("help-tune-examples"))
@click.argument("family", type=click.Choice(tuple(SETUPS)))
@click.option("--rounds", type=int, default=6, show_default=True, metavar="N", help=say("help-tune-rounds"))
@click.option("--generations", type=int, default=14, show_default=True, metavar="N", help=say("help-tune-generations"))
@click.option("--challengers", type=int, default=14, show_default=True, metavar="N", help=say("help-tune-challengers"))
@click.option("--games", type=int, default=20, show_default=True, metavar="N", help=say("help-tune-games"))
@click.option("--trial", type=int, default=150, show_default=True, metavar="N", help=say("help-tune-trial"))
@click.option("--seed", type=int, default=10_000_000, show_default=True, metavar="N", help=say("help-tune-seed"))
@click.option("--from", "start", metavar="FILE", help=say("help-tune-from"))
@click.option("--processes", type=int, metavar="N", help=say("help-simulate-processes"))
@click.option("--output", required=True, metavar="FILE", help=say("help-tune-output"))
def tune(**given: Unpack[TuneOptions]) -> None:
    check_least(
        (
            ("--rounds", given["rounds"], 1),
            ("--generations", given["generations"], 1),
            ("--challengers", given["challengers"], 4),
            ("--games", given["games"], 1),
            ("--trial", given["trial"], 2),
            ("--seed", given["seed"], 0),
            ("--processes", given["processes"], 1),
        )
    )
    check_writable(Path(given["output"]))
    plan = plan_from(given)
    weights = read_weights(start_text(given["family"]) if given["start"] is None else read_text(given["start"]))
    warm_up()
    rounds: list[TuningRound] = []
    with progress_bar() as bar:
        task = bar.add_task(say("tune-playing"), total=plan.games)
        executor = executor_for(given["processes"] or available_processes())
        for found in Tuning(plan, weights, executor, lambda games: bar.advance(task, games)).rounds():
            rounds.append(found)
            write_text(text_of(given, rounds), given["output"])
            bar.console.print(round_text(found))


def plan_from(given: TuneOptions) -> TuningPlan:
    return TuningPlan(
        family=given["family"],
        setups=SETUPS[given["family"]],
        rounds=given["rounds"],
        generations=given["generations"],
        challengers=given["challengers"],
        seeds=given["games"],
        trial_seeds=given["trial"],
        first_seed=given["seed"],
    )


def round_text(found: TuningRound) -> str:
    return say(
        "tune-round",
        round=found.number + 1,
        margin=f"{found.margin:+.2f}",
        error=f"{found.error:.2f}",
        kept=int(found.is_kept),
    )


def text_of(given: TuneOptions, rounds: list[TuningRound]) -> str:
    """Return a file of constants, with the command that reproduces them in a comment."""
    begun = ["bastide", "tune", given["family"]] + ([f"--from={given['start']}"] if given["start"] else [])
    options = ["rounds", "generations", "challengers", "games", "trial", "seed"]
    command = shlex.join([*begun, *(f"--{name}={given[name]}" for name in options)])  # type: ignore[literal-required]
    margins = ", ".join(f"{found.margin:+.2f} ± {found.error:.2f}" for found in rounds)
    heading = [f"# {command}", f"# margins of the rounds, kept where above their error: {margins}", ""]
    return "\n".join(heading) + write_weights(rounds[-1].weights)
