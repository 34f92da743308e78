# /privacidad: qué se guarda sobre una persona, en un archivo, y cómo se borra; y el saludo a un servidor.

privacy-show = **Lo que se guarda sobre ti**
    { $stored }

    Ni nombres, ni imágenes, ni mensajes. /{ command-privacy } { command-privacy-export } te lo manda todo en un archivo, /{ command-privacy } { command-privacy-delete } lo borra.
privacy-contact = Preguntas sobre tus datos: { $contact }
stored-nothing = **No se guarda nada sobre ti.**
stored-host =
    - { $count ->
        [one] una mesa que organizas o donde apareces (en la lista de invitados, por ejemplo)
        [many] { $count } mesas que organizas o donde apareces (en la lista de invitados, por ejemplo)
       *[other] { $count } mesas que organizas o donde apareces (en la lista de invitados, por ejemplo)
    }
stored-seats = - { $count ->
        [one] tu sitio en una mesa
        [many] tus sitios en { $count } mesas
       *[other] tus sitios en { $count } mesas
    }
stored-answers = - { $count ->
        [one] una línea tuya en el historial de una partida, como una jugada, con su hora
        [many] { $count } líneas tuyas en historiales de partidas: tiradas, jugadas y demás, también las que se hicieron en tu lugar, cada una con su hora
       *[other] { $count } líneas tuyas en historiales de partidas: tiradas, jugadas y demás, también las que se hicieron en tu lugar, cada una con su hora
    }
stored-hands =
    - { $count ->
        [one] qué mensaje privado entre tú y yo muestra tus cartas
        [many] qué { $count } mensajes privados entre tú y yo muestran tus cartas
       *[other] qué { $count } mensajes privados entre tú y yo muestran tus cartas
    }
stored-results =
    - { $count ->
        [one] cómo acabó una partida tuya, y qué día
        [many] cómo acabaron { $count } partidas tuyas, y qué días
       *[other] cómo acabaron { $count } partidas tuyas, y qué días
    }
stored-settings = - tus /{ command-settings }, y los juegos que has empezado aquí
stored-language = - tu idioma, para los mensajes que te mando
stored-podiums = - { $count ->
        [one] un puesto en el podio de una temporada
        [many] { $count } puestos en podios de temporadas
       *[other] { $count } puestos en podios de temporadas
    }
stored-dailies = - { $count ->
        [one] tus respuestas a las cinco de hoy, de un día
        [many] tus respuestas a las cinco de hoy, de { $count } días
       *[other] tus respuestas a las cinco de hoy, de { $count } días
    }
stored-shares = - { $count ->
        [one] un resultado de las cinco de hoy que compartiste en un canal
        [many] { $count } resultados de las cinco de hoy que compartiste en canales
       *[other] { $count } resultados de las cinco de hoy que compartiste en canales
    }
stored-cups = - { $count ->
        [one] que participaste en una copa o ayudaste a organizarla
        [many] que participaste en { $count } copas o ayudaste a organizarlas
       *[other] que participaste en { $count } copas o ayudaste a organizarlas
    }
stored-bars = - { $count ->
        [one] que la moderación te sacó de una copa; se borra cuando acabe
        [many] que la moderación te sacó de { $count } copas; se borra cuando acaben
       *[other] que la moderación te sacó de { $count } copas; se borra cuando acaben
    }
stored-interests = - { $count ->
        [one] tu elección sobre los avisos de sitios libres en un servidor, y el último aviso
        [many] tus elecciones sobre los avisos de sitios libres en { $count } servidores, y el último aviso
       *[other] tus elecciones sobre los avisos de sitios libres en { $count } servidores, y el último aviso
    }
stored-acts =
    - { $count ->
        [one] una línea en el registro de admins y moderación, tuya o sobre ti
        [many] { $count } líneas en el registro de admins y moderación, tuyas o sobre ti
       *[other] { $count } líneas en el registro de admins y moderación, tuyas o sobre ti
    }
stored-blocked = - { $count ->
        [one] que un servidor te ha bloqueado; eso se queda aunque borres lo demás
        [many] que { $count } servidores te han bloqueado; eso se queda aunque borres lo demás
       *[other] que { $count } servidores te han bloqueado; eso se queda aunque borres lo demás
    }
privacy-file = Todo lo que se guarda sobre ti, en un archivo.
sure-delete-me = **¿Borrar todo lo que se guarda sobre ti?** En las partidas en curso sigue una máquina. Las acabadas se conservan, pero sin ti. No se puede deshacer.
    .button = Borrarlo todo
privacy-deleted = Hecho: tus datos están borrados. Si un servidor te ha bloqueado, o si la moderación te sacó de una copa que sigue en curso, aún lo sé. Te quito de las listas de las cinco de hoy del último mes. Las líneas más antiguas y las compartidas aparte se quedan: solo la moderación puede borrarlas. Los tableros con tu nombre se dibujan de nuevo enseguida. Las copias de seguridad pueden conservar tus datos unos días.

somebody = alguien
days = { $days ->
        [0] nada
        [one] un día
        [many] { $days } días
       *[other] { $days } días
    }
joined-server = ¡Hola! Escribe /{ command-play } en cualquier canal para abrir una mesa. Para admins hay además /{ command-settings } y /{ command-check }.
