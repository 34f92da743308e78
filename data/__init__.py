"""What is stored and what is shipped, each with a small loader."""
