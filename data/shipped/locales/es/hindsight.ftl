# Una partida vista cuando ha acabado: opciones, suerte, y qué habría sido mejor.

button-hindsight = Cómo fue
hindsight-title = Cómo fue
hindsight-round = Ronda
hindsight-share = { $chance } %
hindsight-turned = **{ $number }** Ronda { $round }: { $what } { $way ->
        [up] { $who } sube de { $before } a { $after } %.
       *[down] { $who } baja de { $before } a { $after } %.
    }
hindsight-rolled = { $who } saca { $pips }.
hindsight-steady = Ningún turno decidió por sí solo esta partida.
hindsight-own-luck = **Suerte con los propios dados**, en puntos: { $luck }
hindsight-luck = { $who } { $points }
hindsight-choices = **Visto después:**
hindsight-closing = { $end ->
        [idle] Nunca tuviste mucho que elegir.
        [small] Ninguna decisión te costó mucho, pero las pequeñas suman: { $cost } puntos en total.
        [lucky] Ganaste con los dados de tu lado, y casi sin regalar nada.
        [won] Ganaste, y casi sin regalar nada. ¡Bien jugado!
        [unlucky] Casi no regalaste nada: la culpa fue de los dados.
        [beaten] Casi no regalaste nada. Aun así, otros llegaron antes.
       *[others] Ninguna decisión le costó mucho a nadie.
    }
hindsight-costly = { $own ->
        [True] Ronda { $round }
       *[False] { $who }, ronda { $round }
    }{ $dice ->
        [none] {""}
       *[other] , tirada { $dice }
    }: «{ $better }» habría sido { $points } puntos mejor que «{ $done }»{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    }.
hindsight-note = Las opciones como las vio la máquina en cada turno. Un punto = una victoria más en 100 partidas como esta.
hindsight-alt = Cómo cambiaron las opciones de ganar.
hindsight-alt-line = Puesto { $place }: { $seat }{ $luck ->
        [none] {""}
       *[other] , suerte { $luck }
    }: { $chances }.
hindsight-alt-at = { $when ->
        [begin] { $chance } % al principio
        [end] { $chance } % al final
       *[round] { $chance } % tras la ronda { $round }
    }
hindsight-alt-turned = Momento clave { $number }, ronda { $round }: { $seat } pasa de { $before } a { $after } %.
hindsight-early = Esta partida no ha acabado. Después podrás verla aquí.
hindsight-gone = Esta partida ya es demasiado antigua para repasarla. La próxima vez, ábrela en cuanto acabe.
hindsight-changed = Las reglas han cambiado desde esta partida y ya no puedo reconstruirla.

button-replay = Ver la partida
button-replay-making = Tu repetición se está haciendo
replay-making = Estoy haciendo tu repetición. Estará aquí en unos segundos.
replay-title = **{ $game }** en { $scenes } escenas
replay-alt = { $game } en { $scenes } escenas.
replay-alt-more = { $count ->
        [one] Y otro momento destacado.
        [many] Y otros { $count } momentos destacados.
       *[other] Y otros { $count } momentos destacados.
    }
replay-failed = No puedo hacer la repetición de esta partida. Así fue:
replay-waits = Una repetición a la vez: la otra estará en unos segundos.
replay-newer = Has pedido una ronda más reciente: ya viene.
button-post = Publicar aquí
button-post-line = Publicar solo mi línea
button-post-names = Publicar con nombres
button-post-colours = Publicar con colores
posted-replay = **{ $who }** comparte una partida de { $game }
posted-hindsight = **{ $who }** comparte cómo fue una partida de { $game }
posted-round = **{ $who }** comparte lo que acaba de pasar en { $game }
posted-line = **{ $who }** comparte un resultado de { $game }
own-line = { $seat }: puesto { $place } de { $players } · comidas { $took } · perdidas { $lost }{ $luck ->
        [none] {""}
       *[other] {" "}· suerte { $luck }
    }
own-line-cards = { $seat }: puesto { $place } de { $players } · robadas { $took } · perdidas { $lost }
post-off = En este servidor no se publica. Los admins pueden permitirlo con /{ command-settings }.
post-timed-out = Estás en aislamiento en este servidor. Publícalo cuando acabe.
post-forbidden = Tú no puedes escribir aquí, así que yo tampoco. Pide a un admin: { $permissions }.
post-twice = Eso ya está publicado.
deleted-meanwhile = Alguien que aparece aquí acaba de borrar sus datos. Pulsa otra vez.
post-enough = Ya has publicado bastante de esta partida. Deja sitio a los demás.
