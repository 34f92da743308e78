"""What moves between two pictures of a game: pieces hop, dice tumble, cards slide to their rows."""
