# Las reglas del torneo: qué se puede elegir, qué pasa y qué hace un botón.

game-tournament = Torneo
    .goal = Lleva antes que nadie todas tus fichas a la meta. Si puedes comer, tienes que hacerlo.
    .aim = Comer es obligatorio

preset-penalties = Con castigos
    .short = Se puede incumplir una OBLIGACIÓN, y se paga

rule-must-mode = OBLIGACIONES
    .text = Sin castigos solo se ofrecen jugadas que cumplen las OBLIGACIONES. Con ellos puedes elegir cualquiera, pero incumplir una OBLIGACIÓN acaba tu turno; si no has comido o no has dejado libre tu salida, una ficha vuelve a casa.
    .short = O no se pueden incumplir, o hay castigo
    .value-enforce = solo jugadas que las cumplen
    .value-penalty = incumplir una tiene castigo

rule-time-limit = Límite de tiempo
    .text = Al acabar el tiempo, la partida termina tal como está y se cuentan las casillas: 10 puntos por una ficha en su salida, 1 más por cada casilla que haya avanzado y 75 por una en la meta. Quien tenga todas en la meta queda por delante.
    .short = Al acabar el tiempo, se cuentan las casillas
    .value-25 = 25 minutos
    .value-30 = 30 minutos
    .value-50 = 50 minutos
    .value-round = hasta que acabe la ronda de la copa

event-time-up =
    .headline = ¡Fin de la partida! Se cuentan las casillas: { $points }.

event-broke = incumple la OBLIGACIÓN { NUMBER($must) }: { $must ->
        [4] un 6 tiene que sacar una ficha
        [5] hay que dejar libre la salida
        [8] hay que usar la tirada
        [10] había que comer
       *[14] había que entrar en la meta
    }; no se mueve nada, y el turno acaba
event-fined = lo paga: la ficha { $piece } vuelve a casa

action-lap = { $piece } · vuelta → { $to }{ $captures ->
        [0] {""}
       *[other] , come a { $victim }
    }
action-pass = No mover

rules-tournament =
    ## Las reglas del torneo, en breve
    Cuatro personas juegan en el tablero de siempre; tres, en el de seis brazos. Todas las fichas empiezan en casa. Empieza quien saque más, y se sigue en el sentido del reloj. Gana quien tenga antes sus cuatro fichas en la meta. «OBLIGACIÓN» con un número es el número de la regla en el reglamento.

    - Solo un **6** saca una ficha. Tienes tres tiradas si ninguna ficha está en el recorrido ni puede avanzar en la meta; si no, una. Después de un 6 siempre tiras otra vez, aunque no hayas podido mover.
    - Una ficha por casilla. En el recorrido se puede saltar por encima de las demás; sus casillas cuentan.
    - **Comer va primero** (OBLIGACIÓN 10). Si al comer además sacas una ficha o dejas libre tu salida, esa jugada va antes que las demás.
    - Si no puedes comer: un 6 tiene que sacar una ficha (OBLIGACIÓN 4), y hay que dejar libre la salida mientras esperen fichas (OBLIGACIÓN 5).
    - Si no, una ficha que ha dado la vuelta tiene que entrar en la meta. Necesita el número exacto y no puede saltar por encima de fichas ahí (OBLIGACIÓN 14). Si ninguna puede, tienes que mover una ficha, la que quieras, toda la tirada (OBLIGACIÓN 8).
    - Con castigos puedes incumplir una OBLIGACIÓN: tu turno acaba y no se mueve nada. Si no has comido, la ficha que podía hacerlo vuelve a casa (si son varias, la más adelantada); por la OBLIGACIÓN 5, la de la salida.
    - Con la regla casera «{ rule-time-limit }», la partida termina tras ese tiempo y se cuentan las casillas. La regla de ficha tocada (12) aquí no vale: solo cuenta lo que pulsas.
