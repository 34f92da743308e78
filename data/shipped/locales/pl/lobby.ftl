lobby-title = -# Mensch ärgere Dich nicht, niemiecki krewny Chińczyka
lobby-seat =
    { $seat }{ $level ->
        [easy] { " " }(komputer, łatwy i łagodny)
        [hard] { " " }(komputer, trudny)
        [person] { "" }
       *[other] { " " }(komputer)
    }{ $host ->
        [True] { " " }(gospodarz)
       *[False] { "" }
    }
lobby-needs = { $more ->
        [one] Jeszcze jedna osoba i można zaczynać.
        [few] Jeszcze { $more } osoby i można zaczynać.
        [many] Jeszcze { $more } osób i można zaczynać.
       *[other] Jeszcze { $more } osoby i można zaczynać.
    }
lobby-board = { $players ->
        [3] W trójkę
        [4] W czwórkę
        [5] W piątkę
       *[other] W szóstkę
    } gracie na planszy z { $arms ->
        [4] czterema
       *[other] sześcioma
    } ramionami{ $keep ->
        [True] { " " }i zachowujecie swoje kolory.
       *[False] .
    }
lobby-again =
    { $count ->
        [one] { $people }, jeszcze jedna partia? Naciśnij „{ button-join }”! Twoje miejsce zwolni się { $until }.
        [few] { $people }, jeszcze jedna partia? Naciśnijcie „{ button-join }”! Wasze miejsca zwolnią się { $until }.
        [many] { $people }, jeszcze jedna partia? Naciśnijcie „{ button-join }”! Wasze miejsca zwolnią się { $until }.
       *[other] { $people }, jeszcze jedna partia? Naciśnijcie „{ button-join }”! Wasze miejsca zwolnią się { $until }.
    }
lobby-last = Ostatnio: { $game }, { $preset }. Grali: { $people }.
lobby-closes = Stół zamknie się { $due }, jeśli nikt nie zacznie.
lobby-called =
    { $count ->
        [one] { $people }, to następna partia, zgodnie z życzeniem: naciśnij „{ button-join }”!
        [few] { $people }, to następna partia, zgodnie z życzeniem: naciśnijcie „{ button-join }”!
        [many] { $people }, to następna partia, zgodnie z życzeniem: naciśnijcie „{ button-join }”!
       *[other] { $people }, to następna partia, zgodnie z życzeniem: naciśnijcie „{ button-join }”!
    }
lobby-rearranged = Jeśli zaczniesz teraz: { $players }
lobby-rules = **Zasady:** { $preset }
lobby-begins = Tym razem zaczyna { $person }.
lobby-private-note = Tylko z zaproszeniem.
lobby-lasts = { $players ->
        [0] Zwykle { $minutes } min
        [2] { $minutes } min we dwójkę
        [3] { $minutes } min w trójkę
        [4] { $minutes } min w czwórkę
        [5] { $minutes } min w piątkę
       *[other] { $minutes } min w szóstkę
    }
lobby-lasts-about = Ok. { $minutes } { $players ->
        [0] min
        [2] min we dwójkę
        [3] min w trójkę
        [4] min w czwórkę
        [5] min w piątkę
       *[other] min w szóstkę
    }
lobby-pace = { $pace ->
        [quick] 1 minuta na ruch
        [relaxed] 5 minut na ruch
        [days] 1 dzień na ruch
       *[other] Bez zegara
    }
lobby-shorter = „{ $preset }”: { $minutes } min
lobby-more-time = Prośba o więcej czasu: { $people }. Każdy ma { $seconds } s na odpowiedź.
lobby-takes-back = Ruch można cofnąć, dopóki gra nie potoczy się dalej.
lobby-invited = Na liście gości: { $people }
lobby-free-seat = wolne
rule-set = { $rule }: { $value }
rule-off = bez: { $rule }

button-join = Gram
button-last = Jak ostatnio
button-seat = Moje miejsce
button-leave = Odejdź od stołu
button-host = Przygotuj
button-start = Start
button-alone = Zagraj od razu z komputerami
button-fill = Uzupełnij komputerami
button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-house-rules = Zmień zasady domowe
button-back-to-set-up = Wróć
button-save-preset = Zapisz te zasady
button-forget-preset = Usuń: { $name }

menu-title = Wybierz grę, zasady i kto może dołączyć. Wszyscy widzą twój wybór.
menu-rules-title = Wybierz zasady domowe. Wszyscy widzą twój wybór.
seat-title = Twój kolor: { $colour }.{ $free ->
        [0] { " " }Żaden inny nie jest wolny.
       *[other] { "" }
    }
seat-rolls = Rzucam za wszystkich. Wolisz rzucać samodzielnie? /{ command-settings }
menu-colour = Wybierz inny kolor
menu-game = Gra
menu-computer = Dodaj wybrany komputer
level-easy = Łatwy i łagodny
    .short = Dopiero się uczy; nie zbija tych, co są w tyle
level-normal = Zwykły
    .short = Myśli o jednym ruchu
level-hard = Trudny
    .short = Myśli o dalszych ruchach
level-hunter = Łowca
    .short = Uwielbia zbijać
level-careful = Ostrożny
    .short = Unika ryzyka
level-runner = Biegacz
    .short = Gna do przodu i nie ogląda się za siebie
level-grudge = Pamiętliwy
    .short = Odgrywa się na tych, którzy go zbili
menu-window = Czas na odpowiedź
window-seconds = { $seconds } s na odpowiedź na kartę
menu-pace = Tempo
pace-quick = Szybko
    .short = 1 minuta na ruch, potem wchodzi komputer
pace-relaxed = Spokojnie
    .short = 5 minut na ruch, potem wchodzi komputer
pace-days = Dzień na ruch
    .short = Dam znać, gdy jest wybór
pace-none = Bez zegara
    .short = Tyle czasu, ile chcecie
menu-options = Opcje
option-private = Tylko z zaproszeniem
    .short = Dołączą tylko osoby z twojej listy
option-takeover = Miejsca dla spóźnialskich
    .short = W trakcie gry można przejąć miejsce komputera
option-rolls = Rzuty automatyczne
    .short = Rzucam, chyba że ktoś woli inaczej (/{ command-settings })
option-taking-back = Cofanie
    .short = Ruch można cofnąć, dopóki gra nie potoczy się dalej
option-hints = Podpowiedzi
    .short = Można mnie poprosić o podpowiedź
menu-preset = Zasady
menu-rules = Zasady domowe
menu-invite = Zaproś
menu-remove = Usuń kogoś
sure-guest = **Usunąć od tego stołu: { $name }?** Miejsce się zwolni. { $private ->
        [True] Powrót tylko z nowym zaproszeniem.
       *[False] Powrót jest możliwy.
    }
    .button = Usuń od stołu
form-preset-name = Nazwij te zasady

lobby-already-joined = Już tu grasz. Wszystko gotowe!
lobby-not-in = Nie ma cię jeszcze przy tym stole. Najpierw naciśnij „{ button-join }”.
lobby-private = Ten stół jest tylko z zaproszeniem. Poproś o nie: { $host }.
lobby-full = Wszystkie miejsca są zajęte. Otwórz własny stół: /{ command-play }.
lobby-colour-taken = Ten kolor jest zajęty. Wybierz inny.
lobby-colour-none = Na tej planszy nie ma już tego koloru. Wybierz inny.
lobby-not-alone = Już nie grasz w pojedynkę. Gdy wszyscy będą gotowi, naciśnij „{ button-start }”.
lobby-host-no-more = Nie jesteś już gospodarzem tego stołu. Teraz jest nim { $host }.
lobby-nobody-to-remove = Wybierz osobę, która tu siedzi albo jest na liście gości.
lobby-no-computer = Nie ma komputera do usunięcia.
lobby-too-few = Do startu potrzeba co najmniej { $least } graczy. Zaproś kogoś albo naciśnij „{ button-fill }”.
lobby-unconfirmed = Czekamy na: { $people }. Trzymam miejsca przez kilka minut. Możesz je też zwolnić w „{ button-host }”.
lobby-too-many = Najwięcej osób z tymi zasadami: { $most }. Zmień zasady albo poproś kogoś o zwolnienie miejsca.
lobby-host-silent = { $host } od dłuższej chwili nic tu nie robi. Jeśli masz miejsce, możesz wybrać zasady i zacząć partię.
lobby-closed = Ten stół zamknął się przed startem. Otwórz nowy: /{ command-play }.
lobby-left = Nie ma cię już przy stole. Jednak chcesz zagrać? Naciśnij „{ button-join }”.
lobby-over = Partia już trwa, tego nie da się zmienić. Następnym razem!
only-host = To może zrobić tylko gospodarz: { $host }.
server-preset-unnamed = Nazwij te zasady: od 1 do { $most } znaków.
server-preset-taken = Nazwa { $name } jest już zajęta. Wybierz inną.
server-preset-too-many = Masz już { $most } zapisanych zestawów zasad do tej gry. Najpierw usuń któryś.
unknown-preset = Tych zasad już nie ma. Wybierz inne z listy.
rules-unknown = Nie znam zasady „{ $rule }”. Wybierz z listy.
rules-elsewhere = W tej grze nie ma zasady „{ $rule }”; jest w „{ $game }”.
rules-value = { $rule }: wartość { $value } nie jest możliwa. Wybierz z listy.
rules-conflict = { $rule } i { $other } nie idą w parze. Wybierz jedno z nich.

# Wolne miejsca: wiadomość przy czekającym stole i strona z wyborem.

button-tell = Daj mi znać
gathering =
    { $count ->
        [one] **{ $who } czeka na graczy!**
        [few] **{ $who } czekają na graczy!**
        [many] **{ $who } czekają na graczy!**
       *[other] **{ $who } czekają na graczy!**
    } { $game } · stół { $table } · { $free ->
        [0] wszystkie miejsca już zajęte
        [one] jedno wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnych miejsc
    } · [Do stołu]({ $link })
gathering-why = To na życzenie z przycisku „{ button-tell }”. Wyłączysz to w /{ command-settings }.
tell-page = **Powiadomienia o wolnych miejscach.** Gdy stół na tym serwerze czeka minutę na graczy, oznaczę cię na jego kanale: najwyżej raz na trzy godziny, nigdy w godzinach ciszy ani w trakcie twojej partii (nie licząc gier „{ pace-days }”).
tell-state = { $on ->
        [True] Teraz: **{ $game }**
       *[False] Teraz: **wyłączone**
    }
tell-any = Każda gra
menu-tell = O których stołach?
button-tell-off = Nie powiadamiaj mnie
tell-not-here = Na tym serwerze nie powiadamiam o wolnych miejscach.
tell-role-here = Na tym serwerze o wolnych miejscach powiadamiam rolę { $role }.
tell-never = W /{ command-settings } jest wybrane „{ calls-never }”, więc nic nie przyjdzie.
