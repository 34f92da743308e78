# Las temporadas de un servidor: sus nombres, el podio al final, y las cuentas pendientes.

season-ever = desde siempre
season-year = { $year }
season-quarter = { $quarter ->
        [1] enero–marzo
        [2] abril–junio
        [3] julio–septiembre
       *[4] octubre–diciembre
    } { $year }
season-month = { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
ranking-six = { $game }, hasta seis
podium-title = ## 🏆 El podio: { $season }
podium-place = { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } **{ $who }** { $above } · { $wins ->
        [one] una victoria
        [many] { $wins } victorias
       *[other] { $wins } victorias
    } en { $games } partidas
podium-order = El orden lo da el número tras el nombre: victorias por encima de lo que daría el azar, cada diez partidas, descontando la suerte cuando puedo medirla. Las diferencias pequeñas pueden deberse al azar. Con /{ command-settings } puedes elegir no salir en las listas.
feud = { $by } ha comido a { $of } { $times } veces{ $seasonal ->
        [True] { " " }esta temporada
       *[False] { "" }
    }{ $leads ->
        [True] { " " }y se pone por delante
       *[False] { "" }
    }; al revés: { $back ->
        [0] ni una vez
        [one] una vez
        [many] { $back } veces
       *[other] { $back } veces
    }.
result-uncounted = No cuenta para la clasificación: hoy ya van { $most } partidas entre las mismas personas.
first-result = Recuerdo cómo acaban tus partidas: puesto, suerte, fichas comidas y el día, mientras el servidor guarde resultados. Con /{ command-settings } te sales de las listas o lo apagas para ti; /{ command-privacy } { command-privacy-show } muestra lo que hay.
