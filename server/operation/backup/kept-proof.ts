import type pg from 'pg';
import { name } from './tables';

/** Tables of the proof in the order of their references; `files` rows that they name come first. */
const proofTables = [
  'proof_keys',
  'proof_pages',
  'proof_entries',
  'proof_files',
  'proof_drawn',
  'proof_heads',
  'proof_stamps',
] as const;

const kept = (table: string) => name(`kept_${table}`);

/** Saves the proof of what was public, with the files that it names. */
export async function saveProof(client: pg.Client): Promise<void> {
  for (const table of proofTables) {
    await client.query(`CREATE TEMP TABLE ${kept(table)} ON COMMIT DROP AS TABLE ${name(table)}`);
  }
  await client.query(
    `CREATE TEMP TABLE ${kept('files')} ON COMMIT DROP AS SELECT * FROM files WHERE sha IN (SELECT file_sha FROM proof_files)`,
  );
}

/**
 * Restores the saved proof if it continues the backup's, as authorities may ask for later pages. Resolves to
 * the number of lost entries.
 */
export async function restoreProof(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ added: number; diverging: number }>(`
    SELECT
      (SELECT count(*) FROM ${kept('proof_entries')} own WHERE NOT EXISTS (
        SELECT FROM proof_entries restored WHERE restored.id = own.id AND restored.hash = own.hash))::int AS added,
      (SELECT count(*) FROM proof_entries restored WHERE NOT EXISTS (
        SELECT FROM ${kept('proof_entries')} own WHERE own.id = restored.id AND own.hash = restored.hash))::int AS diverging`);
  const { added = 0, diverging = 0 } = rows[0] ?? {};
  if (added === 0 || diverging > 0) return added;
  await client.query(`
    INSERT INTO files OVERRIDING SYSTEM VALUE SELECT * FROM ${kept('files')} own
    WHERE own.sha NOT IN (SELECT sha FROM files) AND own.id NOT IN (SELECT id FROM files)`);
  await client.query(`TRUNCATE ${proofTables.map(name).join(', ')}`);
  for (const table of proofTables) {
    // Only a backup of another installation has given an id to another file.
    const named = table === 'proof_files' ? ' WHERE file_sha IN (SELECT sha FROM files)' : '';
    await client.query(
      `INSERT INTO ${name(table)} OVERRIDING SYSTEM VALUE SELECT * FROM ${kept(table)}${named}`,
    );
  }
  // A site opened since the backup is closed now: the job adds that entry.
  await client.query(
    "INSERT INTO proof_due (case_id, xact) SELECT DISTINCT case_id, '' FROM proof_entries WHERE case_id <> 0",
  );
  return 0;
}
