labelled = { $label }: { $text }
between-items = { $first }, { $next }
between-parts = { $first }; { $next }
between-sentences = { $first } { $next }
list-more = { $listed } i jeszcze { $more }
ended = { $text }.

colour-yellow = Żółty
    .shape = Żółty · koło
colour-green = Zielony
    .shape = Zielony · kwadrat
colour-red = Czerwony
    .shape = Czerwony · trójkąt
colour-black = Czarny
    .shape = Czarny · romb
colour-blue = Niebieski
    .shape = Niebieski · sześciokąt
colour-violet = Fioletowy
    .shape = Fioletowy · krzyż

alt-square = pole { $name }
alt-goal = pole domku { $name }
alt-base = baza

alt-lobby = { $game }: przed startem. { $seats }. { $lines }
alt-turn = Teraz gra { $seat }.
alt-to-move = { $seat } – możliwe ruchy: { $moves }.
alt-piece = pionek { $piece }
piece-of = pionek { $piece } ({ $name })
name-and-number = { $name } { $number }
name-and-colour = { $name } ({ $colour })
alt-move = { $piece } na { $to }
alt-move-captures = { $piece } na { $to }, zbity: { $captured }
alt-move-beside = { $move }, na wspólne pole
alt-over = Koniec partii.
alt-place = Miejsce { $place }: { $seat }.
alt-together = Należą do tej samej osoby: { $seats }.
alt-neutral = { $seat }: kolor niczyj – w swojej turze możesz ruszyć także jego pionkami.
alt-stands = { $seat }: { $pieces }.
alt-stands-on = pionek { $piece } – { $square }
alt-stands-barrier = pionki { $pieces } – { $square }, jako blokada nie do przejścia
alt-stands-base = { $count ->
        [one] pionek { $pieces } w bazie
        [few] pionki { $pieces } w bazie
        [many] pionki { $pieces } w bazie
       *[other] pionki { $pieces } w bazie
    }
alt-before = Przedtem:
alt-after = Potem:
alt-numbers = Pola (jest ich { $squares }) mają numery zgodnie z ruchem wskazówek zegara. Pole startowe i ostatnie pole przed domkiem: { $starts }.
alt-start = { $seat } { $start }, { $last }

alt-won = Wygrana: { $seat }, punkty: { $points }.
alt-cards-begin = Jeszcze nie jest niczyja kolej.
alt-from-centre = ze środka
alt-from-own = z własnego rzędu { $row }
alt-from = od: { $seat }
alt-from-either = od: { $seats }
alt-from-row = { $seat }, rząd { $row }
alt-score = Punkty: { $points }; wygrywa, kto pierwszy ma { $target }.
alt-points = { $seat } { $points }
alt-rows = { $seat }: { $rows }.
alt-row = rząd { $row }: { $figures }
alt-rows-none = bez rzędów
alt-gone = Na środku nie ma: { $numbers }.
alt-twice = Na środku po dwie: { $numbers }.
alt-pile = Stos do dobierania: { $deck ->
        [one] jedna karta
        [few] { $deck } karty
        [many] { $deck } kart
       *[other] { $deck } karty
    }.
alt-piles =
    Stos do dobierania: { $deck ->
        [one] jedna karta
        [few] { $deck } karty
        [many] { $deck } kart
       *[other] { $deck } karty
    }; na odrzuconych leży na wierzchu { $die }.
alt-holding = Karty graczy: { $held }.
alt-held = { $seat } { $count }
alt-stars = Gwiazdki: { $stars }.
alt-stars-on = { $count } na { $numbers }

alt-rest = Resztę pokazuje /stół tekst.
alt-hand = Twoje kostki: { $dice }.
alt-hand-none = Nie masz kostek.
alt-hand-offers = Możesz dołożyć: { $offers }.
alt-hand-dead = Kostki { $die } nie da się dołożyć: żaden rząd nie jest wolny, a każdy przekroczyłby 40.
alt-hand-score = Twoje punkty: { $points }; wygrywa, kto pierwszy ma { $target }.
alt-offer-row = { $dice }: rząd { $row }, z { $at } na { $to }
alt-offer-new = { $dice }: rząd { $row } zaczyna się od { $to }
alt-offer-taken = { $offer }, { $source }

result-wins = { $who } { $winners ->
        [one] wygrywa!
        [few] wygrywają!
        [many] wygrywają!
       *[other] wygrywają!
    }
    .draw = Remis!
result-sent = Kto kogo zbił?
result-robbed = Kto kogo okradł?
result-rows = Najlepsze rzędy: { $who }
result-feud = Odwieczni rywale
alt-result = Miejsce { $place }: { $seat }, zbite: { $captured }, stracone: { $lost }, rzucone kostki: { $rolls }, szóstki: { $sixes }{ $waited ->
        [0] .
       *[other] , najdłuższe czekanie na szóstkę: { $waited }.
    }
alt-result-cards = Miejsce { $place }: { $seat }, punkty: { $points }, kradzieże: { $captured }, straty: { $lost }.
alt-result-row = Rząd za { $points }: { $figures }.
alt-feud = Odwieczni rywale: { $one } i { $other }, { $most } do { $fewer }.

award-comeback = Wielki powrót
    .count = z { $count }% do wygranej
award-hunter = Łowy
    .count = { $count } { $count ->
        [one] bicie
        [few] bicia
        [many] bić
       *[other] bicia
    }
award-most-lost = Najwięcej strat
    .count = { $count ->
        [one] { $count } zbity pionek
        [few] { $count } zbite pionki
        [many] { $count } zbitych pionków
       *[other] { $count } zbitego pionka
    }
award-least-lost = Najmniej strat
    .count = { $count ->
        [0] ani jednej straty
        [one] tylko 1 strata
        [few] tylko { $count } straty
        [many] tylko { $count } strat
       *[other] tylko { $count } straty
    }
award-sixes = Grad szóstek
    .count = { $count } { $count ->
        [one] szóstka
        [few] szóstki
        [many] szóstek
       *[other] szóstki
    }
award-ones = Grad jedynek
    .count = { $count } { $count ->
        [one] jedynka
        [few] jedynki
        [many] jedynek
       *[other] jedynki
    }
award-waited = Długie czekanie
    .count = { $count } { $count ->
        [one] rzut
        [few] rzuty
        [many] rzutów
       *[other] rzutu
    } bez 6
award-theft = Łup wieczoru
    .count = { $count } (traci: { $victim })
award-thief = Lepkie ręce
    .count = { $count ->
        [one] { $count } cudza karta
        [few] { $count } cudze karty
        [many] { $count } cudzych kart
       *[other] { $count } cudzej karty
    }
award-robbed = Puste ręce
    .count = { $count ->
        [one] { $count } stracona karta
        [few] { $count } stracone karty
        [many] { $count } straconych kart
       *[other] { $count } straconej karty
    }
award-long = Najdłuższy rząd
    .count = { $count } { $count ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
award-stars = Grad gwiazdek
    .count = { $count } { $count ->
        [one] gwiazdka
        [few] gwiazdki
        [many] gwiazdek
       *[other] gwiazdki
    }
alt-award = { $title }: { $seat }, { $holders ->
        [one] { $words }
        [few] każda osoba: { $words }
        [many] każda osoba: { $words }
       *[other] każda osoba: { $words }
    }.
