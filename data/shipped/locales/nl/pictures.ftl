# Plaatjes in woorden, voor schermlezers en voor /tafel tekst, en de woorden op het plaatje van de uitslag.
# Een kleur staat voor de speler en begint met een hoofdletter.

# Hoe dingen naast elkaar staan, en hoe een zin eindigt. (Lijsten met “en” en “of” zijn die van CLDR.)
labelled = { $label }: { $text }
between-items = { $first }, { $next }
between-parts = { $first }; { $next }
between-sentences = { $first } { $next }
list-more = { $listed } en nog { $more }
ended = { $text }.

colour-yellow = Geel
    .shape = Geel · cirkel
colour-green = Groen
    .shape = Groen · vierkant
colour-red = Rood
    .shape = Rood · driehoek
colour-black = Zwart
    .shape = Zwart · ruit
colour-blue = Blauw
    .shape = Blauw · zeshoek
colour-violet = Paars
    .shape = Paars · kruis

alt-square = veld { $name }
alt-goal = thuisveld { $name }
alt-base = de basis

alt-lobby = { $game }: nog niet begonnen. { $seats }. { $lines }
alt-turn = { $seat } is aan de beurt.
alt-to-move = { $seat } kan zetten: { $moves }.
alt-piece = pion { $piece }
piece-of = pion { $piece } van { $name }
name-and-number = { $name } { $number }
name-and-colour = { $name } ({ $colour })
alt-move = { $piece } naar { $to }
alt-move-captures = { $piece } naar { $to }, slaat { $captured }
alt-move-beside = { $move }, gaat erbij staan
alt-over = Het spel is afgelopen.
alt-place = Plaats { $place }: { $seat }.
alt-together = { $seats } horen bij elkaar.
alt-neutral = { $seat } is neutraal: in je eigen beurt mag je er ook mee zetten.
alt-stands = { $seat }: { $pieces }.
alt-stands-on = pion { $piece } op { $square }
alt-stands-barrier = pionnen { $pieces } op { $square } als blokkade, waar niemand langs kan
alt-stands-base = { $count ->
        [one] pion { $pieces } in de basis
       *[other] pionnen { $pieces } in de basis
    }
alt-before = Ervoor:
alt-after = Erna:
alt-numbers = De { $squares } velden zijn met de klok mee genummerd. Startveld en laatste veld voor het thuishonk: { $starts }.
alt-start = { $seat } { $start }, { $last }

alt-won = { $seat } heeft gewonnen met { $points } punten.
alt-cards-begin = Er is nog niemand aan de beurt.
alt-from-centre = uit het midden
alt-from-own = uit de eigen rij { $row }
alt-from = gepikt van { $seat }
alt-from-either = gepikt van { $seats }
alt-from-row = { $seat }, rij { $row }
alt-score = Punten: { $points }; met { $target } heb je gewonnen.
alt-points = { $seat } { $points }
alt-rows = { $seat }: { $rows }.
alt-row = rij { $row }: { $figures }
alt-rows-none = geen rij
alt-gone = Niet in het midden: { $numbers }.
alt-twice = Dubbel in het midden: { $numbers }.
alt-pile = Op de trekstapel { $deck ->
        [one] ligt één kaart
       *[other] liggen { $deck } kaarten
    }.
alt-piles =
    Op de trekstapel { $deck ->
        [one] ligt één kaart
       *[other] liggen { $deck } kaarten
    }; boven op de aflegstapel ligt een { $die }.
alt-holding = Kaarten in de hand: { $held }.
alt-held = { $seat } { $count }
alt-stars = Sterren: { $stars }.
alt-stars-on = { $count } op { $numbers }

alt-rest = De rest staat in /tafel tekst.
alt-hand = Je dobbelkaarten: { $dice }.
alt-hand-none = Je hebt geen dobbelkaarten.
alt-hand-offers = Je kunt spelen: { $offers }.
alt-hand-dead = De { $die } past nergens: er is geen rij vrij, en elke rij zou boven de 40 uitkomen.
alt-hand-score = Je punten: { $points }; met { $target } win je.
alt-offer-row = { $dice }: rij { $row }, van { $at } naar { $to }
alt-offer-new = { $dice }: rij { $row } begint met { $to }
alt-offer-taken = { $offer }, { $source }

result-wins = { $who } { $winners ->
        [one] wint!
       *[other] winnen!
    }
    .draw = Gelijkspel!
result-sent = Wie heeft wie geslagen?
result-robbed = Wie heeft van wie gepikt?
result-rows = De beste rijen van { $who }
result-feud = Aartsrivalen
alt-result = Plaats { $place }: { $seat }, sloeg er { $captured }, raakte er { $lost } kwijt, gegooide dobbelstenen: { $rolls }, zessen: { $sixes }{ $waited ->
        [0] .
       *[other] , langst zonder zes: { $waited }.
    }
alt-result-cards = Plaats { $place }: { $seat }, punten: { $points }, { $captured } gepikt, { $lost } kwijtgeraakt.
alt-result-row = Een rij voor { $points }: { $figures }.
alt-feud = Aartsrivalen: { $one } en { $other }, { $most } tegen { $fewer }.

award-comeback = Comeback
    .count = van { $count }% naar winst
award-hunter = Op jacht
    .count = sloeg { $count } { $count ->
        [one] pion
       *[other] pionnen
    }
award-most-lost = Pechvogel
    .count = { $count } keer geslagen
award-least-lost = Ongrijpbaar
    .count = { $count ->
        [0] nooit geslagen
        [one] maar één keer geslagen
       *[other] { $count } keer geslagen
    }
award-sixes = Meeste zessen
    .count = { $count } { $count ->
        [one] zes
       *[other] zessen
    }
award-ones = Meeste enen
    .count = { $count } { $count ->
        [one] één
       *[other] enen
    }
award-waited = Zonder zes
    .count = { $count } { $count ->
        [one] worp
       *[other] worpen
    } gewacht
award-theft = Beste buit
    .count = de { $count } van { $victim }
award-thief = Lange vingers
    .count = { $count } { $count ->
        [one] kaart
       *[other] kaarten
    } gepikt
award-robbed = Leeggeroofd
    .count = { $count } { $count ->
        [one] kaart
       *[other] kaarten
    } kwijt
award-long = Langste rij
    .count = { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
award-stars = Meeste sterren
    .count = { $count } { $count ->
        [one] ster
       *[other] sterren
    }
alt-award = { $title }: { $seat }, { $holders ->
        [one] { $words }
       *[other] elk { $words }
    }.
