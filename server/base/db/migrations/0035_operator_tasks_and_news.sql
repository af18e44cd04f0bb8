CREATE TABLE "operator_tasks" (
	"name" varchar(50) PRIMARY KEY NOT NULL,
	"succeeded_on" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_news" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"news" varchar(64) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seen_news" ADD CONSTRAINT "seen_news_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;