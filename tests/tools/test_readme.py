"""The README of the packages has no relative links or pictures."""

import re

import pytest

from tools.environment import ROOT
from tools.readme import packaged_readme

README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = "https://example.org/bastide"
RELATIVE = re.compile(r"\]\((?!https://)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_nothing_is_relative(address: str) -> None:
    assert RELATIVE.search(README)
    assert not RELATIVE.search(packaged_readme(README, address))


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_examples_are_unchanged(address: str) -> None:
    assert FENCED.findall(packaged_readme(README, address)) == FENCED.findall(README) != []


def test_without_address_links_become_plain_text() -> None:
    text = "One.\n\n![A board](docs/board.svg)\n\nTwo [rules](docs/rules.md), [other](https://example.org).\n"
    assert packaged_readme(text, "") == "One.\n\nTwo rules, [other](https://example.org).\n"


def test_with_address_links_and_pictures_are_absolute() -> None:
    text = "![A board](docs/board.svg)\n\nTwo [rules](docs/rules.md), [other](https://example.org).\n"
    assert packaged_readme(text, ADDRESS) == (
        f"![A board]({ADDRESS}/raw/HEAD/docs/board.svg)\n\n"
        f"Two [rules]({ADDRESS}/blob/HEAD/docs/rules.md), [other](https://example.org).\n"
    )
