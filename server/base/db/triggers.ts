import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

/**
 * Updates functions and triggers. Only changed files run, as replacing a trigger locks its table. Obsolete
 * triggers stay as `DROP TRIGGER IF EXISTS`.
 */
export async function applyTriggers(client: ClientBase, folder: string): Promise<void> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS "drizzle"."applied_triggers" ("file" text PRIMARY KEY, "sha" text NOT NULL)',
  );
  const { rows } = await client.query<{ file: string; sha: string }>(
    'SELECT "file", "sha" FROM "drizzle"."applied_triggers"',
  );
  const applied = new Map(rows.map(({ file, sha }) => [file, sha]));
  for (const { file, text, sha } of await triggerFiles(folder)) {
    if (applied.get(file) === sha) continue;
    // oxlint-disable-next-line no-await-in-loop
    await applyFile(client, text, [file, sha]);
  }
}

async function applyFile(client: ClientBase, text: string, mark: [file: string, sha: string]): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(text);
    await client.query(
      'INSERT INTO "drizzle"."applied_triggers" ("file", "sha") VALUES ($1, $2) ON CONFLICT ("file") DO UPDATE SET "sha" = excluded."sha"',
      mark,
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function triggerFiles(folder: string): Promise<{ file: string; text: string; sha: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return { file, text, sha: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
