-- change_entries lists changes of what visitors see, for systems with a copy of it
-- (decisions/041-delivery-and-change-feed).

-- True during a restore, which adds a single entry: everything may have changed.
CREATE OR REPLACE FUNCTION "is_restoring"() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('back_office.restoring', true), '') = 'on'
$$;

-- Updates visible_records and adds an entry. If visibility is unchanged, adds one entry per event while visitors see
-- the record. A record that is hidden when its start is due may already have been read, so its end gets an entry too. No
-- transaction takes a minute.
CREATE OR REPLACE FUNCTION "note_visible"("kind_" text, "record_" integer, "visible" boolean, "next_" timestamptz, "events" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was boolean;
  due timestamptz;
BEGIN
  SELECT "is_visible", "next_on" INTO was, due FROM "visible_records" WHERE "kind" = kind_ AND "record_id" = record_ FOR UPDATE;
  INSERT INTO "visible_records" ("kind", "record_id", "is_visible", "next_on") VALUES (kind_, record_, visible, next_)
  ON CONFLICT ("kind", "record_id") DO UPDATE SET "is_visible" = excluded."is_visible", "next_on" = excluded."next_on"
  WHERE ("visible_records"."is_visible", "visible_records"."next_on") IS DISTINCT FROM (excluded."is_visible", excluded."next_on");
  IF "is_restoring"() THEN RETURN; END IF;
  IF coalesce(was, false) <> visible OR (NOT visible AND due <= clock_timestamp() + interval '1 minute') THEN
    -- The transaction may have started before the due moment, so its `now()` is too early.
    INSERT INTO "change_entries" ("kind", "record_id", "at", "event") VALUES (kind_, record_, clock_timestamp(), CASE
      WHEN kind_ = 'site' AND visible THEN 'site.published' WHEN kind_ = 'site' THEN 'site.offline'
      WHEN visible THEN 'content.online' ELSE 'content.offline' END);
  ELSIF visible THEN
    INSERT INTO "change_entries" ("kind", "record_id", "event") SELECT kind_, record_, unnest(events);
  END IF;
END
$$;

-- State 'online' of server/records/visible-state.ts, for triggers. `blocks` is null for records that need none.
CREATE OR REPLACE FUNCTION "is_seen"("status_" integer, "deleted_" timestamptz, "start_" timestamptz, "end_" timestamptz, "blocks" jsonb) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT status_ = 1 AND deleted_ IS NULL AND coalesce(end_ > clock_timestamp(), true)
    AND coalesce(start_ <= clock_timestamp(), true) AND blocks IS DISTINCT FROM '[]'::jsonb
$$;

-- Null for a case with an introduction, which counts as content (hasNoContent in visible-state.ts).
CREATE OR REPLACE FUNCTION "needed_blocks"("blocks" jsonb, "introduction_" text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN introduction_ LIKE '%<img %' OR regexp_replace(introduction_, '<[^>]*>|&nbsp;|\s', '', 'g') <> '' THEN NULL ELSE blocks END
$$;

CREATE OR REPLACE FUNCTION "next_moment"("status_" integer, "deleted_" timestamptz, "start_" timestamptz, "end_" timestamptz) RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT CASE WHEN status_ = 1 AND deleted_ IS NULL AND coalesce(end_ > clock_timestamp(), true) THEN
    CASE WHEN start_ > clock_timestamp() THEN start_ ELSE end_ END END
$$;

-- A row without its author and version. All other columns count, so that the feed carries a new one too.
CREATE OR REPLACE FUNCTION "stored_content"("row_" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT row_ - '{last_modified_on,last_modified_by,last_modified_by_id,row_version,deleted_by,deleted_by_id}'::text[]
$$;

-- Arguments: the kind, and the event of a change.
CREATE OR REPLACE FUNCTION "note_content"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_ jsonb;
  events text[] := '{}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "note_visible"(TG_ARGV[0], OLD."id", false, NULL, '{}');
    DELETE FROM "visible_records" WHERE "kind" = TG_ARGV[0] AND "record_id" = OLD."id";
    RETURN NULL;
  END IF;
  new_ := to_jsonb(NEW);
  IF TG_OP = 'UPDATE' THEN
    IF "stored_content"(to_jsonb(OLD)) - 'housing_units' <> "stored_content"(new_) - 'housing_units' THEN
      events := ARRAY[TG_ARGV[1]];
    END IF;
    IF to_jsonb(OLD)->'housing_units' IS DISTINCT FROM new_->'housing_units' THEN
      events := events || 'case.units'::text;
    END IF;
  END IF;
  PERFORM "note_visible"(TG_ARGV[0], NEW."id", "is_seen"(NEW."status", NEW."deleted_on", NEW."start_on", NEW."end_on", "needed_blocks"(new_->'parts', new_->>'introduction')),
    "next_moment"(NEW."status", NEW."deleted_on", NEW."start_on", NEW."end_on"), events);
  RETURN NULL;
END
$$;

-- All home popups. The first one is a singleton and has id 0.
CREATE OR REPLACE FUNCTION "home_popups"() RETURNS TABLE ("id" integer, "status" integer, "start_on" timestamptz, "end_on" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT 0, coalesce(("value"->>'status')::integer, 0), ("value"->>'startOn')::timestamptz, ("value"->>'endOn')::timestamptz FROM "singletons" WHERE "key" = 'indexPopup'
  UNION ALL SELECT "id", "status"::integer, "start_on", "end_on" FROM "popups" WHERE "deleted_on" IS NULL
$$;

-- Id of the popup that visitors see: among those online, the last started, then the newest. No start counts as the
-- earliest.
CREATE OR REPLACE FUNCTION "shown_popup"() RETURNS integer LANGUAGE sql VOLATILE AS $$
  SELECT "id" FROM "home_popups"() WHERE "is_seen"("status", NULL, "start_on", "end_on", NULL) ORDER BY "start_on" DESC NULLS LAST, "id" DESC LIMIT 1
$$;

CREATE OR REPLACE FUNCTION "next_popup_moment"() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT min("next_moment"("status", NULL, "start_on", "end_on")) FROM "home_popups"()
$$;

-- In the feed all popups are one record. Its row is locked first, so that each change sees the previous one.
CREATE OR REPLACE FUNCTION "note_popups"("isChanged" boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "visible_records" ("kind", "record_id", "is_visible") VALUES ('popup', 1, false) ON CONFLICT DO NOTHING;
  PERFORM FROM "visible_records" WHERE "kind" = 'popup' AND "record_id" = 1 FOR UPDATE;
  PERFORM "note_visible"('popup', 1, "shown_popup"() IS NOT NULL, "next_popup_moment"(), CASE WHEN "isChanged" THEN ARRAY['content.updated'] ELSE '{}'::text[] END);
END
$$;

-- Ignores popups that visitors see neither before nor after the change.
CREATE OR REPLACE FUNCTION "note_popup"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_ jsonb := CASE WHEN TG_OP <> 'INSERT' THEN coalesce(to_jsonb(OLD)->'value', to_jsonb(OLD)) END;
  now_ jsonb := CASE WHEN TG_OP <> 'DELETE' THEN coalesce(to_jsonb(NEW)->'value', to_jsonb(NEW)) END;
  own integer := 0;
BEGIN
  IF TG_TABLE_NAME = 'popups' THEN
    own := (coalesce(now_, was_)->>'id')::integer;
  ELSIF (CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END)->>'key' <> 'indexPopup' THEN
    RETURN NULL;
  END IF;
  PERFORM "note_popups"("stored_content"(was_) IS DISTINCT FROM "stored_content"(now_) AND (
    "shown_popup"() = own OR "is_seen"(
      coalesce((was_->>'status')::integer, 0), (was_->>'deleted_on')::timestamptz, coalesce(was_->>'startOn', was_->>'start_on')::timestamptz, coalesce(was_->>'endOn', was_->>'end_on')::timestamptz, NULL)));
  RETURN NULL;
END
$$;

-- A site has the id of its case.
CREATE OR REPLACE FUNCTION "is_site_seen"("case_" integer) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT EXISTS (
    SELECT FROM "site_sets" s JOIN "cases" c ON c."id" = s."case_id" JOIN "site_themes" t ON t."id" = s."active_theme_id"
    WHERE s."case_id" = case_ AND s."status" = 0 AND s."site_name" IS NOT NULL AND c."deleted_on" IS NULL AND t."status" = 1)
$$;

-- Values of a site, of its case and of a picture that public pages and systems with a copy of them show. Not
-- IMMUTABLE, so that PostgreSQL reads these columns only.
CREATE OR REPLACE FUNCTION "shown_settings"(site "site_sets") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(site."case_id", site."status", site."case_code", site."site_name", site."active_theme_id", site."seo_title", site."seo_keywords", site."seo_description", site."share_sha", site."kept_name")
$$;

CREATE OR REPLACE FUNCTION "shown_on_site"(own "cases") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(own."title", own."subtitle", own."county", own."district", own."seo_title", own."seo_keywords", own."seo_description", own."share_sha", own."deleted_on")
$$;

CREATE OR REPLACE FUNCTION "shown_file"(file "files") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(file."extension", file."width", file."height", file."sources", file."focus_x", file."focus_y")
$$;

CREATE OR REPLACE FUNCTION "note_site"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  case_ integer;
  was_ jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  now_ jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  isChanged boolean;
BEGIN
  case_ := (coalesce(now_, was_)->>(CASE WHEN TG_TABLE_NAME = 'cases' THEN 'id' ELSE 'case_id' END))::integer;
  IF NOT "is_site_seen"(case_) AND NOT EXISTS (SELECT FROM "visible_records" WHERE "kind" = 'site' AND "record_id" = case_) THEN
    RETURN NULL;
  END IF;
  -- Visitors see only the published content of the active theme.
  isChanged := CASE TG_TABLE_NAME
    WHEN 'site_themes' THEN
      EXISTS (SELECT FROM "site_sets" s WHERE s."case_id" = case_ AND s."active_theme_id" = (coalesce(now_, was_)->>'id')::integer)
      AND (was_->'published_parts', was_->'template_code', was_->'status') IS DISTINCT FROM (now_->'published_parts', now_->'template_code', now_->'status')
    ELSE true END;
  PERFORM "note_visible"('site', case_, "is_site_seen"(case_), NULL, CASE WHEN isChanged THEN ARRAY['site.published'] ELSE '{}' END);
  RETURN NULL;
END
$$;

-- Answers with a picture contain its focus and widths.
CREATE OR REPLACE FUNCTION "note_shown_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change_entries" ("kind", "record_id", "event")
  SELECT DISTINCT v."kind", v."record_id",
    CASE v."kind" WHEN 'case' THEN 'case.updated' WHEN 'site' THEN 'site.published' ELSE 'content.updated' END
  FROM "file_uses" u
  LEFT JOIN "site_themes" t ON u."source" = 'theme' AND t."id" = u."record_id"
  LEFT JOIN "site_sets" s ON u."source" = 'site' AND s."id" = u."record_id"
  JOIN "visible_records" v ON v."is_visible"
    AND v."kind" = CASE u."source" WHEN 'theme' THEN 'site' WHEN 'otherPopup' THEN 'popup' ELSE u."source" END
    AND v."record_id" = CASE u."source" WHEN 'otherPopup' THEN 1 ELSE coalesce(t."case_id", s."case_id", u."record_id") END
  WHERE u."sha" = NEW."sha" AND NOT "is_restoring"()
    AND CASE u."source" WHEN 'popup' THEN "shown_popup"() = 0 WHEN 'otherPopup' THEN "shown_popup"() = u."record_id" ELSE true END;
  RETURN NULL;
END
$$;

-- Only webhooks receive changes of enquiries. An enquiry without telephone and e-mail has been anonymised: it gets the
-- event `enquiry.erased` and no later one.
CREATE OR REPLACE FUNCTION "note_enquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_restoring"() THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "change_entries" ("kind", "record_id", "event") VALUES ('enquiry', OLD."id", 'enquiry.erased');
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO "change_entries" ("kind", "record_id", "event") VALUES ('enquiry', NEW."id", 'enquiry.created');
  ELSIF OLD."tel" || OLD."email" <> '' THEN
    INSERT INTO "change_entries" ("kind", "record_id", "event")
    VALUES ('enquiry', NEW."id", CASE WHEN NEW."tel" || NEW."email" = '' THEN 'enquiry.erased' ELSE 'enquiry.updated' END);
  END IF;
  RETURN NULL;
END
$$;

-- Adds the entries of starts and ends that have passed.
CREATE OR REPLACE FUNCTION "settle_moments"() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  due record;
  seen boolean;
  next_ timestamptz;
  settled integer := 0;
BEGIN
  FOR due IN SELECT "kind", "record_id" FROM "visible_records" WHERE "next_on" <= clock_timestamp() ORDER BY "next_on" LIMIT 1000 FOR UPDATE SKIP LOCKED LOOP
    SELECT NULL, NULL INTO seen, next_;
    CASE due."kind"
      WHEN 'case' THEN SELECT "is_seen"("status", "deleted_on", "start_on", "end_on", "needed_blocks"("parts", "introduction")), "next_moment"("status", "deleted_on", "start_on", "end_on") INTO seen, next_ FROM "cases" WHERE "id" = due."record_id";
      WHEN 'article' THEN SELECT "is_seen"("status", "deleted_on", "start_on", "end_on", "parts"), "next_moment"("status", "deleted_on", "start_on", "end_on") INTO seen, next_ FROM "articles" WHERE "id" = due."record_id";
      WHEN 'news' THEN SELECT "is_seen"("status", "deleted_on", "start_on", "end_on", NULL), "next_moment"("status", "deleted_on", "start_on", "end_on") INTO seen, next_ FROM "news" WHERE "id" = due."record_id";
      -- Visitors may now see another popup.
      ELSE
        PERFORM "note_popups"(true);
        PERFORM "note_website_moment"(due."kind", due."record_id");
        settled := settled + 1;
        CONTINUE;
    END CASE;
    PERFORM "note_visible"(due."kind", due."record_id", coalesce(seen, false), next_, '{}');
    PERFORM "note_website_moment"(due."kind", due."record_id");
    settled := settled + 1;
  END LOOP;
  RETURN settled;
END
$$;

-- Numbers the entries committed since the last call, and returns the last number. The lock prevents parallel numbering,
-- so no reader sees a higher number before a lower one.
CREATE OR REPLACE FUNCTION "number_changes"() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
BEGIN
  PERFORM "settle_moments"();
  SELECT "last_seq" INTO last FROM "change_feed";
  IF NOT EXISTS (SELECT FROM "change_entries" WHERE "seq" IS NULL) THEN RETURN last; END IF;
  SELECT "last_seq" INTO last FROM "change_feed" FOR UPDATE;
  WITH waiting AS (
    SELECT "id", row_number() OVER (ORDER BY "id") AS place FROM "change_entries" WHERE "seq" IS NULL
  ), numbered AS (
    UPDATE "change_entries" entry SET "seq" = last + waiting.place FROM waiting WHERE entry."id" = waiting."id" RETURNING entry."seq"
  )
  SELECT coalesce(max("seq"), last) INTO last FROM numbered;
  UPDATE "change_feed" SET "last_seq" = last;
  RETURN last;
END
$$;

-- Called at the end of a restore, because sites are restored before their themes.
CREATE OR REPLACE FUNCTION "tell_of_restore"() RETURNS void LANGUAGE sql AS $$
  INSERT INTO "visible_records" ("kind", "record_id", "is_visible")
  SELECT 'site', "case_id", true FROM "site_sets" WHERE "is_site_seen"("case_id")
  ON CONFLICT ("kind", "record_id") DO UPDATE SET "is_visible" = true;
  INSERT INTO "change_entries" ("kind", "record_id", "event") VALUES ('all', 0, 'all.restored')
$$;

CREATE OR REPLACE TRIGGER "cases_feed" AFTER INSERT OR UPDATE OR DELETE ON "cases" FOR EACH ROW EXECUTE FUNCTION "note_content"('case', 'case.updated');
CREATE OR REPLACE TRIGGER "articles_feed" AFTER INSERT OR UPDATE OR DELETE ON "articles" FOR EACH ROW EXECUTE FUNCTION "note_content"('article', 'content.updated');
CREATE OR REPLACE TRIGGER "news_feed" AFTER INSERT OR UPDATE OR DELETE ON "news" FOR EACH ROW EXECUTE FUNCTION "note_content"('news', 'content.updated');
CREATE OR REPLACE TRIGGER "popups_feed" AFTER INSERT OR UPDATE OR DELETE ON "popups" FOR EACH ROW EXECUTE FUNCTION "note_popup"();
CREATE OR REPLACE TRIGGER "singletons_feed" AFTER INSERT OR UPDATE OR DELETE ON "singletons" FOR EACH ROW EXECUTE FUNCTION "note_popup"();
CREATE OR REPLACE TRIGGER "site_sets_feed_added" AFTER INSERT OR DELETE ON "site_sets" FOR EACH ROW EXECUTE FUNCTION "note_site"();
CREATE OR REPLACE TRIGGER "site_sets_feed" AFTER UPDATE ON "site_sets" FOR EACH ROW WHEN ("shown_settings"(OLD) IS DISTINCT FROM "shown_settings"(NEW)) EXECUTE FUNCTION "note_site"();
CREATE OR REPLACE TRIGGER "cases_feed_of_site" AFTER UPDATE ON "cases" FOR EACH ROW WHEN ("shown_on_site"(OLD) IS DISTINCT FROM "shown_on_site"(NEW)) EXECUTE FUNCTION "note_site"();
CREATE OR REPLACE TRIGGER "site_themes_feed" AFTER UPDATE OF "status", "template_code", "published_parts", "deleted_on" ON "site_themes" FOR EACH ROW EXECUTE FUNCTION "note_site"();
CREATE OR REPLACE TRIGGER "files_feed" AFTER UPDATE ON "files" FOR EACH ROW WHEN ("shown_file"(OLD) IS DISTINCT FROM "shown_file"(NEW)) EXECUTE FUNCTION "note_shown_file"();
CREATE OR REPLACE TRIGGER "contacts_feed_added" AFTER INSERT OR DELETE ON "contacts" FOR EACH ROW EXECUTE FUNCTION "note_enquiry"();
CREATE OR REPLACE TRIGGER "contacts_feed" AFTER UPDATE ON "contacts" FOR EACH ROW WHEN (
  (OLD."handle_status", OLD."assignee_id", OLD."spam_on", OLD."tel", OLD."email", OLD."appointment_on", OLD."appointment_state")
  IS DISTINCT FROM (NEW."handle_status", NEW."assignee_id", NEW."spam_on", NEW."tel", NEW."email", NEW."appointment_on", NEW."appointment_state")
) EXECUTE FUNCTION "note_enquiry"();

-- Notifies the webhook job at the commit.
CREATE OR REPLACE FUNCTION "tell_of_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('change_entries', '');
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "change_entries_told" AFTER INSERT ON "change_entries" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_changes"();

-- Visibility of records that are older than the feed.
INSERT INTO "visible_records" ("kind", "record_id", "is_visible", "next_on")
SELECT 'case', "id", "is_seen"("status", "deleted_on", "start_on", "end_on", "needed_blocks"("parts", "introduction")), "next_moment"("status", "deleted_on", "start_on", "end_on") FROM "cases"
UNION ALL SELECT 'article', "id", "is_seen"("status", "deleted_on", "start_on", "end_on", "parts"), "next_moment"("status", "deleted_on", "start_on", "end_on") FROM "articles"
UNION ALL SELECT 'news', "id", "is_seen"("status", "deleted_on", "start_on", "end_on", NULL), "next_moment"("status", "deleted_on", "start_on", "end_on") FROM "news"
UNION ALL SELECT 'popup', 1, "shown_popup"() IS NOT NULL, "next_popup_moment"()
UNION ALL SELECT 'site', "case_id", true, NULL FROM "site_sets" WHERE "is_site_seen"("case_id")
ON CONFLICT DO NOTHING;
