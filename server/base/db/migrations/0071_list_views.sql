CREATE TABLE "first_list_views" (
	"account_id" integer NOT NULL,
	"list" varchar(20) NOT NULL,
	"view_id" integer NOT NULL,
	CONSTRAINT "first_list_views_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" varchar(20) NOT NULL,
	"account_id" integer NOT NULL,
	"name" varchar(40) NOT NULL,
	"conditions" jsonb NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "first_list_views" ADD CONSTRAINT "first_list_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_list_views" ADD CONSTRAINT "first_list_views_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_list_views_view" ON "first_list_views" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("account_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "list_views_shared" ON "list_views" USING btree ("list") WHERE "list_views"."is_shared";