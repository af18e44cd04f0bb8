-- file_uses holds the records that use a picture. Each table with pictures has a trigger here.

-- Arguments: kind in file_uses, then the columns that can contain a picture.
CREATE OR REPLACE FUNCTION "note_file_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_ jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  record_ integer := coalesce((row_->>'id')::integer, 1);
  named text[] := '{}';
BEGIN
  IF TG_TABLE_NAME = 'singletons' AND row_->>'key' <> (CASE TG_ARGV[0] WHEN 'popup' THEN 'indexPopup' ELSE TG_ARGV[0] END) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(array_agg(DISTINCT hit[1]), '{}') INTO named
    FROM unnest(TG_ARGV[1:]) "column", regexp_matches(row_->>"column", '[0-9a-f]{64}', 'g') hit;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "file_uses" WHERE "source" = TG_ARGV[0] AND "record_id" = record_ AND NOT "sha"::text = ANY (named);
  END IF;
  INSERT INTO "file_uses" ("sha", "source", "record_id") SELECT unnest(named), TG_ARGV[0], record_ ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "cases_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "introduction", "cover_sha", "share_sha", "parts", "housing_units" ON "cases" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('case', 'introduction', 'cover_sha', 'share_sha', 'parts', 'housing_units');
CREATE OR REPLACE TRIGGER "articles_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "cover_sha", "share_sha", "parts" ON "articles" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('article', 'cover_sha', 'share_sha', 'parts');
CREATE OR REPLACE TRIGGER "news_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "cover_sha", "share_sha", "content" ON "news" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('news', 'cover_sha', 'share_sha', 'content');
CREATE OR REPLACE TRIGGER "singletons_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "value" ON "singletons" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('popup', 'value');
CREATE OR REPLACE TRIGGER "company_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "value" ON "singletons" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('company', 'value');
CREATE OR REPLACE TRIGGER "popups_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "image_sha" ON "popups" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('otherPopup', 'image_sha');
CREATE OR REPLACE TRIGGER "site_themes_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "parts", "published_parts" ON "site_themes" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('theme', 'parts', 'published_parts');
CREATE OR REPLACE TRIGGER "site_sets_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "share_sha" ON "site_sets" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('site', 'share_sha');
CREATE OR REPLACE TRIGGER "templates_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "parts" ON "templates" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('template', 'parts');
CREATE OR REPLACE TRIGGER "accounts_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "avatar_sha" ON "accounts" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('account', 'avatar_sha');
CREATE OR REPLACE TRIGGER "record_versions_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "data" ON "record_versions" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('recordVersion', 'data');
CREATE OR REPLACE TRIGGER "site_theme_versions_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "parts" ON "site_theme_versions" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('siteVersion', 'parts');
