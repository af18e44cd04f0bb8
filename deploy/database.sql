-- Role and database with the least rights, by an administrator of PostgreSQL 15 or newer:
--   psql -v password="'…'" -f deploy/database.sql postgres://postgres@db.example/postgres
-- Run again it changes the password, and nothing else that is right already.
\set ON_ERROR_STOP on
SELECT NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'back_office') AS is_new \gset
\if :is_new
CREATE ROLE back_office LOGIN;
\endif
-- CREATEDB for scratch databases alone: restoring an earlier backup, checking one, rehearsing an update.
ALTER ROLE back_office NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS CREATEDB CONNECTION LIMIT 60 PASSWORD :password;
SELECT NOT EXISTS (SELECT FROM pg_database WHERE datname = 'back_office') AS is_new \gset
\if :is_new
CREATE DATABASE back_office OWNER back_office ENCODING 'UTF8' TEMPLATE template0;
\endif
ALTER DATABASE back_office OWNER TO back_office;
REVOKE ALL ON DATABASE back_office FROM PUBLIC;
