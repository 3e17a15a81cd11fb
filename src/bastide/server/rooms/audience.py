"""Those who look at a game now."""

from collections.abc import Callable

from bastide.server.protocol.conversation import FromServer
from bastide.server.rooms.subscription import Subscription
from bastide.server.rooms.viewer import Viewer


class Audience:
    """The subscriptions to a room."""

    def __init__(self) -> None:
        self._subscriptions: dict[Subscription, None] = {}  # in the order in which they came

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(subscription.viewer.is_watching for subscription in self._subscriptions)

    def is_present(self, seat: int) -> bool:
        return any(seat in subscription.viewer.seats for subscription in self._subscriptions)

    def add(self, subscription: Subscription) -> None:
        self._subscriptions[subscription] = None

    def remove(self, subscription: Subscription) -> None:
        self._subscriptions.pop(subscription, None)

    def announce(self, message_for: Callable[[Viewer], FromServer], *, but: Subscription | None = None) -> None:
        """Send everybody, but perhaps one, what they may see; it is made once for those who see the same."""
        messages: dict[Viewer, FromServer] = {}
        for subscription in list(self._subscriptions):
            if subscription is but:
                continue
            viewer = subscription.viewer
            if viewer not in messages:
                messages[viewer] = message_for(viewer)
            subscription.put(messages[viewer])

    def close(self) -> None:
        for subscription in list(self._subscriptions):
            subscription.close()
