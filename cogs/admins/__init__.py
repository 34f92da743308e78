"""Tools of a server's admins and moderators."""
