"""Executor on a Dask cluster (the extra [cluster]). Its workers need the same version of Bastide."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bastide.arena.executors import AHEAD, Chunk, Result, in_order
from bastide.errors import SetupError
from bastide.extras import require

TIMEOUT_SECONDS = 30.0  # to connect to the scheduler, or to disconnect


class Cluster:
    """Executor that runs chunks on the workers of a cluster, one at a time for each of their threads.

    If a worker is lost, another one repeats its unfinished chunks. Each chunk has one result, so none counts twice.
    CPU time is that of a worker's process: give each worker one thread (`dask worker --nthreads 1`).
    """

    def __init__(self, address: str) -> None:
        self.address = address

    def run(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        client = self._connect()

        def begin(chunk: Chunk) -> Callable[[], Result]:
            # Not pure: Dask would reuse the result of an equal chunk.
            future: Any = client.submit(work, chunk, pure=False)
            return lambda: self._result(future)

        try:
            yield from in_order(begin, chunks, AHEAD * max(1, sum(client.nthreads().values())))
        finally:
            client.close(timeout=TIMEOUT_SECONDS)

    def _connect(self) -> Any:
        """Return a client of the scheduler. Raises MissingExtraError, or SetupError if it cannot be reached."""
        require("cluster")
        from distributed import Client  # slow to import

        try:
            return Client(self.address, set_as_default=False, timeout=TIMEOUT_SECONDS)  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as error:  # a time-out is an OSError
            raise SetupError("cluster/unreachable", address=self.address, problem=str(error)) from None

    def _result(self, future: Any) -> Any:
        from distributed import CancelledError, KilledWorker

        try:
            return future.result()
        except (KilledWorker, CancelledError) as error:
            raise SetupError("cluster/lost", address=self.address, problem=str(error)) from None
