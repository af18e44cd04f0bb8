CREATE TABLE "shared_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(50) NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
CREATE INDEX "shared_blocks_deleted" ON "shared_blocks" USING btree ("deleted_on") WHERE "shared_blocks"."deleted_on" is not null;--> statement-breakpoint
CREATE INDEX "site_themes_shared" ON "site_themes" USING btree ("id") WHERE ("site_themes"."parts" @? '$[*].sharedId' or "site_themes"."published_parts" @? '$[*].sharedId');