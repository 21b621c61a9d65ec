"""One client from its greeting to the end of its pipe: what it sends is carried out, what is due is asked."""

from __future__ import annotations

from functools import partial
from os import urandom

from belta_memory.entrypoints.mcp.desk import Desk
from belta_memory.entrypoints.mcp.edge import attempt
from belta_memory.entrypoints.mcp.forms import Form, chosen
from belta_memory.entrypoints.mcp.offers import OURS
from belta_memory.entrypoints.mcp.rpc import Call, Fetch, Greeting, Peer, Reply, Result
from belta_memory.entrypoints.mcp.tools import INSTRUCTIONS, READING, TOOLS, definition
from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from belta_memory.app.dialog import Dialog
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import ProposalId, SessionId
    from belta_memory.entrypoints.mcp.surroundings import Surroundings
    from belta_memory.entrypoints.mcp.wire import RequestId


FASTEST = 0.3  # seconds; a host that answers for nobody is quicker, a person never is
LONGEST = 900.0  # seconds; a host has given a dialog up long before


class _Asked(NamedTuple):
    session: str
    dialog: Dialog
    form: Form
    at: float
    dropped: bool = False  # the host has let go of it: its late answer counts, but it holds nothing up


class Session:
    """The server's side of one connection. Nothing in it waits: an open dialog holds up no other call.

    What only looks at the memory runs beside everything else; what notes or asks runs in the order in which it came.
    """

    def __init__(self, around: Surroundings) -> None:
        server = {"name": "belta", "title": "belta-memory", "version": around.version}
        self._around = around
        self._peer = Peer(
            server, INSTRUCTIONS, tuple(map(definition, TOOLS)), lambda: urandom(16).hex(), OURS
        )
        self._client = ""
        self.has_ended_turn = False
        self._desk = Desk(around)
        self._elicits = False
        self._last: str | None = None  # the session that the host named last
        self._asked: dict[str, _Asked] = {}  # the open forms
        self._untold: list[str] = []  # what came of answers that arrived when no call waited any more
        self._urged = ""  # what the agent is told in one more turn
        # Whose answers could not be carried out, nor taken back yet.
        self._lost: list[tuple[ProposalId, SessionId]] = []
        self._turns: dict[str, str] = {}  # the prompt of each session at whose end a question was put

    def take(self, line: bytes, at: float) -> None:
        """Carry out one line, which arrived at `at`. What an answer changes is on disk before anything is sent."""
        for event in self._peer.receive(line):
            match event:
                case Greeting():
                    self._client, self._elicits = event.client, event.elicits
                    self._around.greet(event.elicits)
                case Call():
                    self._serve(event)
                case Fetch():
                    self._around.beside(partial(self._fetch, event, self.host))
                case Reply():
                    self._reply(event, at)
                case bytes():
                    self._around.send(event)

    @property
    def host(self) -> str:
        """The program at the other end."""
        from belta_memory.entrypoints.mcp.origin import host_of

        return host_of(self._client)

    def _serve(self, call: Call) -> None:
        """Carry out a call. Whatever tool it is, one line of the activity log is its own."""
        if call.tool == "confirm_pending":
            begun = self._around.now()
            self._desk.keep(self.host, call.tool, self._confirm(call), begun)
        elif call.tool in READING:
            self._around.beside(partial(self._answer, call, self.host, self._last))
        else:
            self._answer(call, self.host, self._last)

    def _answer(self, call: Call, host: str, session: str | None) -> None:
        self._around.send(self._peer.finish(call.id, self._desk.answered(call, host, session)))

    def _fetch(self, fetch: Fetch, host: str) -> None:
        found, code = self._desk.fetched(fetch, host)
        self._around.send(self._peer.give(fetch.id, found, code))

    def _confirm(self, call: Call) -> Result:
        """The call itself ends when nobody is asked any more."""
        named = call.meta.get("sessionId") or call.arguments.get("session_id")
        step: Dialog | Exception | None = None
        if isinstance(named, str) and named:
            self._last = named
            self.has_ended_turn = True
            self._give_back()
            self._look_at_answer(call, named)
            step = attempt(lambda: self._at_end_of_turn(named))
        if isinstance(step, Exception):
            self._around.log(step)  # a failed call would be shown to the person at the end of every turn
            self._go_on(call.id, self._last or "", "")
            return Result(refused=type(step).__name__)
        self._go_on(call.id, self._last or "", step or "")
        return Result()

    def _look_at_answer(self, call: Call, session: str) -> None:
        """Does the answer with which the turn ends state something that is recorded as wrong?"""
        from belta_memory.entrypoints.mcp.calls import stated_wrongly

        stated = attempt(lambda: stated_wrongly(self._around.ports, self.host, session, call.arguments))
        if isinstance(stated, Exception):
            self._around.log(stated)
        elif stated.message:
            self._untold.append(stated.message)
            self._urged = stated.context

    def _is_asking(self, session: str) -> bool:
        """Does a dialog stand open in this session? One that the host has given up holds nothing up any more."""
        for name, asked in self._asked.items():
            if asked.session == session and not asked.dropped:
                if self._peer.waits(name) and self._around.now() - asked.at < LONGEST:
                    return True
                self._asked[name] = asked._replace(dropped=True)
                self._let_go(asked.dialog)
        return False

    def _let_go(self, dialog: Dialog) -> None:
        """Nobody is asked any more, and nobody has answered."""
        from belta_memory.app.ask import let_go

        failed = attempt(lambda: let_go(self._around.ports(), dialog.proposal.id))
        if failed is not None:
            self._around.log(failed)

    def _at_end_of_turn(self, session: str) -> Dialog | None:
        """Carry out what was typed as an answer, then look for the question that is due."""
        from belta_memory.domain.model import SessionId
        from belta_memory.entrypoints.typed_answers import settle_typed

        ports = self._around.ports()
        self._untold += settle_typed(ports, SessionId(session), self._around.log)
        return self._due(ports, session) if self._elicits and not self._is_asking(session) else None

    def _due(self, ports: Ports, session: str) -> Dialog | None:
        """The question of this turn, unless it had one."""
        from belta_memory.entrypoints.mcp.calls import due, turn_of

        turn = turn_of(ports, session)
        had_one = turn is not None and turn == self._turns.get(session)
        dialog = due(ports, self.host, session, self._around.log, asks=not had_one)
        if dialog is not None and turn is not None:
            self._turns[session] = turn
        return dialog

    def _give_back(self) -> None:
        """What was answered in vain is due again, as soon as that can be written."""
        lost, self._lost = self._lost, []
        for proposal, session in lost:
            failed = attempt(partial(self._free, proposal, session))
            if failed is not None:
                self._around.log(failed)
                self._lost.append((proposal, session))

    def _free(self, proposal: ProposalId, session: SessionId) -> None:
        from belta_memory.app.ask import give_back

        give_back(self._around.ports(), proposal, session)

    def _reply(self, reply: Reply, at: float) -> None:
        from belta_memory.domain.model import SessionId
        from belta_memory.entrypoints.mcp.calls import after_answer, answer, told_of

        asked = self._asked.pop(reply.form)
        if at - asked.at < FASTEST:
            self._let_go(asked.dialog)
            self._go_on(reply.call, asked.session, "")
            return
        value = chosen(asked.form, reply.content)
        step = attempt(lambda: answer(self._around.ports(), asked.dialog, value))
        if isinstance(step, Exception):
            self._around.log(step)
            step = told_of(step, asked.dialog) if value is not None else ""
            self._lost.append((asked.dialog.proposal.id, SessionId(asked.session)))
            self._give_back()
        self._go_on(reply.call, asked.session, step)
        attempt(lambda: after_answer(self._around.ports()))

    def _go_on(self, call: RequestId | None, session: str, step: Dialog | str) -> None:
        """Ask the next question, or end the call with what the person is to be told."""
        from belta_memory.entrypoints.mcp.calls import acknowledgement, form_of, unshown

        if not isinstance(step, str) and (elsewhere := unshown(step)) is not None:
            self._let_go(step)
            step = elsewhere
        if not isinstance(step, str):
            form = form_of(step.question)
            name, line = self._peer.ask(call, form)
            self._around.send(line)
            self._asked[name] = _Asked(session, step, form, self._around.now())
            return
        if step:
            self._untold.append(step)
        if call is not None:
            told = acknowledgement("\n".join(self._untold), self._urged)
            self._around.send(self._peer.finish(call, Result(told)))
            self._untold.clear()
            self._urged = ""
