"""Rulebooks as numbered sentences, so that a test can say which one it is about.

A place is a section (its heading, or the number of a numbered rule), a paragraph in it and a
sentence in that, both counted from 1; what stands before the first heading is in section "".
Items of a list are sentences of one paragraph.  Rulebooks come as text that was read from a page:
page breaks cut sentences and words, headings may be marked or not, quotation marks are of all
kinds.  What is left after `clean` is hashed, so that a place can be checked without its words.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from unicodedata import normalize

from msgspec import Struct

ALIKE = str.maketrans(
    dict.fromkeys("„“”«»‟″", '"') | dict.fromkeys("´’‘`", "'") | dict.fromkeys("–—−", "-")
)
MARKUP = re.compile(r"<[^<>]*>|\*+|~~|®")
HEADING = re.compile(r"#+\s*(.*)")
ITEM = re.compile(r"[-•]\s+(.*)")
NUMBERED = re.compile(r"(\d{1,2})\.\s+(?=\D)")
PLAIN_HEADING = re.compile(r"[A-ZÄÖÜ][^.,:;!?=]*(?<!-)")
WORDS_OF_A_HEADING = 4

WORD = re.compile(r"\w")
END = re.compile(r"(?<=[.!?])[\")\]]*\s+(?=[\"(\[>]*[A-ZÄÖÜ0-9])")
GOES_ON = re.compile(
    r"(?i:\b(?:z\. ?b|d\. ?h|u\. ?a|bzw|evtl|ca|inkl|max|min|nr|no|e\.g\.?|i\.e)|str)\.$"
)
"""Abbreviations after which a sentence goes on, whatever follows; "usw." and "etc." end one."""
CLOSED = re.compile(r"[.!?:][\")\]]*$")


class Sentence(Struct, frozen=True):
    """A sentence and its place."""

    section: str
    paragraph: int
    number: int
    text: str

    @property
    def hash(self) -> str:
        """The SHA-256 of the text, by which the sentence is known where the rulebook is not."""
        return sha256(self.text.encode()).hexdigest()


class Block(Struct):
    """A heading, or the sentences between two blank lines."""

    heading: bool
    texts: list[str]


def clean(text: str) -> str:
    """Return *text* without markup, with one kind of quotation marks, dashes and spaces.

    >>> clean("Eine   **„6“** – usw.<sup>®</sup>")
    'Eine "6" - usw.'
    """
    return " ".join(MARKUP.sub("", normalize("NFC", text)).translate(ALIKE).split())


def split(text: str) -> list[str]:
    """Return the sentences of one cleaned paragraph.

    >>> split('Wer z.B. eine "6" hat, zieht usw. Dann (oder nie) ist Schluss! 3 gehen noch.')
    ['Wer z.B. eine "6" hat, zieht usw.', 'Dann (oder nie) ist Schluss!', '3 gehen noch.']
    """
    found, start = [], 0
    for end in END.finditer(text):
        if not GOES_ON.search(text[start : end.start()]):
            found.append(text[start : end.end()].strip())
            start = end.end()
    return [*found, text[start:]]


def sentences(rulebook: str) -> list[Sentence]:
    """Return every sentence of a rulebook, in order, headings aside."""
    found = []
    section, paragraphs = "", Counter[str]()
    for block in mended(blocks(rulebook)):
        if block.heading:
            section = block.texts[0].rstrip(":")
            continue
        texts = block.texts
        if rule := NUMBERED.match(texts[0]):
            section = rule[1]
            texts = [texts[0][rule.end() :], *texts[1:]]
        paragraphs[section] += 1
        every = (each for text in texts for each in split(text) if WORD.search(each))
        for number, each in enumerate(every, 1):
            found.append(Sentence(section, paragraphs[section], number, each))
    return found


def blocks(rulebook: str) -> Iterator[Block]:
    """Yield what blank lines separate: headings, lists and paragraphs, cleaned."""
    for part in re.split(r"\n\s*\n|\n(?=#)|(?<=\n)(?=#)", rulebook):
        lines = [line.strip() for line in part.splitlines() if line.strip()]
        if lines and (heading := HEADING.match(lines[0])):
            yield Block(True, [clean(heading[1])])
            lines = lines[1:]
        cleaned = [text for line in lines if WORD.search(text := clean(line))]
        if not cleaned:
            continue
        if all(map(ITEM.match, cleaned)):
            yield Block(False, [ITEM.sub(r"\1", line) for line in cleaned])
        else:
            yield Block(len(cleaned) == 1 and names_a_section(cleaned[0]), [" ".join(cleaned)])


def names_a_section(line: str) -> bool:
    """Whether an unmarked line is a heading: a few words, no punctuation."""
    words = line.split()
    return len(words) <= WORDS_OF_A_HEADING and PLAIN_HEADING.fullmatch(line) is not None


def mended(found: Iterator[Block]) -> Iterator[Block]:
    """Put together what a page break cut: a paragraph without an end and one without a beginning.

    >>> cut = [Block(False, ["Wer eben-"]), Block(False, ["falls zieht,"]), Block(False, ["6 vor."])]
    >>> [block.texts for block in mended(iter(cut))]
    [['Wer ebenfalls zieht, 6 vor.']]
    """
    last: Block | None = None
    for block in found:
        if last is None:
            last = block
        elif goes_on(last, block):
            head, tail = last.texts[0], block.texts[0]
            last.texts[0] = head[:-1] + tail if head.endswith("-") else f"{head} {tail}"
        else:
            yield last
            last = block
    if last is not None:
        yield last


def goes_on(last: Block, block: Block) -> bool:
    """Whether *block* is the rest of *last*."""
    if last.heading or block.heading or len(last.texts) + len(block.texts) > 2:
        return False
    begins = block.texts[0]
    numbered = NUMBERED.match(begins) is not None
    inside = begins[0].islower() or begins[0].isdigit()
    return inside and not numbered and CLOSED.search(last.texts[0]) is None


def rulebook(folder: Path, book: str) -> str:
    """Return the text of the rulebook with the number *book*.

    Raises:
        FileNotFoundError: it is not in *folder*.
    """
    for path in sorted(folder.glob(f"{book}*.txt")):
        return path.read_text("utf-8")
    raise FileNotFoundError(f"no rulebook {book} in {folder}")
