# Die Turnierregeln: was dort zur Wahl steht, was geschieht und was ein Knopf bewirkt.

game-tournament = Turnier
    .goal = Sei zuerst mit allen Figuren im Ziel. Kannst du jemanden rauswerfen, musst du.
    .aim = Rauswerfen ist Pflicht

preset-penalties = Mit Strafen
    .short = Du darfst ein MUSS brechen und zahlst dafür

rule-must-mode = MUSS-Regeln
    .text = Ohne Strafen stehen nur Züge zur Wahl, die den MUSS-Regeln folgen. Mit Strafen geht alles, aber ein gebrochenes MUSS beendet deinen Zug; hast du das Rauswerfen versäumt oder dein Startfeld nicht geräumt, muss eine Figur zurück ins Haus.
    .short = Nicht zu brechen, oder mit Strafe
    .value-enforce = nur Züge, die ihnen folgen
    .value-penalty = wer eines bricht, wird bestraft

rule-time-limit = Spielzeit
    .text = Ist die Zeit um, endet das Spiel, wie es steht, und die Felder werden gezählt: 10 Punkte für eine Figur auf dem Startfeld und 1 mehr für jedes Feld weiter, 75 für eine im Ziel. Wer alle Figuren im Ziel hat, liegt vorn.
    .short = Läuft die Zeit ab, werden die Felder gezählt
    .value-25 = 25 Minuten
    .value-30 = 30 Minuten
    .value-50 = 50 Minuten
    .value-round = bis die Runde des Pokals vorbei ist

event-time-up =
    .headline = Das war’s! Wir zählen die Felder: { $points }.

event-broke = bricht MUSS { NUMBER($must) }: { $must ->
        [4] Mit einer 6 muss eine Figur raus
        [5] Das Startfeld muss frei werden
        [8] Der Wurf muss gezogen werden
        [10] Es muss jemand rausfliegen
       *[14] Es muss ins Ziel gezogen werden
    }; nichts wird gezogen, und der Zug ist zu Ende
event-fined = muss dafür Figur { $piece } zurück ins Haus stellen

action-lap = { $piece } · Runde → { $to }{ $captures ->
        [0] {""}
       *[other] , wirft { $victim } raus
    }
action-pass = Nicht ziehen

rules-tournament =
    ## Die Turnierregeln, in Kürze
    Vier spielen auf dem üblichen Brett, drei auf dem mit sechs Armen. Alle vier Figuren beginnen im Haus. Der höchste Wurf fängt an, dann geht es im Uhrzeigersinn. Wer zuerst alle vier im Ziel hat, gewinnt. „MUSS“ mit einer Zahl nennt die Regel in der Anleitung.

    - Nur eine **6** bringt eine Figur raus. Drei Würfe hast du, solange keine Figur unterwegs ist und keine im Ziel noch vorrücken könnte; kann eine, würfelst du einmal. Nach einer 6 würfelst du immer noch einmal, auch wenn nichts ziehen konnte.
    - Auf jedem Feld steht nur eine Figur. Unterwegs darfst du andere überspringen, ihre Felder zählen mit.
    - **Rauswerfen geht vor** (MUSS 10). Ein Zug, der jemanden rauswirft und zugleich eine Figur rausbringt oder dein Startfeld räumt, geht vor jedem anderen.
    - Kannst du niemanden rauswerfen, muss eine 6 eine Figur rausbringen (MUSS 4), und dein Startfeld muss frei werden, solange Figuren warten (MUSS 5).
    - Gilt nichts davon, muss eine Figur, die ganz herum ist, ins Ziel. Sie braucht die genaue Zahl und kann dort keine überspringen (MUSS 14). Kann keine, muss irgendeine den ganzen Wurf ziehen (MUSS 8).
    - Mit Strafen kannst du ein MUSS brechen: Dann ist dein Zug zu Ende und nichts zieht. Hast du das Rauswerfen versäumt, muss die Figur zurück ins Haus, die es gekonnt hätte, von mehreren die vorderste; bei MUSS 5 die auf dem Startfeld.
    - Mit der Hausregel „{ rule-time-limit }“ endet das Spiel nach dieser Zeit, und die Felder werden gezählt. „Berührt, geführt“ (Regel 12) gilt hier nicht: Es zählt nur, was du drückst.
