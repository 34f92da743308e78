# A game looked back on when it is over: chances, luck, and what would have been better.

button-hindsight = How it went
hindsight-title = How it went
hindsight-round = Round
hindsight-share = { $chance }%
hindsight-turned = **{ $number }** · Round { $round }: { $what } ({ $who }: { $before } → { $after }%)
hindsight-steady = No single turn decided this game.
hindsight-lucky = **Luck with their own dice**, in points: { $luck }
hindsight-fortune = **What everyone’s dice did together**: { $luck }
hindsight-luck = { $who } { $points }
hindsight-choices = **With hindsight:**
hindsight-none = { $own ->
        [True] And you hardly missed a thing. Well played!
       *[False] And no one missed much. Well played!
    }
hindsight-costly = { $own ->
        [True] Round { $round }
       *[False] { $who }, round { $round }
    }{ $dice ->
        [none] {""}
       *[other] , a roll of { $dice }
    }: “{ $better }” would have been { $points } points better than “{ $done }”{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    }.
hindsight-note = Chances as the computer saw them each turn. One point = one more win in 100 games like this.
hindsight-alt = How everyone’s chances of winning changed.
hindsight-alt-line = Place { $place }: { $seat }{ $luck ->
        [none] {""}
       *[other] , luck { $luck }
    }: { $chances }.
hindsight-alt-at = { $when ->
        [begin] { $chance }% at the start
        [end] { $chance }% at the end
       *[round] { $chance }% after round { $round }
    }
hindsight-alt-turned = Turning point { $number }, round { $round }: { $seat } from { $before } to { $after }%.
hindsight-early = This game isn’t over yet. Once it is, you can look back on it here.
hindsight-gone = This game is too old to look back on. Next time, look soon after it ends.
hindsight-changed = The rules have been updated since this game, so I can’t replay it.
