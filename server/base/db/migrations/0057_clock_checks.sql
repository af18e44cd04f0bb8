CREATE TABLE "clock_checks" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_on" timestamp (3) with time zone NOT NULL,
	"skipped_on" timestamp (3) with time zone
);
