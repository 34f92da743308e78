# Antes de la partida: lo que se dice, los botones y menús, y por qué algo no puede ser.

lobby-title = -# Mensch ärgere Dich nicht, pariente alemán del parchís
lobby-seat =
    { $seat }{ $level ->
        [easy] { " " }(máquina, fácil y amable)
        [hard] { " " }(máquina, difícil)
        [person] { "" }
       *[other] { " " }(máquina)
    }{ $host ->
        [True] { " " }(organiza)
       *[False] { "" }
    }
lobby-needs = { $more ->
        [one] Falta una persona para empezar.
        [many] Faltan { $more } personas para empezar.
       *[other] Faltan { $more } personas para empezar.
    }
lobby-board = Con { $players ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] seis
    } personas se juega en { $arms ->
        [4] cuatro
       *[other] seis
    } brazos{ $keep ->
        [True] { " " }y se mantienen los colores.
       *[False] .
    }
lobby-again =
    { $count ->
        [one] { $people }, ¿otra? Pulsa «{ button-join }». Tu sitio queda libre { $until }.
        [many] { $people }, ¿otra? Basta con pulsar «{ button-join }». Los sitios quedan libres { $until }.
       *[other] { $people }, ¿otra? Basta con pulsar «{ button-join }». Los sitios quedan libres { $until }.
    }
lobby-last = La última vez: { $game }, { $preset }, con { $people }.
lobby-closes = Se cierra { $due } si nadie empieza la partida.
lobby-called =
    { $count ->
        [one] { $people }, querías jugar la próxima: pulsa «{ button-join }».
        [many] { $people }, aquí está la próxima partida: basta con pulsar «{ button-join }».
       *[other] { $people }, aquí está la próxima partida: basta con pulsar «{ button-join }».
    }
lobby-rearranged = Si empiezas ahora: { $players }
lobby-rules = **Reglas:** { $preset }
lobby-begins = Esta vez empieza { $person }.
lobby-private-note = Solo con invitación.
lobby-lasts = { $players ->
        [0] Unos { $minutes } minutos
        [2] { $minutes } minutos para dos
        [3] { $minutes } minutos para tres
       *[other] { $minutes } minutos para { $players }
    }
lobby-lasts-about = Unos { $minutes } { $players ->
        [0] minutos
       *[other] min para { $players }
    }
lobby-pace = { $pace ->
        [quick] 1 minuto por jugada
        [relaxed] 5 minutos por jugada
        [days] 1 día por jugada
       *[other] Sin límite de tiempo
    }
lobby-shorter = «{ $preset }» dura { $minutes } minutos
lobby-more-time = Más tiempo, a petición de { $people }: hay { $seconds } segundos para responder.
lobby-takes-back = Una jugada se puede deshacer hasta que siga la partida.
lobby-invited = Con invitación: { $people }
lobby-free-seat = libre
rule-set = { $rule }: { $value }
rule-off = sin «{ $rule }»

button-join = Me apunto
button-last = Como la última vez
button-seat = Mi sitio
button-leave = Dejar la mesa
button-host = Preparar
button-start = Empezar
button-alone = Jugar contra máquinas
button-fill = Llenar con máquinas
button-add-computer = Añadir una máquina
button-remove-computer = Quitar una máquina
button-house-rules = Cambiar reglas caseras
button-back-to-set-up = Volver
button-save-preset = Guardar estas reglas
button-forget-preset = Borrar { $name }

menu-title = Elige el juego, las reglas y quién puede jugar. Lo que elijas lo ve todo el mundo.
menu-rules-title = Elige las reglas caseras. Lo que elijas lo ve todo el mundo.
seat-title = Tu color: { $colour }.{ $free ->
        [0] { " " }No hay otro libre.
       *[other] { "" }
    }
seat-rolls = Tiro yo por todo el mundo. ¿Prefieres tirar tú? /{ command-settings }
menu-colour = Elegir otro color
menu-game = Juego
menu-computer = Añadir la máquina que quieras
level-easy = Fácil y amable
    .short = Aún aprende; no te come si vas por detrás
level-normal = Normal
    .short = Piensa una jugada por delante
level-hard = Difícil
    .short = Piensa más jugadas por delante
level-hunter = A la caza
    .short = Le encanta comer fichas
level-careful = Con cuidado
    .short = Juega sobre seguro
level-runner = A la carrera
    .short = Corre sin mirar atrás
level-grudge = Con rencor
    .short = Se venga de quien le ha comido
menu-window = Tiempo para responder
window-seconds = { $seconds } s para responder a cartas
menu-pace = Ritmo
pace-quick = Rápido
    .short = 1 minuto por jugada; luego sigue una máquina
pace-relaxed = Tranquilo
    .short = 5 minutos por jugada; luego sigue una máquina
pace-days = Diario
    .short = Un día por jugada; te aviso si hay algo que elegir
pace-none = Sin límite
    .short = Todo el tiempo que quieras
menu-options = Opciones
option-private = Solo con invitación
    .short = Solo puede apuntarse quien tú invites
option-takeover = Entrar más tarde
    .short = Durante la partida se puede relevar a una máquina
option-rolls = Tiradas automáticas
    .short = El bot tira, salvo que alguien elija otra cosa (/{ command-settings })
option-taking-back = Deshacer
    .short = Una jugada se puede deshacer hasta que siga la partida
option-hints = Pistas
    .short = Se me puede pedir una pista
menu-preset = Reglas
menu-rules = Reglas caseras
menu-invite = Invitar a gente
menu-remove = Quitar a alguien
sure-guest = **¿Quitar a { $name } de esta mesa?** Su sitio queda libre. { $private ->
        [True] Para volver hará falta otra invitación.
       *[False] Puede volver a apuntarse.
    }
    .button = Quitar de la mesa
form-preset-name = Nombre para estas reglas

lobby-already-joined = Ya tienes sitio. ¡Todo listo!
lobby-not-in = Aún no tienes sitio en esta mesa. Pulsa antes «{ button-join }».
lobby-private = Esta mesa es solo con invitación. Pídesela a { $host }.
lobby-full = Todos los sitios están ocupados. Abre tu propia mesa con /{ command-play }.
lobby-colour-taken = Ese color está ocupado. Elige otro.
lobby-colour-none = Este tablero ya no tiene ese color. Elige otro.
lobby-not-alone = Ya hay alguien contigo. Pulsa «{ button-start }» cuando todo el mundo quiera.
lobby-host-no-more = Ahora la mesa la organiza otra persona. Pregunta a { $host }.
lobby-nobody-to-remove = Elige a alguien con sitio o invitación.
lobby-no-computer = No hay ninguna máquina que quitar.
lobby-too-few = Hacen falta al menos { $least } para empezar. Invita a alguien, o pulsa «{ button-fill }».
lobby-unconfirmed = Espera a { $people }: guardo su sitio unos minutos. O quítalo en «{ button-host }».
lobby-too-many = Con estas reglas juegan { $most } como mucho. Cambia las reglas, o pide a alguien que deje su sitio.
lobby-host-silent = { $host } lleva un rato sin hacer nada aquí. Si tienes sitio, puedes elegir las reglas y empezar.
lobby-closed = Esta mesa se cerró antes de empezar. Abre otra con /{ command-play }.
lobby-left = Has dejado la mesa. ¿Cambias de idea? Pulsa «{ button-join }».
lobby-over = La partida ya ha empezado, así que eso ya no se puede cambiar. ¡La próxima vez!
only-host = Eso solo lo puede hacer quien organiza: pregunta a { $host }.
server-preset-unnamed = Pon a estas reglas un nombre de 1 a { $most } caracteres.
server-preset-taken = { $name } ya existe. Elige otro nombre.
server-preset-too-many = Ya tienes { $most } reglas guardadas para este juego. Borra antes alguna.
unknown-preset = Estas reglas ya no existen. Elige otras de la lista.
rules-unknown = No conozco la regla { $rule }. Elige una de la lista.
rules-elsewhere = Este juego no tiene la regla { $rule }; está en «{ $game }».
rules-value = { $rule } no puede ser { $value }. Elige de la lista.
rules-conflict = { $rule } y { $other } no van juntas. Elige una.

# Sitios libres: el mensaje junto a una mesa que espera, y la página donde se elige.

button-tell = Avísame
gathering =
    { $count ->
        [one] **¡{ $who } busca con quién jugar!**
        [many] **¡{ $who } buscan con quién jugar!**
       *[other] **¡{ $who } buscan con quién jugar!**
    } { $game } · mesa { $table } · { $free ->
        [0] ya no quedan sitios
        [one] un sitio libre
        [many] { $free } sitios libres
       *[other] { $free } sitios libres
    } · [Ir a la mesa]({ $link })
gathering-why = Lo pediste con «{ button-tell }». Se quita en /{ command-settings }.
tell-page = **Avisos de sitios libres.** Si una mesa de este servidor lleva un minuto esperando gente, te menciono en su canal: como mucho una vez cada tres horas, nunca en las horas de silencio ni mientras juegas (las partidas diarias no cuentan).
tell-state = { $on ->
        [True] Ahora: **{ $game }**
       *[False] Ahora: **no**
    }
tell-any = Cualquier juego
menu-tell = ¿De qué mesas?
button-tell-off = No me avises más
tell-not-here = En este servidor no aviso a nadie de los sitios libres.
tell-role-here = En este servidor aviso a { $role } de los sitios libres.
tell-never = En /{ command-settings } elegiste «{ calls-never }», así que no te avisaré.
