-- Bars of deleted people from running cups, each with a key of its own.

CREATE TABLE cup_bars (
    cup INTEGER NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    hash BLOB NOT NULL,
    key BLOB NOT NULL,
    PRIMARY KEY (cup, hash)
) STRICT, WITHOUT ROWID;
