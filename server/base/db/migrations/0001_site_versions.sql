CREATE TABLE "site_theme_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_theme_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"theme_id" integer NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_on" timestamp (3) with time zone NOT NULL,
	"published_by" varchar(200) DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_theme_versions" ADD CONSTRAINT "site_theme_versions_theme_id_site_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."site_themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_theme_versions_theme" ON "site_theme_versions" USING btree ("theme_id");--> statement-breakpoint
INSERT INTO "site_theme_versions" ("theme_id", "parts", "published_on", "published_by")
SELECT "id", "published_parts", "published_on", "last_modified_by" FROM "site_themes" WHERE "published_parts" IS NOT NULL AND "published_on" IS NOT NULL;
