ALTER TABLE "accounts" ALTER COLUMN "gender" SET DEFAULT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "source" SET DEFAULT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
-- Accounts that no form has saved since they were made by a portal, an invitation or a command, which say no gender.
UPDATE "accounts" SET "gender" = NULL WHERE "gender" = 0 AND "row_version" = 1;--> statement-breakpoint
-- Public forms ask for no gender; erased enquiries have no telephone number.
UPDATE "contacts" SET "gender" = NULL WHERE "form_key" IS NOT NULL OR "origin" IS NOT NULL OR "tel" = '';--> statement-breakpoint
-- Imported enquiries whose file, as far as it is still stored, did not say it.
UPDATE "contacts" SET "gender" = NULL FROM "import_rows" JOIN "imports" ON "imports"."id" = "import_rows"."import_id"
WHERE "imports"."kind" = 'contact' AND "import_rows"."record_id" = "contacts"."id" AND "import_rows"."step" = 'done' AND "import_rows"."before" IS NULL
  AND "contacts"."gender" = 0 AND NOT EXISTS (
    SELECT FROM jsonb_array_elements("imports"."mapping") "each"
    WHERE "each"->>'field' = 'gender' AND coalesce("import_rows"."cells"->>("each"->>'column')::integer, '') <> '');--> statement-breakpoint
UPDATE "contacts" SET "source" = NULL FROM "import_rows" JOIN "imports" ON "imports"."id" = "import_rows"."import_id"
WHERE "imports"."kind" = 'contact' AND "import_rows"."record_id" = "contacts"."id" AND "import_rows"."step" = 'done' AND "import_rows"."before" IS NULL
  AND "contacts"."source" = 'website' AND NOT "import_rows"."values" ? 'source';
