moderate-head = ## { $count ->
        [one] Jeden otwarty stół tam, gdzie moderujesz
        [few] Otwarte stoły tam, gdzie moderujesz: { $count }
        [many] Otwarte stoły tam, gdzie moderujesz: { $count }
       *[other] Otwarte stoły tam, gdzie moderujesz: { $count }
    }
moderate-none = Tam, gdzie moderujesz, nie ma otwartych stołów.
moderate-line = **Stół { $table }** · { $game }{ $state ->
        [lobby] {" "}· przed startem
        [running] {" "}· w grze
        [unplayable] {" "}· nie da się grać
       *[other] {""}
    }{ $link ->
        [none] {""}
       *[other] {" "}· { to-board }
    }
moderate-table = Stół { $table } · { $game }
moderate-host = Gospodarz: { $host }
menu-moderate = Wybierz stół
moderate-person = Wybierz osobę
moderate-about = **{ $name }**, stół { $table }
sure-remove = **Usunąć od stołu { $table }: { $name }?** { $state ->
        [lobby] Miejsce się zwolni.
       *[running] Miejsce zajmie komputer; bez pomocy nie da się na nie wrócić.
    } Stół się o tym dowie.
    .button = Usuń od stołu
sure-block = **Zablokować na tym serwerze: { $name }?** { $name } traci wszystkie miejsca na tym serwerze i nie może już otwierać tu stołów ani dołączać. Stół się o tym dowie.
    .button = Zablokuj na tym serwerze
moderate-seat = Daj komuś miejsce komputera
moderate-give = Kto przejmuje?
moderate-whom = Kto przejmuje miejsce? Teraz gra { $name }.
button-mod-older = Starsze stoły
button-mod-newest = Najnowsze stoły
button-mod-host = Zmień gospodarza
button-mod-repair = Napraw
button-mod-back = Wróć

moderated-repair = -# { $by }: naprawa planszy.
moderated-remove = -# { $by }: zwolnione miejsce ({ $person }).
moderated-host = -# { $by }: gospodarzem jest teraz { $person }.
moderated-block = -# { $by }: zwolnione miejsca ({ $person }) na tym serwerze.
moderated-give = -# { $by }: miejsce dostaje { $person }.

act-end = { $when } { $by }: zamknięty stół { $table }.
act-repair = { $when } { $by }: naprawiony stół { $table }.
act-remove = { $when } { $by }: zwolnione miejsce ({ $person }), stół { $table }.
act-host = { $when } { $by }: nowy gospodarz { $person }, stół { $table }.
act-block = { $when } { $by }: blokada ({ $person }).
act-give = { $when } { $by }: miejsce dostaje { $person }, stół { $table }.

only-moderators = To mogą zrobić tylko moderatorzy. Zapytaj któregoś.
moderator-plays = Grasz przy tym stole. Niech zrobi to inny moderator.
moderate-own-table = Grasz przy tym stole, więc głosujesz jak inni: /{ command-table } { command-table-end }. Zamknąć go może inny moderator.

moderate-not-seated = { $person } nie ma już miejsca przy tym stole. Wybierz kogoś innego.
moderate-not-in = { $person } nie siedzi już przy tym stole. Wybierz kogoś innego.
moderate-blocked = { $person } ma tu blokadę. Wybierz kogoś innego albo poproś admina o jej zdjęcie: /{ command-settings }.
moderate-private = Ten stół jest tylko z zaproszeniem, a { $person } go nie ma. Wybierz kogoś innego.
moderate-bot = { $person } to bot i nie może grać. Wybierz kogoś innego.
moderate-seated = { $person } już gra przy tym stole. Wybierz kogoś innego.
moderate-taken = Ktoś już zajął to miejsce. Wybierz inne.
moderate-closed = Gospodarz ustawił, że komputery zatrzymują tu miejsca, więc nie da się żadnego oddać.
moderate-held = Ktoś inny już widział te karty, więc { $person } nie może dostać tego miejsca. Wybierz inne.
moderate-seen = { $person } zna już inne karty z tej partii. Wybierz kogoś innego.
