"""bastide score: every point of a game, with its turn, player and feature."""

from dataclasses import asdict

import click

from bastide.cli.game_files import example, game_argument, json_option, json_text, read_game
from bastide.cli.terminal import print_canvas, print_lines, score_sentences, screen
from bastide.messages import say
from bastide.render.score_sheet import ScoreLine, ScoreSheet, score_sheet
from bastide.render.text.score_table import draw_score_table
from bastide.rules.rescoring import rescored


@click.command(help=say("help-score"), epilog=example("help-score-examples"))
@game_argument
@click.option("--by", metavar="EDITION", help=say("help-score-by"))
@json_option
def score(game: str, by: str | None, as_json: bool) -> None:
    read = read_game(game, positions=False)
    sheet = score_sheet(rescored(read.game, by) if by else read.game)
    if as_json:
        click.echo(json_text(sheet_json(sheet)), nl=False)
        return
    print_lines(*(text for line in sheet.lines for text in line_texts(line)), "")
    print_canvas(draw_score_table(sheet, read.names, screen().width))
    if not sheet.is_final:
        print_lines(say("score-unfinished", turns=read.game.turn))


def line_texts(line: ScoreLine) -> list[str]:
    """Return a score with its turn, then its notes."""
    sentence, *notes = score_sentences(line.score)
    if line.turn is None:
        return [say("score-line-final", told=sentence), *notes]
    return [say("score-line", turn=line.turn, told=sentence), *notes]


def sheet_json(sheet: ScoreSheet) -> dict[str, object]:
    """Return the score sheet; lines without points are left out, such as a meadow whose deer were all eaten."""
    return {
        "scores": list(sheet.scores),
        "beginning": list(sheet.beginning),
        "finished": sheet.is_final,
        "lines": [line_json(line) for line in sheet.lines if line.score.points],
    }


def line_json(line: ScoreLine) -> dict[str, object]:
    return {
        "turn": line.turn,
        "kind": line.score.kind,
        "points": line.score.points,
        "receivers": list(line.score.receivers),
        "followers": list(line.score.followers),
        "reasons": [
            {"what": reason.what, "count": reason.count, "points": reason.points} for reason in line.score.reasons
        ],
        "cells": [list(cell) for cell in line.score.cells],
        "notes": [{"what": note.what, **asdict(note)} for note in line.score.notes],
    }
