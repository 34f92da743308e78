"""Display: boards, hands and menus, in pictures and words, and their delivery."""
