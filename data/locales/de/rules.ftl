# Was gespielt werden kann und nach welchen Regeln: zu jeder Regel ein Titel, was sie besagt, ganz
# (.text) und in einem Menü (.short, höchstens 60 Zeichen), und, wo es mehr als an und aus gibt, ein
# Name für jeden Wert (.value-...).

game-classic = Klassiker

preset-book = Nach Anleitung
    .short = Wie es in der Anleitung steht
preset-family = Familie
    .short = Dreimal würfeln, solange du nichts unterwegs hast
preset-variants = Alle Varianten
    .short = Alle Spielvarianten der Anleitung, mit ihrer Strafe

rule-first-player = Wer beginnt
    .text = Wer am höchsten würfelt, jemand per Zufall oder die Spielleitung. Nach der Anleitung beginnt die jüngste Person, aber euer Alter kenne ich nicht.
    .short = Der höchste Wurf, der Zufall oder die Spielleitung
    .value-highest-roll = der höchste Wurf
    .value-random = der Zufall entscheidet
    .value-host = die Spielleitung
rule-start-in-base = Alle Figuren beginnen im Haus
    .text = Niemand beginnt mit einer Figur auf dem Startfeld.
    .short = Keine Figur beginnt auf dem Startfeld
rule-three-rolls = Dreimal würfeln
    .text = Du würfelst bis zu dreimal auf eine 6, solange keine deiner Figuren unterwegs ist oder im Ziel vorrücken könnte.
    .short = Drei Versuche für eine 6, wenn nichts unterwegs ist
rule-compulsory-capture = Schlagzwang
    .text = Kannst du jemanden rauswerfen, musst du es tun, vor allem anderen; von mehreren reicht einer. Ohne Strafe steht nichts anderes zur Wahl. Mit Strafe darfst du anders ziehen, aber dann muss die Figur, die es versäumt hat, zurück ins Haus (von mehreren die vorderste).
    .short = Kannst du jemanden rauswerfen, musst du es tun
    .value-enforce = nur Rauswerfen steht zur Wahl
    .value-penalty = wer es übersieht, stellt die Figur zurück ins Haus
rule-no-goal-jump = Überspringen im Ziel verboten
    .text = Im Ziel kommt keine Figur an einer anderen vorbei.
    .short = Im Ziel kommt keine Figur an einer anderen vorbei
rule-backward-capture = Rückwärtsschlagen
    .text = Du darfst rückwärts gehen, wenn du damit jemanden rauswirfst: nicht auf oder über dein eigenes Startfeld, nie aus dem Ziel heraus und nicht, statt eine Figur rauszubringen oder dein Startfeld zu räumen. Deine eigene andere Farbe wirfst du so nie raus.
    .short = Zum Rauswerfen darfst du rückwärts gehen
rule-backward-capture-forced = Auch rückwärts gilt der Schlagzwang
    .text = Mit Schlagzwang musst du auch rauswerfen, wer hinter dir steht.
    .short = Du musst auch rauswerfen, was hinter dir steht
rule-barriers = Barrieren
    .text = Zwei Figuren einer Farbe auf einem Feld sind eine Barriere: An ihr kommt niemand vorbei, und niemand kann sie rauswerfen, auch nicht, wer sie gebaut hat.
    .short = Zwei Figuren einer Farbe auf einem Feld sperren den Weg
rule-barrier-on-start = Barrieren auf Startfeldern
    .text = Eine Barriere darf auf jedem Feld der Laufbahn stehen, auch auf Startfeldern.
    .short = Barrieren dürfen auch auf Startfeldern stehen
rule-blocked-start = Wenn das Startfeld nicht frei werden kann
    .text = Was du darfst, wenn der Figur auf deinem Startfeld eine eigene im Weg steht: ziehen, womit du willst, oder nur mit der, die im Weg steht.
    .short = Zieh, womit du willst, oder was im Weg steht
    .value-free = ziehen, womit man will
    .value-move-blocker = ziehen, was im Weg steht
rule-extra-colours = Immer vier Farben
    .text = Zu zweit habt ihr je zwei gegenüberliegende Farben und gewinnt mit beiden. Zu dritt ist die vierte Farbe neutral: Du darfst eine neutrale Figur ziehen, wenn keine eigene ziehen muss. Du musst, wenn keine eigene kann (aber erst, wenn deine drei Würfe verbraucht sind). Du gewinnst erst, wenn auch die neutralen im Ziel sind. Warten mehrere darauf, gewinnt, wer die letzte reinbringt.
    .short = Zu zweit je zwei Farben, zu dritt eine neutrale
rule-two-player-win = Gewinnen mit zwei Farben
    .text = Für zwei, die je zwei Farben haben: Du gewinnst, wenn beide im Ziel sind. Oder du gewinnst schon mit der ersten.
    .short = Mit beiden Farben im Ziel, oder schon mit einer
    .value-both-colours = beide Farben müssen ins Ziel
    .value-first-colour = die erste Farbe im Ziel genügt
rule-six-arms = Brett für sechs
    .text = Das Brett mit sechs Armen, für zwei bis sechs Personen. In einer Anleitung steht es nur beim Turnier, für drei; bei Aktionskarten nehmen wir es zu dritt auch, weil es gerechter ist. Alles andere ist von uns.
    .short = Ein Brett mit sechs Armen, für zwei bis sechs
rule-six-always-again = Nach jeder 6 noch einmal würfeln
    .text = Nach einer 6 würfelst du noch einmal, auch wenn keine Figur ziehen konnte.
    .short = Auch wenn keine Figur ziehen konnte
rule-places = Um die Plätze spielen
    .text = Ist jemand fertig, geht es für die anderen um den nächsten Platz.
    .short = Ist jemand fertig, spielen die anderen weiter
