-- Addresses of the public website's pages, and the pages that a change affects (decisions/040-website). Without a
-- website there is no stamp `website`, and nothing is noted.

-- Words of a title for an address, without characters that need escaping.
CREATE OR REPLACE FUNCTION "page_slug"(title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(BOTH '-' FROM left(regexp_replace(title, '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe00-\ufe6f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff]+', '-', 'g'), 60))
$$;

CREATE OR REPLACE FUNCTION "website_path"(section text, id integer, title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '/site/' || section || '/' || id || CASE WHEN "page_slug"(title) = '' THEN '' ELSE '-' || "page_slug"(title) END
$$;

CREATE OR REPLACE FUNCTION "has_website"() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "list_stamps" WHERE "name" = 'website')
$$;

-- Also purges pages that list many records. Caches do not keep list pages after the first.
CREATE OR REPLACE FUNCTION "purge_website"(paths text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "page_purges" ("keys", "paths")
  SELECT ARRAY['website'], paths || ARRAY['/site', '/site/cases', '/site/cases/upcoming', '/site/cases/sold-out', '/site/news', '/site/articles', '/site/articles/market', '/site/articles/aesthetics', '/site/contact', '/site/sitemap.xml', '/site/feed.xml', '/site/feed.json']
  WHERE "has_website"()
$$;

-- After a change of what all pages show, and after a restore.
CREATE OR REPLACE FUNCTION "purge_whole_website"() RETURNS void LANGUAGE sql AS $$
  SELECT "purge_website"(coalesce(array_agg(path), '{}')) FROM (
    SELECT "website_path"('cases', "id", "title") FROM "cases" WHERE "status" = 1 AND "deleted_on" IS NULL
    UNION ALL SELECT "website_path"('articles', "id", "title") FROM "articles" WHERE "status" = 1 AND "deleted_on" IS NULL
    UNION ALL SELECT "website_path"('news', "id", "title") FROM "news" WHERE "status" = 1 AND "deleted_on" IS NULL
  ) pages(path) WHERE "has_website"()
$$;

-- Pages of an article and of its visible neighbours, which link to it.
CREATE OR REPLACE FUNCTION "website_paths"(own "articles") RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY["website_path"('articles', own."id", own."title")]
    || ARRAY(SELECT "website_path"('articles', a."id", a."title") FROM "articles" a
        WHERE a."type" = own."type" AND "is_seen"(a."status", a."deleted_on", a."start_on", a."end_on", a."parts") AND (a."sort", -a."id") < (own."sort", -own."id")
        ORDER BY a."sort" DESC, a."id" LIMIT 1)
    || ARRAY(SELECT "website_path"('articles', a."id", a."title") FROM "articles" a
        WHERE a."type" = own."type" AND "is_seen"(a."status", a."deleted_on", a."start_on", a."end_on", a."parts") AND (a."sort", -a."id") > (own."sort", -own."id")
        ORDER BY a."sort", a."id" DESC LIMIT 1)
$$;

CREATE OR REPLACE FUNCTION "website_paths"(own "news") RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY["website_path"('news', own."id", own."title")]
    || ARRAY(SELECT "website_path"('news', n."id", n."title") FROM "news" n
        WHERE "is_seen"(n."status", n."deleted_on", n."start_on", n."end_on", NULL) AND (n."publish_date", n."id") < (own."publish_date", own."id")
        ORDER BY n."publish_date" DESC, n."id" DESC LIMIT 1)
    || ARRAY(SELECT "website_path"('news', n."id", n."title") FROM "news" n
        WHERE "is_seen"(n."status", n."deleted_on", n."start_on", n."end_on", NULL) AND (n."publish_date", n."id") > (own."publish_date", own."id")
        ORDER BY n."publish_date", n."id" LIMIT 1)
$$;

-- Pages of a case, of the cases that recommend it, and of the news and articles that name it.
CREATE OR REPLACE FUNCTION "website_paths"(own "cases") RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY["website_path"('cases', own."id", own."title")]
    || ARRAY(SELECT "website_path"('cases', c."id", c."title") FROM "cases" c WHERE c."recommended_case_ids" @> ARRAY[own."id"] AND c."status" = 1 AND c."deleted_on" IS NULL)
    || ARRAY(SELECT "website_path"('news', n."id", n."title") FROM "news" n WHERE n."status" = 1 AND n."deleted_on" IS NULL AND position(own."title" IN concat_ws(' ', n."title", n."summary", n."content")) > 0)
    || ARRAY(SELECT "website_path"('articles', a."id", a."title") FROM "articles" a WHERE a."status" = 1 AND a."deleted_on" IS NULL AND position(own."title" IN concat_ws(' ', a."title", a."summary", a."parts"::text)) > 0)
$$;

-- Columns by which "website_paths" finds pages, which costs most with many articles and news: two rows with the same
-- ones have the same pages.
CREATE OR REPLACE FUNCTION "website_place"("row_" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_array(row_->'title', row_->'type', row_->'sort', row_->'publish_date')
$$;

CREATE OR REPLACE FUNCTION "purge_website_of_record"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paths text[] := '{}';
  "isNew" boolean := false;
BEGIN
  IF NOT "has_website"() THEN RETURN NULL; END IF;
  IF TG_OP <> 'DELETE' THEN
    "isNew" := NEW."status" = 1 AND NEW."deleted_on" IS NULL;
    IF "isNew" THEN paths := "website_paths"(NEW); END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    IF OLD."status" = 1 AND OLD."deleted_on" IS NULL
      AND NOT ("isNew" AND "website_place"(to_jsonb(OLD)) = "website_place"(to_jsonb(NEW))) THEN
      paths := paths || "website_paths"(OLD);
    END IF;
  END IF;
  IF paths <> '{}' THEN PERFORM "purge_website"(ARRAY(SELECT DISTINCT unnest(paths))); END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "purge_website_of_singleton"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."key" = 'company' THEN PERFORM "purge_whole_website"(); END IF;
  IF NEW."key" = 'indexPopup' THEN PERFORM "purge_website"('{}'); END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "purge_website_of_popup"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_website"('{}');
  RETURN NULL;
END
$$;

-- A case's page links to its site.
CREATE OR REPLACE FUNCTION "purge_website_of_site"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  case_ integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."case_id" ELSE NEW."case_id" END;
BEGIN
  PERFORM "purge_website"("website_paths"(c)) FROM "cases" c WHERE c."id" = case_ AND c."deleted_on" IS NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "purge_website_with_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT "has_website"() THEN RETURN NULL; END IF;
  PERFORM "purge_website"("website_paths"(c)) FROM "cases" c JOIN "file_uses" u ON u."source" = 'case' AND u."record_id" = c."id" AND u."sha" = NEW."sha" WHERE c."status" = 1 AND c."deleted_on" IS NULL;
  PERFORM "purge_website"("website_paths"(a)) FROM "articles" a JOIN "file_uses" u ON u."source" = 'article' AND u."record_id" = a."id" AND u."sha" = NEW."sha" WHERE a."status" = 1 AND a."deleted_on" IS NULL;
  PERFORM "purge_website"("website_paths"(n)) FROM "news" n JOIN "file_uses" u ON u."source" = 'news' AND u."record_id" = n."id" AND u."sha" = NEW."sha" WHERE n."status" = 1 AND n."deleted_on" IS NULL;
  PERFORM "purge_website"('{}') FROM "file_uses" u WHERE u."source" IN ('popup', 'otherPopup') AND u."sha" = NEW."sha";
  RETURN NULL;
END
$$;

-- One new stamp for each transaction.
CREATE OR REPLACE FUNCTION "renew_website_stamp"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "list_stamps" SET "stamp" = gen_random_uuid()::text WHERE "name" = 'website' AND "xmin" <> pg_current_xact_id()::xid;
  RETURN NULL;
END
$$;

-- The contact page shows the newest consent text, and every page links to it.
CREATE OR REPLACE FUNCTION "purge_website_of_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_whole_website"();
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "consent_texts_website" AFTER INSERT ON "consent_texts" FOR EACH STATEMENT EXECUTE FUNCTION "purge_website_of_consent"();
CREATE OR REPLACE TRIGGER "cases_website" AFTER INSERT OR UPDATE OR DELETE ON "cases" FOR EACH ROW EXECUTE FUNCTION "purge_website_of_record"();
CREATE OR REPLACE TRIGGER "articles_website" AFTER INSERT OR UPDATE OR DELETE ON "articles" FOR EACH ROW EXECUTE FUNCTION "purge_website_of_record"();
CREATE OR REPLACE TRIGGER "news_website" AFTER INSERT OR UPDATE OR DELETE ON "news" FOR EACH ROW EXECUTE FUNCTION "purge_website_of_record"();
CREATE OR REPLACE TRIGGER "singletons_website" AFTER INSERT OR UPDATE OF "value" ON "singletons" FOR EACH ROW EXECUTE FUNCTION "purge_website_of_singleton"();
CREATE OR REPLACE TRIGGER "popups_website" AFTER INSERT OR UPDATE OR DELETE ON "popups" FOR EACH ROW EXECUTE FUNCTION "purge_website_of_popup"();
CREATE OR REPLACE TRIGGER "site_sets_website" AFTER INSERT OR UPDATE OF "status", "site_name", "active_theme_id", "kept_name" OR DELETE ON "site_sets" FOR EACH ROW EXECUTE FUNCTION "purge_website_of_site"();
CREATE OR REPLACE TRIGGER "site_themes_website" AFTER UPDATE OF "status", "published_on", "deleted_on" ON "site_themes" FOR EACH ROW EXECUTE FUNCTION "purge_website_of_site"();
CREATE OR REPLACE TRIGGER "files_website" AFTER UPDATE ON "files" FOR EACH ROW WHEN ("shown_file"(OLD) IS DISTINCT FROM "shown_file"(NEW)) EXECUTE FUNCTION "purge_website_with_file"();

-- Deferred to the commit, so that the row is locked as briefly as possible.
DROP TRIGGER IF EXISTS "page_purges_website" ON "page_purges";
CREATE CONSTRAINT TRIGGER "page_purges_website" AFTER INSERT ON "page_purges" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ('website' = ANY (NEW."keys")) EXECUTE FUNCTION "renew_website_stamp"();
