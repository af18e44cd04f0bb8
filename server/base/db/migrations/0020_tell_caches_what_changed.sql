CREATE TABLE "page_purges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_purges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"keys" text[] NOT NULL,
	"paths" text[] NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "page_purges_due" ON "page_purges" USING btree ("due_on");--> statement-breakpoint
-- Addresses at which visitors find a website and its content.
CREATE FUNCTION "site_paths"(site "site_sets") RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY['/case/' || site."site_name", '/case/' || site."case_code", '/api/v1/SiteThemes/content/' || site."active_theme_id"], NULL)
$$;--> statement-breakpoint
CREATE FUNCTION "purge_site"(site "site_sets") RETURNS void LANGUAGE sql AS $$
  INSERT INTO "page_purges" ("keys", "paths") VALUES (ARRAY['case-' || site."case_id"], "site_paths"(site))
$$;--> statement-breakpoint
-- For a restore, before and after it.
CREATE FUNCTION "purge_all_pages"() RETURNS void LANGUAGE sql AS $$
  INSERT INTO "page_purges" ("keys", "paths")
  SELECT ARRAY['pages'], coalesce(array_agg(path), '{}') FROM "site_sets" site, unnest("site_paths"(site)) path WHERE site."status" = 0
$$;--> statement-breakpoint
CREATE FUNCTION "purge_changed_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD."status" = 0 THEN PERFORM "purge_site"(OLD); END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW."status" = 0 THEN PERFORM "purge_site"(NEW); END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "purge_sites_of_case"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_site"(site) FROM "site_sets" site WHERE site."case_id" = NEW."id" AND site."status" = 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "purge_site_of_theme"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_site"(site) FROM "site_sets" site WHERE site."active_theme_id" = NEW."id" AND site."status" = 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "purge_sites_with_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_site"(site) FROM "site_sets" site WHERE site."status" = 0 AND EXISTS (
    SELECT FROM "file_uses" used WHERE used."sha" = NEW."sha" AND used."source" = 'theme' AND used."record_id" = site."active_theme_id");
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Its address is kept by caches for a year.
CREATE FUNCTION "purge_gone_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "page_purges" ("keys", "paths") VALUES (ARRAY['file-' || OLD."sha"], ARRAY['/files/' || OLD."sha" || '.' || OLD."extension"]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_purges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_purges', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "site_sets_purge_added" AFTER INSERT OR DELETE ON "site_sets" FOR EACH ROW EXECUTE FUNCTION "purge_changed_site"();--> statement-breakpoint
CREATE TRIGGER "site_sets_purge" AFTER UPDATE ON "site_sets" FOR EACH ROW WHEN (
  (OLD."case_id", OLD."status", OLD."case_code", OLD."site_name", OLD."active_theme_id", OLD."ga_id", OLD."gtm_id", OLD."seo_title", OLD."seo_keywords", OLD."seo_description", OLD."share_sha")
  IS DISTINCT FROM (NEW."case_id", NEW."status", NEW."case_code", NEW."site_name", NEW."active_theme_id", NEW."ga_id", NEW."gtm_id", NEW."seo_title", NEW."seo_keywords", NEW."seo_description", NEW."share_sha")
) EXECUTE FUNCTION "purge_changed_site"();--> statement-breakpoint
CREATE TRIGGER "cases_purge" AFTER UPDATE ON "cases" FOR EACH ROW WHEN (
  (OLD."title", OLD."subtitle", OLD."county", OLD."district", OLD."deleted_on") IS DISTINCT FROM (NEW."title", NEW."subtitle", NEW."county", NEW."district", NEW."deleted_on")
) EXECUTE FUNCTION "purge_sites_of_case"();--> statement-breakpoint
-- Not at each save of a draft: only a publication names these columns.
CREATE TRIGGER "site_themes_purge" AFTER UPDATE OF "status", "template_code", "published_parts", "deleted_on" ON "site_themes" FOR EACH ROW EXECUTE FUNCTION "purge_site_of_theme"();--> statement-breakpoint
CREATE TRIGGER "files_purge" AFTER UPDATE OF "extension", "width", "height", "sources", "focus_x", "focus_y" ON "files" FOR EACH ROW WHEN (
  (OLD."extension", OLD."width", OLD."height", OLD."sources", OLD."focus_x", OLD."focus_y") IS DISTINCT FROM (NEW."extension", NEW."width", NEW."height", NEW."sources", NEW."focus_x", NEW."focus_y")
) EXECUTE FUNCTION "purge_sites_with_file"();--> statement-breakpoint
CREATE TRIGGER "files_purge_gone" AFTER DELETE ON "files" FOR EACH ROW EXECUTE FUNCTION "purge_gone_file"();--> statement-breakpoint
CREATE TRIGGER "page_purges_told" AFTER INSERT ON "page_purges" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_purges"();
