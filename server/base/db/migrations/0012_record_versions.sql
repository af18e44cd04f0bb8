CREATE TABLE "record_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(20) NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" varchar(200) DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"changed" text[] DEFAULT '{}' NOT NULL,
	"parts_changed" integer DEFAULT 0 NOT NULL,
	"restored_from" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "record_versions_record" ON "record_versions" USING btree ("kind","record_id","id");