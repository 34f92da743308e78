-- SQLite's 0021.

CREATE TABLE cup_bars (
    cup bigint NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    key bytea NOT NULL,
    hash bytea NOT NULL,
    PRIMARY KEY (cup, hash)
);
