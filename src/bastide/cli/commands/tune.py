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
def tune(**options: Unpack[TuneOptions]) -> None:
    check_least(
        (
            ("--rounds", options["rounds"], 1),
            ("--generations", options["generations"], 1),
            ("--challengers", options["challengers"], 4),
            ("--games", options["games"], 1),
            ("--trial", options["trial"], 2),
            ("--seed", options["seed"], 0),
            ("--processes", options["processes"], 1),
        )
    )
    check_writable(Path(options["output"]))
    plan = plan_from(options)
    weights = read_weights(start_text(options["family"]) if options["start"] is None else read_text(options["start"]))
    warm_up()
    rounds: list[TuningRound] = []
    with progress_bar() as bar:
        task = bar.add_task(say("tune-playing"), total=plan.games)
        executor = executor_for(options["processes"] or available_processes())
        for latest in Tuning(plan, weights, executor, lambda games: bar.advance(task, games)).rounds():
            rounds.append(latest)
            write_text(text_of(options, rounds), options["output"])
            bar.console.print(round_text(latest))


def plan_from(options: TuneOptions) -> TuningPlan:
    return TuningPlan(
        family=options["family"],
        setups=SETUPS[options["family"]],
        rounds=options["rounds"],
        generations=options["generations"],
        challengers=options["challengers"],
        seeds=options["games"],
        trial_seeds=options["trial"],
        first_seed=options["seed"],
    )


def round_text(found: TuningRound) -> str:
    return say(
        "tune-round",
        round=found.number + 1,
        margin=f"{found.margin:+.2f}",
        error=f"{found.error:.2f}",
        kept=int(found.is_kept),
    )


def text_of(options: TuneOptions, rounds: list[TuningRound]) -> str:
    """Return a file of constants, with the command that reproduces them in a comment."""
    start = ["bastide", "tune", options["family"]] + ([f"--from={options['start']}"] if options["start"] else [])
    names = ["rounds", "generations", "challengers", "games", "trial", "seed"]
    command = shlex.join([*start, *(f"--{name}={options[name]}" for name in names)])  # type: ignore[literal-required]
    margins = ", ".join(f"{found.margin:+.2f} ± {found.error:.2f}" for found in rounds)
    heading = [f"# {command}", f"# margins of the rounds, kept where above their error: {margins}", ""]
    return "\n".join(heading) + write_weights(rounds[-1].weights)
