# Un moment choisi : jour, heure, quart d’heure.

moment-choose = Quand ?
moment-at = **{ $at }**, { $in }
moment-zone = { $by ->
        [own] Heures de ton fuseau horaire, { $zone }.
        [server] Heures du fuseau horaire de ce serveur, { $zone }.
       *[none] Heures en UTC : ni toi ni ce serveur n’avez choisi de fuseau horaire. Choisis le tien ci-dessous.
    }
moment-twice = Cette nuit-là, on recule d’une heure : celle que tu as choisie existe deux fois. Je prends la première.
moment-past = Ce moment est déjà passé. Choisis-en un plus tard.
moment-skipped = Cette heure n’existe pas : on avance les horloges cette nuit-là. Choisis-en une autre.
menu-moment-day = Jour
menu-moment-hour = Heure
menu-moment-quarter = Minutes
moment-today = Aujourd’hui
moment-tomorrow = Demain
button-moment-set = Choisir ce moment
button-cup-move = Changer l’heure de début
cup-new-gone = J’ai redémarré entre-temps. Ouvre encore une fois la coupe avec /{ command-cup } { command-cup-new }.
