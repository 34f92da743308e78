-- SQLite's 0021.

CREATE TABLE cup_bars (
    cup bigint NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    hash bytea NOT NULL,
    key bytea NOT NULL,
    PRIMARY KEY (cup, hash)
);
