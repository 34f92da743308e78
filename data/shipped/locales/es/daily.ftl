# Las cinco de hoy: cinco posiciones al día, las mismas para todo el mundo. Se juega a solas, en un mensaje privado.

daily-title = ## Las cinco de hoy · n.º { $number }, { $position } de 5
daily-asked =
    { $game }: juegas con **{ $colour }**, y has sacado **{ $roll }**.
    ¿Qué haces?
daily-alt = Juegas con { $colour }, y has sacado { $roll }.
daily-you = Tú
daily-answered = En esa ya elegiste. Aquí está la siguiente.
daily-yesterday = Son las de ayer.{ $left ->
        [True] { " " }Las de hoy vienen después.
       *[False] { "" }
    }
daily-times = -# Estas cinco se cierran { $until }; las siguientes llegan { $next }.
daily-over = Ese día ya pasó. Escribe `/{ command-daily }` para las cinco de hoy.
daily-missing = Hoy no hay posiciones. Díselo a quien lleva el bot: el registro dice por qué.
daily-results = ## Las cinco de hoy · n.º { $number }
daily-move =
    Ficha { $piece } a { $to }{ $captures ->
        [0] { "" }
       *[other] , come a { $victim }
    }
daily-way =
    { $mark } { $way }: { $chance } % de opciones de ganar{ $role ->
        [both] , la mejor jugada, y la tuya
        [best] , la mejor jugada
        [own] , tu jugada
       *[none] { "" }
    }
daily-best = { $mark } **{ $way }**: { $chance } % de opciones de ganar, la mejor jugada
daily-own = { $mark } **{ $way }**: { $chance } % de opciones de ganar · { $points ->
        [one] 1 punto
        [many] { $points } puntos
       *[other] { $points } puntos
    }
daily-better = Mejor: **{ $way }**, { $chance } %.
daily-why = { $why }
daily-furthest = de las fichas que puedes comer, es la que más lejos ha llegado
daily-others = -# Tu jugada: { $same } de { $people } personas.
daily-points = **{ $points } de 100 puntos**
daily-short = **{ $position }.** { $mark } { $game } · { $points ->
        [one] 1 punto
        [many] { $points } puntos
       *[other] { $points } puntos
    }
daily-ask-why = -# ¿Por qué? Pulsa el número de una posición.
daily-streak = { $days ->
        [one] El primer día de tu racha.
        [many] { $days } días seguidos.
       *[other] { $days } días seguidos.
    }
daily-line = Pöppel, las cinco de hoy { $number } · { $points } de 100 · { $marks }{ $days ->
        [one] { "" }
        [many] { " " }· { $days } días seguidos
       *[other] { " " }· { $days } días seguidos
    } · /{ command-daily }
daily-place = **{ $place }.** { $points } { $marks } · { $people }
daily-told = **Mejor resultado: { $best }.**{ $days ->
        [one] { "" }
        [many] { " " }Racha más larga: { $longest } ({ $days } días).
       *[other] { " " }Racha más larga: { $longest } ({ $days } días).
    }
daily-what = Cada día, `/{ command-daily }` trae las mismas cinco posiciones para todo el mundo: encuentra las mejores jugadas.
daily-among = Compartido aquí: puesto { $place } de { $people }. [Ver la lista]({ $link })
daily-now = Ese día ya pasó. Estas son las de hoy.
daily-shared = { $person }: { $line }
daily-copy =
    Aquí no puedo escribir. Copia esto:
    { $line }
daily-how =
    ## Cómo se eligen las cinco
    Salen de partidas entre máquinas, según el reglamento: clásico, torneo y carrera de muros.
    Tras cada jugada posible, la partida se jugó hasta el final con los mismos dados, por lo general de 144 a 500 veces y como mucho 900.
    El porcentaje es la parte de esas partidas que se ganó.
    La ventaja de la mejor jugada suele tener un error de entre 2 y 5 puntos porcentuales (6 en algunas posiciones) y queda más bien algo inflada; se exigió que fuera al menos el triple de ese error.
    La mejor jugada vale 20 puntos, la peor ninguno, y una intermedia su parte.
    Todo el mundo tiene las mismas cinco el mismo día, que empieza a medianoche UTC, y puede jugarlas hasta que acabe el siguiente.
button-daily-next = Siguiente
button-daily-results = Ver el resultado
button-daily-today = Las de hoy
button-daily-yesterday = Las de ayer
button-daily-how = Cómo se eligen las cinco
button-daily-rules = Reglas
button-daily-share = Compartir
button-daily-play = Jugar
