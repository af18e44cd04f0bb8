CREATE TABLE "outside_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"theme_id" integer NOT NULL,
	"name" varchar(50) NOT NULL,
	"email" varchar(200) NOT NULL,
	"may_comment" boolean NOT NULL,
	"may_approve" boolean NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL,
	"token_hash" char(64),
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" integer,
	"code_hash" varchar(200),
	"code_asked_on" timestamp (3) with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"decision" varchar(20),
	"decided_on" timestamp (3) with time zone,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"content_hash" char(64),
	"blocks" jsonb
);
--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "review_id" integer;--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "review_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "review_id" integer;--> statement-breakpoint
ALTER TABLE "outside_reviews" ADD CONSTRAINT "outside_reviews_theme_id_site_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."site_themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_reviews_theme" ON "outside_reviews" USING btree ("theme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_reviews_token" ON "outside_reviews" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_review_id_outside_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."outside_reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_review_id_outside_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."outside_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_review" ON "comments" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "preview_links_review" ON "preview_links" USING btree ("review_id");