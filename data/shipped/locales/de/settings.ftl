# Was ein Server wählt: die Seiten von /einstellungen für Admins, jede Einstellung, und wer was geändert hat.

settings-server = **Für alle auf diesem Server** (das siehst du als Admin):
settings-page = ## { $page }
    Für alle auf diesem Server{ $later ->
        [True] . Eine kürzere Zeit gilt erst einen Tag, nachdem du sie wählst.
       *[False] , ab sofort.
    }
settings-line = **{ $title }:** { $value }
    -# { $about }{ $differs ->
        [True] { " " }Standard: { $usual }.
       *[False] { "" }
    }
button-reset = Standard: { $name }
button-keep-all = Behalten
settings-lowered = -# Gilt { $when }. Bis dahin kannst du noch alles behalten.
sure-later = **{ $title }: { $value }?** { $tables ->
        [0] So alt ist bis dahin noch nichts, also geht dann nichts verloren.
        [one] Ein Spiel von { $people ->
            [one] einer Person
           *[other] { $people } Personen
        } ist dann für immer weg.
       *[other] { $tables } Spiele von { $people ->
            [one] einer Person
           *[other] { $people } Personen
        } sind dann für immer weg.
    } Das gilt erst ab { $when }; bis dahin kannst du hier noch alles behalten.
    .button = Ab morgen löschen
sure-added = **{ $value } vom Spielen ausschließen?** { $tables ->
        [0] Tische aufmachen oder mitspielen geht für { $value } dann auf diesem Server nicht mehr.
        [one] Der Platz an einem offenen Tisch wird frei, und Aufmachen oder Mitspielen geht für { $value } auf diesem Server nicht mehr.
       *[other] Die Plätze an { $tables } offenen Tischen werden frei, und Aufmachen oder Mitspielen geht für { $value } auf diesem Server nicht mehr.
    }
    .button = Vom Spielen ausschließen
sure-removed = **Gespeicherte Regeln löschen: { $value }?** Tische, an denen danach gespielt wird, spielen weiter.
    .button = Löschen
sure-replaced = **„{ $value }“ statt des eigenen Decks nehmen?** Das eigene Deck wird vergessen; seine Datei gibt dir `/tisch deck`.
    .button = Ersetzen
settings-older = **{ $title }** hat inzwischen jemand geändert. So ist es jetzt; wähl noch mal, wenn du magst.
settings-begun = Das gilt schon, und zu behalten ist nichts mehr. Wähl eine längere Zeit für die nächsten Spiele.
menu-settings-page = Welche Einstellungen?
page-own = Nur für mich
page-where = Kanäle und Rollen
page-play = Spiele
page-cards = Aktionskarten
page-turns = Tempo und Würfeln
page-time = Zeit und Ruhezeit
page-pings = Erinnerungen
page-look = Aussehen
page-results = Ergebnisse
page-kept = Wie lange etwas bleibt
page-care = Moderation
page-acts = Wer hat was getan

setting-channels = Kanäle
    .text = Wo Tische aufgemacht werden dürfen. Eine Kategorie steht für alle ihre Kanäle.
    .none = überall
setting-openers = Wer Tische aufmacht
    .text = Rollen, die Tische aufmachen dürfen. Mitspielen dürfen alle.
    .none = alle
setting-threads = Threads
    .text = Ob jeder Tisch einen eigenen Thread bekommt.
    .value-true = ein Thread für jeden Tisch
    .value-false = direkt im Kanal
setting-per-channel = Tische in einem Kanal
    .text = So viele gehen gleichzeitig; Threads zählen nicht mit.
setting-per-person = Tische pro Person
    .text = So viele Tische darf jemand gleichzeitig leiten.
setting-game = Spiel
    .text = Was /{ command-play } startet, wenn niemand ein Spiel wählt.
    .none = der Klassiker
setting-preset = Regeln
    .text = Mit welchen Regeln dieses Spiel startet.
    .none = nach der Anleitung
setting-pace = Tempo
    .text = So spielen neue Tische; dort lässt es sich noch ändern.
setting-rolls = Würfeln
    .text = Wer an neuen Tischen würfelt; dort lässt es sich noch ändern. Standard: Ich würfle, wenn flott oder täglich gespielt wird oder mit Aktionskarten.
    .value-usual = Standard
    .value-hand = alle selbst
    .value-itself = ich für alle
setting-deck = Aktionskarten
    .text = Mit diesen Aktionskarten spielen neue Tische. Ein eigenes Deck stellst du mit /{ command-settings } { command-settings.deck } ein; eine Datei zum Ändern schickt dir /{ command-table } { command-table-deck }.
setting-left-out = Weggelassene Aktionskarten
    .text = Karten für „jederzeit“ und „sofort“, ohne die neue Tische spielen.
    .none = keine
setting-left-out-turn = Weggelassene Karten (eigener Zug)
    .text = Karten für den eigenen Zug, ohne die neue Tische spielen.
    .none = keine
setting-presets = Gespeicherte Regeln
    .text = Nimm das Häkchen bei allen weg, die du löschen willst. Neue speicherst du in einer Lobby.
    .none = noch keine
setting-zone = Zeitzone
    .text = Nach ihr richten sich Ruhezeit und Termine, außer jemand hat eine eigene gewählt.
    .none = noch keine gewählt: UTC
setting-quiet-from = Ruhe ab
    .text = Ab dann bleibt es in täglichen Spielen ruhig: keine Erinnerungen, und keine Zeit läuft ab.
setting-quiet-to = Ruhe bis
    .text = Dann kommen die Erinnerungen und Fristen aus der Ruhezeit.
setting-calls = Erinnerung an den Zug
    .text = Wann ich Leuten Bescheid sage, die dran, aber nicht da sind. Mit /{ command-settings } können alle das für sich ändern.
    .value-once = sofort
    .value-late = nach der halben Zeit
    .value-never = nie
setting-telling = Bescheid bei freien Plätzen
    .text = Wartet eine Lobby eine Minute auf Mitspieler, erwähne ich bis zu 20 Leute, die das mit „{ button-tell }“ wollten, außer in der Ruhezeit.
    .value-true = an
    .value-false = aus
setting-told-role = Rolle bei freien Plätzen
    .text = Stattdessen erwähne ich diese Rolle, höchstens einmal in der Stunde. Ob ich das kann, sagt /{ command-check }.
    .none = keine Rolle
setting-scheduling = Events des Servers
    .text = Spiele mit fester Zeit und Pokale stehen auch bei den Events dieses Servers, wenn ihr Kanal für alle sichtbar ist. Dafür brauche ich „{ permission-create-events }“.
    .value-true = an
    .value-false = aus
setting-taking-back = Zurücknehmen
    .text = An neuen Tischen lässt sich ein Zug zurücknehmen, bis jemand weiterspielt – wenn er nichts verraten hat. Computer warten 5 Sekunden. Nie mit Strafen und nie im Turnier.
    .value-true = erlaubt
    .value-false = nicht erlaubt
setting-posting = Posten
    .text = Filme und Ergebnisse lassen sich mit einem Knopf im Kanal posten. Darüber steht, von wem.
    .value-true = erlaubt
    .value-false = aus
settings-no-category = Nimm einen Kanal, in einer Kategorie kann ich nichts posten.
settings-deck-chosen = Neue Tische mit Aktionskarten spielen mit deinem Deck aus { $cards } Karten.
quiet-hour = { $hour ->
        [-1] nie
       *[other] { $hour } Uhr
    }
zone-other = Eine andere …
zone-title = Zeitzone
zone-label = Kontinent/Stadt, wie Asia/Seoul
unknown-zone = Diese Zeitzone gibt es nicht. { $near ->
        [none] Nimm eine große Stadt in deiner Nähe, wie „Europe/Berlin“.
       *[other] Meinst du { $near }?
    }
setting-language = Sprache
    .text = Die Sprache von allem, was der ganze Kanal sieht.
    .value-discord = wie der Server in Discord
setting-theme = Aussehen
    .text = So werden Bretter gezeichnet, auch von laufenden Spielen.
setting-season = Saison
    .text = Mit jeder Saison beginnt die Bestenliste von vorn. Eine Änderung gilt ab dem nächsten Spiel.
    .value-none = keine
    .value-month = einen Monat lang
    .value-quarter = drei Monate lang
    .value-year = ein Jahr lang
setting-leaderboard = Bestenliste
    .text = Zeigt allen, wer hier vorn liegt; am Ende jeder Saison poste ich ein Siegertreppchen. Mit /{ command-settings } können sich alle selbst herausnehmen.
    .value-true = an
    .value-false = aus
setting-computers-listed = Computer in der Bestenliste
    .text = Zum Vergleich: wie gut Computer hier spielen.
    .value-true = in Grau dabei
    .value-false = nicht dabei
setting-podium = Siegertreppchen
    .text = In diesem Kanal poste ich es am Ende einer Saison, wenn mindestens fünf Spiele für die Bestenliste gezählt haben.
    .none = wo der letzte Tisch war
setting-moderators = Moderation
    .text = Diese Rolle darf Tische schließen und in Ordnung bringen, ebenso alle mit „Nachrichten verwalten“. /{ command-check } sagt, ob die Rolle /{ command-moderate } sieht.
    .none = keine Rolle
setting-blocked = Vom Spielen ausgeschlossen
    .text = Sie können keine Tische aufmachen und nicht mitspielen. In laufenden Spielen übernimmt ein Computer.
    .none = niemand
setting-keeps = Fertige Spiele
    .text = So lange bleiben sie, mit jedem Zug und allen, die mitgespielt haben. Danach stehen Personen nur noch in den Ergebnissen (unten).
setting-results-days = Ergebnisse
    .text = So lange merke ich mir zu einer Person Platz, Glück, Rauswürfe und Tag jedes Spiels. Danach kommt sie nur noch in fertigen Spielen vor, die es noch gibt.

acts-none = Noch hat niemand etwas geändert.
act-setting = { $when } { $by }: **{ $title }** → { $value }

play-elsewhere = Auf diesem Server machst du Tische hier auf: { $channels }.
play-not-here = In diesem Kanal lassen sich keine Tische aufmachen. Frag einen Admin, wo es geht.
play-channels-gone = Die Kanäle für Tische wurden gelöscht. Ein Admin kann mit /einstellungen andere wählen.
play-roles = Tische aufmachen dürfen hier nur { $roles }. Frag dort jemanden, und spiel mit!
play-roles-gone = Die Rolle, die Tische aufmachen darf, wurde gelöscht. Ein Admin kann mit /einstellungen eine andere wählen.
play-too-many =
    { $count ->
        [one] Du leitest hier schon einen Tisch. Beende ihn erst: { to-board }
       *[other] Du leitest hier schon { $count } Tische. Beende erst einen: { to-board }
    }
blocked-here = Die Admins dieses Servers haben dich hier vom Spielen ausgeschlossen. Wenn das ein Irrtum ist, frag sie.
