"""What goes over the wire: the only description of it. The page's types are generated from these files.

No text goes over the wire but names that people gave: sentences travel as the ids and arguments of messages, and moves
in the notation of `docs/formats.md`. Seats count from 0. Cells are pairs of x, which grows to the east, and y, which
grows to the south.

A game has a *version*, which grows by one with everything that is stored of it: a move, a takeback, a resignation, a
seat that is handed over. A command names the version that it answers; if that is not the present one, it is refused as
"state/stale" and changes nothing. A new name and a resignation are taken at any version.
"""
