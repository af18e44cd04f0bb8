CREATE TABLE "preview_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" char(24) NOT NULL,
	"theme_id" integer,
	"case_id" integer,
	"article_id" integer,
	"news_id" integer,
	"purpose" varchar(50) NOT NULL,
	"days" smallint NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(200) NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"last_opened_on" timestamp (3) with time zone,
	CONSTRAINT "preview_links_one" CHECK (num_nonnulls("preview_links"."theme_id", "preview_links"."case_id", "preview_links"."article_id", "preview_links"."news_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_theme_id_site_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."site_themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "preview_links_token" ON "preview_links" USING btree ("token");--> statement-breakpoint
CREATE INDEX "preview_links_theme" ON "preview_links" USING btree ("theme_id");--> statement-breakpoint
CREATE INDEX "preview_links_case" ON "preview_links" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "preview_links_article" ON "preview_links" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "preview_links_news" ON "preview_links" USING btree ("news_id");