# A game looked back on when it is over: chances, luck, and what would have been better.

button-hindsight = How it went
hindsight-title = How it went
hindsight-round = Round
hindsight-share = { $chance }%
hindsight-turned = **{ $number }** · Round { $round }: { $what } ({ $who }: { $before } → { $after }%)
hindsight-steady = No single turn decided this game.
hindsight-lucky = **Luck with their own rolls**, in points: { $luck }
hindsight-luck = { $who } { $points }
hindsight-choices = **Easy to say afterwards:**
hindsight-none = { $own ->
        [True] And you hardly missed a thing. Well played!
       *[False] And nobody missed much. Well played!
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
hindsight-note = Chances as the computer reckons them at every turn. A point is one more win in a hundred games like this.
hindsight-alt = How everybody’s chances to win went.
hindsight-alt-line = Place { $place }: { $seat }{ $luck ->
        [none] {""}
       *[other] , luck { $luck }
    }: { $chances }.
hindsight-alt-at = { $when ->
        [begin] { $chance }% at first
        [end] { $chance }% at the end
       *[round] { $chance }% after round { $round }
    }
hindsight-alt-turned = Turning point { $number }, round { $round }: { $seat } from { $before } to { $after }%.
hindsight-early = This game isn’t over yet. When it is, you’ll see here how it went.
hindsight-gone = Nothing is left of this game to look back on. Next time, look soon after the end.
hindsight-changed = This game was played by rules that have changed since, so it can’t be run again.
