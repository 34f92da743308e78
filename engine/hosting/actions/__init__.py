"""Actions of people, admins and deadlines: functions from state to change."""
