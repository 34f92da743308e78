-- Lists are found by season first, and a season's long waits at once; as in data/scores.py.

DROP INDEX results_list;
CREATE INDEX results_list ON results (server, season, game, six, "table");
CREATE INDEX results_waits ON results (server, season, wait) WHERE wait >= 25;
