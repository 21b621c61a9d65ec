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


def catch_up(environment: Mapping[str, str]) -> None:
    """Let a thread write session_context.md, where whoever changed the memory last could not."""
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.domain.errors import NoHomeError

    try:
        if not any(map(os.path.exists, find_home(environment).context_marks)):
            return
    except NoHomeError:
        return  # which the first call tells of
    from threading import Thread

    Thread(target=_catch_up, args=(environment,), name="session_context", daemon=True).start()


def _catch_up(environment: Mapping[str, str]) -> None:
    from belta_memory.app.context import page_of
    from belta_memory.domain.errors import BeltaError
    from belta_memory.entrypoints.library import library_of
    from belta_memory.entrypoints.wiring import server_ports

    try:
        library = library_of(server_ports(environment), environment)
        library.page.catch_up(page_of(library.entries))
    except BeltaError as failure:
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
