"""What people, admins and deadlines do to a table: from its state to the change that is stored."""
