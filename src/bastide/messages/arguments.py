"""Find the arguments that messages use, so that only those are sent to clients."""

from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bastide.message import Message
from bastide.messages.bundle import bundle_of
from bastide.messages.languages import language_names


def drop_unused_arguments(message: Message) -> Message:
    """Return the message with only those arguments that its text uses in some language."""
    used = arguments_of(message.id)
    arguments = {
        name: drop_unused_arguments(value) if isinstance(value, Message) else value
        for name, value in message.arguments.items()
        if name in used
    }
    return Message(message.id, arguments)


@cache
def arguments_of(name: str) -> frozenset[str]:
    """Return the arguments that a message, or one that it references, uses in any language."""
    found = VariableCollector()
    for language in language_names():
        found.visit_message(name, language)
    return frozenset(found.names)


class VariableCollector(Visitor):
    """Collects the names of the arguments in texts."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_message(self, name: str, language: str) -> None:
        self.references = set()
        self.visit(bundle_of(language).get_message(name).value)
        for other in self.references:
            self.visit_message(other, language)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the names are Fluent's
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - likewise
        self.references.add(node.id.name)
