"""The README of the packages. Their readers have no clone, and package indexes have no files to link to."""

import re

# A passage for a clone, then the one that takes its place in the packages, in a comment.
CLONE = re.compile(r"^<!-- clone -->\n.*?^<!-- package\n(?P<text>.*?)^-->\n", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"^!\[(?P<text>[^\]]*)\]\((?!https?:)(?P<file>[^)\s]+)\)$(?P<gap>\n*)", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?!https?:|#)(?P<file>[^)\s]+)\)")


def packaged_readme(text: str, address: str) -> str:
    """Replace the passages for a clone, and make relative links and pictures absolute.

    Without an address, remove pictures and keep the texts of links.
    """
    text = CLONE.sub(r"\g<text>", text)
    if not address:
        return LINK.sub(r"\g<text>", PICTURE.sub("", text))
    pictures = PICTURE.sub(rf"![\g<text>]({address}/raw/HEAD/\g<file>)\g<gap>", text)
    return LINK.sub(rf"[\g<text>]({address}/blob/HEAD/\g<file>)", pictures)
