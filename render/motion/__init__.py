"""Movement between two pictures: hopping pieces, tumbling dice, sliding cards."""
