DROP INDEX "articles_type_sort";--> statement-breakpoint
DROP INDEX "cases_tab_sort";--> statement-breakpoint
DROP INDEX "news_date";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_by" varchar(200);--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "deleted_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "deleted_by" varchar(200);--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_by" varchar(200);--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "deleted_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "deleted_by" varchar(200);--> statement-breakpoint
CREATE INDEX "articles_deleted" ON "articles" USING btree ("deleted_on") WHERE "articles"."deleted_on" is not null;--> statement-breakpoint
CREATE INDEX "cases_deleted" ON "cases" USING btree ("deleted_on") WHERE "cases"."deleted_on" is not null;--> statement-breakpoint
CREATE INDEX "news_deleted" ON "news" USING btree ("deleted_on") WHERE "news"."deleted_on" is not null;--> statement-breakpoint
CREATE INDEX "articles_type_sort" ON "articles" USING btree ("type","sort","id") WHERE "articles"."deleted_on" is null;--> statement-breakpoint
CREATE INDEX "cases_tab_sort" ON "cases" USING btree ("tab","sort","id") WHERE "cases"."deleted_on" is null;--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("publish_date","id") WHERE "news"."deleted_on" is null;