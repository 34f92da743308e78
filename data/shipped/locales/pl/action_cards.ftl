game-action-cards = Karty akcji
    .goal = Gra klasyczna, wywrócona kartami do góry nogami.
    .aim = Wyścig z kartami

preset-evening = Na wieczór
    .short = Według instrukcji, po trzy pionki: dobra godzina

rule-deck = Karty
    .text = Nasze 55 kart raz, nasze 55 kart dwa razy albo własna talia. Pojedyncze karty można pominąć.
    .short = Nasze 55 kart raz lub dwa razy albo własna talia
    .value-ours = nasze 55 kart
    .value-twice = każda karta dwa razy: 110
    .value-own = własna talia, kart: { $cards }
rule-auto-draw = Dobieranie bez pytania
    .text = Po rzucie zawsze dobierasz kartę. Bez tej zasady wolno zrezygnować, jeśli w /{ command-settings } wybierzesz pytanie przed dobraniem. Niektóre karty działają od razu i nie zawsze na twoją korzyść.
    .short = Po rzucie zawsze dobierasz kartę
rule-four-arms = W trójkę na czterech ramionach
    .text = Trzy osoby grają na planszy z czterema ramionami. Bez tej zasady siedzą przy co drugim z sześciu, co jest sprawiedliwsze: na czterech ten w środku wygrywa rzadziej.
    .short = Na czterech ramionach zamiast na co drugim z sześciu
rule-backward-past-start = W tył za własny start
    .text = Pionek idący w tył może stanąć na własnym polu startowym albo je minąć, cokolwiek mówi karta. To oszczędza mu całe okrążenie.
    .short = Idąc w tył, pionki mogą minąć swój start

source-003 = instrukcja kart akcji (po niemiecku)

deck-file = Oto karty w pliku. Wpisz, ile ma być każdej (0: ani jednej), razem od { $least } do { $most }. Przed początkiem partii odeślij plik przez /{ command-table } { command-table-deck }. Admin może ustawić go dla wszystkich nowych stołów: /{ command-settings } { command-settings.deck }.
deck-too-big = Plik talii może mieć najwyżej { $kilobytes } KB.
deck-unreadable = To nie jest talia ({ $reason }). /{ command-table } { command-table-deck } bez pliku wyśle ci wzór do zmian.
deck-kind = Pozycja { $number } talii, „{ $entry }”, to nie jest karta, którą znam. /{ command-table } { command-table-deck } bez pliku wyśle ci wszystkie.
deck-copies = Pozycja { $number } talii, „{ $entry }”, jest dwa razy albo ma mniej niż 0 sztuk. Każdą kartę wpisz raz.
deck-chosen = Ten stół gra twoją talią, kart: { $cards }.
deck-elsewhere = Talię ma tylko gra z kartami akcji. Zacznij ją: /{ command-play }.
deck-size = Talia ma od { $least } do { $most } kart, ta ma { $cards }.

kind-denkste = Akurat!
    .text = Zagraj, gdy ktoś ogłasza kartę: tamta karta przepada. Albo w swojej turze zamiast rzutu: liczy się jako 6 i rzucasz jeszcze raz, ale nie dobierasz karty.
    .short = Unieważnia kartę albo liczy się jako 6
    .face = Unieważnia kartę albo jest szóstką
kind-aetsch = Figa z makiem!
    .text = Zagraj, gdy ktoś ogłasza kartę, która dotyczy tylko ciebie: tamta karta przepada.
    .short = Unieważnia kartę, która dotyczy tylko ciebie
    .face = Unieważnia kartę tylko na ciebie
kind-schutzengel = Anioł stróż
    .text = Zagraj, gdy ktoś chce zbić twoje pionki: twoje zostają, a tamten pionek staje na tym samym polu. Cudze pionki na tym polu i tak wracają do bazy.
    .short = Twoje pionki nie wracają do bazy
    .face = Twoje pionki zostają
kind-retourkutsche = Wet za wet
    .text = Zagraj, gdy pionek zbija twój: tamten też wraca do bazy.
    .short = Kto zbija twój pionek, sam też wraca do bazy
    .face = Tamten pionek też do bazy
kind-zugabe = Bis!
    .text = Zagraj w dowolnej chwili, przed rzutem albo po ruchu: rzuć raz i rusz. Bez dodatkowego rzutu po szóstce i bez karty potem.
    .short = W dowolnej chwili: rzuć raz i rusz
    .face = Dodatkowy rzut i ruch
kind-flohsprung = Skok pchły
    .text = Zagraj w dowolnej chwili, przed rzutem albo po ruchu: przesuń swój pionek na trasie o 1 lub 2 pola, w przód albo w tył – ale w tył nigdy na własne pole startowe ani za nie. Nikt nie wraca do bazy.
    .short = W dowolnej chwili: 1 lub 2 pola, w przód albo w tył
    .face = 1 lub 2 pola, w przód albo w tył
kind-wuerfelpech = Pechowy rzut
    .text = Zagraj, gdy ktoś inny już rzucił, ale jeszcze nie ruszył: rzuca jeszcze raz i liczy się nowy rzut.
    .short = Ktoś inny musi rzucić jeszcze raz
    .face = Ktoś inny rzuca jeszcze raz
kind-voelkerwanderung = Wycieczka
    .text = Od razu: po kolei, zgodnie z ruchem wskazówek zegara, każdy przesuwa swój pionek na trasie dokładnie o 3 pola w przód. Kto nie może, stoi.
    .short = Od razu: każdy rusza pionkiem o 3 w przód
    .face = Każdy rusza o 3 w przód
kind-alle-zurueck = W tył zwrot!
    .text = Od razu: po kolei każdy cofa swój pierwszy pionek na trasie o 4, albo następny, który może: żaden nie staje na własnym polu startowym ani go nie mija. Nikt nie wraca do bazy.
    .short = Od razu: każdy cofa pionek o 4
    .face = Każdy cofa pionek o 4
kind-karussell = Karuzela
    .text = Od razu: każdy, kto ma karty, podaje jedną w lewo, wszyscy naraz.
    .short = Od razu: każdy podaje kartę w lewo
    .face = Każdy podaje kartę w lewo
kind-karten-fuer-alle = Po karcie!
    .text = Od razu: po kolei każdy dobiera kartę, nawet mając pięć lub więcej.
    .short = Od razu: każdy dobiera kartę
    .face = Każdy dobiera kartę
kind-startschuss = Strzał startowy
    .text = Od razu: po kolei każdy może wyprowadzić pionek. Cudze pionki na swoim polu startowym odsyłasz do bazy albo stajesz wśród nich.
    .short = Od razu: każdy może wyprowadzić pionek
    .face = Każdy może wyjść z bazy
kind-wuerfelrunde = Każdy rzuca
    .text = Od razu: po kolei każdy rzuca raz i rusza. Szóstka nie daje dodatkowego rzutu i nikt nie dobiera karty.
    .short = Od razu: każdy rzuca raz i rusza
    .face = Każdy rzuca raz i rusza
kind-tempolimit = Zwolnij!
    .text = Od razu: do twojej następnej tury pionki ruszają tylko po rzucie 1, 2 lub 3 – u wszystkich, także gdy rzut jest z karty. Szóstka nadal wyprowadza pionek.
    .short = Od razu: przez rundę ruszają tylko 1, 2 i 3
    .face = Przez rundę liczą się rzuty 1–3
kind-inventur = Remanent
    .text = Od razu: każdy zostawia sobie trzy karty, a resztę odrzuca, wszyscy naraz.
    .short = Od razu: każdy zostawia tylko trzy karty
    .face = Każdy zostawia tylko trzy karty
kind-rueckenwind = Wiatr w plecy
    .text = Od razu: osoba, której pionki przeszły razem najmniej pól (przy remisie pierwsza po kolei, licząc od ciebie), przesuwa pionek o 8 pól w przód albo wyprowadza jeden, jeśli żaden nie może.
    .short = Od razu: kto jest ostatni, rusza o 8 w przód
    .face = Ostatni rusza o 8 w przód
kind-sprint = Sprint
    .text = W swojej turze: przesuń swój pionek na trasie dokładnie o 8 pól w przód, nawet do domku.
    .short = Przesuń pionek dokładnie o 8 w przód
    .face = Pionek idzie o 8 w przód
kind-wahlwuerfel = Trefna kostka
    .text = W swojej turze: wybierz liczbę od 1 do 6 i rusz pionkiem o tyle. Szóstką możesz wyprowadzić pionek. Bez dodatkowego rzutu po szóstce.
    .short = Wybierz liczbę od 1 do 6 i rusz o tyle
    .face = Ruch od 1 do 6, jak chcesz
kind-doppelzug = Podwójny ruch
    .text = W swojej turze: rzuć dwiema kostkami i rusz dwoma różnymi pionkami na trasie, każdym o oczka jednej kostki. Kostka, której nie da się użyć, przepada. Bez dodatkowego rzutu po szóstce.
    .short = Rzuć dwiema kostkami i rusz dwoma pionkami
    .face = Dwie kostki, dwa pionki
kind-krebsgang = Rakiem
    .text = W swojej turze: cofnij swój pionek na trasie o 1 do 6 pól – o ile, wybierasz – ale nigdy na własne pole startowe ani za nie. Może zbijać.
    .short = Cofnij pionek o 1 do 6
    .face = Pionek cofa się o 1 do 6
kind-dampfwalze = Walec
    .text = W swojej turze: rzuć i rusz swoim pionkiem na trasie. Każdy cudzy pionek, który mija albo na którym staje, wraca do bazy. Jeśli żaden pionek nie może ruszyć, rzut przepada.
    .short = Rzuć i odeślij do bazy każdego po drodze
    .face = Zbija każdego po drodze
kind-tandem = Tandem
    .text = W swojej turze: przesuń dwa swoje pionki na trasie, każdy dokładnie o 3 pola w przód. Nikt nie wraca do bazy.
    .short = Przesuń dwa pionki, każdy dokładnie o 3 w przód
    .face = Dwa pionki idą po 3 w przód
kind-freigang = Przepustka
    .text = W swojej turze: wyprowadź pionek. Cudze pionki na swoim polu startowym odsyłasz do bazy albo stajesz wśród nich.
    .short = Wyprowadź pionek
    .face = Wyprowadź pionek
kind-heimweh = Tęsknota
    .text = W swojej turze: przenieś swój pionek, któremu do domku brakuje najwyżej 6 pól, na pierwsze wolne pole domku.
    .short = Przenieś pionek sprzed domku do środka
    .face = Bliski pionek idzie do domku
kind-platztausch = Zamiana
    .text = W swojej turze: zamień swój pionek na trasie z cudzym pionkiem na trasie. Nikt nie wraca do bazy.
    .short = Zamień się z cudzym pionkiem
    .face = Zamień się z cudzym pionkiem
kind-rausschmeisser = Bramkarz
    .text = W swojej turze: wybierz pole na trasie i kolor. Wszystkie jego pionki stamtąd wracają do bazy. Pola startowe są bezpieczne, a anioł stróż nie pomaga.
    .short = Odeślij do bazy cudze pionki z jednego pola
    .face = Zbija jeden kolor na polu
kind-windstoss = Podmuch
    .text = W swojej turze: wybierz swój pionek na trasie. Cudze pionki na 12 polach przed nim zdmuchuje o 6 pól w tył. Nikt nie wraca do bazy. Pionek, który doszedłby do własnego pola startowego, stoi.
    .short = Zdmuchnij cudze pionki o 6 w tył
    .face = Zdmuchuje pionki z przodu o 6
kind-taschendieb = Kieszonkowiec
    .text = W swojej turze: weź w ciemno dwie karty od kogoś, kto ma co najmniej dwie. Możesz mieć więcej niż pięć.
    .short = Weź komuś dwie karty
    .face = Weź komuś dwie karty
kind-hamsterkauf = Na zapas
    .text = W swojej turze: dobierz trzy karty. Możesz mieć więcej niż pięć.
    .short = Dobierz trzy karty
    .face = Dobierz trzy karty
kind-schlafmuetze = Śpioch
    .text = W swojej turze: wybierz kogoś innego. Ta osoba traci następną turę.
    .short = Ktoś inny traci następną turę
    .face = Ktoś inny traci turę
kind-baustelle = Remont
    .text = W swojej turze: wybierz puste pole trasy (nie startowe). Do twojej następnej tury nikt nie może tam stanąć ani go minąć.
    .short = Zamknij puste pole do swojej następnej tury
    .face = Zamyka pole na rundę

timing-any-time = W dowolnej chwili
timing-at-once = Od razu
timing-turn = W swojej turze, zamiast rzutu
timing-counter = Jako odpowiedź
symbol-crossed = Nie działa na nią: { $cards }
symbol-base = Także dla pionków w bazie
symbol-no-base = Nie dla pionków w bazie
symbol-peaceful = Nikogo nie zbija

event-shuffled-cards = potasowane karty: { $cards }
event-drew-card = dobiera { $card ->
        [none] kartę
       *[other] „{ $card }”
    }
event-declined-card = nie dobiera karty
event-drew-at-once = dobiera „{ $card }”
event-acted-at-once =
    .headline = „{ $card }” działa od razu. { $does }
event-played-card =
    .headline = { $who } zagrywa „{ $card }”{ $about }
event-cancelled-card =
    .headline = „{ $card }” przepada!
event-regained-card = dostaje „{ $card }” z powrotem
event-held-window = chce się zastanowić: więcej czasu dla wszystkich
event-ordered-pass = { $order ->
        [pass-turn] pasuje do końca tej tury
        [pass-always] od teraz zawsze pasuje
        [pass-unless-concerned] od teraz chce pytań tylko we własnej sprawie
       *[other] od teraz chce pytań o każdą kartę
    }
event-declared-capture = chce zbić pionek: { $victim }
event-guarded =
    .headline = Anioł stróż czuwa ({ $seat }): żaden pionek nie wraca do bazy!
event-sent-home =
    .headline = { $who } zbija – do bazy wraca { $seat }!
event-pushed-back = zdmuchuje pionek { $piece } ({ $seat }) w tył, z { $at } na { $to }
event-swapped-pieces = pionek { $piece } na { $to }, a { $other } ({ $victim }) na { $other_to }
event-counted-as-six = zagrywa „{ kind-denkste }” jako szóstkę
event-rolled-dice = wyrzuca { $dice }
event-lost-die = { $pips } przepada
event-could-not = tym razem nic nie robi
event-took-card = bierze { $card ->
        [none] kartę
       *[other] „{ $card }”
    } (traci: { $victim })
event-passed-on = podaje { $card ->
        [none] kartę
       *[other] „{ $card }”
    } (dostaje: { $to_seat })
quoted-card = „{ $card }”
event-discarded-cards = odrzuca { $cards }
event-began-lasting = { $victim ->
        [none] „{ $card }” zostaje na stole{ $square ->
            [none] {""}
           *[other] , na polu { $square }
        }
       *[other] { $victim } straci turę
    }
event-ended-lasting = „{ $card }” się kończy
event-slept-through = przesypia turę

prompt-react =
    { $own ->
        [True] { $what }{ $plays ->
            [False] { " " }Żadna z twoich kart nie pomoże: poczekaj.
           *[other] { "" }
        }
        [open] { $what } { $plays ->
            [False] Żadna z twoich kart nie pomoże: poczekaj.
           *[other] Czy ktoś odpowiada?
        }
       *[False] { $what } Czekamy na: { $seats }.
    }
prompt-draw =
    { $own ->
        [True] Dobierasz kartę?
        [aside] { $seats } może dobrać kartę.
       *[False] { $seats }, dobierasz kartę?
    }
prompt-card-move = { $own ->
        [True] { $choice ->
            [itself] Jest tylko jeden ruch; wykonam go za ciebie.
            [one] Jest tylko jeden ruch.
           *[some] Który pionek?
        }
        [aside] { $choice ->
            [some] { $seats } wybiera pionek.
           *[one] { $seats } ma tylko jeden ruch.
        }
       *[False] { $seats }{ $choice ->
            [itself] : jest tylko jeden ruch; wykonam go za ciebie.
            [one] : jest tylko jeden ruch.
           *[some] , który pionek?
        }
    }
prompt-pass-on = { $own ->
        [True] Którą kartę podajesz w lewo?
       *[False] { $seats }: którą kartę podajesz w lewo?
    }
prompt-discard =
    { $own ->
        [True] Zostawiasz trzy karty. Którą odrzucasz?
       *[False] { $seats }: które trzy karty zostawiasz?
    }
asked-card = { $seat } zagrywa „{ $card }”{ $does ->
        [none] {""}
       *[other] {" "}(_{ $does }_)
    }{ $about }.
asked-capture = { $seat } chce zbić pionek: { $victim }.

button-react = Odpowiedz
button-pass = Pas
button-signs = Objaśnij znaki
button-choose-card = Wybierz kartę
menu-left-out = Pomiń karty (w dowolnej chwili, od razu)
menu-left-out-turn = Pomiń karty (w swojej turze)

action-join = { $piece } → { $to }, na wspólne pole
action-join-enter = { $piece } wychodzi na wspólne pole
action-play = { $target ->
        [none] Zagraj
       *[other] { $target }
    }
action-answer = Zagraj „{ $card }”
hand-answer = **{ $card }** { $text }
hand-why = { $cards }: { $why }.
why-turn = tylko w swojej turze, zamiast rzutu
why-rolled = tylko zamiast pierwszego rzutu
why-target = teraz nic na planszy nie pasuje
why-announced = tylko gdy ktoś ogłasza kartę
why-capture = tylko gdy ktoś chce zbić twoje pionki
why-crossed = na tę kartę nie działa
why-alone = ta karta dotyczy nie tylko ciebie
why-helpless = na to nie pomaga
why-answered = najpierw mogą odpowiedzieć inni
why-asked = teraz nie ma pytania do ciebie
why-pause = tylko przed rzutem albo po ruchu
why-roll = tylko zaraz po cudzym rzucie
hand-asked = Pytam cię tylko o karty, które cię dotyczą. Mam pytać o każdą? Naciśnij „{ action-ask-always }”, gdy można odpowiadać.
action-pass-turn = Pas do końca tury
action-pass-always = Zawsze pas
action-pass-unless-concerned = Pytaj, tylko gdy mnie dotyczy
action-ask-always = Pytaj o każdą kartę
action-hold = Chwileczkę!
action-draw = Dobierz kartę
action-decline = Nie, dziękuję
action-give = { $card }

target-piece = Pionek { $piece } { $at ->
        [base] w bazie
       *[other] na { $at }
    }
target-back = { $piece } · w tył na { $to }{ $captures ->
        [0] {""}
       *[other] , zbity: { $victim }
    }
target-back-beside = { $piece } · w tył na { $to }, na wspólne pole
target-two = { $piece } na { $to }, { $other } na { $other_to }
target-swap = { $piece } zamienia się: { $victim }, { $other } na { $to }
target-gust =
    { $piece } · zdmuchuje { $count ->
        [one] jeden pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    }
target-bounce = { $victim } na { $square }
target-square = pole { $square }

about-moves = : { $moves }
about-against = { " " }– przeciwnik: { $victim }
about-on = : { $victim } na polu { $square }
about-pieces = : { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    } ({ $owners })
about-square = : pole { $square }
about-number = : { $pips }, { $moves }

alt-stands-beside = pionki { $pieces } – { $square }
alt-blocked = Pole { $square } jest zamknięte: nikt tam nie stanie ani go nie minie.
alt-limit = Pionki ruszają tylko po rzucie najwyżej { $most }.
alt-sleeps = { $seat } traci następną turę.
anyone = Kto chce?
anyone-time = { $hours ->
        [0] { $seconds } s
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
alt-announced = Na stole: { $cards }.
alt-discarded = Na wierzchu odrzuconych: „{ $card }”.
alt-hand-cards = Twoje karty:
alt-hand-card = „{ $card }”{ $count ->
        [one] {""}
        [few] {" "}({ $count }×)
        [many] {" "}({ $count }×)
       *[other] {" "}({ $count }×)
    }{ $now ->
        [True] {" "}(można teraz zagrać)
       *[False] {""}
    }: { $does }.
alt-hand-no-cards = Nie masz kart.
alt-hand-plays = Teraz możesz zagrać: { $cards }.
alt-hand-quiet = Teraz nie możesz zagrać żadnej.
alt-targets = Na planszy: { $targets }.

view-action-cards-view = Stos: { $deck }. Twoje karty: { $hand }

rules-action-cards =
    ## Karty akcji w skrócie
    Gra klasyczna plus 55 kart, które wszystko wywracają. (Zasady gry klasycznej znajdziesz w menu „{ menu-show-game }”.) Karty są nasze, inne niż drukowane. W swojej turze rzucasz **albo** zagrywasz kartę – nigdy jedno i drugie.

    - Nikt nie zaczyna z kartami. Na koniec tury z rzutem możesz dobrać kartę: jedną na turę, także po szóstce i także gdy nie było ruchu. Mając pięć lub więcej, nie dobierasz. Gdy stos się skończy, odrzucone karty są tasowane na nowy.
    - Na polu trasy może stać kilka pionków, także twoich. Gdy stajesz na cudzych, wybierasz: odesłać do bazy **wszystkie** albo stanąć na tym samym polu. Przy szóstce, dopóki w bazie czekają pionki, trzeba wyprowadzić pionek albo zwolnić pole startowe – do wyboru. To dotyczy rzutów, nie ruchów z karty.
    - Gdy pionkiem rusza karta, idzie całą drogę, może zbijać, chyba że na karcie jest ☮, a idąc w przód może wejść do domku. W tył nigdy nie wchodzi się do domku. Kartę można zagrać tylko wtedy, gdy da się zrobić wszystko, co mówi.
    - **W dowolnej chwili:** przed rzutem albo po ruchu, w czyjejkolwiek turze; „{ kind-wuerfelpech }” zaraz po cudzym rzucie; odpowiedzi, gdy jest na co odpowiadać. Nie zużywają tury.
    - **Od razu:** zaraz po dobraniu. Nic tego nie zatrzyma, anioł stróż nie pomaga i nie dobierasz innej karty w zamian. Jeśli rusza wszystkich, zaczynasz ty.
    - **W swojej turze:** zamiast rzutu, ale nie zamiast dodatkowego rzutu po szóstce. Tura kończy się wtedy bez dobierania karty (po „{ kind-denkste }” jako szóstce najpierw jeszcze rzucasz).
    - Gdy ktoś ogłasza kartę, którą można zatrzymać, pytam osoby, których pionków, kart albo tury dotyczy, jeśli mają karty. Gdy na ruch jest dzień albo karta może wprowadzić pionek do domku, pytam wszystkich z kartami. Dopóki gra czeka, mogą odpowiedzieć też inni z kartami. „{ kind-denkste }” unieważnia kartę; „{ kind-aetsch }” też, jeśli dotyczy tylko ciebie. Unieważniona karta przepada – a jeśli była zamiast rzutu, to i ta tura. Przekreślone A albo F na karcie znaczy, że ta odpowiedź nie działa. Na odpowiedź też można odpowiedzieć: najpierw liczy się ta zagrana ostatnia.
    - Pytam cię też, gdy ktoś chce zbić twoje pionki. Brak odpowiedzi to pas. Jeśli odpowiesz kartą „{ kind-schutzengel }” albo „{ kind-retourkutsche }”, a tamta karta potem przepadnie, swoją dostajesz z powrotem. W grze z samymi komputerami pytam tylko wtedy, gdy możesz coś zrobić.
    - Wygrywa, kto pierwszy ma wszystkie pionki w domku – nawet dzięki karcie w cudzej turze.
example-action-join = Żółty wyrzuca 4, staje na zielonym i wybiera: zbić go albo, jak tutaj, stanąć na tym samym polu.
signs-on-cards =
    - ∞: w dowolnej chwili
    - ⚡: od razu
    - ♟: w swojej turze, zamiast rzutu
    - Przekreślone A: „{ kind-denkste }” nie działa na tę kartę.
    - Przekreślone F: „{ kind-aetsch }” nie działa na tę kartę.
    - B: także dla pionków w bazie. Przekreślone: nie dla nich.
    - ☮: nikogo nie zbija
hand-signs =
    Znaki na twoich kartach:
    { signs-on-cards }
    - Jasna ramka: tę kartę możesz teraz zagrać.
    - 🔒: tej karty teraz nie zagrasz. Powód jest pod kartami.
rules-cards =
    Wybierz niżej kartę, by ją zobaczyć. Znaki na kartach:
    { signs-on-cards }
menu-show-card = Pokaż kartę (w dowolnej chwili, od razu)
menu-show-card-turn = Pokaż kartę (w swojej turze)
