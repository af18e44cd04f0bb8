CREATE TABLE "menu_groups" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"open" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menu_groups" ADD CONSTRAINT "menu_groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;