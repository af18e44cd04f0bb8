-- Functions of the search indexes. After a change of one, rebuild the indexes.

-- Indexed parts of a text in lower case: each pair of neighbouring characters, each triple of ASCII (pairs of digits
-- are too frequent), and the last character. The declared cost keeps the planner from calling it for every row of a
-- table.
CREATE OR REPLACE FUNCTION "search_grams"("said" text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
	SELECT array_to_tsvector(
		array_agg(a || coalesce(b, '')) || array_agg(a || b || c) FILTER (WHERE ascii(a) < 128 AND ascii(b) < 128 AND ascii(c) < 128)
	)
	FROM (SELECT string_to_array(lower("said"), NULL)) AS characters(each),
		unnest(each, each[2:], each[3:]) AS gram(a, b, c)
$$;

-- Parts that a text with the keyword must have. Triples replace the pairs that they contain. A single character matches
-- the start of a pair.
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
$$;
