ALTER TABLE "site_themes" ADD COLUMN "deleted_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_themes" ADD COLUMN "deleted_by" varchar(200);--> statement-breakpoint
CREATE INDEX "site_themes_deleted" ON "site_themes" USING btree ("deleted_on") WHERE "site_themes"."deleted_on" is not null;