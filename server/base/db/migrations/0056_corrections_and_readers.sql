ALTER TABLE "incidents" ADD COLUMN "token_id" integer;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "token" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_requests" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;