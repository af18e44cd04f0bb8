ALTER TABLE "articles" ADD COLUMN "start_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "end_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "start_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "end_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "start_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "end_on" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "articles_start" ON "articles" USING btree ("start_on") WHERE "articles"."start_on" is not null;--> statement-breakpoint
CREATE INDEX "articles_end" ON "articles" USING btree ("end_on") WHERE "articles"."end_on" is not null;--> statement-breakpoint
CREATE INDEX "cases_start" ON "cases" USING btree ("start_on") WHERE "cases"."start_on" is not null;--> statement-breakpoint
CREATE INDEX "cases_end" ON "cases" USING btree ("end_on") WHERE "cases"."end_on" is not null;--> statement-breakpoint
CREATE INDEX "news_start" ON "news" USING btree ("start_on") WHERE "news"."start_on" is not null;--> statement-breakpoint
CREATE INDEX "news_end" ON "news" USING btree ("end_on") WHERE "news"."end_on" is not null;