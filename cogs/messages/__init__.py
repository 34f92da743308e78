"""Messages: boards, hands, pings and private answers, kept true in Discord."""
