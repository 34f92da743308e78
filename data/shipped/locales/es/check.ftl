# /revisar: qué puede hacer el bot en un canal, qué falta, y dónde pulsar.

button-check = ¿Qué falta?

check-fine = **Todo listo en { $channel }.** No falta nada; se puede jugar.
check-wrong = { $count ->
        [one] **En { $channel } falta una cosa:**
        [many] **En { $channel } faltan { $count } cosas:**
       *[other] **En { $channel } faltan { $count } cosas:**
    }
check-lacks = ❌ **{ $permission }** — { $where ->
        [channel] este canal lo niega: Editar canal › Permisos › { $role }.
       *[role] mi rol no lo tiene: Ajustes del servidor › Roles › { $role } › Permisos.
    }
check-nice = ➕ **{ $permission }** falta, pero no es imprescindible — { $where ->
        [channel] Editar canal › Permisos › { $role }.
       *[role] Ajustes del servidor › Roles › { $role } › Permisos.
    }
check-no-threads = ❌ **{ $permission }** falta, así que aquí las mesas no tienen hilo — { $where ->
        [channel] Editar canal › Permisos › { $role }.
       *[role] Ajustes del servidor › Roles › { $role } › Permisos.
    }
check-no-events = ❌ **{ $permission }** falta, así que las partidas con hora fijada no salen entre los eventos de este servidor — { $where ->
        [channel] Editar canal › Permisos › { $role }.
       *[role] Ajustes del servidor › Roles › { $role } › Permisos.
    }
check-unfit = ❌ En este tipo de canal no puede haber mesas. Usa un canal de texto o un hilo.
check-thread-closed = ❌ Este hilo está archivado o bloqueado: escribe algo en él, o desbloquéalo.
check-roles-gone = ❌ El rol que puede abrir mesas ya no existe, así que solo pueden los admins. Elige otro en /{ command-settings }, «{ page-where }».
check-told-gone = ❌ El rol al que avisar de los sitios libres ya no existe, así que no aviso a nadie. Elige otro en /{ command-settings }, «{ page-pings }».
check-told-silent = ❌ No puedo mencionar { $role } para los sitios libres: permite que lo mencione todo el mundo (Ajustes del servidor › Roles) o dame aquí «Mencionar @everyone, @here y todos los roles».
check-moderators-gone = ❌ El rol de moderación ya no existe, así que solo cierra y repara mesas quien tenga «Gestionar mensajes». Elige otro en /{ command-settings }, «{ page-care }».
check-moderators-hidden = ❌ Quienes tienen { $role } no ven /{ command-moderate }. Da al rol «Gestionar mensajes», o permítele el comando en Ajustes del servidor › Integraciones › este bot.
check-channels-gone = ❌ Los canales para mesas ya no existen, así que solo abren mesas los admins. Elige otros en /{ command-settings }, «{ page-where }».
check-not-chosen = ❌ En este servidor solo se abren mesas en { $channels }. Añade este canal en /{ command-settings }, «{ page-where }».
check-no-commands = ❌ Aquí no se pueden usar comandos: Editar canal › Permisos › @everyone › Usar comandos de aplicaciones.
check-switched-off = ❌ /{ command-play } está desactivado aquí: Ajustes del servidor › Integraciones, y elige ahí este bot y este canal.
check-dm = ¡Hola! Aquí llegarán tus cartas ocultas. De momento no hay nada que hacer.
check-dm-fine = Puedo escribirte en privado. ¡Todo listo!
check-dm-closed = ❌ No puedo escribirte en privado. Abre el menú de este servidor › Ajustes de privacidad › Mensajes directos. Tus cartas también están en «{ button-my-hand }».
permission-embed-links = Insertar enlaces
permission-create-public-threads = Crear hilos públicos
permission-create-events = Crear eventos
check-podium = ❌ No pude publicar el podio ({ $season }){ $channel ->
        [none] { "" }: no encontré canal.
       *[other] { " " }en { $channel }.
    } Elige con /{ command-settings } un canal donde pueda escribir. Con el mismo no vuelvo a probar hasta dentro de una semana.
check-cup = La copa en { $channel } espera. { $why }
