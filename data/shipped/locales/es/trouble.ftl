# Lo que se dice cuando Discord rechaza algo; una frase que dice qué hacer.

trouble-place-gone = El canal de esta mesa ya no existe, y la mesa tampoco; /{ command-play } abre otra en otro sitio.
trouble-person-gone = Esta persona ya no está en el servidor. Otra puede ocupar el sitio.
trouble-forbidden = No puedo escribir aquí. Pide a un admin que me dé: { permission-view-channel }, { permission-send-messages }, { permission-attach-files }.
trouble-archived = Este hilo está archivado y no puedo abrirlo. Escribe algo en él y prueba otra vez.
trouble-locked = Este hilo está bloqueado: pide a la moderación que lo desbloquee, o abre otra mesa con /{ command-play }.
trouble-no-thread = Aquí no puedo abrir otro hilo, así que jugamos en el mismo canal.
trouble-unfit = En este tipo de canal no se puede jugar: usa /{ command-play } en un canal de texto.
trouble-closed-dm = No puedo escribirte en privado: pulsa «{ button-my-hand }» bajo el tablero.
trouble-too-large = La imagen es demasiado grande para Discord. /{ command-table } { command-table-text } describe el tablero.
trouble-blocked = El AutoMod de este servidor bloqueó mi mensaje: pide a la moderación que me deje escribir aquí.
trouble-later = Discord me pide ir más despacio: prueba en un minuto.
trouble-lost = Discord no ha respondido. Prueba otra vez dentro de un momento; tu partida está a salvo.
trouble-fault = Ha fallado algo por mi parte. Tu partida está a salvo: prueba otra vez.
