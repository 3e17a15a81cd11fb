"""bastide editions"""

import json

from bastide import edition, edition_names
from tests.cli.running import succeed


def test_the_table_tells_what_differs() -> None:
    rows = {line.split()[0]: line for line in succeed("editions").splitlines() if line}
    assert set(edition_names()) <= set(rows)
    lines = succeed("editions").splitlines()
    assert lines[2:5] == [
        "edition     tiles   city of two   farmed city   who gets those",
        "danish         72             2             4   most farmers on all fields round the city",
        "hungarian      72             4             3   the owner of each field, once for each city",
    ]


def test_json_has_every_number_of_every_edition() -> None:
    found = {each["name"]: each for each in json.loads(succeed("editions", "--json"))["editions"]}
    assert set(found) == set(edition_names())
    for name, data in found.items():
        assert data["tile_count"] == sum(data["tiles"].values()) == edition(name).tile_count
        assert data["scoring"]["farm_city"] == edition(name).scoring.farm_city
        assert data["scoring"]["farm_scoring"] == edition(name).scoring.farm_scoring
