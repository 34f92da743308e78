# Eine Zeit, gewählt nach Tag, Stunde und Viertelstunde.

moment-choose = Wann?
moment-at = **{ $at }**, { $in }
moment-zone = { $by ->
        [own] Die Zeiten gelten in deiner Zeitzone, { $zone }.
        [server] Die Zeiten gelten in der Zeitzone dieses Servers, { $zone }.
       *[none] Die Zeiten gelten in UTC: Weder du noch dieser Server habt eine Zeitzone gewählt. Wähl unten deine.
    }
moment-twice = In dieser Nacht wird die Uhr zurückgestellt, diese Zeit gibt es zweimal. Ich nehme die erste.
moment-past = Diese Zeit ist schon vorbei. Wähl eine spätere.
moment-skipped = Diese Zeit gibt es nicht: In dieser Nacht wird die Uhr vorgestellt. Wähl eine andere.
menu-moment-day = Tag
menu-moment-hour = Stunde
menu-moment-quarter = Minuten
moment-today = Heute
moment-tomorrow = Morgen
button-moment-set = Diese Zeit nehmen
button-cup-move = Den Beginn verlegen
cup-new-gone = Zwischendurch bin ich neu gestartet. Öffne den Pokal noch einmal mit /{ command-cup } { command-cup-new }.
