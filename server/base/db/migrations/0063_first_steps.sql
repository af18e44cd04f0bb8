CREATE TABLE "release_starts" (
	"news" varchar(64) PRIMARY KEY NOT NULL,
	"started_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seen_news" ALTER COLUMN "news" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "seen_news" ADD COLUMN "refuses_first_steps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Accounts from before have long begun.
INSERT INTO "seen_news" ("account_id", "refuses_first_steps") SELECT "id", true FROM "accounts"
ON CONFLICT ("account_id") DO UPDATE SET "refuses_first_steps" = true;
