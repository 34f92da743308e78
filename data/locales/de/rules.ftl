# Was gespielt werden kann und nach welchen Regeln: zu jeder Regel ein Titel, was sie besagt (.text)
# und, wo es mehr als an und aus gibt, ein Name für jeden Wert (.value-...).

game-classic = Klassisch

preset-book = Nach Anleitung
    .text = Wie es in der Anleitung steht.
preset-family = Familie
    .text = Wie es die meisten Familien spielen: dreimal würfeln, solange niemand unterwegs ist.

rule-first-player = Wer beginnt
    .text = Es beginnt, wer am höchsten würfelt, wen der Zufall bestimmt oder wer den Tisch eröffnet hat.
    .value-highest-roll = der höchste Wurf
    .value-random = der Zufall entscheidet
    .value-host = wer den Tisch eröffnet hat
rule-start-in-base = Alle Figuren beginnen auf den B-Feldern
    .text = Niemand beginnt mit einer Figur auf dem A-Feld.
rule-three-rolls = Dreimal würfeln
    .text = Du würfelst bis zu dreimal auf eine 6, solange keine deiner Figuren unterwegs ist oder im Ziel vorrücken könnte.
rule-six-always-again = Eine 6 würfelt immer noch einmal
    .text = Nach einer 6 würfelst du noch einmal, auch wenn keine Figur ziehen konnte.
rule-places = Um die Plätze spielen
    .text = Hat jemand gewonnen, spielen die anderen um die nächsten Plätze weiter.
