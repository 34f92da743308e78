# A game looked back on when it is over: chances, luck, and what would have been better.

button-hindsight = How it went
hindsight-title = How it went
hindsight-round = Round
hindsight-share = { $chance }%
hindsight-turned = **{ $number }** Round { $round }: { $what } { $way ->
        [up] That lifts { $who } from { $before } to { $after }%.
       *[down] That drops { $who } from { $before } to { $after }%.
    }
hindsight-rolled = { $who } rolls { $pips }.
hindsight-steady = No single turn decided this game.
hindsight-own-luck = **Luck with their own dice**, in points: { $luck }
hindsight-luck = { $who } { $points }
hindsight-choices = **With hindsight:**
hindsight-closing = { $end ->
        [idle] You never had much of a choice.
        [small] No single choice cost you much, but small ones add up: { $cost } points in all.
        [lucky] You won with the dice on your side, and hardly gave anything away.
        [won] You won, and hardly gave anything away. Well played!
        [unlucky] You hardly gave anything away: it was the dice.
        [beaten] You hardly gave anything away. Others still got there first.
       *[others] No single choice cost anyone much.
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

button-replay = Show the game
button-replay-making = Your replay is being made
replay-making = I’m making your replay. It’ll be here in a few seconds.
replay-title = **{ $game }** in { $scenes } scenes
replay-alt = { $game } in { $scenes } scenes.
replay-alt-more = { $count ->
        [one] And one more highlight.
       *[other] And { $count } more highlights.
    }
replay-failed = I can’t make a replay of this game. Here’s how it went:
replay-waits = One replay at a time: your other one will be ready in a few seconds.
replay-newer = You asked for a newer round: that one is on its way.
button-post = Post it here
button-post-line = Post only my line
button-post-names = Post with names
button-post-colours = Post with colors
posted-replay = **{ $who }** shared a game of { $game }
posted-hindsight = **{ $who }** shared how a game of { $game } went
posted-round = **{ $who }** shared what just happened in { $game }
posted-line = **{ $who }** shared a result in { $game }
own-line = { $seat }: { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } of { $players } · sent { $took } home · lost { $lost }{ $luck ->
        [none] {""}
       *[other] {" "}· dice luck { $luck }
    }
own-line-cards = { $seat }: { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } of { $players } · stole { $took } · lost { $lost }
post-off = Posting is off on this server. Admins can allow it with /{ command-settings }.
post-timed-out = You’re timed out on this server. Post it once that’s over.
post-forbidden = You can’t post here yourself, so I won’t either. Ask an admin for: { $permissions }.
post-twice = You’ve already posted this.
deleted-meanwhile = Someone who appears in this has just had their data deleted. Press again.
post-enough = You’ve posted enough of this game. Let the others have a turn.
