ALTER TABLE "imports" ADD COLUMN "pictures_started_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "stop_reason" varchar(200);