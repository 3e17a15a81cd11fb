"""bastide editions"""

import json

from bastide import edition, edition_names
from bastide.messages import say
from tests.cli.helpers.commands import succeed


def test_tables_show_the_differences() -> None:
    lines = succeed("editions").splitlines()
    assert lines[2:5] == [
        "edition     tiles   city of two   city by a field   who scores it",
        "danish         72             2                 4   the most farmers on all fields round the city",
        "hungarian      72             4                 3   the owner of each field, once for each city",
    ]
    heading = next(number for number, line in enumerate(lines) if "forest of two" in line and "tiles   bonus" in line)
    assert lines[heading : heading + 2] == [
        "edition   tiles   bonus   huts   forest of two   fish   animal",
        "hunters      79      12      2               4      1        2",
    ]


def test_every_edition_is_in_one_table_and_has_its_rulebook() -> None:
    lines = succeed("editions").splitlines()
    for name in edition_names():
        points, rulebook = (line for line in lines if line.split()[:1] == [name])
        assert rulebook.split(maxsplit=1)[1] == say(f"rulebook-{name}")
        assert points != rulebook


def test_json_has_every_number_of_every_edition() -> None:
    found = {each["name"]: each for each in json.loads(succeed("editions", "--json"))["editions"]}
    assert set(found) == set(edition_names())
    for name, data in found.items():
        rules = edition(name)
        assert data["tile_count"] == sum(data["tiles"].values()) == rules.tile_count
        assert (data["followers"], data["huts"]) == (rules.followers, rules.huts)
        assert data["scoring"]["land"] == rules.scoring.land
        assert data["scoring"]["land_scoring"] == rules.scoring.land_scoring
        assert data["scoring"]["block"]["value"] == rules.scoring.block.value


def test_json_has_bonus_tiles_and_kinds() -> None:
    found = {each["name"]: each for each in json.loads(succeed("editions", "--json"))["editions"]}
    assert found["hunters"]["bonus_tiles"] == [str(number) for number in range(80, 92)]
    assert found["modern"]["bonus_tiles"] == []
    assert found["hunters"]["kinds"] == {"land": "meadow", "path": "river", "block": "forest", "system": "system"}
    assert found["modern"]["kinds"] == {"land": "field", "path": "road", "block": "city", "site": "monastery"}
    assert not found["hunters"]["farmers_option"]
