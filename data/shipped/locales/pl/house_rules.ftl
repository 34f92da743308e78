menu-show-rule = Pokaż zasadę domową
rules-none = Zasady gry „{ $game }” nie są tu jeszcze spisane. Przy stole przyciski pokazują, co można zrobić.
rules-in-short = Wróć do zasad w skrócie
menu-show-game = Pokaż zasady gry
rules-games = ## Gry i ich zasady w skrócie
rules-game = - **{ $game }:** { $goal }

rules-ways = **Do wyboru**
rules-way =
    - { $way }{ $usual ->
        [True] { " " }· *domyślnie*
       *[False] { "" }
    }{ $table ->
        [none] { "" }
       *[other] { " " }· **tak gra stół { $table }**
    }
rule-switch = { $on ->
        [True] tak
       *[False] nie
    }
rules-needs = Działa tylko razem z: { $rules }
rules-excludes = Nie łączy się z: { $rules }
rules-begins = -# „{ $preset }”, graczy: { $players }. Wśród komputerów kto zaczyna, wygrywa { $wins } na 100 partii (po równo: { $even }).
rules-source = -# Źródło: { $source }. Własnymi słowami; nieoficjalnie, nie od wydawcy.

source-000 = instrukcja gry klasycznej (po niemiecku)
source-001 = instrukcja wyścigu przez mury (po niemiecku)
source-002 = instrukcja wyścigu kart (po niemiecku)
source-004 = zasady turnieju (po angielsku)
source-ours = nasz pomysł, w żadnej instrukcji
source-custom = nie ma tego w żadnej instrukcji, ale wiele osób tak gra
source-heading = „{ $heading }”
source-introduction = wstęp
source-paragraph = akapit { $number }
source-rule = reguła { $number }
source-sentence = zdanie { $number }

example-backward-capture = Żółty wyrzuca 2 i może ruszyć pionkiem 1 w tył, bo zbija tak zielonego.
example-backward-capture-forced = Żółty wyrzuca 2 i nie ma wyboru: pionek 1 musi zbić w tył; żadnemu nie wolno iść w przód.
example-barrier-on-start = Żółty wyrzuca 3 i pionkiem 2 tworzy blokadę na polu startowym zielonego. Dopóki stoi, żaden pionek tam nie wyjdzie.
example-barriers = Żółty wyrzuca 4. Pionek 1 nie minie zielonej blokady; może ruszyć tylko pionek 2.
example-blocked-start = Żółty wyrzuca 2. Pionek 1 powinien zwolnić pole startowe, ale przeszkadza mu pionek 2. Rusza więc pionek 2, nie 3.
example-compulsory-capture = Żółty wyrzuca 4. Pionek 1 musi zbić zielony; pionkiem 2 ruszyć nie wolno.
example-compulsory-capture-penalty = Z karą: żółty rusza pionkiem 1, a zbić mógł pionek 4. Pionek 4 wraca więc do bazy.
example-extra-colours = Trzy osoby: kolej żółtego. Żółty rusza niczyim czarnym pionkiem i zbija nim zielony.
example-extra-colours-two = Dwie osoby: żółty i czerwony należą do siebie, tak samo zielony i czarny.
example-must-mode = Z karami: żółty rusza pionkiem 1, a bić musiał pionek 4. Ruch się nie liczy, a pionek 4 wraca do bazy.
example-no-goal-jump = Żółty wyrzuca 5. Pionek 1 musiałby przeskoczyć w domku pionek 2, więc może ruszyć tylko pionek 3.
example-pieces = Po dwa pionki: domkiem są tylko dwa najgłębsze pola. Żółty wyrzuca 4 i mija swój pionek, który jeszcze nie jest w domku.
example-places = Żółty wygrywa. Pozostali grają dalej: rusza zielony.
example-race-capture = Żółty wyrzuca 4, staje na polu zielonego i zbija – tamten pionek wraca do bazy.
example-race-enter = Żółty wyrzuca 6 i musi wyprowadzić pionek. Potem rzuca jeszcze raz.
example-race-home = Żółty wyrzuca 5, dokładnie ile trzeba: pionek 1 wchodzi do domku.
example-safe-start = Żółty wyrzuca 4. Pionek 1 nie może zbić zielonego, bo ten stoi na własnym polu startowym. Może ruszyć tylko pionek 2.
example-six-always-again = Żaden pionek nie może użyć szóstki. Żółty i tak rzuca jeszcze raz, a dwójka wprowadza pionek do domku.
example-six-arms = Plansza z sześcioma ramionami przed pierwszym rzutem.
example-start-in-base = Tak zaczyna się gra: wszystkie pionki czekają w bazie, a wyprowadza je tylko szóstka.
example-three-rolls = Żółty nie ma pionka na trasie i wyrzuca 3, 5 i 6: szóstka wyprowadza pionek.
example-two-player-win = Żółty ma wszystkie pionki w domku i wygrywa, choć drugi kolor tej samej osoby, czerwony, jeszcze tam nie jest.
