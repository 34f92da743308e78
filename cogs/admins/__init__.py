"""What the admins and moderators of a server choose, look after and find out."""
