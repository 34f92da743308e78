"""What is pressed or typed: what it is called, what it looks like, what it does."""
