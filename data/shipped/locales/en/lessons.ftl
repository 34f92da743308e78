# What a person's first game says, once each, by what just happened to them; of five games, at most six each.

lesson-for = 💡 { $person }: { $lesson }
lesson-own = 💡 { $lesson }
button-known = I know this
lessons-none = This is for players in their first game. You’ve played this one before.

lesson-six = A 6 brings a piece out of the base, and you roll again.
lesson-lost = Your piece is back in the base; a 6 brings it out again.
lesson-clear = While pieces wait in your base, you have to clear your start square first.
lesson-clear-unless = While pieces wait in your base, you have to clear your start square, unless you can send someone home.
lesson-tries = With no piece on the track, you get up to three rolls for a 6.
lesson-base = Only a 6 brings a piece out of the base.
lesson-exact = No piece goes past its last goal square, so your roll has to fit.
lesson-goal = In the goal, no one can send your piece home.
lesson-must = If you can send someone home, you must, before anything else.

lesson-walls-dice = The same piece takes both dice, in any order, each of them forward or back.
lesson-walls-out = Any roll can bring a piece out; the start square A is its first step.
lesson-walls-jump = If a die shows the number in the wall ahead of your piece, it can jump across.
lesson-walls-between = Someone else’s piece where your first die ends goes home, too, unless you walk straight past it.
lesson-walls-lost = Your piece is back in the base; any roll can bring it out again.
lesson-walls-goal = To reach the goal, your move has to end exactly on one of the squares Z.

lesson-cards-lay = Play a die: it starts a row at its number, or adds to the last number of a row.
lesson-cards-both = Both dice together can start a row at their sum.
lesson-cards-steal = If a number is neither in the center nor in your rows, you take it from someone else’s row.
lesson-cards-robbed = Until a row reaches 40, the others can take its numbers; it goes on from the last one left.
lesson-cards-near = A row scores at exactly 40: a point for each card and each star in it.
lesson-cards-stuck = Neither of your dice fitted, so you showed them, took new ones, and your turn was over.

lesson-action-join = Where your move ends on others, you send them all home or stand beside them.
lesson-action-turn = On your turn, you roll or play a card with ♟, never both.
lesson-action-any = You can also play cards with ∞ when it isn’t your turn.
lesson-action-window = If a card affects you and you can respond, I’ll ask you; no answer is a pass.
