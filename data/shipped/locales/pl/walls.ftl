game-walls = Wyścig przez mury
    .goal = Dwie kostki, pięć murów: przeskakuj je i wprowadź wszystkie pionki do celu przed innymi.
    .aim = Przez mury do celu

preset-shuffled = Potasowane mury
    .short = Według instrukcji, ale mury są przed każdą partią tasowane

rule-wall-layout = Mury
    .text = Zwykłe: mury stoją zawsze tak samo (liczby są nasze, bo instrukcja nie pokazuje wszystkich). Potasowane: przed partią zmieniają miejsca, a niektóre się odwracają.
    .short = Zawsze takie same albo potasowane
    .value-standard = zawsze takie same
    .value-shuffled = potasowane

rule-jump-back = Skok w tył
    .text = Mury wolno przeskakiwać także w tył, od celu. Bez tej zasady skacze się tylko w jego stronę.
    .short = Mury wolno przeskakiwać także w tył

rule-own-stopover = Postój na własnym pionku
    .text = Po pierwszej kostce pionek może też stanąć na polu, na którym stoi twój inny pionek, i stamtąd zawrócić albo skoczyć. Ruch nie może się tam skończyć.
    .short = Zawracaj i skacz na polu własnego pionka

event-set-walls = mury są potasowane
event-rolled-two = wyrzuca { $dice }
event-went = pionek { $piece }: { $legs }, na { $to }

prompt-go = { $own ->
        [True] Twój rzut: { $pips }. { $choice ->
            [itself] Jest tylko jeden ruch; wykonam go za ciebie.
            [one] Jest tylko jeden ruch.
           *[some] Który ruch?
        }
       *[False] { $seats }, twój rzut: { $pips }. { $choice ->
            [itself] Jest tylko jeden ruch; wykonam go za ciebie.
            [one] Jest tylko jeden ruch.
           *[some] Który ruch?
        }
    }

action-go =
    { $legs }{ $home ->
        [True]
            { $captures ->
                [0] , do celu
               *[other] , cel ×{ $victim }
            }
       *[False]
            { $captures ->
                [0] { "" }
                [1] , zbity: { $victim }
               *[other] : { $victims }
            }
    }
walls-hits = { $way }, zbity: { $victims }
action-go-with = #{ $piece }: { $way }
tap-more-ways = Więcej ({ $ways })
tap-piece = Pionek { $piece } · { $ways ->
        [one] jeden ruch
        [few] { $ways } ruchy
        [many] { $ways } ruchów
       *[other] { $ways } ruchu
    }

leg-forward = { $die } w przód
leg-back = { $die } w tył
leg-up = mur { $die } w górę
leg-down = mur { $die } w dół
leg-to = { $leg } na { $square }
leg-hits = { $leg }, zbity: { $captured }
leg-home = do celu

walls-way = Pionek { $piece }: { $way }

alt-way = ({ $number }) { $way }
alt-walls = Pola biegną w sześciu rzędach od startu A przez 1 do 62 aż do dwóch pól Z. Między rzędami stoi pięć murów; ich liczby od lewej do prawej, patrząc od startu: { $numbers }.

rules-walls =
    ## Wyścig przez mury w skrócie
    Wszyscy ścigają się tą samą trasą: sześć rzędów, między nimi pięć murów z liczbami, od pola startowego A do dwóch pól Z na końcu. Zaczynasz z czterema pionkami w bazie – z mniejszą liczbą przy zasadzie domowej „{ rule-pieces }”. Wygrywa, kto pierwszy ma wszystkie u celu.

    - Zaczyna, kto wyrzuci najwięcej (chyba że zasady domowe mówią inaczej), dalej zgodnie z ruchem wskazówek zegara. W instrukcji zaczyna najmłodszy, ale nie wiem, ile macie lat.
    - Rzucasz **dwiema kostkami** i obu używasz tym samym pionkiem, jedną po drugiej, w dowolnej kolejności, **w przód albo w tył**. Zawrócić można tylko po całej kostce. Dublet nic nie znaczy.
    - Każdy rzut wyprowadza pionek. Pole A to jego pierwszy krok. Pionek, który wyszedł, nie cofnie się już za A.
    - **Przez mur:** jeśli twój pionek stoi przy liczbie w murze i jedna z kostek ją pokazuje, możesz tą kostką przeskoczyć na pole po drugiej stronie, w przód albo w tył. Można skoczyć dwa razy z rzędu.
    - **Bicie:** jeśli twój ruch kończy się na cudzym pionku, ten wraca do bazy. Tak samo pionek na polu, na którym kończy się pierwsza kostka – chyba że obie idą w tę samą stronę bez skoku: wtedy go tylko mijasz. W jednej turze można więc zbić dwa. Nie ma przymusu bicia, jeśli jest inny ruch.
    - Własne pionki można przeskakiwać, ale nie można na nich stanąć.
    - Pionek jest u **celu**, gdy cały ruch kończy się na jednym z pól Z. Dalej iść nie można. U celu jest bezpieczny.

example-walls-enter = Czerwony wyrzuca 3 i 5: trójką pionek 2 wychodzi na trzecie pole – start też się liczy – i idzie 5 dalej.
example-walls-straight = Czerwony wyrzuca 3 i 3 i idzie sześć pól w przód. Mija żółty, staje na zielonym i go zbija.
example-walls-turn = Czerwony wyrzuca 2 i 4: najpierw dwa w tył, potem cztery w przód. Zbija żółty tam, gdzie zawraca, i zielony tam, gdzie staje.
example-walls-jump = Czerwony wyrzuca 2 i 5: dwa w przód, zbijając żółty, potem piątką przez mur. Po drugiej stronie zbija czarny.
example-walls-two-jumps = Czerwony wyrzuca 3 i 5 i przeskakuje dwa mury z rzędu.
example-walls-home = Czerwony wyrzuca 2 i 3. Pięć w przód to za daleko, więc idzie dwa w tył i trzy w przód – do celu.
example-wall-layout = Tak też mogą stać mury: w innych miejscach, niektóre odwrócone. W każdej partii inaczej.
example-jump-back = Czerwony wyrzuca 1 i 4: czwórką w tył przez mur, potem jeszcze jedno pole w tył. Zbity jest zielony.
example-walls-pieces = Po dwa pionki: drugi czerwony pionek u celu wygrywa partię.
example-own-stopover = Czerwony wyrzuca 2 i 5: pionek 1 staje przy własnym pionku 2 i stamtąd przeskakuje mur. Zbity jest czarny.
example-walls-places = Czerwony ma wszystkie pionki u celu i wygrywa. Pozostali grają dalej o miejsca: rusza żółty.
