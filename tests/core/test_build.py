from __future__ import annotations

import os

import pytest

from lanai.cli.output import build, version_line


def test_the_build_is_the_one_that_is_tested() -> None:
    expected = os.environ.get("LANAI_EXPECT_BUILD")
    if expected is None:
        pytest.skip("no build is expected")
    assert build() == expected
    assert expected in version_line()
