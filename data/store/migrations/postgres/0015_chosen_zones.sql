-- SQLite's 0023.

UPDATE servers
SET settings = convert_to(replace(convert_from(settings, 'UTF8'), '"zone":"UTC"', '"zone":""'), 'UTF8')
WHERE strpos(convert_from(settings, 'UTF8'), '"zone":"UTC"') > 0;
