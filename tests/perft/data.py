"""Read the data files."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.perft.counting import PerftPosition

FILES = sorted(Path(__file__).parent.glob("*.toml"))


def positions(file: Path) -> Iterator[PerftPosition]:
    with file.open("rb") as data:
        for entry in tomllib.load(data)["positions"]:
            yield position(entry)


def position(entry: dict[str, Any]) -> PerftPosition:
    return PerftPosition(
        **{
            **entry,
            "counts": tuple(entry["counts"]),
            "played": tuple(entry.get("played", ())),
            "tiles": tuple(entry.get("tiles", {}).items()),
        }
    )
