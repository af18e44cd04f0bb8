CREATE TABLE "link_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"checked_on" timestamp (3) with time zone,
	"next_check_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failed_since" timestamp (3) with time zone,
	"reason" varchar(20),
	"status" smallint,
	"dead_on" timestamp (3) with time zone,
	"ignored_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "link_checks_url" ON "link_checks" USING btree (md5("url"));--> statement-breakpoint
CREATE INDEX "link_checks_dead" ON "link_checks" USING btree ("dead_on") WHERE "link_checks"."dead_on" is not null;