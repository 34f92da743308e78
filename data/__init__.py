"""What is stored and what is shipped: the store, boards, texts, fonts; each with a loader."""
