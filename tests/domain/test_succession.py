import pytest

from belta_memory.domain.model import Claim
from belta_memory.domain.succession import LIKELY, follow_odds

BEFORE = Claim("capacity of the east hall", "80 seats", "120 seats")


@pytest.mark.parametrize(
    ("claim", "does"),
    [
        pytest.param(
            Claim("how many seats the east hall has", "120 seats", "150 seats"), True, id="called wrong"
        ),
        pytest.param(Claim("east hall capacity", None, "150 seats"), True, id="nothing called wrong"),
        pytest.param(Claim("capacity of the west hall", None, "90 seats"), False, id="another hall"),
        pytest.param(
            Claim("colour of the curtain", "120 seats", "red"), False, id="another thing of another kind"
        ),
        pytest.param(Claim(None, "120 seats", "150 seats"), False, id="no topic"),
    ],
)
def test_a_claim_follows_what_it_is_likely_about(claim: Claim, *, does: bool) -> None:
    assert (follow_odds(BEFORE, claim) >= LIKELY) is does


def test_a_value_called_wrong_and_a_value_of_the_same_kind_each_make_it_likelier() -> None:
    plain = Claim("seats in the hall", "60 seats", "150 seats")
    assert follow_odds(BEFORE, plain) < follow_odds(BEFORE, plain._replace(wrong="120 seats"))
    assert follow_odds(BEFORE, plain._replace(correct="Dana")) < follow_odds(BEFORE, plain)
