"""Options that are numbers with a decimal point."""

import math

import click

from bastide.messages import say


class Number(click.ParamType[float]):
    """A number, whole or not, told in our words if it is none."""

    name = "number"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(str(value))
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            self.fail(say("click-not-any-number", value=repr(value)), param, ctx)
        return number


NUMBER = Number()
