-- The audit trail is append-only for three years. An erasure may only remove fields and the title
-- (decisions/045-personal-data).

CREATE OR REPLACE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '3 years' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('back_office.erasing', true), '') = 'on'
    AND NEW.title IN (OLD.title, '')
    AND to_jsonb(NEW) - '{title,before,after,address,user_agent}'::text[]
      = to_jsonb(OLD) - '{title,before,after,address,user_agent}'::text[]
    AND (NEW.before IS NULL OR NEW.before <@ OLD.before) AND (NEW.after IS NULL OR NEW.after <@ OLD.after)
    AND NEW.address IN (OLD.address, '') AND NEW.user_agent IN (OLD.user_agent, '') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE OR REPLACE TRIGGER "audit_entries_keep_rows" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();
CREATE OR REPLACE TRIGGER "audit_entries_keep_table" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_entries"();
