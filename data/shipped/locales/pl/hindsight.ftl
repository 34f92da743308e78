button-hindsight = Jak poszło
hindsight-title = Jak poszło
hindsight-round = Runda
hindsight-share = { $chance }%
hindsight-turned = **{ $number }** Runda { $round }: { $what } { $way ->
        [up] { $who }: wzrost szans z { $before } do { $after }%.
       *[down] { $who }: spadek szans z { $before } do { $after }%.
    }
hindsight-rolled = { $who } wyrzuca { $pips }.
hindsight-steady = Żadna pojedyncza tura nie rozstrzygnęła tej partii.
hindsight-own-luck = **Szczęście do własnych kostek**, w punktach: { $luck }
hindsight-luck = { $who } { $points }
hindsight-choices = **Po fakcie:**
hindsight-closing = { $end ->
        [idle] Nie było za bardzo w czym wybierać.
        [small] Żaden wybór nie kosztował wiele, ale drobne się sumują: razem { $cost } pkt.
        [lucky] Wygrana z kostkami po twojej stronie i prawie bez błędów.
        [won] Wygrana i prawie bez błędów. Świetna gra!
        [unlucky] Prawie bez błędów: zawiniły kostki.
        [beaten] Prawie bez błędów. Inni i tak doszli pierwsi.
       *[others] Żaden wybór nie kosztował nikogo wiele.
    }
hindsight-costly = { $own ->
        [True] Runda { $round }
       *[False] { $who }, runda { $round }
    }{ $dice ->
        [none] {""}
       *[other] , rzut { $dice }
    }: „{ $better }” dałoby o { $points } pkt więcej niż „{ $done }”{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    }.
hindsight-note = Szanse w każdej turze, jak widział je komputer. Jeden punkt = jedna wygrana więcej na 100 takich partii.
hindsight-alt = Jak zmieniały się szanse na wygraną.
hindsight-alt-line = Miejsce { $place }: { $seat }{ $luck ->
        [none] {""}
       *[other] , szczęście { $luck }
    }: { $chances }.
hindsight-alt-at = { $when ->
        [begin] { $chance }% na początku
        [end] { $chance }% na końcu
       *[round] { $chance }% po rundzie { $round }
    }
hindsight-alt-turned = Przełom { $number }, runda { $round }: { $seat } z { $before } na { $after }%.
hindsight-early = Ta partia jeszcze trwa. Gdy się skończy, można będzie tu na nią spojrzeć.
hindsight-gone = Ta partia jest za stara, by na nią spojrzeć. Następnym razem zajrzyj zaraz po końcu.
hindsight-changed = Po tej partii zasady się zmieniły, więc nie mogę jej odtworzyć.

button-replay = Pokaż partię
button-replay-making = Powtórka się przygotowuje
replay-making = Przygotowuję powtórkę. Będzie tu za kilka sekund.
replay-title = **{ $game }**, liczba scen: { $scenes }
replay-alt = { $game }, liczba scen: { $scenes }.
replay-alt-more = { $count ->
        [one] I jeszcze jedna ciekawa chwila.
        [few] I jeszcze { $count } ciekawe chwile.
        [many] I jeszcze { $count } ciekawych chwil.
       *[other] I jeszcze { $count } ciekawej chwili.
    }
replay-failed = Nie mogę zrobić powtórki tej partii. Oto jej przebieg:
replay-waits = Jedna powtórka naraz: druga będzie gotowa za kilka sekund.
replay-newer = Chcesz już zobaczyć nowszą rundę: zaraz będzie.
button-post = Pokaż tutaj
button-post-line = Pokaż tylko mój wynik
button-post-names = Pokaż z imionami
button-post-colours = Pokaż z kolorami
posted-replay = **{ $who }** pokazuje partię: { $game }
posted-hindsight = **{ $who }** pokazuje, jak poszła partia: { $game }
posted-round = **{ $who }** pokazuje ostatnie wydarzenia: { $game }
posted-line = **{ $who }** pokazuje wynik: { $game }
own-line = { $seat }: miejsce { $place } z { $players } · zbite { $took } · stracone { $lost }{ $luck ->
        [none] {""}
       *[other] {" "}· szczęście do kostek { $luck }
    }
own-line-cards = { $seat }: miejsce { $place } z { $players } · skradzione { $took } · stracone { $lost }
post-off = Na tym serwerze pokazywanie jest wyłączone. Admini mogą na nie pozwolić: /{ command-settings }.
post-timed-out = Masz na tym serwerze przerwę. Pokaż to, gdy minie.
post-forbidden = Nie możesz tu pisać, więc ja też nie będę. Poproś admina o: { $permissions }.
post-twice = To już jest pokazane.
deleted-meanwhile = Ktoś, kogo tu widać, właśnie usunął swoje dane. Naciśnij jeszcze raz.
post-enough = Wystarczy już pokazywania z tej partii. Teraz kolej na innych.
