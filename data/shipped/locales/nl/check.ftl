# /controleren: wat de bot in een kanaal mag, wat er ontbreekt, en waar je moet klikken.

button-check = Wat ontbreekt er?

check-fine = **Alles in orde in { $channel }.** Er ontbreekt niets; jullie kunnen spelen.
check-wrong = { $count ->
        [one] **In { $channel } ontbreekt één ding:**
       *[other] **In { $channel } ontbreken { $count } dingen:**
    }
check-lacks = ❌ **{ $permission }** — { $where ->
        [channel] dit kanaal weigert het: Kanaal bewerken › Machtigingen › { $role }.
       *[role] mijn rol heeft het niet: Serverinstellingen › Rollen › { $role } › Machtigingen.
    }
check-nice = ➕ **{ $permission }** ontbreekt, maar hoeft niet — { $where ->
        [channel] Kanaal bewerken › Machtigingen › { $role }.
       *[role] Serverinstellingen › Rollen › { $role } › Machtigingen.
    }
check-no-threads = ❌ **{ $permission }** ontbreekt, dus tafels krijgen hier geen thread — { $where ->
        [channel] Kanaal bewerken › Machtigingen › { $role }.
       *[role] Serverinstellingen › Rollen › { $role } › Machtigingen.
    }
check-no-events = ❌ **{ $permission }** ontbreekt, dus spellen met een vaste tijd staan niet bij de evenementen van deze server — { $where ->
        [channel] Kanaal bewerken › Machtigingen › { $role }.
       *[role] Serverinstellingen › Rollen › { $role } › Machtigingen.
    }
check-unfit = ❌ In zo’n kanaal kunnen geen tafels staan. Gebruik een tekstkanaal of een thread.
check-thread-closed = ❌ Deze thread is gearchiveerd of vergrendeld: schrijf er iets in, of ontgrendel hem.
check-roles-gone = ❌ De rol die tafels mag openen, is verwijderd, dus alleen admins kunnen het. Kies een andere in /{ command-settings }, “{ page-where }”.
check-told-gone = ❌ De rol voor vrije plekken is verwijderd, dus ik ping niemand. Kies een andere in /{ command-settings }, “{ page-pings }”.
check-told-silent = ❌ Ik kan { $role } niet pingen voor vrije plekken: sta iedereen toe die rol te vermelden (Serverinstellingen › Rollen), of geef me hier “@everyone, @here en alle rollen vermelden”.
check-moderators-gone = ❌ De rol van de moderators is verwijderd, dus alleen mensen met “Berichten beheren” kunnen tafels sluiten en repareren. Kies een andere in /{ command-settings }, “{ page-care }”.
check-moderators-hidden = ❌ Leden met { $role } zien /{ command-moderate } niet. Geef de rol “Berichten beheren”, of sta de opdracht voor die rol toe onder Serverinstellingen › Integraties › deze bot.
check-channels-gone = ❌ De kanalen voor tafels zijn verwijderd, dus alleen admins kunnen tafels openen. Kies andere in /{ command-settings }, “{ page-where }”.
check-not-chosen = ❌ Op deze server kun je alleen tafels openen in { $channels }. Voeg dit kanaal toe in /{ command-settings }, “{ page-where }”.
check-no-commands = ❌ Leden kunnen hier geen opdrachten gebruiken: Kanaal bewerken › Machtigingen › @everyone › Applicatieopdrachten gebruiken.
check-switched-off = ❌ /{ command-play } staat hier uit: Serverinstellingen › Integraties, kies dan mij en dit kanaal.
check-dm = Hoi! Hier komen je verborgen kaarten binnen. Je hoeft nu niets te doen.
check-dm-fine = Ik kan je DM’s sturen. Alles in orde!
check-dm-closed = ❌ Ik kan je geen DM sturen. Open het menu van deze server › Privacyinstellingen › Privéberichten. Je kaarten vind je ook onder “{ button-my-hand }”.
permission-embed-links = Links insluiten
permission-create-public-threads = Openbare threads maken
permission-create-events = Evenementen maken
check-podium = ❌ Ik kon het podium ({ $season }) { $channel ->
        [none] nergens plaatsen: ik vond er geen kanaal voor.
       *[other] niet plaatsen in { $channel }.
    } Kies met /{ command-settings } een kanaal waar ik mag schrijven. Hetzelfde kanaal probeer ik pas over een week weer.
check-cup = De beker in { $channel } wacht. { $why }
