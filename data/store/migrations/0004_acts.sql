-- What admins and moderators have done on a server, for its admins to read.

CREATE TABLE acts (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    at REAL NOT NULL,
    "by" INTEGER NOT NULL,
    what TEXT NOT NULL,
    -- Which table it was about, or 0; the table itself may be gone.
    "table" INTEGER NOT NULL,
    person INTEGER,
    about TEXT NOT NULL
) STRICT;

CREATE INDEX acts_server ON acts (server, id);
