settings-server = **Dla wszystkich na tym serwerze** (widzą to tylko admini):
settings-page = ## { $page }
    Dla wszystkich na tym serwerze{ $later ->
        [True] . Krótszy czas zaczyna działać dzień po wyborze.
       *[False] , od teraz.
    }
settings-line = **{ $title }:** { $value }
    -# { $about }{ $differs ->
        [True] { " " }Domyślnie: { $usual }.
       *[False] { "" }
    }
button-reset = Domyślnie: { $name }
button-keep-all = Zachowaj
settings-lowered = -# Zacznie działać { $when }. Do tego czasu można wszystko zachować.
sure-later = **{ $title }: { $value }?** { $tables ->
        [0] Do tego czasu nic nie będzie dość stare, by zniknąć.
        [one] Zniknie na zawsze jedna partia, osób w niej: { $people }.
        [few] Znikną na zawsze { $tables } partie, osób w nich: { $people }.
        [many] Zniknie na zawsze { $tables } partii, osób w nich: { $people }.
       *[other] Zniknie na zawsze { $tables } partii, osób w nich: { $people }.
    } Zaczyna się to { $when }; do tego czasu można tu wszystko zachować.
    .button = Usuwaj od jutra
sure-added = **Zablokować: { $value }?** { $tables ->
        [0] Blokada nie pozwala otwierać stołów na tym serwerze ani do nich dołączać.
        [one] Blokada zabiera miejsce przy otwartym stole i nie pozwala otwierać stołów na tym serwerze ani do nich dołączać.
        [few] Blokada zabiera miejsca przy { $tables } otwartych stołach i nie pozwala otwierać stołów na tym serwerze ani do nich dołączać.
        [many] Blokada zabiera miejsca przy { $tables } otwartych stołach i nie pozwala otwierać stołów na tym serwerze ani do nich dołączać.
       *[other] Blokada zabiera miejsca przy { $tables } otwartych stołach i nie pozwala otwierać stołów na tym serwerze ani do nich dołączać.
    }
    .button = Zablokuj
sure-removed = **Usunąć zapisane zasady: { $value }?** Stoły, które według nich grają, grają dalej.
    .button = Usuń
sure-replaced = **Wziąć „{ $value }” zamiast własnej talii serwera?** Własna talia przepadnie; jej plik daje `/{ command-table } { command-table-deck }`.
    .button = Zamień
settings-older = **{ $title }**: ktoś to zmienił, odkąd ta strona jest otwarta. Teraz widać tu stan obecny; możesz wybrać jeszcze raz.
settings-begun = Krótszy czas już obowiązuje, więc nie da się nic zachować. Na przyszłe partie możesz wybrać dłuższy.
menu-settings-page = Które ustawienia?
page-own = Tylko dla mnie
page-where = Kanały i role
page-play = Gry
page-cards = Karty akcji
page-turns = Tempo i kostki
page-time = Czas i cisza
page-pings = Powiadomienia
page-look = Wygląd
page-results = Wyniki
page-kept = Czas przechowywania
page-care = Moderacja
page-acts = Kto co zrobił

setting-channels = Kanały
    .text = Gdzie wolno otwierać stoły. Kategoria oznacza wszystkie swoje kanały.
    .none = wszędzie
setting-openers = Kto może otwierać stoły
    .text = Role, którym wolno otwierać stoły. Dołączyć może każdy.
    .none = każdy
setting-threads = Wątki
    .text = Czy każdy stół dostaje własny wątek.
    .value-true = wątek dla każdego stołu
    .value-false = bezpośrednio na kanale
setting-per-channel = Stoły na kanale
    .text = Ile może być naraz otwartych. Wątki się nie liczą.
setting-per-person = Stoły na osobę
    .text = Przy ilu stołach naraz jedna osoba może być gospodarzem.
setting-game = Gra
    .text = Co zaczyna /{ command-play } bez wyboru gry.
    .none = klasyczna
setting-preset = Zasady
    .text = Z jakimi zasadami zaczyna się ta gra.
    .none = według instrukcji
setting-pace = Tempo
    .text = Jak szybko grają nowe stoły; gospodarz może to zmienić.
setting-rolls = Rzuty
    .text = Kto rzuca przy nowych stołach; gospodarz może to zmienić. Domyślnie rzucam ja przy stołach szybkich i z dniem na ruch oraz z kartami akcji.
    .value-usual = domyślnie
    .value-hand = każdy rzuca
    .value-itself = rzucam za wszystkich
setting-deck = Karty akcji
    .text = Którymi kartami akcji grają nowe stoły. Własną talię ustawia /{ command-settings } { command-settings.deck }; plik do zmian daje /{ command-table } { command-table-deck }.
setting-left-out = Pominięte karty akcji
    .text = Karty „w dowolnej chwili” i „od razu”, bez których grają nowe stoły.
    .none = żadne
setting-left-out-turn = Pominięte karty akcji (w swojej turze)
    .text = Karty na własną turę, bez których grają nowe stoły.
    .none = żadne
setting-presets = Zapisane zasady
    .text = Odznacz te, które chcesz usunąć. Nowe zapisuje się w poczekalni.
    .none = na razie brak
setting-zone = Strefa czasowa
    .text = Według niej liczą się godziny ciszy i terminy, chyba że ktoś wybierze własną.
    .none = jeszcze nie wybrana: UTC
setting-quiet-from = Cisza od
    .text = Od tej godziny przy stołach z dniem na ruch nikogo nie powiadamiam i nikomu nie kończy się czas.
setting-quiet-to = Cisza do
    .text = O tej godzinie przychodzi to, co wstrzymała cisza.
setting-calls = Powiadomienia o turze
    .text = Kiedy powiadamiać nieobecnych, gdy jest ich kolej. Każdy może ustawić to sam w /{ command-settings }.
    .value-once = od razu
    .value-late = gdy minie połowa czasu
    .value-never = nigdy
setting-telling = Powiadomienia o wolnych miejscach
    .text = Gdy stół czeka minutę na graczy, oznaczam do 20 osób, które o to poprosiły przyciskiem „{ button-tell }”, ale nie w godzinach ciszy.
    .value-true = tak
    .value-false = nie
setting-told-role = Rola dla wolnych miejsc
    .text = Zamiast osób oznaczam tę rolę, najwyżej raz na godzinę. /{ command-check } powie, czy mogę.
    .none = bez roli
setting-scheduling = Wydarzenia serwera
    .text = Partie z terminem i puchary są też wśród wydarzeń tego serwera, jeśli ich kanał widzą wszyscy. Potrzebuję do tego „{ permission-create-events }”.
    .value-true = tak
    .value-false = nie
setting-taking-back = Cofanie
    .text = Przy nowych stołach można cofnąć ruch, dopóki gra nie potoczy się dalej, jeśli niczego nie zdradził. Komputery czekają 5 sekund. Nie działa z karami i w turnieju.
    .value-true = dozwolone
    .value-false = bez cofania
setting-posting = Pokazywanie na kanale
    .text = Powtórki i wyniki można jednym naciśnięciem pokazać na kanale. Nad nimi widać, kto je pokazuje.
    .value-true = dozwolone
    .value-false = wyłączone
settings-no-category = Wybierz kanał; w kategorii nie mogę pisać.
settings-deck-chosen = Nowe stoły z kartami akcji grają twoją talią, kart: { $cards }.
quiet-hour = { $hour ->
        [-1] nigdy
       *[other] { $hour }:00
    }
zone-other = Inna…
zone-title = Strefa czasowa
zone-label = Kontynent/Miasto, np. Europe/Warsaw
unknown-zone =
    Nie ma strefy czasowej o tej nazwie. { $near ->
        [none] Spróbuj dużego miasta w pobliżu, np. „Europe/Warsaw”.
       *[other] Może { $near }?
    }
setting-language = Język
    .text = Język wszystkiego, co widzi cały kanał.
    .value-discord = jak język serwera na Discordzie
setting-theme = Wygląd
    .text = Jak rysowane są plansze, także w trwających partiach.
setting-season = Sezony
    .text = Z nowym sezonem ranking zaczyna się od nowa. Zmiana działa od następnej partii.
    .value-none = bez sezonów
    .value-month = po miesiącu
    .value-quarter = po trzy miesiące
    .value-year = po roku
setting-leaderboard = Ranking
    .text = Pokazuje, kto tu prowadzi; na koniec sezonu ogłaszam podium. Z rankingu można się wypisać w /{ command-settings }.
    .value-true = włączony
    .value-false = wyłączony
setting-computers-listed = Komputery w rankingu
    .text = Do porównania: jak idzie tu komputerom.
    .value-true = pokazane na szaro
    .value-false = bez nich
setting-podium = Podium
    .text = Kanał, na którym na koniec sezonu pokazuję podium, jeśli do rankingu liczyło się co najmniej pięć partii.
    .none = gdzie był ostatni stół
setting-moderators = Moderatorzy
    .text = Ta rola może zamykać i naprawiać stoły, tak jak każdy z „Zarządzaniem wiadomościami”. Czy rola widzi /{ command-moderate }, powie /{ command-check }.
    .none = bez roli
setting-blocked = Zablokowani
    .text = Nie mogą otwierać stołów ani dołączać. W trwających partiach gra za nich komputer.
    .none = nikt
setting-keeps = Zakończone partie
    .text = Jak długo zostają, ze wszystkimi ruchami i graczami. Potem osobę wymieniają już tylko wyniki (niżej).
setting-results-days = Wyniki
    .text = Jak długo pamiętam miejsce, szczęście, bicia i dzień partii każdej osoby. Potem jej imię zostaje tylko w partiach, które jeszcze przechowuję.

acts-none = Nikt jeszcze niczego nie zmienił.
act-setting = { $when } { $by }: **{ $title }** → { $value }

play-elsewhere = Na tym serwerze stoły otwiera się tutaj: { $channels }.
play-not-here = Na tym kanale nie otwiera się stołów. Zapytaj admina, gdzie można.
play-channels-gone = Kanały na stoły są usunięte. Admin może wybrać inne: /{ command-settings }.
play-roles = Na tym serwerze stoły otwierają tylko: { $roles }. Poproś kogoś z nich, potem dołącz!
play-roles-gone = Rola, która otwiera stoły, jest usunięta. Admin może wybrać inną: /{ command-settings }.
play-too-many = { $count ->
        [one] Prowadzisz tu już stół jako gospodarz. Najpierw go zakończ: { to-board }
        [few] Prowadzisz tu już { $count } stoły jako gospodarz. Najpierw zakończ któryś: { to-board }
        [many] Prowadzisz tu już { $count } stołów jako gospodarz. Najpierw zakończ któryś: { to-board }
       *[other] Prowadzisz tu już { $count } stołu jako gospodarz. Najpierw zakończ któryś: { to-board }
    }
blocked-here = Admini tego serwera zablokowali ci tu grę. Jeśli to pomyłka, zapytaj ich.
