-- What somebody agreed to stays as it was shown; only the link to its author may end with the account.
CREATE OR REPLACE FUNCTION "keep_consent_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a consent text is never changed';
END
$$;
CREATE OR REPLACE TRIGGER "consent_texts_keep" BEFORE UPDATE OF "version", "text", "created_on" OR DELETE ON "consent_texts" FOR EACH ROW EXECUTE FUNCTION "keep_consent_text"();
