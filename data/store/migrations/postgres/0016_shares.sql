-- SQLite's 0024.

CREATE TABLE shared_days (
    day bigint NOT NULL,
    channel bigint NOT NULL,
    server bigint NOT NULL,
    told boolean NOT NULL,
    changes bigint NOT NULL,
    shared bigint NOT NULL,
    PRIMARY KEY (day, channel)
);

CREATE INDEX shared_days_by_server ON shared_days (server);
CREATE INDEX shared_days_untold ON shared_days (day) WHERE NOT told;

CREATE TABLE day_shares (
    day bigint NOT NULL,
    channel bigint NOT NULL,
    person bigint NOT NULL,
    points bigint NOT NULL,
    marks text NOT NULL,
    PRIMARY KEY (day, channel, person),
    FOREIGN KEY (day, channel) REFERENCES shared_days (day, channel) ON DELETE CASCADE
);

CREATE INDEX day_shares_by_person ON day_shares (person);
