"""`for_each` checks every item of a group and names those that fail."""

import pytest

from tests.render.helpers.for_each import for_each

checked: list[int] = []


def odd(number: int) -> None:
    checked.append(number)
    assert number % 2, f"{number} is even"


def test_every_item_is_checked_and_every_failure_reported() -> None:
    checked.clear()
    group = for_each("number", [pytest.param([1, 2, 3, 4], id="few")])(odd)
    with pytest.raises(AssertionError, match="2 is even") as failure:
        group(number=[1, 2, 3, 4])
    assert checked == [1, 2, 3, 4]
    assert failure.value.__notes__[0].splitlines()[:2] == ["2 of 4 fail:", "2: 2 is even"]
    assert failure.value.__notes__[0].splitlines()[2].startswith("4: 4 is even")


@for_each("number", [pytest.param([1, 3], id="some"), pytest.param([5], id="another")])
@pytest.mark.parametrize("limit", [5, 6])
def test_groups_combine_with_other_parameters(number: int, limit: int) -> None:
    assert number <= limit
