# Bilder in Worten, für Bildschirmleser und für /tisch text, und die Worte auf dem Bild des Ergebnisses.
# Eine Farbe steht für ihren Spieler und beginnt groß.

# Wie etwas nebeneinandersteht und ein Satz endet. (Listen mit „und“ und „oder“ sind die von CLDR.)
labelled = { $label }: { $text }
between-items = { $first }, { $next }
between-parts = { $first }; { $next }
between-sentences = { $first } { $next }
list-more = { $listed } und { $more } weitere
ended = { $text }.

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

alt-square = Feld { $name }
alt-goal = Zielfeld { $name }
alt-base = im Haus

alt-lobby = { $game }: noch nicht gestartet. { $seats }. { $lines }
alt-turn = { $seat } ist dran.
alt-to-move = { $seat } kann ziehen: { $moves }.
alt-piece = Figur { $piece }
piece-of = Figur { $piece } von { $name }
name-and-number = { $name } { $number }
name-and-colour = { $name } ({ $colour })
alt-move = { $piece } auf { $to }
alt-move-captures = { $piece } auf { $to }, wirft { $captured } raus
alt-move-beside = { $move }, stellt sich dazu
alt-over = Das Spiel ist zu Ende.
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
alt-numbers = Die { $squares } Felder sind im Uhrzeigersinn nummeriert. Startfeld und letztes Feld vor dem Ziel: { $starts }.
alt-start = { $seat } { $start }, { $last }

alt-won = { $seat } hat mit { $points } Punkten gewonnen.
alt-cards-begin = Noch ist niemand dran.
alt-from-centre = aus der Mitte
alt-from-own = aus der eigenen Reihe { $row }
alt-from = genommen von { $seat }
alt-from-either = genommen von { $seats }
alt-from-row = { $seat }, Reihe { $row }
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

alt-rest = Den Rest sagt /tisch text.
alt-hand = Deine Würfel: { $dice }.
alt-hand-none = Du hast keine Würfel.
alt-hand-offers = Du kannst legen: { $offers }.
alt-hand-dead = Die { $die } passt nirgends: Keine Reihe ist frei, und jede käme über die 40 hinaus.
alt-hand-score = Deine Punkte: { $points }; wer zuerst { $target } hat, gewinnt.
alt-offer-row = { $dice }: Reihe { $row }, { $at } auf { $to }
alt-offer-new = { $dice }: Reihe { $row } beginnt mit { $to }
alt-offer-taken = { $offer }, { $source }

result-wins = { $who } { $winners ->
        [one] gewinnt!
       *[other] gewinnen!
    }
    .draw = Unentschieden!
result-sent = Wer hat wen rausgeworfen?
result-robbed = Wer hat wen beklaut?
result-rows = Die besten Reihen von { $who }
result-feud = Erzfeinde
alt-result = Platz { $place }: { $seat }, { $captured } rausgeworfen, { $lost } selbst verloren, geworfene Würfel: { $rolls }, Sechsen: { $sixes }{ $waited ->
        [0] .
       *[other] , am längsten ohne Sechs: { $waited }.
    }
alt-result-cards = Platz { $place }: { $seat }, Punkte: { $points }, { $captured } geklaut, { $lost } verloren.
alt-result-row = Eine Reihe für { $points }: { $figures }.
alt-feud = Erzfeinde: { $one } und { $other }, { $most } zu { $fewer }.

award-comeback = Aufholjagd
    .count = von { $count } % zum Sieg
award-hunter = Auf der Jagd
    .count = { $count } { $count ->
        [one] Rauswurf
       *[other] Rauswürfe
    }
award-most-lost = Oft geflogen
    .count = flog { $count }-mal raus
award-least-lost = Kaum geflogen
    .count = { $count ->
        [0] flog nie raus
        [one] flog nur einmal raus
       *[other] flog nur { $count }-mal raus
    }
award-sixes = Meiste Sechsen
    .count = { $count } { $count ->
        [one] Sechs
       *[other] Sechsen
    }
award-ones = Meiste Einsen
    .count = { $count } { $count ->
        [one] Eins
       *[other] Einsen
    }
award-waited = Ohne Sechs
    .count = { $count } { $count ->
        [one] Wurf
       *[other] Würfe
    } gewartet
award-theft = Beste Beute
    .count = die { $count } von { $victim }
award-thief = Langfinger
    .count = { $count } { $count ->
        [one] Figur
       *[other] Figuren
    } geklaut
award-robbed = Ausgeraubt
    .count = { $count } { $count ->
        [one] Figur
       *[other] Figuren
    } verloren
award-long = Längste Reihe
    .count = { $count } { $count ->
        [one] Figur
       *[other] Figuren
    }
award-stars = Voller Sterne
    .count = { $count } { $count ->
        [one] Stern
       *[other] Sterne
    }
alt-award = { $title }: { $seat }, { $holders ->
        [one] { $words }
       *[other] jeweils { $words }
    }.
