"""Parse typed moves: full notation, or short forms such as "c 90 knight"."""

import re
from collections.abc import Iterable, Mapping
from typing import NoReturn

from bastide.errors import NotationError
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move
from bastide.rules.text.notation import DEGREES, NO_PIECE, is_hut_on_land, place_names, place_text

FULL = "@"
COORDINATES = re.compile(r"(?P<x>-?\d{1,3}),(?P<y>-?\d{1,3})")
TURN = re.compile(r">?(?P<degrees>\d{1,4})°?")

Letters = Mapping[Cell, str]


def typed_move(text: str, game: Game, letters: Letters) -> Move:
    """Return the legal move that a text describes.

    Without a rotation, take the first one that allows the rest. Without a place, place no piece. Raises NotationError
    or IllegalMove, with the alternatives.
    """
    first, *rest = text.split()
    if FULL in first:
        return check_move(game, game.parse_move(text))
    cell = typed_cell(first, letters)
    rotation, place = typed_rotation(text, rest), typed_place(text, rest)
    return choose_move(game, first, moves_at(game, cell, letters), rotation, place)


def moves_at(game: Game, cell: Cell, letters: Letters) -> list[Move]:
    """Return all moves at a cell. Raises NotationError if there are none."""
    moves = [move for move in game.legal_moves if move.cell == cell]
    if not moves:
        raise NotationError(
            "typed/not-there", cell=f"{cell[0]},{cell[1]}", tile=game.drawn, choices=tuple(letters.values())
        )
    return moves


def check_move(game: Game, move: Move) -> Move:
    """Return the move in its canonical rotation. Raises IllegalMove with the reason."""
    game.preview(move)
    return move.canonical()


def typed_cell(word: str, letters: Letters) -> Cell:
    """Return the cell of a letter or of coordinates. Raises NotationError."""
    coordinates = COORDINATES.fullmatch(word)
    if coordinates:
        return int(coordinates["x"]), int(coordinates["y"])
    for cell, letter in letters.items():
        if letter == word.lower():
            return cell
    raise NotationError("typed/no-cell", cell=word, choices=tuple(letters.values()))


def typed_rotation(text: str, words: Iterable[str]) -> int | None:
    """Return the rotation among the words after the cell, if any."""
    degrees = [int(match["degrees"]) for match in map(TURN.fullmatch, words) if match]
    if len(degrees) > 1:
        raise NotationError("typed/too-much", text=text)
    if degrees and degrees[0] not in DEGREES:
        raise NotationError("notation/bad-rotation", text=text, degrees=degrees[0])
    return DEGREES.index(degrees[0]) if degrees else None


def typed_place(text: str, words: Iterable[str]) -> str | None:
    """Return the place among the words after the cell, if any."""
    places = [word.lower() for word in words if not TURN.fullmatch(word)]
    if len(places) > 1:
        raise NotationError("typed/too-much", text=text)
    return places[0] if places and places[0] != NO_PIECE else None


def choose_move(game: Game, cell: str, moves: list[Move], rotation: int | None, place: str | None) -> Move:
    """Return the one of some moves with that rotation and place. Raises NotationError or IllegalMove."""
    tile = moves[0].tile
    if rotation is not None:
        turned = tile.canonical_rotations[rotation].rotation
        turned_moves = [move for move in moves if move.rotation == turned]
        if not turned_moves:
            refuse_rotation(cell, moves, rotation)
        moves = turned_moves
    if place is None:
        return next(move for move in moves if not move.place)
    matching = [move for move in moves if move.place and is_named(move, place)]
    matching = [move for move in matching if move.rotation == matching[0].rotation]
    if not matching:
        refuse_place(game, cell, moves, place)
    if len(matching) > 1 and not share_a_system(matching):
        raise NotationError("typed/several", place=place, cell=cell, choices=place_texts(matching))
    return matching[0]


def share_a_system(moves: Iterable[Move]) -> bool:
    """Return True if all moves place a hut on the same river system, so that any of them will do."""
    systems = {move.tile.system_of[move.hut_segment] if move.hut_segment is not None else None for move in moves}
    return len(systems) == 1 and None not in systems


def refuse_rotation(cell: str, moves: list[Move], rotation: int) -> NoReturn:
    turns = sorted({move.rotation for move in moves})
    choices = tuple(DEGREES[each] for each in turns)
    raise NotationError("typed/no-rotation", cell=cell, tile=moves[0].tile, degrees=DEGREES[rotation], choices=choices)


def refuse_place(game: Game, cell: str, moves: list[Move], place: str) -> NoReturn:
    """Raise the reason why the place cannot be used, or list the possible places."""
    for move in (moves[0]._replace(place=each) for each in moves[0].tile.places):
        if is_named(move, place):
            check_move(game, move)
    choices, hut_on_land = (*place_texts(moves), NO_PIECE), is_hut_on_land(place, moves[0].tile)
    raise NotationError("typed/no-place", place=place, cell=cell, choices=choices, hut_on_land=hut_on_land)


def is_named(move: Move, place: str) -> bool:
    """Return True if `place` names the place of a move, in full or abbreviated, perhaps with one of its sides."""
    typed, words = place.split("."), 2 if move.is_hut else 1
    names = [name.split(".") for name in place_names(move.tile, move.rotation, move.place)]
    return all(typed) and any(
        len(typed) == len(name)
        and typed[words:] == name[words:]
        and all(word.startswith(prefix) for word, prefix in zip(name[:words], typed[:words], strict=True))
        for name in names
    )


def place_texts(moves: Iterable[Move]) -> tuple[str, ...]:
    """Return the names of the places of some moves, each once."""
    return tuple(dict.fromkeys(place_text(move.tile, move.rotation, move.place) for move in moves if move.place))
