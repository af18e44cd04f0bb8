-- Pages of sites name other cases of the company (decisions/052-frame-of-project-pages). The stamp `other-cases` in
-- list_stamps differs after each change of what they may say.

-- Values that pages of other cases show or choose by; null for a case that they never show. Times are compared when a
-- page is drawn.
CREATE OR REPLACE FUNCTION "case_card"(own "cases") RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN own."status" = 1 AND own."deleted_on" IS NULL AND own."tab" <> 3
      AND "needed_blocks"(own."parts", own."introduction") IS DISTINCT FROM '[]'::jsonb
    THEN jsonb_build_array(own."title", own."county", own."district", own."cover_sha", own."cover_alt", own."housing_units", own."tab", own."sort", own."start_on", own."end_on") END
$$;

-- Once for each transaction: a new order changes many rows. Without public sites nothing is noted.
CREATE OR REPLACE FUNCTION "purge_other_cases"() RETURNS void LANGUAGE sql AS $$
  INSERT INTO "page_purges" ("keys", "paths")
  SELECT ARRAY['other-cases'], array_agg('/case/' || "site_name") FROM "site_sets"
  WHERE "status" = 0 AND "site_name" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "page_purges" WHERE "keys" = ARRAY['other-cases'] AND "xmin" = pg_current_xact_id()::xid)
  HAVING count(*) > 0
$$;

CREATE OR REPLACE FUNCTION "purge_with_other_cases"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "purge_other_cases"();
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "cases_other_added" AFTER INSERT ON "cases" FOR EACH ROW WHEN ("case_card"(NEW) IS NOT NULL) EXECUTE FUNCTION "purge_with_other_cases"();
CREATE OR REPLACE TRIGGER "cases_other_gone" AFTER DELETE ON "cases" FOR EACH ROW WHEN ("case_card"(OLD) IS NOT NULL) EXECUTE FUNCTION "purge_with_other_cases"();
CREATE OR REPLACE TRIGGER "cases_other" AFTER UPDATE ON "cases" FOR EACH ROW WHEN ("case_card"(OLD) IS DISTINCT FROM "case_card"(NEW)) EXECUTE FUNCTION "purge_with_other_cases"();

-- Without the website the cards lead to the sites.
CREATE OR REPLACE FUNCTION "purge_other_cases_of_site"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  case_ integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."case_id" ELSE NEW."case_id" END;
BEGIN
  IF EXISTS (SELECT FROM "cases" c WHERE c."id" = case_ AND "case_card"(c) IS NOT NULL) THEN PERFORM "purge_other_cases"(); END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "site_sets_other_added" AFTER INSERT OR DELETE ON "site_sets" FOR EACH ROW EXECUTE FUNCTION "purge_other_cases_of_site"();
CREATE OR REPLACE TRIGGER "site_sets_other" AFTER UPDATE ON "site_sets" FOR EACH ROW WHEN (
  (OLD."status", OLD."site_name", OLD."active_theme_id", OLD."kept_name") IS DISTINCT FROM (NEW."status", NEW."site_name", NEW."active_theme_id", NEW."kept_name")
) EXECUTE FUNCTION "purge_other_cases_of_site"();
CREATE OR REPLACE TRIGGER "site_themes_other" AFTER UPDATE OF "status" ON "site_themes" FOR EACH ROW WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION "purge_other_cases_of_site"();

CREATE OR REPLACE FUNCTION "purge_other_cases_with_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "cases" c JOIN "file_uses" u ON u."source" = 'case' AND u."record_id" = c."id" AND u."sha" = NEW."sha" WHERE c."cover_sha" = NEW."sha" AND "case_card"(c) IS NOT NULL) THEN
    PERFORM "purge_other_cases"();
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "files_other" AFTER UPDATE ON "files" FOR EACH ROW WHEN ("shown_file"(OLD) IS DISTINCT FROM "shown_file"(NEW)) EXECUTE FUNCTION "purge_other_cases_with_file"();

-- One new stamp for each transaction.
CREATE OR REPLACE FUNCTION "renew_other_cases_stamp"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "list_stamps" AS stamps ("name", "stamp") VALUES ('other-cases', gen_random_uuid()::text)
  ON CONFLICT ("name") DO UPDATE SET "stamp" = excluded."stamp" WHERE stamps."xmin" <> pg_current_xact_id()::xid;
  RETURN NULL;
END
$$;

-- Deferred to the commit, so that the row is locked as briefly as possible. A restore
-- makes new stamps.
DROP TRIGGER IF EXISTS "page_purges_other" ON "page_purges";
CREATE CONSTRAINT TRIGGER "page_purges_other" AFTER INSERT ON "page_purges" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ('other-cases' = ANY (NEW."keys")) EXECUTE FUNCTION "renew_other_cases_stamp"();
