CREATE TABLE "file_uses" (
	"sha" char(64) NOT NULL,
	"source" varchar(20) NOT NULL,
	"record_id" integer NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_uses_source_record_id_sha_pk" PRIMARY KEY("source","record_id","sha")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploaded_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploaded_by" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "name" varchar(255) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "alt" varchar(100) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "source_type" varchar(5);--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "replaced_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "created_on" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "last_modified_by" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "file_uses_sha" ON "file_uses" USING btree ("sha");--> statement-breakpoint
CREATE UNIQUE INDEX "files_id" ON "files" USING btree ("id");--> statement-breakpoint
CREATE INDEX "files_uploaded" ON "files" USING btree ("uploaded_on","id") WHERE "files"."uploaded_on" is not null;--> statement-breakpoint
-- Arguments: what the row is called in file_uses, then the columns that can name a picture.
CREATE FUNCTION "note_file_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_ jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  record_ integer := coalesce((row_->>'id')::integer, 1);
  named text[] := '{}';
BEGIN
  IF TG_TABLE_NAME = 'singletons' AND row_->>'key' <> 'indexPopup' THEN
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
$$;--> statement-breakpoint
CREATE TRIGGER "cases_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "introduction", "cover_sha", "share_sha", "parts", "housing_units" ON "cases" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('case', 'introduction', 'cover_sha', 'share_sha', 'parts', 'housing_units');--> statement-breakpoint
CREATE TRIGGER "articles_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "cover_sha", "share_sha", "parts" ON "articles" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('article', 'cover_sha', 'share_sha', 'parts');--> statement-breakpoint
CREATE TRIGGER "news_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "cover_sha", "share_sha", "content" ON "news" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('news', 'cover_sha', 'share_sha', 'content');--> statement-breakpoint
CREATE TRIGGER "singletons_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "value" ON "singletons" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('popup', 'value');--> statement-breakpoint
CREATE TRIGGER "site_themes_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "parts", "published_parts" ON "site_themes" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('theme', 'parts', 'published_parts');--> statement-breakpoint
CREATE TRIGGER "site_sets_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "share_sha" ON "site_sets" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('site', 'share_sha');--> statement-breakpoint
CREATE TRIGGER "templates_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "parts" ON "templates" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('template', 'parts');--> statement-breakpoint
CREATE TRIGGER "accounts_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "avatar_sha" ON "accounts" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('account', 'avatar_sha');--> statement-breakpoint
CREATE TRIGGER "record_versions_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "data" ON "record_versions" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('recordVersion', 'data');--> statement-breakpoint
CREATE TRIGGER "site_theme_versions_file_uses" AFTER INSERT OR DELETE OR UPDATE OF "parts" ON "site_theme_versions" FOR EACH ROW EXECUTE FUNCTION "note_file_uses"('siteVersion', 'parts');--> statement-breakpoint
INSERT INTO "file_uses" ("sha", "source", "record_id", "since")
SELECT found[1], rows.source, rows.id, min(rows.at) FROM (
  SELECT 'case' AS source, id, last_modified_on AS at, concat_ws(' ', introduction, cover_sha, share_sha, parts, housing_units) AS body FROM cases
  UNION ALL SELECT 'article', id, last_modified_on, concat_ws(' ', cover_sha, share_sha, parts) FROM articles
  UNION ALL SELECT 'news', id, last_modified_on, concat_ws(' ', cover_sha, share_sha, content) FROM news
  UNION ALL SELECT 'popup', 1, last_modified_on, value::text FROM singletons WHERE key = 'indexPopup'
  UNION ALL SELECT 'theme', id, last_modified_on, concat_ws(' ', parts, published_parts) FROM site_themes
  UNION ALL SELECT 'site', id, last_modified_on, share_sha FROM site_sets
  UNION ALL SELECT 'template', id, created_on, parts::text FROM templates
  UNION ALL SELECT 'account', id, last_modified_on, avatar_sha FROM accounts
  UNION ALL SELECT 'recordVersion', id, at, data::text FROM record_versions
  UNION ALL SELECT 'siteVersion', id, published_on, parts::text FROM site_theme_versions
) rows, regexp_matches(rows.body, '[0-9a-f]{64}', 'g') found GROUP BY 1, 2, 3;--> statement-breakpoint
-- Pictures that are older than the library come into it under the first name and text that they were used with.
WITH pages AS (
  SELECT created_on AS at, parts FROM cases
  UNION ALL SELECT created_on, parts FROM articles
  UNION ALL SELECT created_on, parts FROM site_themes
  UNION ALL SELECT published_on, published_parts FROM site_themes WHERE published_parts IS NOT NULL
  UNION ALL SELECT created_on, parts FROM templates
  UNION ALL SELECT published_on, parts FROM site_theme_versions
  UNION ALL SELECT at, data->'parts' FROM record_versions WHERE jsonb_typeof(data->'parts') = 'array'
), named AS (
  SELECT cover_sha AS sha, cover_name AS name, cover_alt AS alt, created_on AS at FROM cases
  UNION ALL SELECT share_sha, share_name, '', created_on FROM cases
  UNION ALL SELECT cover_sha, cover_name, cover_alt, created_on FROM articles
  UNION ALL SELECT share_sha, share_name, '', created_on FROM articles
  UNION ALL SELECT cover_sha, cover_name, cover_alt, created_on FROM news
  UNION ALL SELECT share_sha, share_name, '', created_on FROM news
  UNION ALL SELECT share_sha, share_name, '', created_on FROM site_sets
  UNION ALL SELECT value->>'imageSha', value->>'imageName', value->>'altText', created_on FROM singletons WHERE key = 'indexPopup'
  UNION ALL SELECT data->>'coverSha', data->>'coverName', data->>'coverAlt', at FROM record_versions
  UNION ALL SELECT data->>'shareSha', data->>'shareName', '', at FROM record_versions
  UNION ALL SELECT data->>'imageSha', data->>'imageName', data->>'altText', at FROM record_versions
  UNION ALL SELECT part->>'fileSha', part->>'fileName', part->>'altText', at FROM pages, jsonb_array_elements(pages.parts) part
), known AS (
  SELECT sha, min(at) AS at,
    coalesce((array_agg(name ORDER BY at) FILTER (WHERE name <> ''))[1], '') AS name,
    coalesce((array_agg(alt ORDER BY at) FILTER (WHERE alt <> ''))[1], '') AS alt
  FROM named WHERE sha IS NOT NULL GROUP BY sha
)
UPDATE "files" SET "uploaded_on" = known.at, "created_on" = known.at, "last_modified_on" = known.at, "name" = left(known.name, 255), "alt" = left(known.alt, 100)
FROM known WHERE known.sha = "files"."sha" AND "files"."width" IS NOT NULL;--> statement-breakpoint
UPDATE "roles" SET "claims" = "claims" || ARRAY['Permissions.Media.View', 'Permissions.Media.Create', 'Permissions.Media.Edit', 'Permissions.Media.Delete']
WHERE "claims" @> ARRAY['Permissions.Roles.Edit', 'Permissions.Users.Edit'] AND NOT "claims" && ARRAY['Permissions.Media.View'];
