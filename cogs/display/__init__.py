"""What is shown: boards, hands and menus, in pictures and words, and how they get to people."""
