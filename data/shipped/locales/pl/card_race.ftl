game-card-race = Wyścig kart
    .goal = Twoje kostki to karty: zbieraj liczby w rzędach, kradnij je innym i punktuj.
    .aim = Rzędy dają punkty

preset-quick = Szybki
    .short = Do wygranej wystarczy połowa punktów

rule-target = Punkty do wygranej
    .text = Jak w instrukcji (40 we dwójkę, 35 w trójkę, 30 w czwórkę) albo połowa lub jedna trzecia.
    .short = Jak w instrukcji albo połowa lub jedna trzecia
    .value-rulebook = jak w instrukcji
    .value-half = połowa punktów
    .value-third = jedna trzecia punktów
rule-stuck = Gdy żadna kostka nie pasuje
    .text = Pokazujesz karty. Potem bierzesz nowe kostki i kończysz turę. Albo bierzesz nowe kostki, aż któraś pasuje, i ją dokładasz. Albo oddajesz jeden rząd na środek i zaczynasz nowy.
    .short = Nowe kostki albo zwrot rzędu
    .value-redraw-end = nowe kostki, koniec tury
    .value-redraw-until-playable = nowe kostki, aż któraś pasuje
    .value-drop-row = zwrot rzędu
rule-own-row-first = Własne rzędy przed środkiem
    .text = Jeśli potrzebna karta leży w twoim rzędzie, musisz wziąć ją stamtąd, nawet gdy jest też na środku.
    .short = Liczbę bierz z własnego rzędu, jeśli tam jest

begun-card-race = { $rolls ->
        [none] Zaczyna { $who }
       *[other] { $rolls }; zaczyna { $who }
    } – wygrywa, kto pierwszy ma { $target } pkt
event-shuffled = potasowane karty-kostki: { $cards }
event-drew-dice = dobiera { $count ->
        [one] kostkę
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }
event-began-row = dokłada { $dice } i zaczyna rząd { $row } od { $to }
event-extended-row = dokłada { $dice }: rząd { $row } idzie z { $at } na { $to }
event-stole =
    .headline = { $who } kradnie { $figure }! Traci: { $victim }
event-took-own = bierze { $figure } z rzędu { $row }
event-scored-row =
    .headline = { $who } ma 40 w rzędzie { $row }: { $figures } za karty, { $stars } za gwiazdki, razem { $total }!
event-showed-hand = musi pokazać { $dice }: nic nie pasuje
event-dropped-row = oddaje rząd { $row } ({ $figures })
event-reached-target = { $points ->
        [one] ma { $points } punkt
        [few] ma { $points } punkty
        [many] ma { $points } punktów
       *[other] ma { $points } punktu
    } i wygrywa

prompt-lay =
    { $own ->
        [True] Twoja kolej: dołóż kostkę!
       *[False] { $seats }, twoja kolej!
    }
prompt-drop = { $own ->
        [True] Żadna kostka nie pasuje. Który rząd oddajesz?
       *[False] { $seats }, żadna kostka nie pasuje: który rząd oddajesz?
    }

action-new = { $dice } · nowy rząd, { $to }{ $source ->
        [own] , z rzędu { $from-row }
        [other] , od: { $victim }
        [other-row] , { $victim } ({ $from-row })
       *[center] {""}
    }
action-row = { $dice } · rząd { $row }: { $at }→{ $to }{ $source ->
        [own] , z rzędu { $from-row }
        [other] , od: { $victim }
        [other-row] , { $victim } ({ $from-row })
       *[center] {""}
    }
action-drop = Oddaj rząd { $what }

view-card-race-view = Punkty: { $points }; do wygranej trzeba { $target }. Stos: { $deck }. Twoje kostki: { $hand }

rules-card-race =
    ## Wyścig kart w skrócie
    Ścigacie się po liczbach od 1 do 40. Zamiast pionków zbierasz karty z liczbami, zamiast kostek dokładasz karty-kostki. Budujesz rzędy, które rosną do 40. Kto pierwszy ma 40 punktów (35 w trójkę, 30 w czwórkę, mniej z zasadą domową „{ rule-target }”), od razu wygrywa.

    - Zaczyna, kto wyrzuci najwięcej (chyba że zasady domowe mówią inaczej), dalej zgodnie z ruchem wskazówek zegara. W instrukcji zaczyna najmłodszy, ale nie wiem, ile macie lat.
    - Trzymasz dwie karty-kostki, które widzisz tylko ty. Dokładasz jedną, bierzesz kartę z liczbą, do której prowadzi, i dobierasz nową kostkę. Gdy stos się skończy, zagrane kostki są tasowane na nowy.
    - Kostka zaczyna rząd od swojej liczby; **obie razem** mogą zacząć rząd od swojej sumy. Potem do ostatniej liczby rzędu dodajesz jedną kostkę. Możesz mieć do trzech rzędów.
    - Każda liczba jest raz; w trójkę i czwórkę liczby od 1 do 10 są dwa razy. Jeśli liczby nie ma na środku, bierzesz ją z własnego rzędu, a jeśli tam jej nie ma, **kradniesz ją komuś**, gdziekolwiek leży w jego rzędzie. Jeśli mają ją dwie osoby, wybierasz. Tamten rząd się zsuwa i idzie dalej od ostatniej liczby, która w nim została.
    - Rząd kończy się dokładnie na 40. Wtedy każda jego karta i każda gwiazdka daje punkt, a karty wracają na środek. Do tej chwili każdy może z niego kraść.
    - **Gwiazdki:** po jednej na co piątej liczbie od 5 do 35, na 36 i 37; dwie na 38; trzy na 39.
    - Jeśli możesz dołożyć, musisz. Jeśli masz trzy rzędy i żadna kostka nie pasuje, pokazujesz obie, bierzesz dwie nowe i kończysz turę.

example-cards-begin = Żółty dokłada 3 i 5 razem i zaczyna rząd od 8.
example-cards-steal = Żółty dodaje 5 do 4. Dziewiątki nie ma na środku, ale ma ją czerwony: żółty ją kradnie, a czerwony rząd się zsuwa.
example-cards-home = Żółty dodaje 2 do 38 i ma dokładnie 40: siedem kart z liczbami i trzy gwiazdki dają 10 punktów. Wszystkie siedem wraca na środek.
