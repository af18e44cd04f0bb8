ALTER TABLE "record_versions" ADD COLUMN "writers" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Who brought the file of a saved case was kept by the hash of that save.
UPDATE "record_versions" version SET "writers" = brought.account_ids
FROM (
  SELECT subject_id, hash, array_agg(account_id ORDER BY account_id) AS account_ids
  FROM "content_authors" WHERE kind = 'site' GROUP BY subject_id, hash
) brought
WHERE version.kind = 'case' AND version.record_id = brought.subject_id
  AND brought.hash = encode(sha256(convert_to('{"caseVersion":' || version.version || '}', 'UTF8')), 'hex');
