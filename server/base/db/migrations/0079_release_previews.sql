ALTER TABLE "preview_links" DROP CONSTRAINT "preview_links_one";--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "release_id" integer;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_release" ON "preview_links" USING btree ("release_id");--> statement-breakpoint
-- Every release may write: it takes all that the check before it took, and a link to a release.
-- unused since 0.0.0
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_one" CHECK (num_nonnulls("preview_links"."theme_id", "preview_links"."case_id", "preview_links"."article_id", "preview_links"."news_id", "preview_links"."release_id") = 1);