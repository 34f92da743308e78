# Bilder in Worten, für Bildschirmleser und für /tisch text, und die Worte auf dem Bild des Ergebnisses.
# Eine Farbe steht für ihren Spieler und beginnt groß.

colour-yellow = Gelb
    .shape = Gelb · Kreis
colour-green = Grün
    .shape = Grün · Quadrat
colour-red = Rot
    .shape = Rot · Dreieck
colour-black = Schwarz
    .shape = Schwarz · Raute
colour-blue = Blau
    .shape = Blau · Sechseck
colour-violet = Violett
    .shape = Violett · Kreuz

alt-seat = { $colour } ({ $name })
alt-square = Feld { $name }
alt-goal = Zielfeld { $name }
alt-base = im Haus

alt-lobby = { $game }: Gleich geht’s los. { $seats }. { $lines }.
alt-to-roll = { $seat } ist dran.
alt-to-move = { $seat } hat { $pips } gewürfelt und kann ziehen: { $moves }.
alt-piece = Figur { $piece }
alt-move = { $piece } auf { $to }
alt-move-captures = { $piece } auf { $to }, wirft { $captured } raus
alt-over = Das Spiel ist zu Ende.
alt-told = { $seat }: { $done }.
alt-place = Platz { $place }: { $seat }.
alt-together = { $seats } gehören zusammen.
alt-neutral = { $seat } gehört niemandem: Wer dran ist, darf damit ziehen.
alt-stands = { $seat }: { $pieces }.
alt-stands-on = Figur { $piece } auf { $square }
alt-stands-barrier = Figuren { $pieces } auf { $square } als Barriere, an der niemand vorbeikommt
alt-stands-base = { $count ->
        [one] Figur { $pieces } im Haus
       *[other] Figuren { $pieces } im Haus
    }
alt-before = Vorher:
alt-after = Danach:
alt-numbers = Die { $squares } Felder sind im Uhrzeigersinn nummeriert; auf 1 beginnt { $seat }.

alt-to-lay = { $seat } ist dran.
alt-won = { $seat } hat mit { $points } Punkten gewonnen.
alt-cards-begin = Noch ist niemand dran.
alt-from-centre = aus der Mitte
alt-from-own = aus der eigenen Reihe { $row }
alt-from = genommen von { $seat }
alt-from-either = genommen von { $seats }
alt-from-row = { $seat }, Reihe { $row }
alt-or = { $some } oder { $last }
alt-score = Punkte: { $points }; wer zuerst { $target } hat, gewinnt.
alt-points = { $seat } { $points }
alt-rows = { $seat }: { $rows }.
alt-row = Reihe { $row }: { $figures }
alt-rows-none = keine Reihe
alt-gone = Nicht in der Mitte: { $numbers }.
alt-twice = Doppelt in der Mitte: { $numbers }.
alt-pile = Der Nachziehstapel hat { $deck ->
        [one] eine Karte
       *[other] { $deck } Karten
    }.
alt-piles = Der Nachziehstapel hat { $deck ->
        [one] eine Karte
       *[other] { $deck } Karten
    }; oben auf dem Ablagestapel liegt eine { $die }.
alt-holding = Karten auf der Hand: { $held }.
alt-held = { $seat } { $count }
alt-stars = Sterne: { $stars }.
alt-stars-on = { $count } auf { $numbers }

alt-hand = Deine Würfel: { $dice }.
alt-hand-none = Du hast keine Würfel.
alt-hand-offers = Du kannst legen: { $offers }.
alt-hand-dead = Die { $die } passt nirgends: Keine Reihe ist frei, und jede käme über die 40 hinaus.
alt-hand-score = Du hast { $points } Punkte; wer zuerst { $target } hat, gewinnt.
alt-offer-row = { $dice }: Reihe { $row }, { $at } auf { $to }
alt-offer-new = { $dice }: Reihe { $row } beginnt mit { $to }
alt-offer-taken = { $offer }, { $source }

result-wins = { $who } { $winners ->
        [one] gewinnt!
       *[other] gewinnen!
    }
result-hunter = Auf der Jagd
result-unlucky = Pechvogel
result-sixes = Sechsenglück
result-waited = Ohne Sechs
result-count = { $count }×
result-sent = Wer hat wen rausgeworfen?
result-decimal = { $whole },{ $tenth }
alt-result = Platz { $place }: { $seat }, { $captured } rausgeworfen, { $lost } selbst verloren, Würfe: { $rolls }, Sechsen: { $sixes }, im Mittel: { $mean }{ $waited ->
        [0] .
       *[other] , am längsten ohne Sechs: { $waited }.
    }
