game-tournament = Turniej
    .goal = Wprowadź wszystkie pionki do domku przed innymi. Jeśli możesz zbić, musisz.
    .aim = Bicie to przymus

preset-penalties = Z karami
    .short = PRZYMUS wolno złamać, ale to kosztuje

rule-must-mode = Reguły z PRZYMUSEM
    .text = Bez kar do wyboru są tylko ruchy zgodne z regułami z PRZYMUSEM. Z karami wolno wszystko, ale złamanie PRZYMUSU kończy turę; za pominięte bicie albo niezwolnione pole startowe pionek wraca do bazy.
    .short = Złamać się ich nie da albo jest za to kara
    .value-enforce = tylko ruchy zgodne z nimi
    .value-penalty = za złamanie jest kara

rule-time-limit = Limit czasu
    .text = Po upływie czasu partia od razu się kończy i liczymy pola: 10 punktów za pionek na polu startowym i 1 za każde następne pole, 75 za pionek w domku. Kto ma wszystkie pionki w domku, jest pierwszy.
    .short = Po upływie czasu liczymy pola
    .value-25 = 25 minut
    .value-30 = 30 minut
    .value-50 = 50 minut
    .value-round = do końca rundy pucharu

event-time-up =
    .headline = Koniec gry! Liczymy pola: { $points }.

event-broke = łamie PRZYMUS { NUMBER($must) }: { $must ->
        [4] szóstka musi wyprowadzić pionek
        [5] pole startowe trzeba zwolnić
        [8] rzut trzeba wykorzystać
        [10] trzeba było zbić
       *[14] trzeba wejść do domku
    }; nic się nie rusza, a tura się kończy
event-fined = płaci za to: pionek { $piece } wraca do bazy

action-lap = { $piece } · pętla na { $to }{ $captures ->
        [0] {""}
       *[other] , zbity: { $victim }
    }
action-pass = Nie ruszam

rules-tournament =
    ## Zasady turniejowe w skrócie
    W czwórkę gracie na zwykłej planszy, w trójkę na planszy z sześcioma ramionami. Wszystkie pionki zaczynają w bazie. Zaczyna, kto wyrzuci najwięcej, dalej zgodnie z ruchem wskazówek zegara. Wygrywa, kto pierwszy ma cztery pionki w domku. „PRZYMUS” z numerem to numer reguły w instrukcji.

    - Tylko **6** wyprowadza pionek. Masz trzy rzuty, gdy żaden twój pionek nie jest na trasie i żaden nie może iść dalej w domku; inaczej jeden. Po szóstce zawsze rzucasz jeszcze raz, nawet gdy nie było ruchu.
    - Na polu stoi jeden pionek. Na trasie można przeskakiwać; zajęte pola też się liczą.
    - **Najpierw bicie** (PRZYMUS 10). Jeśli któreś bicie wyprowadza przy tym pionek albo zwalnia pole startowe, ma pierwszeństwo.
    - Gdy bicia nie ma: szóstka musi wyprowadzić pionek (PRZYMUS 4), a dopóki pionki czekają, trzeba zwolnić pole startowe (PRZYMUS 5).
    - Poza tym pionek po pełnym okrążeniu musi wejść do domku. Potrzebuje dokładnej liczby i nie może tam przeskakiwać (PRZYMUS 14). Jeśli żaden nie może, dowolny pionek wykonuje cały rzut (PRZYMUS 8).
    - Z karami wolno złamać PRZYMUS: tura się kończy i żaden pionek się nie rusza. Za pominięte bicie pionek, który mógł zbić, wraca do bazy (jeśli kilka – ten najdalej z przodu); za PRZYMUS 5 ten z pola startowego.
    - Z zasadą domową „{ rule-time-limit }” partia kończy się po ustawionym czasie i liczymy pola. Reguła dotknięcia (12) tu nie działa: liczy się tylko to, co naciśniesz.
