# Bilder in Worten, für Bildschirmleser und für /tisch text, und die Worte auf dem Bild des Ergebnisses.
# Eine Farbe steht für ihren Spieler und beginnt groß.

colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-black = Schwarz
colour-blue = Blau
colour-violet = Violett

alt-seat = { $colour } ({ $name })
alt-square = Feld { $name }
alt-goal = Zielfeld { $name }
alt-base = der Basis

alt-to-roll = { $seat } ist mit Würfeln dran.
alt-to-move = { $seat } hat { $pips } gewürfelt und kann ziehen: { $moves }.
alt-move = Figur { $piece } auf { $to }
alt-move-captures = Figur { $piece } auf { $to }, schlägt { $captured }
alt-over = Das Spiel ist zu Ende.
alt-rolled = { $seat } hat { $pips } gewürfelt.
alt-moved = { $seat } ist mit Figur { $piece } von { $start } auf { $to } gezogen.
alt-moved-captures = { $seat } ist mit Figur { $piece } von { $start } auf { $to } gezogen und hat { $captured } geschlagen.
alt-place = Platz { $place }: { $seat }.
alt-stands = { $seat }: { $pieces }.
alt-stands-on = Figur { $piece } auf { $square }
alt-stands-base = { $count ->
        [one] Figur { $pieces } in der Basis
       *[other] Figuren { $pieces } in der Basis
    }
alt-numbers = Die { $squares } Felder sind im Uhrzeigersinn gezählt; auf 1 beginnt { $seat }.

result-captured = Geschlagen
result-lost = Verloren
result-rolls = Würfe
result-decimal = { $whole },{ $tenth }
alt-result = Platz { $place }: { $seat }, { $captured } geschlagen, { $lost } verloren, { $rolls } Würfe, davon { $sixes } Sechsen, im Mittel { $mean }.
