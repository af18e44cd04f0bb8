CREATE TABLE "popups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) DEFAULT '' NOT NULL,
	"image_sha" char(64),
	"image_name" varchar(255),
	"alt_text" varchar(100) DEFAULT '' NOT NULL,
	"url" varchar(200) DEFAULT '' NOT NULL,
	"url_target" varchar(10) DEFAULT '_self' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"start_on" timestamp (3) with time zone,
	"end_on" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"last_modified_by_id" integer,
	"row_version" integer DEFAULT 1 NOT NULL,
	"deleted_on" timestamp (3) with time zone,
	"deleted_by" varchar(200),
	"deleted_by_id" integer
);
--> statement-breakpoint
CREATE INDEX "popups_deleted" ON "popups" USING btree ("deleted_on") WHERE "popups"."deleted_on" is not null;--> statement-breakpoint
CREATE INDEX "popups_start" ON "popups" USING btree ("start_on") WHERE "popups"."start_on" is not null;--> statement-breakpoint
CREATE INDEX "popups_end" ON "popups" USING btree ("end_on") WHERE "popups"."end_on" is not null;