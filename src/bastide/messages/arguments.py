"""Which arguments messages make use of, so that nothing else needs to go where they are told."""

from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bastide.messages.bundle import bundle_of
from bastide.messages.languages import language_names
from bastide.messages.tree import Message


def only_told(message: Message) -> Message:
    """The message with the arguments that its text uses, in whatever language, and without all others."""
    told = arguments_of(message.id)
    arguments = {
        name: only_told(value) if isinstance(value, Message) else value
        for name, value in message.arguments.items()
        if name in told
    }
    return Message(message.id, arguments)


@cache
def arguments_of(name: str) -> frozenset[str]:
    """The arguments that the message of that id, or one that it refers to, uses in any language."""
    found = Variables()
    for language in language_names():
        found.of_message(name, language)
    return frozenset(found.names)


class Variables(Visitor):
    """Collects the names of the arguments that texts use."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.referred: set[str] = set()

    def of_message(self, name: str, language: str) -> None:
        self.referred = set()
        self.visit(bundle_of(language).get_message(name).value)
        for other in self.referred:
            self.of_message(other, language)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the names are Fluent's
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.referred.add(node.id.name)
