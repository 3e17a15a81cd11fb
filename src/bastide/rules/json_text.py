"""Reads JSON as people may have it: what is none is refused with the place."""

import json

from bastide.errors import RecordError


def parse_json(text: str) -> object:
    """What a text in JSON tells. Raises RecordError."""
    try:
        data: object = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise RecordError("json/not-json", line=error.lineno, column=error.colno) from None
    except UnicodeEncodeError:  # JSON can write half of a character, but nobody can show it
        raise RecordError("json/half-character") from None
    except ValueError:  # all that is left: Python reads no number of more than 4300 digits
        raise RecordError("json/long-number") from None
    except RecursionError:
        raise RecordError("json/too-deep") from None
    return data


def is_json(text: str) -> bool:
    """Whether a text begins as JSON does that holds more than one value."""
    return text.lstrip().startswith(("{", "["))
