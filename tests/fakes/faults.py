"""What is told where nothing may be."""

import pytest

from belta_memory.domain.errors import BeltaError


def never(fault: BeltaError) -> None:
    pytest.fail(str(fault))
