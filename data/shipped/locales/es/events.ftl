# Lo que pasa en una mesa, sin quien lo hace; o como titular (.headline), con quién ($who).

event-opening-roll = saca { $pips } para ver quién empieza
event-began =
    .headline = { $rolls ->
        [none] empieza { $who }
       *[other] { $rolls }; empieza { $who }
    }
opening-tied = { $rolls }; empate, otra vez: { $again }
event-rolled = saca { $pips }
event-stuck = no puede mover
event-captured =
    .headline = ¡{ $who } come a { $seat }!
event-moved = { $neutral ->
        [True] ficha neutral
       *[False] ficha
    } { $piece } { $at ->
        [B] sale a { $to }
       *[other] de { $at } a { $to }
    }
event-overlooked = se olvida de comer: la ficha { $piece } vuelve a casa
event-came-home = { $neutral ->
        [True] todas las fichas neutrales están en la meta
       *[False] tiene un color entero en la meta; falta otro
    }
event-rolls-again = vuelve a tirar
event-finished =
    .headline = ¡{ $who } acaba en { $place ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
       *[other] el puesto { $place }
    }!

prompt-roll =
    { $own ->
        [True]
            Te toca: { $plays ->
                [True] tira, o juega una carta.
               *[False] tira.
            }
        [aside] Le toca a { $seats }.
       *[False] { $seats }, te toca.
    }
prompt-move = { $own ->
        [True] Has sacado un { $pips }: { $choice ->
            [itself] solo hay una jugada, la hago por ti.
            [one] solo hay una jugada.
           *[some] ¿qué ficha?
        }
        [aside] { $seats } ha sacado un { $pips }.
       *[False] { $seats }, has sacado un { $pips }: { $choice ->
            [itself] solo hay una jugada, la hago por ti.
            [one] solo hay una jugada.
           *[some] ¿qué ficha?
        }
    }

action-roll = Tirar
action-move =
    { $piece } → { $to }{ $captures ->
        [0] { "" }
       *[other] , come a { $victim }
    }
action-back = { $piece } · atrás a { $to }, come a { $victim }
action-neutral = Neutral { $piece } → { $to }{ $captures ->
        [0] {""}
       *[other] , come a { $victim }
    }
action-neutral-back = Neutral { $piece } ← { $to }, come a { $victim }
action-neutral-enter = Neutral { $piece } sale{ $captures ->
        [0] {""}
       *[other] , come a { $victim }
    }
action-retry = Mejor tirar otra vez
action-enter =
    { $piece } sale{ $captures ->
        [0] { "" }
       *[other] , come a { $victim }
    }
