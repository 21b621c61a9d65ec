"""What the server leaves below the home beside the memory: its note for the prompt hook, and its faults."""

import os
from collections.abc import Mapping

NO_DIALOG = "BELTA_NO_DIALOG"  # set where nothing in the host would ever open our dialog


def leave_note(environment: Mapping[str, str], *, elicits: bool) -> None:
    """Tell the prompt hook that questions of this session are put as dialogs, or that they no longer are."""
    from belta_memory.adapters.stores.dialogs import close_note, open_note
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.domain.errors import BeltaError

    try:
        opens = elicits and not environment.get(NO_DIALOG)
        (open_note if opens else close_note)(find_home(environment), os.getppid())
    except (BeltaError, OSError) as failure:
        log_fault(environment, failure)


def log_fault(environment: Mapping[str, str], failure: BaseException) -> None:
    """Put a fault into the log that the next session start reports."""
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.hook_log import write
    from belta_memory.domain.errors import NoHomeError

    try:
        write(find_home(environment).root, failure)
    except NoHomeError:
        return  # there is no place where the fault could be told
