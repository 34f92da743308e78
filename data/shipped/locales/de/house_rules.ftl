# Was /regeln zu einer Hausregel zeigt: wie sie stehen kann, wo sie steht, und was auf ihrem Bild
# geschieht (example-...).

menu-show-rule = Eine Hausregel ansehen
rules-none = Die Regeln von { $game } stehen hier noch nicht. Am Tisch zeigen die Knöpfe, was du tun kannst.
rules-in-short = Zurück zu den Kurzregeln
menu-show-game = Die Regeln eines Spiels zeigen
rules-games = ## Die Spiele und ihre Regeln in Kürze
rules-game = - **{ $game }:** { $goal }

rules-ways = **Zur Wahl**
rules-way =
    - { $way }{ $usual ->
        [True] { " " }· *Standard*
       *[False] { "" }
    }{ $table ->
        [none] { "" }
       *[other] { " " }· **so spielt Tisch { $table }**
    }
rule-switch = { $on ->
        [True] an
       *[False] aus
    }
rules-needs = Wirkt nur zusammen mit: { $rules }
rules-excludes = Verträgt sich nicht mit: { $rules }
rules-begins = -# „{ $preset }“ mit { $players } am Tisch: Unter Computern gewann in { $wins } von 100 Spielen, wer anfing (ausgeglichen wären { $even }).
rules-source = -# Quelle: { $source }. In unseren eigenen Worten; inoffiziell, nicht vom Verlag.

source-000 = Anleitung zum klassischen Spiel
source-001 = Anleitung zum Mauerrennen
source-002 = Anleitung zum Kartenrennen
source-004 = Turnierregeln (auf Englisch)
source-ours = in keiner Anleitung, von uns
source-custom = in keiner Anleitung, doch viele spielen so
source-heading = „{ $heading }“
source-introduction = Einleitung
source-paragraph = Absatz { $number }
source-rule = Regel { $number }
source-sentence = Satz { $number }

example-backward-capture = Gelb würfelt 2 und darf mit Figur 1 rückwärts gehen, weil das Grün rauswirft.
example-backward-capture-forced = Gelb würfelt 2 und hat keine Wahl: Figur 1 muss rückwärts rauswerfen, vorwärts darf keine ziehen.
example-barrier-on-start = Gelb würfelt 3 und baut mit Figur 2 eine Barriere auf dem Startfeld von Grün. Solange sie steht, kommt dort keine Figur raus.
example-barriers = Gelb würfelt 4. Figur 1 kommt an der Barriere von Grün nicht vorbei; nur Figur 2 kann ziehen.
example-blocked-start = Gelb würfelt 2. Figur 1 soll das Startfeld räumen, doch Figur 2 steht im Weg. Also muss Figur 2 ziehen, nicht Figur 3.
example-compulsory-capture = Gelb würfelt 4. Figur 1 muss Grün rauswerfen; stattdessen mit Figur 2 ziehen darf Gelb nicht.
example-compulsory-capture-penalty = Mit Strafe: Gelb zieht mit Figur 1, obwohl Figur 4 jemanden rauswerfen könnte. Dafür muss Figur 4 zurück ins Haus.
example-extra-colours = Zu dritt: Gelb ist dran, zieht aber die neutrale schwarze Figur und wirft damit Grün raus.
example-extra-colours-two = Zu zweit: Gelb und Rot gehören zusammen, Grün und Schwarz ebenso.
example-must-mode = Mit Strafe: Gelb zieht mit Figur 1, obwohl Figur 4 jemanden rauswerfen muss. Der Zug zählt nicht, und Figur 4 muss zurück ins Haus.
example-no-goal-jump = Gelb würfelt 5. Figur 1 müsste im Ziel Figur 2 überspringen; also bleibt nur Figur 3.
example-places = Gelb hat gewonnen. Die anderen spielen weiter: Grün zieht.
example-race-capture = Gelb würfelt 4, kommt auf das Feld von Grün und wirft die Figur raus: zurück ins Haus.
example-race-enter = Gelb würfelt 6 und muss eine Figur rausbringen. Danach würfelt Gelb noch einmal.
example-race-home = Gelb würfelt 5, das passt genau: Figur 1 zieht ins Ziel.
example-pieces = Mit zwei Figuren sind nur die beiden innersten Felder das Ziel: Gelb würfelt 4 und zieht hinein, vorbei an der zweiten Figur, die noch nicht im Ziel ist.
example-safe-start = Gelb würfelt 4. Figur 1 darf Grün nicht rauswerfen, denn Grün steht auf dem eigenen Startfeld. Nur Figur 2 kann ziehen.
example-six-always-again = Die 6 passt nirgends. Gelb würfelt trotzdem noch einmal und zieht mit der 2 ins Ziel.
example-six-arms = Das Brett mit sechs Armen vor dem ersten Wurf.
example-start-in-base = So beginnt das Spiel: Alle Figuren warten, und erst eine 6 bringt eine aufs Startfeld.
example-three-rolls = Gelb hat nichts unterwegs und würfelt 3, 5 und 6: Mit der 6 kommt eine Figur raus.
example-two-player-win = Gelb ist im Ziel und gewinnt, obwohl die zweite Farbe, Rot, noch unterwegs ist.
