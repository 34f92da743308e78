# The action cards: how a deck of one's own is refused.

deck-too-big = A deck is a file of at most { $kilobytes } KB.
deck-unreadable = This is no deck: { $reason }
deck-kind = Entry { $number } of the deck, “{ $entry }”, is no card that we know.
deck-copies = Entry { $number } of the deck, “{ $entry }”, comes twice or has no copies.
deck-size = A deck has { $least } to { $most } cards, this one has { $cards }.
