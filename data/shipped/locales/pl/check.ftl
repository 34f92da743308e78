button-check = Czego brakuje?

check-fine = **{ $channel }: wszystko gotowe.** Niczego nie brakuje; można grać.
check-wrong = { $count ->
        [one] **{ $channel }: brakuje jednej rzeczy:**
        [few] **{ $channel }: brakuje { $count } rzeczy:**
        [many] **{ $channel }: brakuje { $count } rzeczy:**
       *[other] **{ $channel }: brakuje { $count } rzeczy:**
    }
check-lacks = ❌ **{ $permission }** — { $where ->
        [channel] zabrania tego ten kanał: Edytuj kanał › Uprawnienia › { $role }.
       *[role] nie ma tego moja rola: Ustawienia serwera › Role › { $role } › Uprawnienia.
    }
check-nice = ➕ **{ $permission }**: brakuje, ale nie jest konieczne — { $where ->
        [channel] Edytuj kanał › Uprawnienia › { $role }.
       *[role] Ustawienia serwera › Role › { $role } › Uprawnienia.
    }
check-no-threads = ❌ **{ $permission }**: brakuje, więc stoły nie dostają tu wątków — { $where ->
        [channel] Edytuj kanał › Uprawnienia › { $role }.
       *[role] Ustawienia serwera › Role › { $role } › Uprawnienia.
    }
check-no-events = ❌ **{ $permission }**: brakuje, więc partii z terminem nie ma wśród wydarzeń tego serwera — { $where ->
        [channel] Edytuj kanał › Uprawnienia › { $role }.
       *[role] Ustawienia serwera › Role › { $role } › Uprawnienia.
    }
check-unfit = ❌ Na kanale tego rodzaju nie może być stołów. Wybierz kanał tekstowy albo wątek.
check-thread-closed = ❌ Ten wątek jest zarchiwizowany albo zablokowany: napisz coś w nim albo go odblokuj.
check-roles-gone = ❌ Rola, która pozwala otwierać stoły, została usunięta, więc teraz mogą je otwierać tylko admini. Wybierz inną w /{ command-settings }, „{ page-where }”.
check-told-gone = ❌ Rola dla wolnych miejsc została usunięta, więc nikogo nie powiadamiam. Wybierz inną w /{ command-settings }, „{ page-pings }”.
check-told-silent = ❌ Nie mogę oznaczyć roli { $role } przy wolnych miejscach: pozwól na to wszystkim (Ustawienia serwera › Role) albo daj mi tutaj „Wzmianka @everyone, @here i wszystkie role”.
check-moderators-gone = ❌ Rola moderatorów jest usunięta, więc stoły zamykają i naprawiają tylko osoby z „Zarządzaniem wiadomościami”. Wybierz inną w /{ command-settings }, „{ page-care }”.
check-moderators-hidden = ❌ Osoby z rolą { $role } nie widzą /{ command-moderate }. Daj roli „Zarządzanie wiadomościami” albo pozwól jej na to polecenie: Ustawienia serwera › Integracje › ten bot.
check-channels-gone = ❌ Kanały dla stołów zostały usunięte, więc stoły otwierają tylko admini. Wybierz inne w /{ command-settings }, „{ page-where }”.
check-not-chosen = ❌ Na tym serwerze stoły otwiera się tylko tu: { $channels }. Dodaj ten kanał w /{ command-settings }, „{ page-where }”.
check-no-commands = ❌ Nie można tu używać poleceń: Edytuj kanał › Uprawnienia › @everyone › Używanie poleceń aplikacji.
check-switched-off = ❌ /{ command-play } jest tu wyłączone: Ustawienia serwera › Integracje, potem wybierz mnie i ten kanał.
check-dm = Hej! Tutaj będą przychodzić twoje ukryte karty. Na razie nic nie trzeba robić.
check-dm-fine = Mogę wysłać ci wiadomość prywatną. Wszystko gotowe!
check-dm-closed = ❌ Nie mogę wysłać ci wiadomości prywatnej. Otwórz menu tego serwera › Ustawienia prywatności › Wiadomości prywatne. Karty znajdziesz też pod „{ button-my-hand }”.
permission-embed-links = Osadzanie linków
permission-create-public-threads = Tworzenie publicznych wątków
permission-create-events = Tworzenie wydarzeń
check-podium = ❌ Nie udało się pokazać podium ({ $season }){ $channel ->
        [none] { "" }: nie ma dla niego kanału.
       *[other] : { $channel }.
    } Wybierz kanał, na którym wolno mi pisać: /{ command-settings }. Na tym samym spróbuję znów dopiero za tydzień.
check-cup = Puchar czeka ({ $channel }). { $why }
