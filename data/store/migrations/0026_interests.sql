-- People to be pinged for lobbies with free seats.

CREATE TABLE interests (
    server INTEGER NOT NULL,
    -- 0: the role that a server names instead.
    person INTEGER NOT NULL,
    -- Empty: any; "off": none, kept until the last ping is old.
    game TEXT NOT NULL,
    pinged REAL NOT NULL,
    -- That of the last ping.
    lobby INTEGER NOT NULL,
    PRIMARY KEY (server, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX interests_person ON interests (person);
