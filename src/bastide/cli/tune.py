"""bastide tune: finds the constants of the evaluation, as the ones that Bastide comes with were found."""

import shlex
from pathlib import Path
from typing import TypedDict, Unpack

import click

from bastide.arena.executors import executor_for, processes_here
from bastide.arena.tuning.families import TABLES, start_text
from bastide.arena.tuning.search import Plan, Round, Tuning
from bastide.cli.common import check_writable, example, read_text, write_text
from bastide.cli.long_runs import check_least, progress_bar
from bastide.cli.warming import warm_up
from bastide.messages import say
from bastide.players.evaluation.weights import read_weights, write_weights


class Given(TypedDict):
    """The options as they were given."""

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
@click.argument("family", type=click.Choice(tuple(TABLES)))
@click.option("--rounds", type=int, default=6, show_default=True, metavar="N", help=say("help-tune-rounds"))
@click.option("--generations", type=int, default=14, show_default=True, metavar="N", help=say("help-tune-generations"))
@click.option("--challengers", type=int, default=14, show_default=True, metavar="N", help=say("help-tune-challengers"))
@click.option("--games", type=int, default=20, show_default=True, metavar="N", help=say("help-tune-games"))
@click.option("--trial", type=int, default=150, show_default=True, metavar="N", help=say("help-tune-trial"))
@click.option("--seed", type=int, default=10_000_000, show_default=True, metavar="N", help=say("help-tune-seed"))
@click.option("--from", "start", metavar="FILE", help=say("help-tune-from"))
@click.option("--processes", type=int, metavar="N", help=say("help-simulate-processes"))
@click.option("--output", required=True, metavar="FILE", help=say("help-tune-output"))
def tune(**given: Unpack[Given]) -> None:
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
    rounds: list[Round] = []
    with progress_bar() as bar:
        task = bar.add_task(say("tune-playing"), total=plan.games)
        executor = executor_for(given["processes"] or processes_here())
        for found in Tuning(plan, weights, executor, lambda games: bar.advance(task, games)).rounds():
            rounds.append(found)
            write_text(text_of(given, rounds), given["output"])
            bar.console.print(told(found))


def plan_from(given: Given) -> Plan:
    return Plan(
        family=given["family"],
        tables=TABLES[given["family"]],
        rounds=given["rounds"],
        generations=given["generations"],
        challengers=given["challengers"],
        seeds=given["games"],
        trial_seeds=given["trial"],
        first_seed=given["seed"],
    )


def told(found: Round) -> str:
    return say(
        "tune-round",
        round=found.number + 1,
        margin=f"{found.margin:+.2f}",
        error=f"{found.error:.2f}",
        kept=int(found.is_kept),
    )


def text_of(given: Given, rounds: list[Round]) -> str:
    """A file of constants that tells where they come from, and how to find them again."""
    begun = ["bastide", "tune", given["family"]] + ([f"--from={given['start']}"] if given["start"] else [])
    options = ["rounds", "generations", "challengers", "games", "trial", "seed"]
    command = shlex.join([*begun, *(f"--{name}={given[name]}" for name in options)])  # type: ignore[literal-required]
    margins = ", ".join(f"{found.margin:+.2f} ± {found.error:.2f}" for found in rounds)
    heading = [f"# {command}", f"# margins of the rounds, kept where above their error: {margins}", ""]
    return "\n".join(heading) + write_weights(rounds[-1].weights)
