-- A time zone of a server that stands there is one that was chosen: UTC was the default until now.

UPDATE servers
SET settings = CAST(replace(CAST(settings AS TEXT), '"zone":"UTC"', '"zone":""') AS BLOB)
WHERE instr(CAST(settings AS TEXT), '"zone":"UTC"') > 0;
