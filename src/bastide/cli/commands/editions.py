"""bastide editions: the differences between the printed rulebooks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict

import click

from bastide.cli.game_files import example, json_option, json_text
from bastide.cli.terminal import print_canvas, print_lines, screen
from bastide.messages import say, text_of
from bastide.messages.factories import rulebook_name
from bastide.render.text.tables import draw_table
from bastide.tiles import Edition, Pay, Scoring, Shape, edition, edition_names


def bonus_count(rules: Edition) -> int:
    return sum(tile.count for tile in rules.bonus_tiles)


# The tables by kind of land: editions with fields differ in other rules than editions with meadows.
Columns = Mapping[str, Callable[[Edition], object]]
TABLES: Mapping[str, Columns] = {
    "field": {
        "edition": lambda rules: rules.name,
        "tiles": lambda rules: rules.tile_count,
        "small-city": lambda rules: rules.scoring.small_block,
        "farm-city": lambda rules: rules.scoring.land,
        "farms": lambda rules: say("farms", scoring=rules.scoring.land_scoring.replace(" ", "-")),
    },
    "meadow": {
        "edition": lambda rules: rules.name,
        "tiles": lambda rules: rules.tile_count - bonus_count(rules),
        "bonus-tiles": bonus_count,
        "huts-each": lambda rules: rules.huts,
        "small-forest": lambda rules: rules.scoring.small_block,
        "each-fish": lambda rules: rules.scoring.system.value,
        "each-animal": lambda rules: rules.scoring.land,
    },
}


def rulebook_text(rules: Edition) -> str:
    name = rulebook_name(rules)
    return name if isinstance(name, str) else text_of(name)


RULEBOOKS: Columns = {"edition": lambda rules: rules.name, "rulebook": rulebook_text}


@click.command(help=say("help-editions"), epilog=example("help-editions-examples"))
@json_option
def editions(as_json: bool) -> None:
    known = [edition(name) for name in edition_names()]
    if as_json:
        click.echo(json_text({"editions": [edition_json(each) for each in known]}), nl=False)
        return
    for land, columns in TABLES.items():
        print_lines(say(f"editions-intro-{land}"), "")
        print_table(columns, [each for each in known if each.kinds[Shape.LAND].name == land])
        print_lines("")
    print_table(RULEBOOKS, known)


def print_table(columns: Columns, known: Sequence[Edition]) -> None:
    rows = [[str(entry(each)) for entry in columns.values()] for each in known]
    print_canvas(draw_table([say(f"column-{name}") for name in columns], rows, screen().width))


def edition_json(rules: Edition) -> dict[str, object]:
    return {
        "name": rules.name,
        "rulebook": rules.rulebook,
        "tile_sets": list(rules.tile_sets),
        "tiles": {tile.name: tile.count for tile in rules.tiles},
        "bonus_tiles": [tile.name for tile in rules.bonus_tiles],
        "tile_count": rules.tile_count,
        "start": rules.start.name,
        "followers": rules.followers,
        "huts": rules.huts,
        "score_track": rules.score_track,
        "farmers_option": rules.has_farmers_option,
        "kinds": {shape.name.lower(): kind.name for shape, kind in sorted(rules.kinds.items())},
        "scoring": scoring_json(rules.scoring),
    }


def scoring_json(points: Scoring) -> dict[str, object]:
    """Return the points by shape, as named in `kinds`."""
    return {name: value._asdict() if isinstance(value, Pay) else value for name, value in asdict(points).items()}
