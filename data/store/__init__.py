"""The stores: SQL, migrations, backups; PostgreSQL in a folder of its own."""
