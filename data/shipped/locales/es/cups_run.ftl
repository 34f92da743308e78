# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Quitar a quien dejó el servidor
cup-bot = <@{ $person }> es un bot. Los bots no juegan en una copa.
cup-added = Ahora también en la copa: { $people }.
cup-choose-again = Me reinicié entretanto. Elige otra vez a las personas.

cup-starts = **Mesa { $place }:** { $people }
cup-starts-final = **La final:** { $people }
cup-table-lost = su hilo se borró dos veces
cup-clash = Ya participas en una copa que se juega al mismo tiempo. Déjala primero.
cup-clash-person = <@{ $person }> participa en otra copa que se juega al mismo tiempo.

cup-rehearsal-person = Persona { $number }
cup-rehearsal = Ensayo, mensaje { $step } de { $steps }: { $what } Avisos: { $pings }.
rehearsal-opened = La copa está abierta; aquí se apunta la gente.
rehearsal-called = Cada persona pulsa «{ button-cup-here }».
rehearsal-drawn = Así se anuncian las mesas de cada ronda; los avisos van al hilo de cada mesa.
rehearsal-corrected = Un resultado que corregiste, con tu motivo.
rehearsal-final = Juegan las cuatro personas con más puntos.
rehearsal-ended = Se avisa a quien gana.
button-cup-rehearse = Ensayar
button-cup-rehearse-next = Mensaje siguiente
button-cup-rehearse-back = Mensaje anterior

cup-for-role = Esta copa es para { $role }.
cup-role = Esta copa es para { $role }: aquí no tienes ese rol.
