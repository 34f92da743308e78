# Die Turnierregeln: was dort zur Wahl steht, was geschieht und was ein Knopf bewirkt.

game-tournament = Turnier

preset-penalties = Mit Strafen
    .text = Du darfst ein MUSS brechen und zahlst dafür.

rule-must-mode = MUSS-Regeln
    .text = Entweder steht nur zur Wahl, was die MUSS-Regeln erlauben, oder alles, und ein gebrochenes MUSS beendet deinen Zug: Versäumtes Schlagen oder ein nicht geräumtes A-Feld kostet eine Figur.
    .value-enforce = nichts anderes steht zur Wahl
    .value-penalty = wer eines bricht, wird bestraft

event-broke = bricht MUSS { NUMBER($must) }: { $must ->
        [4] Mit einer 6 muss eine Figur raus
        [5] Das Startfeld muss frei werden
        [8] Der Wurf muss gezogen werden
        [10] Es muss jemand rausfliegen
       *[14] Es muss ins Ziel gezogen werden
    }; der Zug zählt nicht und ist zu Ende
event-fined = muss dafür Figur { $piece } zurück ins Haus stellen

action-lap = { $piece } · Runde → { $to }{ $captures ->
        [0] {""}
       *[other] , wirft { $victim } raus
    }
action-pass = Passen: nichts zieht

rules-tournament =
    ## Die Turnierregeln, in Kürze
    Es spielen drei oder vier; drei auf dem Brett mit sechs Armen. Alle vier Figuren beginnen auf den B-Feldern, der höchste Wurf fängt an.

    - Nur eine **6** bringt eine Figur ins Spiel. Ist nichts unterwegs, hast du drei Würfe. Nach einer 6 würfelst du immer noch einmal, auch wenn nichts ziehen konnte.
    - **Schlagen geht vor** (MUSS 10). Ein Schlag, der auch eine Figur ins Spiel bringt oder dein A-Feld räumt, geht vor jedem anderen.
    - Kannst du nicht schlagen, muss eine 6 eine Figur ins Spiel bringen (MUSS 4), und dein A-Feld muss frei werden, solange Figuren warten (MUSS 5).
    - Sonst muss eine Figur, die ganz herum ist, mit passendem Wurf ins Ziel (MUSS 14), wo niemand übersprungen wird; sonst muss irgendeine ziehen (MUSS 8).
    - Mit Strafen kannst du ein MUSS brechen: Dann ist dein Zug zu Ende und nichts zieht. Für versäumtes Schlagen kommt die Figur, die hätte schlagen können, auf die B-Felder, für MUSS 5 die auf dem A-Feld.
