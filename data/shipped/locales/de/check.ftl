# /prüfen: was der Bot in einem Kanal darf, was fehlt, und wo man klickt.

button-check = Was fehlt denn?

check-fine = **In { $channel } ist alles bereit.** Es fehlt nichts, ihr könnt spielen.
check-wrong = { $count ->
        [one] **In { $channel } fehlt noch etwas:**
       *[other] **In { $channel } fehlen noch { $count } Dinge:**
    }
check-lacks = ❌ **{ $permission }** — { $where ->
        [channel] in diesem Kanal verweigert: Kanal bearbeiten › Berechtigungen › { $role }.
       *[role] meiner Rolle fehlt dieses Recht: Servereinstellungen › Rollen › { $role } › Berechtigungen.
    }
check-nice = ➕ **{ $permission }** fehlt, muss aber nicht sein — { $where ->
        [channel] Kanal bearbeiten › Berechtigungen › { $role }.
       *[role] Servereinstellungen › Rollen › { $role } › Berechtigungen.
    }
check-no-threads = ❌ **{ $permission }** fehlt, deshalb bekommen Tische hier keinen Thread — { $where ->
        [channel] Kanal bearbeiten › Berechtigungen › { $role }.
       *[role] Servereinstellungen › Rollen › { $role } › Berechtigungen.
    }
check-no-events = ❌ **{ $permission }** fehlt, deshalb stehen Spiele mit fester Zeit nicht bei den Events dieses Servers — { $where ->
        [channel] Kanal bearbeiten › Berechtigungen › { $role }.
       *[role] Servereinstellungen › Rollen › { $role } › Berechtigungen.
    }
check-unfit = ❌ In so einem Kanal gibt es keine Tische. Nimm einen Textkanal oder einen Thread.
check-thread-closed = ❌ Dieser Thread ist archiviert oder gesperrt: Schreib etwas hinein, oder gib ihn frei.
check-roles-gone = ❌ Die Rolle, die hier Tische aufmacht, gibt es nicht mehr: Nur Admins können welche aufmachen. Wähl eine andere: /{ command-settings }, „{ page-where }“.
check-told-gone = ❌ Die Rolle, der ich bei freien Plätzen Bescheid sage, gibt es nicht mehr. Wähl eine andere: /{ command-settings }, „{ page-pings }“.
check-told-silent = ❌ Ich kann { $role } bei freien Plätzen nicht erwähnen: Erlaub es allen (Servereinstellungen › Rollen), oder gib mir hier „@everyone, @here und alle Rollen erwähnen“.
check-moderators-gone = ❌ Die Rolle der Moderation gibt es nicht mehr: Nur Leute mit „Nachrichten verwalten“ können Tische schließen und in Ordnung bringen. Wähl eine andere: /{ command-settings }, „{ page-care }“.
check-moderators-hidden = ❌ Wer { $role } hat, sieht /{ command-moderate } nicht: Gib der Rolle „Nachrichten verwalten“, oder erlaub ihr den Befehl unter Servereinstellungen › Integrationen › dieser Bot.
check-channels-gone = ❌ Die Kanäle, in denen Tische aufgemacht werden, gibt es nicht mehr: Nur Admins können welche aufmachen. Wähl andere: /{ command-settings }, „{ page-where }“.
check-not-chosen = ❌ Auf diesem Server gibt es Tische nur in { $channels }. Nimm diesen Kanal dazu: /{ command-settings }, „{ page-where }“.
check-no-commands = ❌ Mitglieder können hier keine Befehle benutzen: Kanal bearbeiten › Berechtigungen › @everyone › Anwendungsbefehle verwenden.
check-switched-off = ❌ /{ command-play } ist hier ausgeschaltet: Servereinstellungen › Integrationen, dann mich und diesen Kanal wählen.
check-dm = Hallo! Hierher kommen deine verdeckten Karten. Du musst nichts tun.
check-dm-fine = Ich kann dir Direktnachrichten schicken. Alles bereit!
check-dm-closed = ❌ Ich kann dir keine Direktnachrichten schicken: Öffne das Menü dieses Servers › Privatsphäre-Einstellungen › Direktnachrichten. Deine Karten findest du auch hinter „{ button-my-hand }“.
permission-embed-links = Links einbetten
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-events = Events erstellen
check-podium = ❌ Das Siegertreppchen ({ $season }) konnte ich { $channel ->
        [none] nirgends posten: Ich habe keinen Kanal dafür gefunden.
       *[other] in { $channel } nicht posten.
    } Wähle mit /{ command-settings } einen Kanal, in den ich schreiben darf. Denselben versuche ich erst in einer Woche wieder.
check-cup = Der Pokal in { $channel } wartet. { $why }
