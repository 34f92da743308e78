privacy-show = **Co jest o tobie zapisane**
    { $stored }

    Żadnych imion, zdjęć ani wiadomości. /{ command-privacy } { command-privacy-export } wysyła ci to wszystko w pliku, /{ command-privacy } { command-privacy-delete } usuwa.
privacy-contact = Pytania o twoje dane: { $contact }
stored-nothing = **Nic nie jest o tobie zapisane.**
stored-host =
    - { $count ->
        [one] jeden stół, który prowadzisz albo który cię wymienia (np. na liście gości)
        [few] { $count } stoły, które prowadzisz albo które cię wymieniają (np. na liście gości)
        [many] { $count } stołów, które prowadzisz albo które cię wymieniają (np. na liście gości)
       *[other] { $count } stołu, które prowadzisz albo które cię wymieniają (np. na liście gości)
    }
stored-seats = - { $count ->
        [one] twoje miejsce przy jednym stole
        [few] twoje miejsca przy { $count } stołach
        [many] twoje miejsca przy { $count } stołach
       *[other] twoje miejsca przy { $count } stołach
    }
stored-answers = - { $count ->
        [one] jeden twój wpis w przebiegu partii, np. ruch, z datą i godziną
        [few] { $count } twoje wpisy w przebiegach partii: rzuty, ruchy i tym podobne, także wykonane za ciebie, każdy z datą i godziną
        [many] { $count } twoich wpisów w przebiegach partii: rzuty, ruchy i tym podobne, także wykonane za ciebie, każdy z datą i godziną
       *[other] { $count } twojego wpisu w przebiegach partii: rzuty, ruchy i tym podobne, także wykonane za ciebie, każdy z datą i godziną
    }
stored-hands =
    - { $count ->
        [one] która wiadomość w naszej rozmowie pokazuje twoje karty
        [few] które wiadomości ({ $count }) w naszej rozmowie pokazują twoje karty
        [many] które wiadomości ({ $count }) w naszej rozmowie pokazują twoje karty
       *[other] które wiadomości ({ $count }) w naszej rozmowie pokazują twoje karty
    }
stored-results =
    - { $count ->
        [one] jak skończyła się jedna twoja partia i którego dnia
        [few] jak skończyły się { $count } twoje partie i którego dnia
        [many] jak skończyło się { $count } twoich partii i którego dnia
       *[other] jak skończyło się { $count } twojej partii i którego dnia
    }
stored-settings = - twoje /{ command-settings } i gry, które już znasz
stored-language = - twój język, do wiadomości ode mnie
stored-podiums = - { $count ->
        [one] jedno miejsce na podium sezonu
        [few] { $count } miejsca na podiach sezonów
        [many] { $count } miejsc na podiach sezonów
       *[other] { $count } miejsca na podiach sezonów
    }
stored-dailies = - { $count ->
        [one] twoje odpowiedzi w Piątce na dziś z jednego dnia
        [few] twoje odpowiedzi w Piątce na dziś z { $count } dni
        [many] twoje odpowiedzi w Piątce na dziś z { $count } dni
       *[other] twoje odpowiedzi w Piątce na dziś z { $count } dni
    }
stored-shares = - { $count ->
        [one] jeden wynik z Piątki na dziś udostępniony przez ciebie na kanale
        [few] { $count } wyniki z Piątki na dziś udostępnione przez ciebie na kanałach
        [many] { $count } wyników z Piątki na dziś udostępnionych przez ciebie na kanałach
       *[other] { $count } wyniku z Piątki na dziś udostępnionego przez ciebie na kanałach
    }
stored-cups = - { $count ->
        [one] twój udział w jednym pucharze albo pomoc w jego prowadzeniu
        [few] twój udział w { $count } pucharach albo pomoc w ich prowadzeniu
        [many] twój udział w { $count } pucharach albo pomoc w ich prowadzeniu
       *[other] twój udział w { $count } pucharach albo pomoc w ich prowadzeniu
    }
stored-bars = - { $count ->
        [one] usunięcie cię przez moderatorów z jednego pucharu; zniknie, gdy puchar się skończy
        [few] usunięcie cię przez moderatorów z { $count } pucharów; zniknie, gdy się skończą
        [many] usunięcie cię przez moderatorów z { $count } pucharów; zniknie, gdy się skończą
       *[other] usunięcie cię przez moderatorów z { $count } pucharu; zniknie, gdy się skończą
    }
stored-interests = - { $count ->
        [one] wybór powiadomień o wolnych miejscach na jednym serwerze i ostatnie z nich
        [few] wybór powiadomień o wolnych miejscach na { $count } serwerach i ostatnie z nich
        [many] wybór powiadomień o wolnych miejscach na { $count } serwerach i ostatnie z nich
       *[other] wybór powiadomień o wolnych miejscach na { $count } serwerach i ostatnie z nich
    }
stored-acts =
    - { $count ->
        [one] jeden wpis w dzienniku adminów i moderatorów, od ciebie albo o tobie
        [few] { $count } wpisy w dzienniku adminów i moderatorów, od ciebie albo o tobie
        [many] { $count } wpisów w dzienniku adminów i moderatorów, od ciebie albo o tobie
       *[other] { $count } wpisu w dzienniku adminów i moderatorów, od ciebie albo o tobie
    }
stored-blocked = - { $count ->
        [one] blokada gry na jednym serwerze; zostaje, gdy usuniesz resztę
        [few] blokada gry na serwerach: { $count }; zostaje, gdy usuniesz resztę
        [many] blokada gry na serwerach: { $count }; zostaje, gdy usuniesz resztę
       *[other] blokada gry na serwerach: { $count }; zostaje, gdy usuniesz resztę
    }
privacy-file = Wszystko, co jest o tobie zapisane, w pliku.
sure-delete-me = **Usunąć wszystko, co jest o tobie zapisane?** W trwających partiach zagra komputer. Zakończone partie zostają, ale bez ciebie. Tego nie da się cofnąć.
    .button = Usuń wszystko
privacy-deleted = Zrobione: twoje dane są usunięte. Jeśli serwer cię zablokował albo moderatorzy usunęli cię z trwającego pucharu, nadal to wiem. Usuwam cię z list Piątki na dziś z ostatniego miesiąca. Starsze wpisy i te udostępnione osobno zostają: usunąć je mogą tylko moderatorzy. Plansze z twoim imieniem za chwilę narysuję na nowo. Kopie zapasowe mogą mieć twoje dane jeszcze przez kilka dni.

somebody = ktoś
days = { $days ->
        [0] wcale
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
joined-server = Cześć! Wpisz na dowolnym kanale /{ command-play }, by otworzyć stół. Dla adminów jest więcej: /{ command-settings } i /{ command-check }.
