"""The definitions of a document: only those that it uses, directly or through others."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from xml.parsers import expat

REFERENCE = re.compile(r"#([\w-]+)")  # also matches colours, which are no ids


@dataclass(frozen=True, slots=True)
class Definitions:
    """Definitions as their texts, in order, and for each id the number of the text that it is in."""

    texts: tuple[str, ...]
    owners: Mapping[str, int]

    def used_by(self, content: str) -> str:
        """Those that some content needs, in their order."""
        needed: set[int] = set()
        waiting = [content]
        while waiting:
            text = waiting.pop()
            for name in REFERENCE.findall(text):
                number = self.owners.get(name)
                if number is not None and number not in needed:
                    needed.add(number)
                    waiting.append(self.texts[number])
        return "".join(self.texts[number] for number in sorted(needed))


@lru_cache(maxsize=16)
def definitions(symbols: str) -> Definitions:
    """The definitions that stand one after another in a text."""
    source = f"<defs>{symbols}</defs>".encode()
    starts: list[int] = []
    owners: dict[str, int] = {}
    depth = 0

    def begin(_: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        if depth == 1:
            starts.append(parser.CurrentByteIndex)
        if "id" in attributes:
            owners[attributes["id"]] = len(starts) - 1
        depth += 1

    def end(_: str) -> None:
        nonlocal depth
        depth -= 1

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = begin, end
    parser.Parse(source, True)
    cuts = [*starts, len(source) - len("</defs>")]
    return Definitions(tuple(source[start:stop].decode() for start, stop in pairwise(cuts)), owners)
