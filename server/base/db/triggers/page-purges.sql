-- page_purges queues the public pages that caches must drop.

-- Addresses of a site and its content.
CREATE OR REPLACE FUNCTION "site_paths"(site "site_sets") RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY['/case/' || site."site_name", '/case/' || site."case_code", '/api/v1/SiteThemes/content/' || site."active_theme_id"], NULL)
$$;

CREATE OR REPLACE FUNCTION "purge_site"(site "site_sets") RETURNS void LANGUAGE sql AS $$
  INSERT INTO "page_purges" ("keys", "paths") VALUES (ARRAY['case-' || site."case_id"], "site_paths"(site))
$$;

-- Called before and after a restore.
CREATE OR REPLACE FUNCTION "purge_all_pages"() RETURNS void LANGUAGE sql AS $$
  INSERT INTO "page_purges" ("keys", "paths")
  SELECT ARRAY['pages'], coalesce(array_agg(path), '{}') FROM "site_sets" site, unnest("site_paths"(site)) path WHERE site."status" = 0
$$;

CREATE OR REPLACE FUNCTION "purge_changed_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD."status" = 0 THEN PERFORM "purge_site"(OLD); END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW."status" = 0 THEN PERFORM "purge_site"(NEW); END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "purge_sites_of_case"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_site"(site) FROM "site_sets" site WHERE site."case_id" = NEW."id" AND site."status" = 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "purge_site_of_theme"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_site"(site) FROM "site_sets" site WHERE site."active_theme_id" = NEW."id" AND site."status" = 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "purge_sites_with_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_site"(site) FROM "site_sets" site WHERE site."status" = 0 AND EXISTS (
    SELECT FROM "file_uses" used WHERE used."sha" = NEW."sha" AND used."source" = 'theme' AND used."record_id" = site."active_theme_id");
  RETURN NULL;
END
$$;

-- Caches keep files for a year.
CREATE OR REPLACE FUNCTION "purge_gone_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "page_purges" ("keys", "paths") VALUES (ARRAY['file-' || OLD."sha"], ARRAY['/files/' || OLD."sha" || '.' || OLD."extension"]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "tell_of_purges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_purges', '');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "site_sets_purge_added" AFTER INSERT OR DELETE ON "site_sets" FOR EACH ROW EXECUTE FUNCTION "purge_changed_site"();
CREATE OR REPLACE TRIGGER "site_sets_purge" AFTER UPDATE ON "site_sets" FOR EACH ROW WHEN (
  ("shown_settings"(OLD), OLD."ga_id", OLD."gtm_id") IS DISTINCT FROM ("shown_settings"(NEW), NEW."ga_id", NEW."gtm_id")
) EXECUTE FUNCTION "purge_changed_site"();
CREATE OR REPLACE TRIGGER "cases_purge" AFTER UPDATE ON "cases" FOR EACH ROW WHEN ("shown_on_site"(OLD) IS DISTINCT FROM "shown_on_site"(NEW)) EXECUTE FUNCTION "purge_sites_of_case"();

-- Only a publication writes these columns; saves of drafts do not fire the trigger.
CREATE OR REPLACE TRIGGER "site_themes_purge" AFTER UPDATE OF "status", "template_code", "published_parts", "deleted_on" ON "site_themes" FOR EACH ROW EXECUTE FUNCTION "purge_site_of_theme"();
CREATE OR REPLACE TRIGGER "files_purge" AFTER UPDATE ON "files" FOR EACH ROW WHEN ("shown_file"(OLD) IS DISTINCT FROM "shown_file"(NEW)) EXECUTE FUNCTION "purge_sites_with_file"();
CREATE OR REPLACE TRIGGER "files_purge_gone" AFTER DELETE ON "files" FOR EACH ROW EXECUTE FUNCTION "purge_gone_file"();
CREATE OR REPLACE TRIGGER "page_purges_told" AFTER INSERT ON "page_purges" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_purges"();

-- Every page with a form shows the newest consent text.
CREATE OR REPLACE FUNCTION "purge_pages_of_forms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_all_pages"();
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "consent_texts_purge" AFTER INSERT ON "consent_texts" FOR EACH STATEMENT EXECUTE FUNCTION "purge_pages_of_forms"();

-- Every page shows the company's name.
CREATE OR REPLACE FUNCTION "purge_pages_of_company"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE WHEN TG_OP = 'UPDATE' THEN OLD."value" END;
BEGIN
  IF (before->>'name', before->>'legalName') IS DISTINCT FROM (NEW."value"->>'name', NEW."value"->>'legalName') THEN PERFORM "purge_all_pages"(); END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "singletons_purge" AFTER INSERT OR UPDATE OF "value" ON "singletons" FOR EACH ROW WHEN (NEW."key" = 'company') EXECUTE FUNCTION "purge_pages_of_company"();
