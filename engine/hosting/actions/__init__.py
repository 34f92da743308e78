"""Actions of people, admins and deadlines: from a table's state to a change."""
