# Terugkijken op een spel dat voorbij is: kansen, geluk, en wat beter was geweest.

button-hindsight = Hoe het ging
hindsight-title = Hoe het ging
hindsight-round = Ronde
hindsight-share = { $chance }%
hindsight-turned = **{ $number }** Ronde { $round }: { $what } { $way ->
        [up] Zo klimt { $who } van { $before } naar { $after }%.
       *[down] Zo zakt { $who } van { $before } naar { $after }%.
    }
hindsight-rolled = { $who } gooit { $pips }.
hindsight-steady = Geen enkele beurt heeft dit spel beslist.
hindsight-own-luck = **Geluk met de eigen worpen**, in punten: { $luck }
hindsight-luck = { $who } { $points }
hindsight-choices = **Achteraf gezien:**
hindsight-closing = { $end ->
        [idle] Veel te kiezen had je nooit.
        [small] Geen enkele keuze kostte je veel, maar alle beetjes tellen: samen { $cost } punten.
        [lucky] Je won met de dobbelstenen mee, en gaf bijna niets weg.
        [won] Je won, en gaf bijna niets weg. Goed gespeeld!
        [unlucky] Je gaf bijna niets weg: het lag aan de dobbelstenen.
        [beaten] Je gaf bijna niets weg. Toch waren anderen sneller.
       *[others] Geen enkele keuze kostte iemand veel.
    }
hindsight-costly = { $own ->
        [True] Ronde { $round }
       *[False] { $who }, ronde { $round }
    }{ $dice ->
        [none] {""}
       *[other] , { $dice } gegooid
    }: “{ $better }” was { $points } punten beter geweest dan “{ $done }”{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    }.
hindsight-note = De kansen zoals de computer ze bij elke beurt zag. Eén punt = één zege meer op 100 van zulke spellen.
hindsight-alt = Hoe ieders kans op winst veranderde.
hindsight-alt-line = Plaats { $place }: { $seat }{ $luck ->
        [none] {""}
       *[other] , geluk { $luck }
    }: { $chances }.
hindsight-alt-at = { $when ->
        [begin] { $chance }% aan het begin
        [end] { $chance }% aan het eind
       *[round] { $chance }% na ronde { $round }
    }
hindsight-alt-turned = Keerpunt { $number }, ronde { $round }: { $seat } van { $before } naar { $after }%.
hindsight-early = Dit spel is nog bezig. Als het voorbij is, kun je er hier op terugkijken.
hindsight-gone = Dit spel is te oud om op terug te kijken. Kijk de volgende keer kort na het eind.
hindsight-changed = Sinds dit spel zijn de regels bijgewerkt, dus ik kan het niet naspelen.

button-replay = Spel als filmpje
button-replay-making = Je filmpje wordt gemaakt
replay-making = Ik maak je filmpje. Het is er over een paar seconden.
replay-title = **{ $game }** in { $scenes } scènes
replay-alt = { $game } in { $scenes } scènes.
replay-alt-more = { $count ->
        [one] En nog één hoogtepunt.
       *[other] En nog { $count } hoogtepunten.
    }
replay-failed = Van dit spel kan ik geen filmpje maken. Zo ging het:
replay-waits = Eén filmpje tegelijk: je vorige is over een paar seconden klaar.
replay-newer = Je vroeg al om een nieuwere ronde: die komt eraan.
button-post = Hier plaatsen
button-post-line = Alleen mijn regel plaatsen
button-post-names = Plaatsen met namen
button-post-colours = Plaatsen met kleuren
posted-replay = **{ $who }** deelt een spel: { $game }
posted-hindsight = **{ $who }** deelt hoe een spel ging: { $game }
posted-round = **{ $who }** deelt wat er net gebeurde: { $game }
posted-line = **{ $who }** deelt een resultaat: { $game }
own-line = { $seat }: { $place }e van { $players } · { $took } geslagen · { $lost } kwijt{ $luck ->
        [none] {""}
       *[other] {" "}· dobbelgeluk { $luck }
    }
own-line-cards = { $seat }: { $place }e van { $players } · { $took } gepikt · { $lost } kwijt
post-off = Plaatsen staat uit op deze server. Admins kunnen het toestaan met /{ command-settings }.
post-timed-out = Je hebt een time-out op deze server. Plaats het als die voorbij is.
post-forbidden = Je mag hier zelf niets plaatsen, dus ik doe het ook niet. Vraag een admin om: { $permissions }.
post-twice = Dit heb je al geplaatst.
deleted-meanwhile = Van iemand die hierin voorkomt, zijn net de gegevens verwijderd. Druk nog een keer.
post-enough = Uit dit spel heb je genoeg geplaatst. Laat de anderen ook eens.
