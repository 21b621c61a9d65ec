"""The error family. A constructor takes facts; the sentence says what happened, where, what was not done, what next.

The English sentence stands here; the other languages' stand in their packs under `error.<ClassName>` with the
same placeholders.
"""

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from typing import ClassVar

_UNWRITTEN = " Nothing was written."


class BeltaError(Exception):
    """Something that the user can mend."""

    sentence: "ClassVar[str]" = ""

    def __init__(self, **facts: object) -> None:
        self.facts = facts
        super().__init__(self.sentence.format(**facts))

    def to_reader(self) -> str:
        """The sentence for somebody who wanted to read only."""
        return str(self).replace(_UNWRITTEN, "", 1)


class UnreadableFileError(BeltaError):
    """A file is there and cannot be read. Absent is not an error."""

    sentence = "{path} cannot be read: {cause}. Nothing was written. Check its permissions, then try again."


class BrokenTranscriptError(UnreadableFileError):
    """A transcript can be opened, and is not what it should be."""

    sentence = "{path} cannot be read as a transcript: {cause}. Nothing of it was taken in. It will be tried again; if it stays so, move it away."


class NoDaysError(BeltaError):
    """The days that are asked for end before they begin."""

    sentence = "No day is from {since} to {until}. Nothing was read or written. Give an earlier --since (or more --days), or a later --until."


class UnwritableHomeError(BeltaError):
    """The home cannot be made or written."""

    sentence = "{path} cannot be written: {cause}. Nothing was written. Free space or fix the permissions, or set BELTA_HOME to another folder."


class NoHomeError(BeltaError):
    """There is no folder to put the home in."""

    sentence = "No home folder is known: neither BELTA_HOME nor {variable} is set. Nothing was written. Set BELTA_HOME to a folder of yours."


class RelativeHomeError(NoHomeError):
    """The home would be another one in every folder."""

    sentence = "BELTA_HOME is {named!r}, which is another folder wherever you are. Nothing was written. Set it to a whole path, from the root."


class UserNameError(NoHomeError):
    """No folder can be named after this user."""

    sentence = (
        "BELTA_USER is {name!r}: {cause}. Nothing was written. Choose a name of letters, digits, - and _."
    )


class ForeignHomeError(NoHomeError):
    """The home is that of one named user, and another one is named."""

    sentence = "BELTA_HOME {home} is the home of another user than BELTA_USER {name!r}. Nothing was read or written. Set only one of the two."


class NoProjectError(BeltaError):
    """Something is to hold in a project alone, and there is none."""

    sentence = "{what} is in no project, so it cannot hold in one alone. Nothing was written. Choose global, or run it in the project's folder."


class EditorError(BeltaError):
    """The user's editor cannot be used."""

    sentence = "The editor {editor!r} cannot be used: {cause}. Nothing was written. Set VISUAL or EDITOR to a program that waits until you close the file."


class IndexFormatError(BeltaError):
    """The index does not round-trip."""

    sentence = (
        "{path}:{line}: {cause}: {text!r}. Nothing was written. Fix that line by hand, or run `belta doctor`."
    )


class NoteFormatError(BeltaError):
    """A note does not round-trip."""

    sentence = "{path}:{line}: {cause}. Nothing was written. Fix that note by hand, or run `belta doctor`."


class StoredLineError(BeltaError):
    """A JSON line or file of ours is torn or foreign."""

    sentence = "{path}:{line}: not what belta writes there: {cause}. Nothing was written. Move that file away, or fix it by hand."


class RefusedValueError(BeltaError):
    """A value cannot stand in one line of the index."""

    sentence = "{field} {cause}. Nothing was written. Give a shorter or plainer value."


class UnfitValueError(RefusedValueError):
    """A value that no shorter one mends: the cause says what does."""

    sentence = "{field} {cause}. Nothing was written."


class FullMemoryError(BeltaError):
    """No entry more is taken in."""

    sentence = "{count} entries are stored, and there is room for no more. Nothing was written. `belta forget KEY` makes room; the oldest that nobody has confirmed is {oldest} (`belta review --unconfirmed` goes through those)."


class TakenEntryError(BeltaError):
    """An entry cannot come back: another one stands in its place."""

    sentence = "{key} cannot come back: {other} says the same, or has the name of its file. Nothing was written. Keep {other}, or fold it away first: `belta forget {other}`."


class UnknownIdError(BeltaError):
    """No proposal, fact or change has this id."""

    sentence = "There is no {what} {id!r}. Nothing was written. Known: {known}."


class NoCaseError(BeltaError):
    """Nothing is kept of what an entry of the ledger counts."""

    sentence = "No correction of entry {number} ({name}) is kept any more, so that nothing can be made of it. Nothing was written. `belta ledger drop {number}` ends it."


class AmbiguousIdError(BeltaError):
    """More than one has this id or begins with it."""

    sentence = "{id!r} fits more than one {what}: {known}. Nothing was written. Give more of it."


class SharedKeyError(AmbiguousIdError):
    """Several files of entries have one key."""

    sentence = "{known} have one key, {id!r}. Nothing was written. Name one of the files instead, or run `belta doctor --fix`, which gives all but the oldest a key of their own."


class ClosedProposalError(BeltaError):
    """It was answered before."""

    sentence = "{id} was already answered: {state}. Nothing was written."


class NotATerminalError(BeltaError):
    """A yes needs a person at a terminal."""

    sentence = "{command} needs a person at a terminal: both input and output must be one. Nothing was written. Run it yourself in a terminal, or answer `belta yes {id}` in the agent's prompt."


class NoPersonError(BeltaError):
    """A change of what is recorded needs a person at a terminal, and has no other way."""

    sentence = "{command} needs a person at a terminal: both input and output must be one. Nothing was written. Run it yourself in a terminal."


class SecretRuleError(BeltaError):
    """A rule holds a secret; it is shown masked."""

    sentence = "The rule holds a secret: {masked}. Nothing was written. Word it so that it says where the secret is kept."


class MaskedValueError(BeltaError):
    """A masked value is not recorded as it is."""

    sentence = "The value of {topic} is masked. Nothing was written. Edit the line so that it says where the value is kept."


class LockTimeoutError(BeltaError):
    """Another process holds the lock, or the file system has no working locks."""

    sentence = "{path} stayed locked for {seconds:g} s. Nothing was written. Try again; if no belta is running, the file system of the home may not support locks: set BELTA_HOME to a local folder."


class NoLocksError(LockTimeoutError):
    """The file system of the home has no working locks: two writers could lose each other's work."""

    sentence = "{path} cannot be locked: {cause}. Nothing was written. Set BELTA_HOME to a local folder."


class UndoConflictError(BeltaError):
    """What a change wrote does not stand any more as it left it."""

    sentence = "Change {id} cannot be taken back: {path} was changed since ({text}). Nothing was written. Take the later changes back first, or edit that file by hand."


class TakenTopicError(BeltaError):
    """A fact cannot come back: another one stands on its topic."""

    sentence = "{topic} is recorded already: {line}. Nothing was written. Forget or edit that fact first."


class PlanError(BeltaError):
    """A plan of a consolidation cannot be carried out."""

    sentence = (
        "{path}: {cause}. Nothing was written. Make a new plan with `belta consolidate --plan` and edit that."
    )


class ImportFormatError(BeltaError):
    """A file is none that can be imported."""

    sentence = "{path}: {cause}. Nothing was written. `belta import --help` names what can be read."


class ConfigError(BeltaError):
    """config.toml cannot be used."""

    sentence = "{path}: {cause}. Nothing was written. Fix that line, or delete the file to get the defaults."


class PayloadError(BeltaError):
    """A hook payload of an unknown shape."""

    sentence = "The {host} hook payload cannot be used: {cause}. Nothing was written. `belta doctor` shows which versions are known."


class UnquotedError(BeltaError):
    """The quote of a reported correction is not in the user's turn."""

    sentence = "The user's last message does not hold these words, or they are too few to tell: {quote!r}. Nothing was written. Quote the user verbatim, two whole words at least, or do not report it."


class UnattendedError(BeltaError):
    """Nobody is there to answer."""

    sentence = "Nobody attends this session. Nothing was written. Answer with `belta review` in a terminal."


class UntypedAnswerError(BeltaError):
    """The host's record does not show a person as the author of a typed answer."""

    sentence = "`{text}` came as a prompt, and the host's own record does not show that a person typed it. Nothing was written. If it was you, run `belta review` in a terminal."


class HostConfigError(BeltaError):
    """A host's configuration is not of a shape that we can edit."""

    sentence = "{path}:{line}: {cause}. Nothing was written. Mend that line and run the command again, or put this into the file by hand:\n{snippet}"


class ForeignFileError(BeltaError):
    """Something of somebody else's stands where ours should be."""

    sentence = "{path}: {cause}. Nothing was written. Move it away or rename it, then run the command again."


class ChangedMeanwhileError(BeltaError):
    """A file is not any more what the user was shown."""

    sentence = "{path} was changed by another program since the changes were shown. It was not written. Run the command again."


class LapsedChangeError(BeltaError):
    """What an agent has asked to change is not there any more as it was."""

    sentence = "{id} cannot be done any more: {key} has gone, or says something else than when an agent asked to {operation} it. Nothing was written. Where you still want it, let the agent ask anew."


class UnansweredError(BeltaError):
    """A command asks before it writes, and nobody can answer."""

    sentence = "{command} asks before it writes, and there is no terminal to ask on. Nothing was written. Look first with --dry-run, then add --yes."


class UnimportableHomeError(BeltaError):
    """The host cannot import a file from this path."""

    sentence = "{host} cannot load {path}: an import stops at {character!r}. Nothing was written. Set BELTA_HOME to a folder without that character."


class MissingBundleError(BeltaError):
    """The package is not whole."""

    sentence = (
        "{name} is missing from the package at {path}. Nothing was written. Install belta-memory again."
    )
