-- last_changes holds the time of each record's last change, for the home page.

CREATE OR REPLACE FUNCTION "note_last_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "last_changes" WHERE "kind" = TG_ARGV[0] AND "record_id" = OLD."id";
  ELSE
    INSERT INTO "last_changes" ("kind", "record_id", "at") VALUES (TG_ARGV[0], NEW."id", NEW."last_modified_on")
    ON CONFLICT ("kind", "record_id") DO UPDATE SET "at" = excluded."at" WHERE "last_changes"."at" <> excluded."at";
  END IF;
  RETURN NULL;
END
$$;

-- For a site and its themes, which a restore inserts in any order.
CREATE OR REPLACE FUNCTION "note_last_change_of_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "last_changes" WHERE "kind" = 'site' AND "record_id" = OLD."case_id";
  ELSE
    INSERT INTO "last_changes" ("kind", "record_id", "at")
    SELECT 'site', s."case_id", greatest(s."last_modified_on", t."last_modified_on")
    FROM "site_sets" s LEFT JOIN "site_themes" t ON t."id" = s."active_theme_id" AND t."deleted_on" IS NULL
    WHERE s."case_id" = NEW."case_id"
    ON CONFLICT ("kind", "record_id") DO UPDATE SET "at" = excluded."at" WHERE "last_changes"."at" <> excluded."at";
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "cases_last_change" AFTER INSERT OR DELETE OR UPDATE OF "last_modified_on" ON "cases" FOR EACH ROW EXECUTE FUNCTION "note_last_change"('case');
CREATE OR REPLACE TRIGGER "articles_last_change" AFTER INSERT OR DELETE OR UPDATE OF "last_modified_on" ON "articles" FOR EACH ROW EXECUTE FUNCTION "note_last_change"('article');
CREATE OR REPLACE TRIGGER "news_last_change" AFTER INSERT OR DELETE OR UPDATE OF "last_modified_on" ON "news" FOR EACH ROW EXECUTE FUNCTION "note_last_change"('news');
CREATE OR REPLACE TRIGGER "site_sets_last_change" AFTER INSERT OR DELETE OR UPDATE OF "last_modified_on", "active_theme_id" ON "site_sets" FOR EACH ROW EXECUTE FUNCTION "note_last_change_of_site"();
CREATE OR REPLACE TRIGGER "site_themes_last_change" AFTER INSERT OR UPDATE OF "last_modified_on", "deleted_on" ON "site_themes" FOR EACH ROW EXECUTE FUNCTION "note_last_change_of_site"();
