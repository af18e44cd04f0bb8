CREATE TABLE "replacement_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replacement_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"replacement_id" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"record_id" integer NOT NULL,
	"theme_id" integer,
	"title" varchar(200) DEFAULT '' NOT NULL,
	"hits" integer NOT NULL,
	"state" varchar(10) NOT NULL,
	"reason" varchar(500) DEFAULT '' NOT NULL,
	"before" jsonb,
	"done_version" integer
);
--> statement-breakpoint
CREATE TABLE "replacements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replacements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"find" varchar(100) NOT NULL,
	"replacement" varchar(100) DEFAULT '' NOT NULL,
	"is_exact" boolean DEFAULT false NOT NULL,
	"mode" varchar(10) NOT NULL,
	"text_kind" varchar(10) NOT NULL,
	"release_id" integer,
	"undone_on" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"last_modified_by_id" integer,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_items" ADD COLUMN "values" jsonb;--> statement-breakpoint
ALTER TABLE "replacement_items" ADD CONSTRAINT "replacement_items_replacement_id_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."replacements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replacement_items_replacement" ON "replacement_items" USING btree ("replacement_id");