event-opening-roll = rzuca o to, kto zaczyna: { $pips }
event-began =
    .headline = { $rolls ->
        [none] Zaczyna { $who }
       *[other] { $rolls }; zaczyna { $who }
    }
opening-tied = { $rolls }; remis, więc jeszcze raz: { $again }
event-rolled = wyrzuca { $pips }
event-stuck = nie może się ruszyć
event-captured =
    .headline = { $who } zbija – do bazy wraca { $seat }!
event-moved = { $neutral ->
        [True] niczyj pionek
       *[False] pionek
    } { $piece } { $at ->
        [B] wychodzi na { $to }
       *[other] z { $at } na { $to }
    }
event-overlooked = pominięte bicie: pionek { $piece } wraca do bazy
event-came-home = { $neutral ->
        [True] wszystkie niczyje pionki w domku
       *[False] wszystkie pionki w domku, został jeszcze drugi kolor
    }
event-rolls-again = rzuca jeszcze raz
event-finished =
    .headline = { $who } kończy na miejscu { $place }!

prompt-roll =
    { $own ->
        [True]
            Twoja kolej: { $plays ->
                [True] rzuć albo zagraj kartę!
               *[False] rzuć!
            }
        [aside] Gra { $seats }.
       *[False] { $seats }, twoja kolej!
    }
prompt-move = { $own ->
        [True] Twój rzut: { $pips }. { $choice ->
            [itself] Jest tylko jeden ruch; wykonam go za ciebie.
            [one] Jest tylko jeden ruch.
           *[some] Który pionek?
        }
        [aside] { $seats }: rzut { $pips }.
       *[False] { $seats }, twój rzut: { $pips }. { $choice ->
            [itself] Jest tylko jeden ruch; wykonam go za ciebie.
            [one] Jest tylko jeden ruch.
           *[some] Który pionek?
        }
    }

action-roll = Rzuć
action-move =
    { $piece } → { $to }{ $captures ->
        [0] { "" }
       *[other] , zbity: { $victim }
    }
action-back = { $piece } · w tył na { $to }, zbity: { $victim }
action-neutral = Niczyj { $piece } → { $to }{ $captures ->
        [0] {""}
       *[other] , zbity: { $victim }
    }
action-neutral-back = Niczyj { $piece } ← { $to }, zbity: { $victim }
action-neutral-enter = Niczyj { $piece } z bazy{ $captures ->
        [0] {""}
       *[other] , zbity: { $victim }
    }
action-retry = Zamiast tego jeszcze jeden rzut
action-enter =
    { $piece } wychodzi{ $captures ->
        [0] { "" }
       *[other] , zbity: { $victim }
    }
