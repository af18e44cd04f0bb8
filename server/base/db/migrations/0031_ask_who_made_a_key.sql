ALTER TABLE "accounts" ADD COLUMN "invited_by_id" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_by_id" integer;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "deleted_by_id" integer;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploaded_by_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_by_id" integer;--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD COLUMN "maker_id" integer;--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "record_versions" ADD COLUMN "by_id" integer;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "deleted_by_id" integer;--> statement-breakpoint
ALTER TABLE "singletons" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "site_schedules" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "site_sets" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "site_theme_versions" ADD COLUMN "published_by_id" integer;--> statement-breakpoint
ALTER TABLE "site_themes" ADD COLUMN "last_modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "site_themes" ADD COLUMN "deleted_by_id" integer;--> statement-breakpoint
-- Invitations that wait to be accepted: the audit trail knows who made them. One without an entry is invited anew.
UPDATE "accounts" SET "invited_by_id" = (
  SELECT e."account_id" FROM "audit_entries" e
  WHERE e."kind" = 'account' AND e."record_id" = "accounts"."id" AND e."operation" IN ('createInvitation', 'createInvitationLink', 'resendInvitation')
  ORDER BY e."at" DESC, e."id" DESC LIMIT 1
) WHERE "invited_until" IS NOT NULL;--> statement-breakpoint
UPDATE "one_time_keys" SET "maker_id" = (SELECT a."invited_by_id" FROM "accounts" a WHERE a."id" = "account_id") WHERE "purpose" = 'invitation';
