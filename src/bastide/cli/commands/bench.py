"""bastide bench: measure the speed of this machine."""

from pathlib import Path

import click

from bastide.arena import benchmark
from bastide.arena.benchmark import BenchmarkPlan, Measurement
from bastide.arena.measures import EDITION, HUNTERS
from bastide.cli.game_files import example, json_option, json_text
from bastide.cli.terminal import figures_text
from bastide.errors import SetupError
from bastide.messages import say
from bastide.messages.factories import edition_name

# Digits after the decimal point, for small figures.
DECIMALS = {
    "ratio_to_limit": 2,
    "hunters_to_classic_turns": 2,
    "copy_ns": 1,
    "import_cpu_seconds": 2,
    "cold_compile_cpu_seconds": 1,
    "warm_start_cpu_seconds": 2,
}


@click.command(help=say("help-bench"), epilog=example("help-bench-examples"))
@click.option("--limit", type=click.Path(path_type=Path), metavar="DIR", help=say("help-bench-limit"))
@click.option("--rounds", default=benchmark.ROUNDS, show_default=True, metavar="N", help=say("help-bench-rounds"))
@click.option("--games", default=benchmark.GAMES, show_default=True, metavar="N", help=say("help-bench-games"))
@click.option("--only", multiple=True, metavar="NAME", help=say("help-bench-only", groups=tuple(benchmark.GROUPS)))
@json_option
def bench(limit: Path | None, rounds: int, games: int, only: tuple[str, ...], as_json: bool) -> None:
    plan = BenchmarkPlan(only, rounds, games, limit)
    check_plan(plan)
    figures = list(benchmark.run(plan, lambda doing, number: print_progress(plan, doing, number)))
    text = json_text(benchmark.benchmark_data(plan, figures)) if as_json else table_text(figures)
    click.echo(text, nl=False)


def check_plan(plan: BenchmarkPlan) -> None:
    for option, value in (("--rounds", plan.rounds), ("--games", plan.games)):
        if value < 1:
            raise SetupError("bench/too-small", option=option, value=value, least=1)
    for name in plan.only:
        if name not in benchmark.GROUPS:
            raise SetupError("bench/unknown", name=name, known=tuple(benchmark.GROUPS))


def print_progress(plan: BenchmarkPlan, doing: str, number: int) -> None:
    """Report the current measurement on standard error."""
    click.echo(say(f"bench-doing-{doing}", round=number + 1, rounds=plan.rounds), err=True)


def table_text(figures: list[Measurement]) -> str:
    heading = [say(f"bench-column-{column}") for column in ("figure", "median", "least", "greatest")]
    table = figures_text(heading, [row(each) for each in figures], labels=1)
    return "\n".join([table, say("bench-key", edition=edition_name(EDITION), hunters=edition_name(HUNTERS)), ""])


def row(each: Measurement) -> list[str]:
    label = say(f"bench-figure-{each.name}")
    if each.players is not None:
        label = say("bench-players", figure=label, players=each.players)
    digits = DECIMALS.get(each.name, 0)
    return [label, *(say(f"bench-digits-{digits}", value=value) for value in (each.value, *each.spread))]
