"""Messages as values, independent of any language. `bastide.messages` puts them into words."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence or a part of one: the id of a Fluent message and its arguments."""

    id: str
    arguments: "dict[str, str | int | float | Message]" = field(default_factory=dict)

    def __str__(self) -> str:
        """Return the text in the current language."""
        from bastide.messages import text_of  # lazy: most messages are sent as data

        return text_of(self)
