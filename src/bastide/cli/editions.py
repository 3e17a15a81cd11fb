"""bastide editions: what differs between the printed rulebooks."""

from dataclasses import asdict

import click

from bastide.cli.common import example, json_option, json_text
from bastide.cli.terminal import print_canvas, say_lines
from bastide.messages import say
from bastide.render.tables import draw_table
from bastide.tiles import Edition, edition, edition_names

COLUMNS = ("edition", "tiles", "small-city", "farm-city", "farms")


@click.command(help=say("help-editions"), epilog=example("help-editions-examples"))
@json_option
def editions(as_json: bool) -> None:
    known = [edition(name) for name in edition_names()]
    if as_json:
        click.echo(json_text({"editions": [edition_json(each) for each in known]}), nl=False)
        return
    say_lines(say("editions-intro"), "")
    print_canvas(draw_table([say(f"column-{name}") for name in COLUMNS], [row(each) for each in known]))
    say_lines("")
    print_canvas(
        draw_table([say("column-edition"), say("column-rulebook")], [[each.name, each.rulebook] for each in known])
    )


def row(rules: Edition) -> list[str]:
    scoring = rules.scoring
    return [
        rules.name,
        str(rules.tile_count),
        str(scoring.small_city),
        str(scoring.farm_city),
        say("farms", scoring=scoring.farm_scoring.name.lower().replace("_", "-")),
    ]


def edition_json(rules: Edition) -> dict[str, object]:
    return {
        "name": rules.name,
        "rulebook": rules.rulebook,
        "tile_sets": list(rules.tile_sets),
        "tiles": {tile.name: tile.count for tile in rules.tiles},
        "tile_count": rules.tile_count,
        "start": rules.start.name,
        "followers": rules.followers,
        "score_track": rules.score_track,
        "scoring": asdict(rules.scoring),
    }
