CREATE TABLE "site_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"action" varchar(10) NOT NULL,
	"theme_id" integer,
	"due_on" timestamp (3) with time zone NOT NULL,
	"created_by" varchar(200) DEFAULT '' NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" varchar(10),
	"settled_on" timestamp (3) with time zone,
	"reason" varchar(500) DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_schedules" ADD CONSTRAINT "site_schedules_site_id_site_sets_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_schedules" ADD CONSTRAINT "site_schedules_theme_id_site_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."site_themes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_schedules_due" ON "site_schedules" USING btree ("due_on") WHERE "site_schedules"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "site_schedules_waiting" ON "site_schedules" USING btree ("site_id","action") WHERE "site_schedules"."outcome" is null;