CREATE TABLE "form_work" (
	"nonce" varchar(64) PRIMARY KEY NOT NULL,
	"content" varchar(64) NOT NULL,
	"used_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_counts" (
	"site_id" integer NOT NULL,
	"day" date NOT NULL,
	"publication_id" integer NOT NULL,
	"event" varchar(20) NOT NULL,
	"section" varchar(60) DEFAULT '' NOT NULL,
	"campaign" varchar(60) DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "site_counts_site_id_day_publication_id_event_section_campaign_pk" PRIMARY KEY("site_id","day","publication_id","event","section","campaign")
);
--> statement-breakpoint
ALTER TABLE "site_counts" ADD CONSTRAINT "site_counts_site_id_site_sets_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_counts_day" ON "site_counts" USING btree ("day");