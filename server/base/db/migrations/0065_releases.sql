CREATE TABLE "release_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release_id" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"record_id" integer NOT NULL,
	"theme_id" integer,
	"action" varchar(10) NOT NULL,
	"title" varchar(200) DEFAULT '' NOT NULL,
	"shown_version" integer NOT NULL,
	"added_by" varchar(200) DEFAULT '' NOT NULL,
	"added_by_id" integer,
	"added_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"result" varchar(10),
	"reason" varchar(500) DEFAULT '' NOT NULL,
	"before" jsonb,
	"done_version" integer
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"owner" varchar(200) DEFAULT '' NOT NULL,
	"owner_id" integer,
	"due_on" timestamp (3) with time zone,
	"planned_by" varchar(200) DEFAULT '' NOT NULL,
	"planned_by_id" integer,
	"waits_for_all" boolean DEFAULT false NOT NULL,
	"held_on" timestamp (3) with time zone,
	"reason" varchar(500) DEFAULT '' NOT NULL,
	"ran_on" timestamp (3) with time zone,
	"ran_by" varchar(200) DEFAULT '' NOT NULL,
	"ran_by_id" integer,
	"undone_on" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"last_modified_by_id" integer,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_items_release" ON "release_items" USING btree ("release_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_items_open" ON "release_items" USING btree ("kind","record_id") WHERE "release_items"."result" is null;--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("due_on") WHERE "releases"."due_on" is not null and "releases"."held_on" is null;