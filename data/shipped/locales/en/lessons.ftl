# What a person's first game says, once each, by what just happened to them; of five games, at most six each.

lesson-for = 💡 { $person }: { $lesson }
lesson-own = 💡 { $lesson }
button-known = I know this
lessons-none = This is for players in their first game. You’ve played this one before.

lesson-six = A 6 brings a piece out of the base, and you roll again.
lesson-lost = Your piece was sent home: it’s back in the base.
lesson-clear = While pieces wait in base, the one on the start square has to move first.
lesson-clear-unless = While pieces wait in base, the one on your start square must move, unless you can send someone home.
lesson-tries = With no piece on the track and none to move up in the goal, you get up to three rolls for a 6.
lesson-base = Only a 6 brings a piece out of the base.
lesson-exact = No piece goes past its last goal square, so your roll has to fit.
lesson-goal = In the goal, no one can send your piece home.
lesson-must = If you can send someone home, you must, before anything else.

lesson-walls-dice = The same piece takes both dice, in any order, each of them forward or back.
lesson-walls-out = Any roll can bring a piece out; the arrow (A) is its first step.
lesson-walls-jump = If a die shows the number in the wall above your piece, it can jump up there.
lesson-walls-between = Land on others to send them home; with your first die, too, unless both dice walk the same way.
lesson-walls-lost = Your piece is back in the base; any roll can bring it out again.
lesson-walls-goal = To reach the goal, your move has to end exactly on a flag (square Z).

lesson-cards-lay = Play a die: it starts a row at its number, or adds to the last number of a row.
lesson-cards-both = Both dice can together start one of your three rows, at their sum.
lesson-cards-steal = If the center lacks a number, you take it from your own rows, or else from someone else’s.
lesson-cards-robbed = Until a row reaches 40, the others can take its numbers; it goes on from the last one left.
lesson-cards-near = A row scores at exactly 40: a point for each number and each star in it.
lesson-cards-stuck = Neither of your dice fitted, so you showed them, took new ones, and your turn was over.

lesson-action-join = Where your move ends on others, choose: send them all home, or join them.
lesson-action-turn = You play a card with ♟ on your turn, instead of rolling.
lesson-action-any = A card with ∞ may also work when it isn’t your turn; it says when.
lesson-action-window = Before something happens to you, I often ask if you respond; no answer is a pass.
