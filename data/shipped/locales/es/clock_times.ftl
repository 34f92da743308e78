# Una hora elegida: día, hora y cuarto.

moment-choose = ¿Cuándo?
moment-at = **{ $at }**, { $in }
moment-zone = { $by ->
        [own] Las horas son de tu zona horaria, { $zone }.
        [server] Las horas son de la zona horaria de este servidor, { $zone }.
       *[none] Las horas están en UTC: ni tú ni este servidor han elegido zona horaria. Elige la tuya abajo.
    }
moment-twice = Esa noche se atrasan los relojes y esta hora se repite. Vale la primera.
moment-past = Esa hora ya pasó. Elige otra más tarde.
moment-skipped = Esa hora no existe: esa noche se adelantan los relojes. Elige otra.
menu-moment-day = Día
menu-moment-hour = Hora
menu-moment-quarter = Minutos
moment-today = Hoy
moment-tomorrow = Mañana
button-moment-set = Elegir esta hora
button-cup-move = Cambiar la hora de comienzo
cup-new-gone = Me reinicié entretanto. Abre otra vez la copa con /{ command-cup } { command-cup-new }.
