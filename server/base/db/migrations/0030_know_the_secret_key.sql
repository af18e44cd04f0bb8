CREATE TABLE "secret_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" varchar(64) NOT NULL
);
