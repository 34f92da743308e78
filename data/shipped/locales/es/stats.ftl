# Los resultados de una persona (/estadísticas), y la clasificación de un servidor.

decimal = { $whole },{ $part }

stats-head = ## Tus resultados{ $where ->
        [everywhere] { " " }en todos los servidores
       *[here] { "" }
    }
    { $about }
stats-all-games = Todos los juegos
stats-all-seasons = Desde siempre
stats-won = { $reader ->
        [all] Partidas ganadas: **{ $wins }** de { $games }
       *[own] Has ganado **{ $wins }** de { $games }
    }{ $told ->
        [all] ; descontando la suerte serían { $aside }
        [some] ; descontando la suerte donde puedo medirla ({ $count ->
            [one] en una
            [many] en { $count }
           *[other] en { $count }
        }) serían { $aside }
       *[none] { "" }
    }.
stats-few = El azar daría { $chance }. Para decir más hacen falta { $least } partidas.
stats-level =
    { $side ->
        [above] Es un poco más de lo que da el azar ({ $chance }), y aún puede ser casualidad.
        [below] Es un poco menos de lo que da el azar ({ $chance }), y aún puede ser casualidad.
       *[even] Es más o menos lo que da el azar ({ $chance }).
    }
stats-better = Es más de lo que da el azar ({ $chance }), y es difícil que sea casualidad.
stats-worse = Es menos de lo que da el azar ({ $chance }), y es difícil que sea casualidad.
stats-choices = **Decisiones:** cada una te ha costado de media { $dear ->
        [True] { $cost } puntos
       *[False] casi nada
    }.{ $dearest ->
        [none] { "" }
       *[other] { " " }Lo más caro: { $dearest }.
    }
stats-dice = **Dados:** { $sixes ->
        [one] un seis
        [many] { $sixes } seises
       *[other] { $sixes } seises
    } en { $rolls ->
        [one] un dado tirado
        [many] { $rolls } dados tirados
       *[other] { $rolls } dados tirados
    }; de media serían { $expected }.{ $wait ->
        [0] { "" }
        [one] { "" }
        [many] { " " }La mayor espera de un seis: { $wait } tiradas.
       *[other] { " " }La mayor espera de un seis: { $wait } tiradas.
    }
stats-sent = A quien más has comido: { $who }, { $times ->
        [one] una vez
        [2] dos veces
        [many] { $times } veces
       *[other] { $times } veces
    }.
    .figure = A quien más has comido
stats-sent-by = Quien más te ha comido: { $who }, { $times ->
        [one] una vez
        [2] dos veces
        [many] { $times } veces
       *[other] { $times } veces
    }.
    .figure = Quien más te ha comido
stats-cups = **Copas:** { $played ->
        [one] una jugada
        [many] { $played } jugadas
       *[other] { $played } jugadas
    }, { $finals ->
        [0] ninguna final
        [one] una final
        [many] { $finals } finales
       *[other] { $finals } finales
    }, { $won ->
        [0] ninguna ganada
        [one] una ganada
        [many] { $won } ganadas
       *[other] { $won } ganadas
    }.
stats-streak = Llevas { $days } días seguidos jugando.
stats-figure-aside = Sin la suerte
stats-figure-chance = Por azar
stats-five = Las cinco de hoy
stats-five-month = Puntos de los últimos 30 días
stats-five-told = **Las cinco de hoy:** racha { $streak }, la más larga { $longest }; en promedio { $mean } de 100 puntos.
stats-figure-streak = Días seguidos
stats-figure-longest = Racha más larga
stats-figure-mean = Media de puntos
stats-alt = Resultados de { $who }, { $about }: { $said }.
stats-trophies = **Trofeos**
stats-trophy = 🏆 { $name }: { $why }{ $times ->
        [one] { "" }
        [many] { " " }(×{ $times })
       *[other] { " " }(×{ $times })
    }
button-stats-trophies = { $count ->
        [one] Un trofeo
        [many] { $count } trofeos
       *[other] { $count } trofeos
    }
button-stats-sums = Victorias y dados
stats-note = Según la máquina: es un consejo, no una nota. Un punto = una victoria más en 100 partidas como estas.
stats-none = Aún no hay resultados: juega una partida hasta el final con /{ command-play }.
stats-forgotten = No guardo tus resultados, como elegiste en /{ command-settings }. Ahí puedes cambiarlo.
stats-off = Este servidor no guarda resultados. Los admins pueden cambiarlo con /{ command-settings }.
stats-no-game = No tienes resultados en este juego. Elige otro con /{ command-stats }.
stats-no-season = No tienes resultados de esta temporada. Elige otra con /{ command-stats }.
menu-results-game = ¿Qué juego?
menu-results-season = ¿Qué temporada?
posted-stats = **{ $who }** comparte sus resultados

mistake-way = jugadas que avanzaban menos
mistake-hits = ocasiones perdidas de frenar a los demás
mistake-hunt = dejar escapar a los demás
mistake-risk = fichas en peligro
mistake-keeps = cartas gastadas antes de tiempo
mistake-duty = OBLIGACIONES incumplidas
mistake-later = jugadas que se pagan más tarde

trophy-earned = 🏆 { $name }: { $told }
trophy-last-gasp = Casi imposible
    .why = una victoria tras bajar del 5 % de opciones
    .shown = { $who } tenía menos del 5 % de opciones, y aun así gana.
trophy-revenge = Dulce venganza
    .why = una victoria tras vengarse al final de quien le había comido al menos el doble de veces
    .shown = { $by ->
        [none] La misma persona comió a { $who } { $times } veces
       *[other] { $by } comió a { $who } { $times } veces
    }. La última vez fue al revés, y gana { $who }.
trophy-peaceful = En son de paz
    .why = una victoria sin comer a nadie
    .shown = { $who } gana sin comer a nadie.
trophy-sweep = Pleno
    .why = todas las fichas en la meta antes de que nadie más metiera una
    .shown = { $who } tiene todas las fichas en la meta antes de que nadie más metiera una.
trophy-patience = Paciencia
    .why = la mayor espera de un seis de la temporada
    .shown = { $who } ha esperado un seis durante { $wait } tiradas, la mayor espera hasta ahora { $seasonal ->
        [True] de esta temporada
       *[False] en este servidor
    }.
trophy-all-round = De todo un poco
    .why = una victoria en cada juego que hay aquí
    .shown = { $who } ya ha ganado en cada juego que hay aquí.

leaderboard-off = Aquí no hay clasificación. Los admins pueden activarla con /{ command-settings }.
leaderboard-no-game = Aquí no hay clasificación de este juego. Elige otro con /{ command-leaderboard }.
leaderboard-no-season = Aquí no hay resultados de esta temporada. Elige otra con /{ command-leaderboard }.
leaderboard-empty = Aún no hay nadie en la lista de { $about }. Hacen falta { $least } partidas.
leaderboard-title = { $game } · { $season }
leaderboard-skill = Victorias sobre el azar, por cada 10
leaderboard-wins = Victorias
leaderboard-computer = Máquina ({ $level })
leaderboard-note =
    Ordenado por victorias por encima de lo que daría el azar{ $luck ->
        [all] , descontando la suerte
        [some] , descontando la suerte en una parte de los resultados ({ $told } de { $games })
       *[none] ; la suerte sigue contando
    }. Mientras hay pocas partidas, las cifras se acercan a la media. La línea es el margen de error: si dos se solapan, su orden puede deberse al azar.
leaderboard-apart = La primera diferencia segura: { $better } va por delante de { $worse }.
leaderboard-level = Aquí ningún orden es seguro todavía.
leaderboard-few =
    { $games ->
        [0] Aún no cuenta aquí ninguna partida tuya
        [one] Aquí cuenta una partida tuya
        [many] Aquí cuentan { $games } partidas tuyas
       *[other] Aquí cuentan { $games } partidas tuyas
    }; desde { $least } sales en la lista.
leaderboard-hidden = No sales en las listas, como elegiste en /{ command-settings }.
leaderboard-changed-mind = No sales en la lista { $seasonal ->
        [True] de esta temporada
       *[False] durante 90 días
    }: en /{ command-settings } elegiste no guardar tus resultados.
leaderboard-alt = Clasificación: { $about }, por victorias por encima de lo que daría el azar, cada diez partidas.
leaderboard-alt-row = { $place ->
        [none] { $who }
       *[other] Puesto { $place }: { $who }
    }, { $skill } ({ $low } a { $high }), victorias: { $wins } de { $games }.
posted-leaderboard = **{ $who }** comparte la clasificación
button-leaderboard-next = Página siguiente
button-leaderboard-back = Página anterior
