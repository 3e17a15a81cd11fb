"""The packages contain the licences of everything in them, and a README without relative links."""

import re
import tarfile
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.environment import ROOT

pytestmark = pytest.mark.wheel
LICENCES = [ROOT / "LICENSE", *sorted((ROOT / "licenses").rglob("*.txt"))]


@pytest.fixture(params=["wheel", "sdist"])
def package(request: pytest.FixtureRequest) -> dict[str, bytes]:
    """The files of a package, by their path below its metadata or its root."""
    path: Path = request.getfixturevalue(request.param)
    return dict(files_in_wheel(path) if path.suffix == ".whl" else files_in_sdist(path))


def files_in_wheel(path: Path) -> Iterator[tuple[str, bytes]]:
    with ZipFile(path) as file:
        for name in file.namelist():
            rest = name.partition(".dist-info/")[2]
            if rest:
                yield rest.removeprefix("licenses/"), file.read(name)


def files_in_sdist(path: Path) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(path) as file:
        for member in file:
            if content := file.extractfile(member):
                yield member.name.partition("/")[2], content.read()


def metadata_of(package: dict[str, bytes]) -> Message:
    return message_from_bytes(package.get("METADATA") or package["PKG-INFO"])


def test_licences_are_included(package: dict[str, bytes]) -> None:
    assert len(LICENCES) > 1
    for file in LICENCES:
        assert package[file.relative_to(ROOT).as_posix()] == file.read_bytes()


def test_metadata_names_the_licences(package: dict[str, bytes]) -> None:
    metadata = metadata_of(package)
    assert metadata["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    files = [file.relative_to(ROOT).as_posix() for file in LICENCES]
    assert sorted(metadata.get_all("License-File", [])) == sorted(files)


def test_description_has_no_relative_links(package: dict[str, bytes]) -> None:
    description = str(metadata_of(package).get_payload())
    assert description.startswith("# Bastide")
    assert not re.search(r"\]\((?!https://)", description)
