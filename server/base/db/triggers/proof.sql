-- proof_due lists sites whose public page may have changed: those that page-purges.sql purges. The notice tells the
-- transaction, which then need not ask (`owesProof` in server/website/proof/chain.ts).

CREATE OR REPLACE FUNCTION "note_proof_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "proof_due" ("case_id", "xact")
  SELECT DISTINCT due."case_id", pg_current_xact_id()::text FROM (
    SELECT substr(key, 6)::integer AS "case_id" FROM unnest(NEW."keys") key WHERE key ~ '^case-[0-9]+$'
    UNION ALL
    SELECT site."case_id" FROM "site_sets" site WHERE 'pages' = ANY (NEW."keys") AND site."status" = 0
  ) due;
  IF FOUND THEN RAISE NOTICE 'proof due'; END IF;
  IF 'website' = ANY (NEW."keys") THEN
    INSERT INTO "proof_due" ("case_id", "xact", "paths") VALUES (0, pg_current_xact_id()::text, NEW."paths");
    RAISE NOTICE 'proof due';
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "page_purges_proof" AFTER INSERT ON "page_purges" FOR EACH ROW EXECUTE FUNCTION "note_proof_due"();

-- Entries of the proof are immutable.
CREATE OR REPLACE FUNCTION "refuse_changed_proof"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the proof are written once' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE OR REPLACE TRIGGER "proof_entries_once" BEFORE UPDATE OR DELETE ON "proof_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_proof"();
CREATE OR REPLACE TRIGGER "proof_pages_once" BEFORE UPDATE OR DELETE ON "proof_pages" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_proof"();
CREATE OR REPLACE TRIGGER "proof_heads_once" BEFORE UPDATE OR DELETE ON "proof_heads" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_proof"();
CREATE OR REPLACE TRIGGER "proof_stamps_once" BEFORE UPDATE OR DELETE ON "proof_stamps" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_proof"();

-- Starts and ends change the company's website without a purge (`settle_moments`).
DROP TRIGGER IF EXISTS "change_entries_proof" ON "change_entries";
CREATE OR REPLACE FUNCTION "note_website_moment"("kind_" text, "record_" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT "has_website"() THEN RETURN; END IF;
  INSERT INTO "proof_due" ("case_id", "xact", "paths") VALUES (0, pg_current_xact_id()::text, coalesce(CASE kind_
    WHEN 'case' THEN (SELECT "website_paths"(own) FROM "cases" own WHERE own."id" = record_)
    WHEN 'article' THEN (SELECT "website_paths"(own) FROM "articles" own WHERE own."id" = record_)
    WHEN 'news' THEN (SELECT "website_paths"(own) FROM "news" own WHERE own."id" = record_)
  END, '{}'));
  RAISE NOTICE 'proof due';
END
$$;
