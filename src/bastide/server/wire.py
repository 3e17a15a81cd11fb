"""Makes messages of the protocol out of those of the Fluent files. They are our own, so nothing is checked again."""

from bastide.messages import Message as Words
from bastide.server.protocol.words import Message


def to_wire(words: Words) -> Message:
    arguments = {name: to_wire(value) if isinstance(value, Words) else value for name, value in words.arguments.items()}
    return Message.model_construct(id=words.id, arguments=arguments)
