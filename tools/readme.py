"""The README of the packages. Package indexes do not have the files that it links to."""

import re

PICTURE = re.compile(r"^!\[(?P<text>[^\]]*)\]\((?!https?:)(?P<file>[^)\s]+)\)$(?P<gap>\n*)", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?!https?:)(?P<file>[^)\s]+)\)")


def packaged_readme(text: str, address: str) -> str:
    """Make relative links and pictures absolute. Without an address, remove pictures and keep the texts of links."""
    if not address:
        return LINK.sub(r"\g<text>", PICTURE.sub("", text))
    pictures = PICTURE.sub(rf"![\g<text>]({address}/raw/HEAD/\g<file>)\g<gap>", text)
    return LINK.sub(rf"[\g<text>]({address}/blob/HEAD/\g<file>)", pictures)
