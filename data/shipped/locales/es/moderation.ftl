# /moderar: las mesas de un servidor, qué hace con ellas la moderación, y qué se dice de ello.

moderate-head = ## { $count ->
        [one] Hay una mesa abierta donde moderas
        [many] Hay { $count } mesas abiertas donde moderas
       *[other] Hay { $count } mesas abiertas donde moderas
    }
moderate-none = No hay mesas abiertas donde moderas.
moderate-line = **Mesa { $table }** · { $game }{ $state ->
        [lobby] {" "}· por empezar
        [running] {" "}· en juego
        [unplayable] {" "}· no se puede jugar
       *[other] {""}
    }{ $link ->
        [none] {""}
       *[other] {" "}· { to-board }
    }
moderate-table = Mesa { $table } · { $game }
moderate-host = Organiza: { $host }
menu-moderate = Elegir una mesa
moderate-person = Elegir a una persona
moderate-about = **{ $name }** en la mesa { $table }
sure-remove = **¿Sacar a { $name } de la mesa { $table }?** { $state ->
        [lobby] Su sitio queda libre.
       *[running] Sigue una máquina; por su cuenta ya no puede volver.
    } Se avisa en la mesa.
    .button = Sacar de la mesa
sure-block = **¿Bloquear a { $name } en este servidor?** Pierde todos sus sitios aquí, y ya no podrá abrir mesas ni apuntarse. Se avisa en la mesa.
    .button = Bloquear en este servidor
moderate-seat = Dar a alguien el sitio de una máquina
moderate-give = ¿Quién sigue?
moderate-whom = ¿Quién sigue por { $name }?
button-mod-older = Mesas más antiguas
button-mod-newest = Mesas más nuevas
button-mod-host = Pasarle la organización
button-mod-repair = Reparar
button-mod-back = Volver

moderated-repair = -# { $by } ha reparado este tablero.
moderated-remove = -# { $by } ha dejado libre el sitio de { $person }.
moderated-host = -# Ahora organiza { $person }, por decisión de { $by }.
moderated-block = -# { $by } ha dejado libres los sitios de { $person } en este servidor.
moderated-give = -# { $by } ha dado un sitio a { $person }.

act-end = { $when } { $by } cerró la mesa { $table }.
act-repair = { $when } { $by } reparó la mesa { $table }.
act-remove = { $when } { $by } dejó libre el sitio de { $person } en la mesa { $table }.
act-host = { $when } { $by } puso a { $person } a organizar la mesa { $table }.
act-block = { $when } { $by } bloqueó aquí a { $person }.
act-give = { $when } { $by } dio un sitio a { $person } en la mesa { $table }.

only-moderators = Eso solo lo puede hacer la moderación. Pídeselo.
moderator-plays = Tú también juegas en esta mesa. Déjaselo a otra persona de la moderación.
moderate-own-table = Juegas en esta mesa, así que votas como los demás: /{ command-table } { command-table-end }. Cerrarla le toca a otra persona de la moderación.

# Lo que se dice a quien modera si algo no puede ser.
moderate-not-seated = { $person } ya no tiene sitio en esta mesa. Elige a otra persona.
moderate-not-in = { $person } ya no está en esta mesa. Elige a otra persona.
moderate-blocked = { $person } no puede jugar aquí por un bloqueo. Elige a otra persona, o pide a un admin que lo quite en /{ command-settings }.
moderate-private = Esta mesa es solo con invitación, y { $person } no la tiene. Elige a otra persona.
moderate-bot = { $person } es un bot y no puede jugar. Elige a otra persona.
moderate-seated = { $person } ya juega en esta mesa. Elige a otra persona.
moderate-taken = Alguien ha ocupado ese sitio. Elige otro.
moderate-closed = Quien organiza eligió que en esta mesa las máquinas conserven su sitio, así que no puedes dárselo a nadie.
moderate-held = Alguien ya ha visto esas cartas, así que { $person } no puede tener ese sitio. Elige otro.
moderate-seen = { $person } ya ha visto otra mano en esta partida. Elige a otra persona.
