"""Race boards: from the view of a race to its picture."""
