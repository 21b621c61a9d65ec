"""What a person does and sees in a session: prompts, answers, the dialog at the end of a turn."""

from .terminal import Terminal

READY = "(shift+tab to cycle)"  # the line below the prompt, there once keys are taken
TURN_DONE = "· done "  # the line under an answer, there once the hooks of the turn's end have run
DIALOG = "requests your input"
CURSOR = "❯"
READING = 0.5  # seconds; an answer that comes sooner than a person can read is none
ACCEPT = f"{CURSOR} Accept"
FILLED = f"{CURSOR} ✔"  # the cursor on a field that holds something
EMPTY = "Type something…"
UNDECIDED = "▸ not set"
A_MOMENT = 0.3  # seconds; the host drops an Enter that follows another too fast
CHOICES = ("record", "edit", "decline", "later", "not_a_fact")


class Conversation:
    """A session in the terminal."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self._prompt = ""
        self._answer = ""

    def begins(self) -> None:
        """Wait for the first prompt."""
        self.terminal.shows(READY)

    def prompt(self, text: str) -> None:
        """Type a prompt and send it."""
        self.terminal.types(text)
        self.terminal.waits(f"{text!r} at the cursor", lambda screen: text in screen.rpartition(CURSOR)[2])
        self.terminal.presses("Enter")
        self.terminal.waits("an empty prompt", lambda screen: text not in screen.rpartition(CURSOR)[2])

    def says(self, text: str, answer: str) -> str:
        """A prompt, its answer, and a turn that ends without a question. The last screen."""
        self._say(text, answer)
        screen = self.terminal.waits(
            f"{answer!r} and the end of the turn, or a question",
            lambda screen: self._turn_is_done(screen) or DIALOG in screen,
        )
        assert DIALOG not in screen, f"a question opened where none is due:\n{screen}"
        return screen

    def is_asked(self, text: str, answer: str) -> str:
        """A prompt, its answer, and a question that stays open at the end of the turn. The screen."""
        self._say(text, answer)
        screen = self.terminal.waits(
            f"{answer!r} and a question, or the end of the turn",
            lambda screen: self._turn_is_done(screen) or (self._is_answered(screen) and DIALOG in screen),
        )
        assert DIALOG in screen, f"no question opened where one is due:\n{screen}"
        return self.terminal.keeps(DIALOG, READING)

    def chooses(self, choice: str) -> str:
        """Take a choice that ends the question. The screen at the end of the turn."""
        self._takes(choice)
        return self._turn_goes_on()

    def edits(self, line: str) -> str:
        """Choose to edit, write the line anew in the second form. The screen with the question that follows."""
        self._takes("edit")
        self.terminal.waits(
            "the second form", lambda screen: _marked(screen) is None and ACCEPT not in screen
        )
        self.terminal.presses("C-u")
        self.terminal.shows(EMPTY)
        self.terminal.types(line)
        self.terminal.shows(line)
        self._accepts()
        self.terminal.shows(UNDECIDED)
        return self.terminal.keeps(UNDECIDED, READING)

    def _takes(self, choice: str) -> None:
        """Open the list, go to the choice, take it, accept."""
        self.terminal.presses("Right")
        self.terminal.waits("the open list", lambda screen: _marked(screen) == 0)
        for _ in range(CHOICES.index(choice)):
            self.terminal.presses("Down")
        self.terminal.waits(f"{choice} marked", lambda screen: _marked(screen) == CHOICES.index(choice))
        self._accepts()

    def _accepts(self) -> None:
        self.terminal.presses("Enter")
        self.terminal.shows(ACCEPT)
        self.terminal.keeps(ACCEPT, A_MOMENT)
        self.terminal.presses("Enter")

    def turns_away(self) -> str:
        """Press Esc. The screen at the end of the turn."""
        self.terminal.presses("Escape")
        return self._turn_goes_on()

    def leave(self) -> None:
        """End the session as a person does."""
        self.prompt("/exit")
        self.terminal.ends()

    def _say(self, text: str, answer: str) -> None:
        self._prompt, self._answer = text, answer
        self.prompt(text)

    def _turn_goes_on(self) -> str:
        return self.terminal.waits(
            "the end of the turn", lambda screen: DIALOG not in screen and self._turn_is_done(screen)
        )

    def _is_answered(self, screen: str) -> bool:
        return self._answer in screen.rpartition(self._prompt)[2]

    def _turn_is_done(self, screen: str) -> bool:
        return TURN_DONE in screen.rpartition(self._prompt)[2].partition(self._answer)[2]


def _marked(screen: str) -> int | None:
    """Which choice of the open list the cursor stands on."""
    rows = [line.strip() for line in screen.splitlines() if "◯" in line]
    return next((place for place, row in enumerate(rows) if row.startswith(CURSOR)), None)
