/**
 * Upper bound for comparison: Fastify and pg with prepared statements, the same queries and the same rows written,
 * without sign-in and rules.
 */
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 });
const app = fastify();
const columns =
  'id, title, subtitle, code, county, district, tab, is_highlight, status, sort, cover_sha, cover_alt, created_on, last_modified_on, last_modified_by, row_version';

app.get<{ Querystring: { tab: string; pageNumber: string } }>('/list', async ({ query }) => {
  const tab = Number(query.tab);
  const [rows, total] = await Promise.all([
    pool.query({
      name: 'list',
      text: `SELECT ${columns} FROM cases WHERE tab = $1 AND deleted_on IS NULL ORDER BY sort, id LIMIT 10 OFFSET $2`,
      values: [tab, (Number(query.pageNumber) - 1) * 10],
    }),
    pool.query({
      name: 'count',
      text: 'SELECT tab, count(*) FROM cases WHERE deleted_on IS NULL GROUP BY tab',
      values: [],
    }),
  ]);
  return { succeeded: true, messages: [], data: { items: rows.rows, counts: total.rows } };
});
app.get<{ Params: { id: string } }>('/get/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'get',
    text: 'SELECT * FROM cases WHERE id = $1 AND deleted_on IS NULL',
    values: [Number(params.id)],
  });
  return { succeeded: true, messages: [], data: rows[0] };
});
/** Record, version and audit entry of an update in one statement. */
const update = `
  WITH changed AS (
    UPDATE cases SET is_highlight = $2, row_version = row_version + 1, last_modified_on = now(), last_modified_by = $3
    WHERE id = $1 RETURNING *
  ), version AS (
    INSERT INTO record_versions (kind, record_id, version, at, by, data, changed)
    SELECT 'case', id, row_version, last_modified_on, last_modified_by, to_jsonb(changed), '{isHighlight}' FROM changed
    RETURNING id, record_id, version
  )
  INSERT INTO audit_entries (kind, action, record_id, title, before, after, version_id, account, account_name, operation)
  SELECT 'case', 'update', changed.id, title, jsonb_build_object('isHighlight', NOT is_highlight),
    jsonb_build_object('isHighlight', is_highlight), version.id, $3, $3, 'updateCaseHighlight'
  FROM changed JOIN version ON record_id = changed.id RETURNING record_id, (SELECT version FROM version) AS row_version`;
app.put<{ Body: { caseInfoId: number; isHighlight: boolean } }>('/update', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'update',
    text: update,
    values: [body.caseInfoId, body.isHighlight, 'admin'],
  });
  return { succeeded: true, messages: [], data: rows[0] };
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}/mng\n`);
