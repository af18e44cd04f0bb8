-- What a search index holds of a text: each pair of neighbouring characters in lower case, of ASCII also each three, as
-- pairs of digits say little; the last character alone. Its cost says how dear it is beside a comparison, so that the
-- planner works it out for rows that an index found and never for a whole table.
CREATE OR REPLACE FUNCTION "search_grams"("said" text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
	SELECT array_to_tsvector(
		array_agg(a || coalesce(b, '')) || array_agg(a || b || c) FILTER (WHERE ascii(a) < 128 AND ascii(b) < 128 AND ascii(c) < 128)
	)
	FROM (SELECT string_to_array(lower("said"), NULL)) AS characters(each),
		unnest(each, each[2:], each[3:]) AS gram(a, b, c)
$$;--> statement-breakpoint
-- All of them that must be there where a keyword is: threes in the place of the pairs that they hold. A single character
-- is the beginning of a pair.
CREATE OR REPLACE FUNCTION "search_query"("keyword" text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT string_agg(
		'''' || replace(replace(CASE WHEN is_three THEN a || b || c ELSE a || coalesce(b, '') END, '\', '\\'), '''', '''''') || '''' || CASE WHEN b IS NULL THEN ':*' ELSE '' END,
		' & '
	)::tsquery
	FROM (
		SELECT *, coalesce(lag(is_three) OVER (ORDER BY place), false) AS is_within
		FROM (
			SELECT a, b, c, place, coalesce(ascii(a) < 128 AND ascii(b) < 128 AND ascii(c) < 128, false) AS is_three
			FROM (SELECT string_to_array(lower("keyword"), NULL)) AS characters(each),
				unnest(each, each[2:], each[3:]) WITH ORDINALITY AS gram(a, b, c, place)
		) AS gram
	) AS gram
	WHERE CASE WHEN b IS NULL THEN place = 1 ELSE is_three OR NOT is_within END
$$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contacts_type" ON "contacts" USING btree ("type","created_on","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contacts_state" ON "contacts" USING btree ("handle_status","created_on","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contacts_assigned" ON "contacts" USING btree ("assignee_id","created_on","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contacts_search" ON "contacts" USING gin (search_grams("name" || E'\n' || "tel" || E'\n' || "email" || E'\n' || "case_title" || E'\n' || "content"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_search" ON "cases" USING gin (search_grams("title" || E'\n' || "code"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_search" ON "articles" USING gin (search_grams("title"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "news_search" ON "news" USING gin (search_grams("title"));--> statement-breakpoint
-- Last, as it keeps readers out too until the migration ends.
DROP INDEX "contacts_waiting";--> statement-breakpoint
DROP INDEX "contacts_assignee";
