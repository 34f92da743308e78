"""What the operator chooses and asks for."""
