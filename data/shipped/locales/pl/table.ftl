computer = { $seat ->
        [0] Rosa
        [1] Otto
        [2] Ida
        [3] Emil
        [4] Frieda
       *[5] Hugo
    }
computer-called =
    { computer }{ $level ->
        [hunter] { " " }na łowach
        [careful] { " " }z ostrożnością
        [runner] { " " }w biegu
        [grudge] { " " }z dobrą pamięcią
       *[other] { "" }
    }
computer-asked = { $seats } { $count ->
        [one] gra
        [few] grają
        [many] grają
       *[other] grają
    }…

board-confirm = Wykonać ten ruch?
board-window = -# { $seconds } s na odpowiedź{ $own ->
    [True] { "" }
   *[False] . Aby spasować, poczekaj.
}
board-due = -# Czas mija { $due }.
board-ends = -# Partia kończy się o { $time }, { $ends }; potem liczymy pola.
board-outage =
    Nie było mnie przez { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }. Nikt nie stracił na tym czasu.
board-footer = { $game } · stół { $table } · uczciwe kostki: /{ command-fair }
    .without-dice = { $game } · stół { $table }
board-quiet = Cisza dla: { $people }, od { $begins } do { $ends }. Bez powiadomień, i nikomu nie kończy się czas.
board-paused = Zaraz wracam – partia pójdzie dalej od tego miejsca.
board-dm-closed =
    { $count ->
        [one] { $people }, nie mogę wysłać ci wiadomości prywatnej: naciśnij tutaj „{ button-my-hand }”.
        [few] { $people }, nie mogę wysłać wam wiadomości prywatnych: naciśnijcie tutaj „{ button-my-hand }”.
        [many] { $people }, nie mogę wysłać wam wiadomości prywatnych: naciśnijcie tutaj „{ button-my-hand }”.
       *[other] { $people }, nie mogę wysłać wam wiadomości prywatnych: naciśnijcie tutaj „{ button-my-hand }”.
    }
board-hidden =
    { $why ->
        [locked] { $channel }: kanał jest zablokowany, więc nie mogę tam pokazać planszy. Poproś moderatora o odblokowanie.
        [blocked] { $channel }: AutoMod tego serwera zatrzymuje moją planszę. Poproś moderatora, by ją przepuszczał.
       *[forbidden] { $channel }: nie mogę tam pokazać planszy. Poproś admina o uprawnienia: { $permissions }.
    }
message-moved = Ta wiadomość jest nieaktualna; jest już nowsza.
button-choose = Wybierz
button-back = Wróć
menu-choose = Co robisz?
to-board = [Do planszy]({ $link })
button-hint = Podpowiedź
hint =
    { $action ->
        [none] Teraz nie warto grać karty
       *[other] Mój wybór to **{ $action }**
    }: { $why }.
hint-both = { $one } i { $other }
hint-way =
    { $game ->
        [card-race] to da pewnie najwięcej punktów
       *[other] to najszybsza droga do celu
    }
hint-home = pionek dojdzie do celu
hint-front = twój pionek najdalej z przodu zbliży się do celu
hint-ground = tak tracisz najmniej drogi
hint-hits = { $who ->
        [nobody] to kosztuje innych najwięcej
       *[other] traci na tym { $who }
    }
hint-hunt = trzyma innych pod presją
hint-risk = to najbezpieczniejszy ruch
hint-keeps = { $doing ->
        [draw] jeszcze jedna karta zwykle się opłaca
        [play] zostaną ci lepsze karty
        [give] lepsze karty zostaną u ciebie
       *[other] karty przydadzą się później
    }
hint-later = w sumie to twoja największa szansa
hint-only = nic innego się nie opłaca
no-hints = Przy tym stole podpowiedzi są wyłączone.
button-my-hand = Moje karty
button-again = Jeszcze raz
again-opened = Następna partia jest otwarta: { to-board }
button-close = Zakończ partię
button-leave-it = Zostaw, jak jest
sure-too-much = To za dużo naraz. Wybierz mniej, a resztę potem.
button-play-on = Gramy dalej
sure-end = **Zamknąć stół { $table } dla wszystkich?** { $state ->
        [unplayable] Pochodzi z innej wersji bota Pöppel i nie da się przy nim grać.
        [lobby] { $players ->
            [one] Jedna osoba czeka tam na partię.
            [few] { $players } osoby czekają tam na partię.
            [many] { $players } osób czeka tam na partię.
           *[other] { $players } osoby czeka tam na partię.
        }
       *[running] { $players ->
            [0] Teraz nikt tam nie gra.
            [one] Partia jednej osoby skończy się bez wyniku.
            [few] Partia { $players } osób skończy się bez wyniku.
            [many] Partia { $players } osób skończy się bez wyniku.
           *[other] Partia { $players } osoby skończy się bez wyniku.
        }
    }
    .button = Zamknij stół
ending-proposed =
    { $count ->
        [one] { $people } chce już skończyć. Zgoda?
        [few] { $people } chcą już skończyć. Zgoda?
        [many] { $people } chcą już skończyć. Zgoda?
       *[other] { $people } chcą już skończyć. Zgoda?
    }
late-offer = Nie grasz w tej partii. Możesz patrzeć: [{ $game }]({ $link }).
late-next = { $asked ->
        [True] Powiadomię cię, gdy otworzy się tu następna partia.
       *[False] Następnym razem możesz grać od początku.
    }
late-taken = Teraz grasz ty. Kolor: { $colour }!
button-take = Przejmij: { $name } ({ $colour })
button-round = Pokaż ostatnią rundę
button-next = Powiadom mnie następnym razem
button-not-next = Nie powiadamiaj mnie
story-folded = … jeszcze { $count }: /{ command-table } { command-table-log }
story-outcome = { $text } – { $came }
story-times = { $text } ({ $times }×)

seat-handed =
    { $why ->
        [left] { $person } odchodzi; gra { $computer }.
        [gone] { $person } odchodzi z serwera; gra { $computer }.
        [absent] { $computer } zastępuje: { $person }.
        [back] { $person } znów gra!
       *[taken] { $person } przejmuje grę.
    }
call =
    { $rests ->
        [True] **Twój stół czeka.** Nikogo nie ma, więc partia jest wstrzymana.
       *[False] **Twoja kolej!**
    } { $game } · stół { $table } · { to-board }
seat-offered = { $person } oddaje miejsce ({ $colour }). Kto przejmie?
button-take-over = Przejmij: { $colour }
offer-said =
    { $on ->
        [True] Twoje miejsce można teraz przejąć z planszy. Do tego czasu graj dalej. Jednak nie? Jeszcze raz /{ command-table } { command-table-offer }.
       *[False] Propozycja cofnięta. Miejsce zostaje twoje.
    }
board-resting = **Przerwa.** Zegary stoją.
board-unattended = **Przerwa: nikogo nie ma.** Czekamy na: { $people }.
board-wakes = Kto wróci pierwszy, naciska „{ button-am-back }” i gra dalej. Za pozostałych gra komputer.
pause-proposed =
    { $count ->
        [one] { $people } prosi o przerwę. Zgoda?
        [few] { $people } proszą o przerwę. Zgoda?
        [many] { $people } proszą o przerwę. Zgoda?
       *[other] { $people } proszą o przerwę. Zgoda?
    }
button-pause = Przerwa
pause-said =
    { $rests ->
        [True] Przerwa. Dalej gracie po naciśnięciu „{ button-play-on }” na planszy.
       *[False] Pytam innych. Przerwa zacznie się, gdy się zgodzą.
    }
button-take-back = Cofnij ({ $name })
event-took-back = cofa ruch
event-timed-out = czas minął, turę kończy komputer
board-rolls = -# Rzucę za { $seconds } s. A może karta?
board-waits = -# Gra idzie dalej { $goes_on }.
choice-counts = Za późno na cofnięcie: ten ruch już się liczy. Zajrzyj do najnowszej planszy.
choice-others = Cofnąć można tylko własny ruch.
table-paused = Jest przerwa. Najpierw naciśnij „{ button-play-on }” na planszy.
board-away = Komputer gra za: { $people }. Już z powrotem? Naciśnij „{ button-am-back }”.
board-missed =
    { $people }, { $count ->
        [one] jesteś tu jeszcze? Naciśnij cokolwiek, bo { $due } partia może pójść dalej bez ciebie.
        [few] jesteście tu jeszcze? Naciśnijcie cokolwiek, bo { $due } partia może pójść dalej bez was.
        [many] jesteście tu jeszcze? Naciśnijcie cokolwiek, bo { $due } partia może pójść dalej bez was.
       *[other] jesteście tu jeszcze? Naciśnijcie cokolwiek, bo { $due } partia może pójść dalej bez was.
    }
board-silent = Od doby bez znaku życia: { $people }. Pozostali mogą teraz bez nich grać dalej, zrobić przerwę albo skończyć.
    .cup = Od doby bez znaku życia: { $people }. Pozostali mogą teraz bez nich grać dalej.
button-without = Niech zagra komputer
button-am-back = Już jestem

hand-title = **Twoje karty** · { $game } · [Do stołu]({ $link })
hand-waiting = Jeszcze nie twoja kolej.
hand-away =
    { $rests ->
        [True] Partia jest wstrzymana, bo nikogo nie ma. Naciśnij „{ button-am-back }”, by grać dalej.
       *[False] Twoimi kartami gra komputer. Naciśnij „{ button-am-back }”, by je przejąć.
    }
hand-left = Nie ma cię już przy tym stole.
hand-over = Ta partia się skończyła: { to-board }
hand-dead = Nie da się dołożyć: { $dice }. Żaden rząd nie jest wolny, a każdy przekroczyłby 40.

result-title = ## { $who } { $winners ->
        [one] wygrywa!
        [few] wygrywają!
        [many] wygrywają!
       *[other] wygrywają!
    }
    .draw = ## Remis!
table-shrunk = **{ $game }** · stół { $table }: { $winners ->
        [0] koniec przed czasem
        [one] wygrana: { $who }
        [few] wspólna wygrana: { $who }
        [many] wspólna wygrana: { $who }
       *[other] wspólna wygrana: { $who }
    }
    .draw = **{ $game }** · stół { $table }: remis: { $who }
result-place = **{ $place }.** { $seat }
table-closed =
    { $why ->
        [idle] Ten stół zamknął się po tygodniu bez ruchu. Otwórz nowy: /{ command-play }.
        [empty] Wszyscy odeszli, więc stół jest zamknięty. Otwórz nowy: /{ command-play }.
       *[people]
            { $people ->
                [0] Partia skończona przed czasem. Otwórz nową: /{ command-play }.
               *[other] Partia skończona przed czasem ({ $who }). Otwórz nową: /{ command-play }.
            }
    }

thread-name = { $game } · stół { $table }
thread-opened = { $person } otwiera stół.

table-shown = Oto znów plansza.
table-shown-soon = Discord jest teraz powolny. Plansza zaraz będzie.
table-left =
    Nie grasz już; gra za ciebie komputer. { $back ->
        [True] Jednak chcesz wrócić? Możesz, dopóki ktoś nie zajmie miejsca.
       *[False] Do tej partii nie ma powrotu. Do następnego razu!
    }
end-closed = Stół jest zamknięty. Do następnego razu!
end-proposed = Pytam innych. Partia skończy się, gdy się zgodzą.
log-empty = Jeszcze nic się nie wydarzyło.

tables-line =
    { $state ->
        [turn] **Twoja kolej!** ·
        [away] Gra za ciebie komputer ·
        [lobby] Przed startem ·
        [rests] Przerwa ·
       *[running] Grają inni ·
    } { $game } · stół { $table } · { to-board }
tables-none = Nie grasz w żadnej partii. Zacznij: /{ command-play }.
tables-lobbies = **Na tym serwerze czekają na graczy:**
tables-own = **Twoje stoły:**
tables-lobby =
    { $game } · stół { $table } · { $people } · { $free ->
        [0] lista oczekujących
        [one] jedno wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnych miejsc
    } · [Do stołu]({ $link })

rules-here =
    { $count ->
        [0] **Przy tym stole:** bez zasad domowych.
       *[other] **Zasady domowe przy tym stole:**
    }
settings-own =
    ## Tylko dla ciebie
    Te ustawienia są twoje i działają przy każdym stole. Motyw zmienia twoje karty i moje prywatne odpowiedzi; plansza wygląda dla wszystkich tak samo.
settings-look-first =
    { $on ->
        [True] Wyścig przez mury: najpierw podgląd, potem potwierdzasz ruch.
       *[False] Wyścig przez mury: twój ruch liczy się od razu.
    }
settings-draws =
    { $on ->
        [True] Kartę akcji dobierasz zawsze.
       *[False] Pytam, czy chcesz dobrać kartę akcji.
    }
settings-more-time =
    { $on ->
        [True] Przy twoich stołach każdy ma { $seconds } s na odpowiedź, także przed rzutem i ruchem bez wyboru.
       *[False] Masz na odpowiedź tyle czasu, ile jest przy stole.
    }
settings-asks =
    { $on ->
        [True] Pytam cię też o ruchy bez wyboru.
       *[False] Jeśli jest tylko jeden ruch, wykonuję go za ciebie.
    }
settings-none = Nic nie wybrano. Wybierz coś z menu albo jeszcze raz /{ command-settings }.

menu-theme-own = Twój motyw
theme-as-server = Jak na serwerze
theme-light = Wieczorne światło
theme-dark = Noc
theme-light-colour-blind = Wieczór, wyraźne kolory
    .short = Gdy mylisz czerwony z zielonym albo niebieski z żółtym
theme-dark-colour-blind = Noc, wyraźne kolory
    .short = Gdy mylisz czerwony z zielonym albo niebieski z żółtym
themes-alt = Róg planszy w każdym motywie: { $themes }.
button-look-first = Wyścig przez mury: z podglądem
button-not-look-first = Wyścig przez mury: ruch od razu
button-draws = Zawsze dobieraj kartę
button-not-draws = Pytaj przed dobraniem karty
button-more-time = Proszę o więcej czasu
button-not-more-time = Wystarczy zwykły czas
button-asks = Pytaj mnie też o ruchy bez wyboru
button-not-asks = Ruchy bez wyboru wykonuj za mnie
menu-rolls = Twoje kostki
menu-calls = Gdy jest twoja kolej, a ciebie nie ma
menu-zone = Twoja strefa czasowa
settings-tell = **Wolne miejsca:** mogę dać ci znać, gdy stół na tym serwerze czeka na graczy.
menu-listed = Twoje wyniki
    .about = Po wyborze „nie pamiętaj żadnych” rozpoczęte partie jeszcze się liczą, a na listach tego sezonu już cię nie będzie (bez sezonów: przez 90 dni).
remember-yes = Pamiętaj je i pokazuj mnie na listach
remember-hidden = Pamiętaj je, ale nie pokazuj mnie na listach
remember-forgotten = Od teraz nie pamiętaj żadnych
zone-as-server = Jak na serwerze
calls-server = Jak na serwerze
calls-once = Powiadom od razu, na planszy
calls-late = Powiadom, gdy minie połowa czasu
calls-dm-once = Od razu wiadomość prywatna
calls-dm-late = Wiadomość prywatna, gdy minie połowa czasu
calls-never = Nigdy mnie nie powiadamiaj
button-roll-for-me = Od teraz rzucaj za mnie
rolls-from-now-on = Od teraz rzucam za ciebie przy każdym stole. Zmienisz to w /{ command-settings }, „{ menu-rolls }”.
rolls-table = Jak przy stole
rolls-itself = Zawsze rzucaj za mnie
rolls-hand = Zawsze rzucam samodzielnie

help-text =
    ## Pöppel
    Zagrajcie tu razem w *Mensch ärgere Dich nicht*, niemieckiego krewnego Chińczyka. Nieoficjalnie, nie od wydawcy gry.

    1) Wpisz `/{ command-play }`. Kto chce grać, naciska **{ button-join }**.
    2) Za mało osób? **{ button-fill }**. Inna gra, inne zasady, inny dzień? **{ button-host }**.
    3) Naciśnij **{ button-start }**. Twoja kolej? Naciśnij **{ action-roll }**, potem wybierz pionek. Karty są pod **{ button-my-hand }**.

    `/{ command-table } { command-table-show }` przywołuje planszę, `/{ command-table } { command-table-text }` ją opisuje, `/{ command-tables }` to wolne miejsca i twoje partie, `/{ command-rules }` objaśnia zasady. Masz dość? `/{ command-table } { command-table-leave }` oddaje miejsce, `/{ command-table } { command-table-end }` kończy partię.
    Masz ochotę zagrać? Naciśnij **{ button-tell }**, a powiadomię cię, gdy jakiś stół będzie tu czekał na graczy.
    W pojedynkę? `/{ command-daily }` ma codziennie pięć pozycji.
    Sześć osób lub więcej? Moderatorzy otwierają puchar: `/{ command-cup } { command-cup-new }`, rundy przy wielu stołach i finał.
    Żaden restart nie gubi partii, a z `/{ command-fair }` każdy może sprawdzić kostki.
    -# Pöppel { $version }

help-uninvited =
    ## Pöppel
    Niemiecki krewny Chińczyka, *Mensch ärgere Dich nicht*, na Discordzie. Nieoficjalnie, nie od wydawcy gry.

    Tutaj masz Pöppel tylko dla siebie: `/{ command-daily }` ma codziennie pięć pozycji, `/{ command-rules }` objaśnia gry, `/{ command-privacy }` pokazuje, co o tobie zapisuję.
    Chcesz zagrać z innymi? [Zaproś mnie na swój serwer]({ $link }) i wpisz tam `/{ command-play }`.

rules-classic =
    ## Gra klasyczna w skrócie
    Kto zna Chińczyka, odnajdzie się od razu; bicie nie jest tu jednak obowiązkowe. Masz cztery pionki – mniej z zasadą domową „{ rule-pieces }”. Przeprowadź je wszystkie raz dookoła planszy, zgodnie ze strzałkami, do swojego domku. Kto zrobi to pierwszy, wygrywa.

    - Jeden pionek stoi na polu startowym, reszta czeka w bazie. Zaczyna, kto wyrzuci najwięcej (chyba że zasady domowe mówią inaczej), dalej zgodnie z ruchem wskazówek zegara. W instrukcji zaczyna najmłodszy, ale nie wiem, ile macie lat.
    - Rzuć i przesuń jeden pionek dokładnie o tyle pól. Jeśli któryś nie może, rusza inny. Jeśli żaden nie może, stoisz.
    - Tylko **6** wyprowadza pionek z bazy na pole startowe – a dopóki jakieś tam czekają, któryś musi wyjść. Jeśli na polu startowym stoi twój pionek, szóstką rusza właśnie on.
    - Według instrukcji rzucasz raz, nawet gdy wszystkie pionki są w bazie (zasada domowa „{ rule-three-rolls }” daje trzy). Po szóstce rzucasz jeszcze raz – chyba że nie dało się jej użyć albo wprowadziła ostatni pionek do domku.
    - Dopóki w bazie czekają pionki, zwalniaj pole startowe, gdy tylko się da.
    - Pionki można przeskakiwać; ich pola się liczą. Kto staje na cudzym pionku, odsyła go do bazy. Nie ma przymusu bicia, jeśli jest inny ruch. Dwa twoje pionki nie staną na jednym polu.
    - Do domku wchodzi się dokładnym rzutem. Jego pola też liczy się po kolei; w środku można iść dalej i przeskakiwać. Do cudzego domku nie wchodzi nikt.

unknown-game = Nie znam tej gry. Wybierz z listy.
unknown-table = Tego stołu już nie ma. Otwórz nowy: /{ command-play }.
table-ended = Ta partia się skończyła. Zacznij nową: /{ command-play }.
table-not-started = Partia jeszcze się nie zaczęła. Zacząć może tylko gospodarz.
table-unplayable = Stół { $table } pochodzi z innej wersji bota Pöppel i nie da się przy nim grać. Admin może go zamknąć: /{ command-table } { command-table-end }.
no-table-here = Na tym kanale nie ma stołu. Otwórz go: /{ command-play }.
channel-busy = Tu już ktoś gra: { to-board }. Dołącz, poczekaj, zakończ partię przez /{ command-table } { command-table-end } albo zagraj na innym kanale.
no-member = Widzisz moje polecenia, ale nie ma mnie jeszcze na tym serwerze, więc nie pokażę planszy. Admin może [mnie dodać]({ $link }).
missing-permissions = { $channel }: jeszcze nie mogę tu grać. Poproś admina o uprawnienia: { $permissions }.
only-admins = To mogą zmienić tylko admini tego serwera. Zapytaj któregoś.
not-seated = Nie masz miejsca przy tym stole. Otwórz własny: /{ command-play }.
not-away = Tutaj nie gra za ciebie komputer. Najnowszą planszę przywołuje /{ command-table } { command-table-show }.
seat-own = Już tu grasz. Najnowszą planszę przywołuje /{ command-table } { command-table-show }.
seat-taken = Ktoś już ma to miejsce. Otwórz własny stół: /{ command-play }.
seat-barred = Moderatorzy usunęli cię od tego stołu. Tylko oni mogą znów dać ci miejsce.
seat-closed = Przy tym stole komputery zatrzymują miejsca. Naciśnij „{ button-next }”, a dam znać o następnej partii.
seat-held = Ktoś już widział te karty, więc nikt inny nie może zająć tego miejsca. Naciśnij „{ button-next }”, a dam znać o następnej partii.
seat-seen = Znasz już inne karty z tej partii, więc tej nie dostaniesz. Otwórz własny stół: /{ command-play }.
already-done = To już zrobione. Plansza pokazuje, kto teraz gra.
button-more = Więcej…
too-late = Za późno: czas na odpowiedź minął.
not-waited-for = Nie musisz pasować: nikt tu na ciebie nie czeka.
not-your-turn = Jeszcze nie twoja kolej. Plansza pokaże, kiedy będzie.
stale = Gra poszła dalej. Najnowszą planszę przywołuje /{ command-table } { command-table-show }.
illegal = Tak się tu nie da. Użyj przycisków najnowszej planszy.
bad-click = Nie znam tego przycisku. Najnowszą planszę przywołuje /{ command-table } { command-table-show }.
no-hands = W tej grze nikt nie trzyma kart. Wszystko leży na planszy.
failed-store = Nie udało się zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
failed-bug = Coś poszło u mnie nie tak. Zajrzyj do najnowszej planszy (/{ command-table } { command-table-show }) i spróbuj jeszcze raz.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii czatu
permission-connect = Łączenie
