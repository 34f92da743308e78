"""Pictures of the wall race."""
