"""The wire protocol. The types of the page are generated from these models.

Texts are sent as ids and arguments of Fluent messages, moves in the notation of `docs/formats.md`. Only names that
players chose are sent as text. Seats count from 0. A cell is a pair of x, which grows to the east, and y, which grows
to the south.

A game has a *version*, which grows by 1 with everything that is stored: a move, a takeback, a resignation, a seat that
is handed over. A command names the version that it applies to. If that is not the current one, the command is refused
with "state/stale" and changes nothing. Renames and resignations are accepted at any version.
"""
