# Lo que elige un servidor: las páginas de /ajustes para sus admins, cada ajuste, y quién cambió qué.

settings-server = **Para todo el servidor** (esto solo lo ven los admins):
settings-page = ## { $page }
    Para todo el servidor{ $later ->
        [True] . Un tiempo más corto empieza un día después de elegirlo.
       *[False] , desde ahora.
    }
settings-line = **{ $title }:** { $value }
    -# { $about }{ $differs ->
        [True] { " " }Por defecto: { $usual }.
       *[False] { "" }
    }
button-reset = Por defecto: { $name }
button-keep-all = Conservar
settings-lowered = -# Empieza { $when }. Hasta entonces puedes conservarlo todo.
sure-later = **¿{ $title }: { $value }?** { $tables ->
        [0] Para entonces no habrá nada tan antiguo.
        [one] Una partida de { $people ->
            [one] una persona
            [many] { $people } personas
           *[other] { $people } personas
        } se borrará para siempre.
        [many] { $tables } partidas jugadas por { $people ->
            [one] una persona
            [many] { $people } personas
           *[other] { $people } personas
        } en total se borrarán para siempre.
       *[other] { $tables } partidas jugadas por { $people ->
            [one] una persona
            [many] { $people } personas
           *[other] { $people } personas
        } en total se borrarán para siempre.
    } Empieza { $when }; hasta entonces puedes conservarlo todo aquí.
    .button = Borrar desde mañana
sure-added = **¿Bloquear a { $value }?** { $tables ->
        [0] Ya no podrá abrir mesas ni apuntarse en este servidor.
        [one] Pierde su sitio en una mesa abierta, y ya no podrá abrir mesas ni apuntarse en este servidor.
        [many] Pierde su sitio en { $tables } mesas abiertas, y ya no podrá abrir mesas ni apuntarse en este servidor.
       *[other] Pierde su sitio en { $tables } mesas abiertas, y ya no podrá abrir mesas ni apuntarse en este servidor.
    }
    .button = Bloquear
sure-removed = **¿Borrar estas reglas guardadas: { $value }?** Las mesas que ya juegan con ellas siguen igual.
    .button = Borrar
sure-replaced = **¿Usar «{ $value }» en lugar del mazo de este servidor?** Ese mazo se pierde; `/{ command-table } { command-table-deck }` te da su archivo.
    .button = Cambiarlo
settings-older = Alguien ha cambiado **{ $title }** desde que abriste esta página. Lo que pone aquí es lo actual; elige otra vez si quieres.
settings-begun = Ese cambio ya está en marcha y no queda nada que conservar. Elige un tiempo más largo para las próximas partidas.
menu-settings-page = ¿Qué ajustes?
page-own = Solo para mí
page-where = Canales y roles
page-play = Juegos
page-cards = Cartas de acción
page-turns = Ritmo y dados
page-time = Tiempo y silencio
page-pings = Avisos
page-look = Aspecto
page-results = Resultados
page-kept = Cuánto tiempo se guarda todo
page-care = Moderación
page-acts = Quién hizo qué

setting-channels = Canales
    .text = Dónde se pueden abrir mesas. Una categoría vale por todos sus canales.
    .none = en todas partes
setting-openers = Quién puede abrir mesas
    .text = Roles que pueden abrir mesas. Apuntarse puede todo el mundo.
    .none = todo el mundo
setting-threads = Hilos
    .text = Si cada mesa tiene su propio hilo.
    .value-true = un hilo por mesa
    .value-false = en el mismo canal
setting-per-channel = Mesas en un canal
    .text = Cuántas puede haber abiertas a la vez. Los hilos no cuentan.
setting-per-person = Mesas por persona
    .text = Cuántas mesas puede organizar una persona a la vez.
setting-game = Juego
    .text = Lo que abre /{ command-play } si no eliges juego.
    .none = el clásico
setting-preset = Reglas
    .text = Con qué reglas empieza ese juego.
    .none = según el reglamento
setting-pace = Ritmo
    .text = A qué velocidad juegan las mesas nuevas; quien organiza puede cambiarlo.
setting-rolls = Tiradas
    .text = Quién tira en las mesas nuevas; quien organiza puede cambiarlo. Por defecto, tiro yo en mesas rápidas y diarias y con cartas de acción.
    .value-usual = por defecto
    .value-hand = tira cada persona
    .value-itself = tiro yo por todo el mundo
setting-deck = Cartas de acción
    .text = Las cartas de acción de las mesas nuevas. Pon tu mazo con /{ command-settings } { command-settings.deck }; /{ command-table } { command-table-deck } te manda un archivo para cambiarlo.
setting-left-out = Cartas de acción excluidas
    .text = Cartas «cuando quieras» y «al momento» que no se usan en las mesas nuevas.
    .none = ninguna
setting-left-out-turn = Cartas de acción excluidas (en tu turno)
    .text = Cartas para jugar en tu turno que no se usan en las mesas nuevas.
    .none = ninguna
setting-presets = Reglas guardadas
    .text = Desmarca las que quieras borrar. Las nuevas se guardan antes de una partida.
    .none = ninguna aún
setting-zone = Zona horaria
    .text = Las horas de silencio y las horas fijadas van por esta zona, salvo que una persona haya elegido otra.
    .none = sin elegir: UTC
setting-quiet-from = Silencio desde
    .text = En las partidas diarias, desde esta hora no aviso a nadie ni se le acaba el tiempo a nadie.
setting-quiet-to = Silencio hasta
    .text = Los avisos y plazos retenidos en las horas de silencio llegan a esta hora.
setting-calls = Avisos de turno
    .text = Cuándo aviso a alguien si le toca y no está. Cada persona puede elegir lo suyo en /{ command-settings }.
    .value-once = enseguida
    .value-late = a mitad del tiempo
    .value-never = nunca
setting-telling = Avisos de sitios libres
    .text = Si una mesa lleva un minuto esperando gente, menciono hasta a 20 miembros que lo pidieron con «{ button-tell }», salvo en las horas de silencio.
    .value-true = sí
    .value-false = no
setting-told-role = Rol para sitios libres
    .text = Menciono este rol en su lugar, como mucho una vez por hora. /{ command-check } dice si puedo.
    .none = ningún rol
setting-scheduling = Eventos del servidor
    .text = Las partidas con hora fijada y las copas también salen entre los eventos de este servidor, si todo el mundo ve su canal. Para eso necesito «{ permission-create-events }».
    .value-true = sí
    .value-false = no
setting-taking-back = Deshacer
    .text = En las mesas nuevas una jugada se puede deshacer hasta que siga la partida, si no ha revelado nada. Las máquinas esperan 5 segundos. No se puede con castigos ni en el torneo.
    .value-true = permitido
    .value-false = no
setting-posting = Publicar
    .text = Se pueden publicar repeticiones y resultados en el canal con un toque. Encima aparece el nombre de quien publica.
    .value-true = permitido
    .value-false = no
settings-no-category = Elige un canal; en una categoría no puedo escribir.
settings-deck-chosen = Las mesas nuevas de cartas de acción usan tu mazo de { $cards } cartas.
quiet-hour = { $hour ->
        [-1] nunca
       *[other] { $hour }:00
    }
zone-other = Otra…
zone-title = Zona horaria
zone-label = Continente/Ciudad, como Europe/Madrid
unknown-zone =
    No hay ninguna zona horaria con ese nombre. { $near ->
        [none] Prueba con una ciudad grande cerca, como «Europe/Madrid».
       *[other] ¿Quizá { $near }?
    }
setting-language = Idioma
    .text = El idioma de todo lo que ve el canal entero.
    .value-discord = como el servidor en Discord
setting-theme = Aspecto
    .text = Cómo se dibujan los tableros, también los de partidas en curso.
setting-season = Temporadas
    .text = Con cada temporada, la clasificación empieza de nuevo. Un cambio vale desde la próxima partida.
    .value-none = sin temporadas
    .value-month = de un mes
    .value-quarter = de tres meses
    .value-year = de un año
setting-leaderboard = Clasificación
    .text = Muestra quién va por delante aquí, y publica un podio al acabar una temporada. Cada persona puede salirse con /{ command-settings }.
    .value-true = sí
    .value-false = no
setting-computers-listed = Máquinas en la clasificación
    .text = Para comparar: cómo les va aquí a las máquinas.
    .value-true = en gris
    .value-false = no se muestran
setting-podium = Podio
    .text = El canal donde publico el podio al acabar una temporada, si al menos cinco partidas contaron para la clasificación.
    .none = donde estuvo la última mesa
setting-moderators = Moderación
    .text = Este rol puede cerrar y reparar mesas, igual que quien tenga «Gestionar mensajes». /{ command-check } dice si el rol ve /{ command-moderate }.
    .none = ningún rol
setting-blocked = Personas bloqueadas
    .text = No pueden abrir mesas ni apuntarse. En las partidas en curso, una máquina sigue por ellas.
    .none = nadie
setting-keeps = Partidas acabadas
    .text = Cuánto tiempo se guardan, con cada jugada y cada nombre. Después, solo los resultados (abajo) nombran a una persona.
setting-results-days = Resultados
    .text = Cuánto tiempo guardo el puesto, la suerte y las fichas comidas de cada persona, y el día de la partida. Después, su nombre solo aparece en las partidas acabadas que aún se guarden.

acts-none = Nadie ha cambiado nada todavía.
act-setting = { $when } { $by }: **{ $title }** → { $value }

play-elsewhere = En este servidor se abren mesas aquí: { $channels }.
play-not-here = En este canal no se pueden abrir mesas. Pregunta a un admin dónde sí.
play-channels-gone = Los canales para mesas ya no existen. Un admin puede elegir otros con /{ command-settings }.
play-roles = En este servidor solo { $roles } pueden abrir mesas. Pide a alguien que abra una, y apúntate.
play-roles-gone = El rol que puede abrir mesas ya no existe. Un admin puede elegir otro con /{ command-settings }.
play-too-many = { $count ->
        [one] Ya organizas una mesa aquí. Termínala antes: { to-board }
        [many] Ya organizas { $count } mesas aquí. Termina antes una: { to-board }
       *[other] Ya organizas { $count } mesas aquí. Termina antes una: { to-board }
    }
blocked-here = Los admins te han bloqueado y no puedes jugar en este servidor. Si crees que es un error, pregúntales.
