import { newestVersion } from './row-versions';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { localTables, name, setSequences } from './tables';
import * as schema from '../../base/db/schema';
import { repeatErasures } from '../../subjects/privacy/erasures';
import type { SecretKeys } from '../../base/secrets/secret-store';

/** Legal evidence: a restore keeps these rows of the installation besides those of the backup. */
const provenTables: readonly string[] = [
  'erasure_keys',
  'erased_persons',
  'person_requests',
  'incidents',
  'incident_persons',
  'incident_letters_due',
  'exported_contacts',
];

/** Saves data that a restore must not revert; resolves to the newest row version and the newest mail. */
export async function keep(
  client: pg.Client,
  tables: readonly string[],
): Promise<{ version: number; mail: number }> {
  for (const table of [...keptIn(tables), ...provenTables, 'outbox']) {
    await client.query(`CREATE TEMP TABLE ${name(`kept_${table}`)} ON COMMIT DROP AS TABLE ${name(table)}`);
  }
  await client.query(
    'CREATE TEMP TABLE kept_accounts ON COMMIT DROP AS SELECT id, lower(account) AS account, password_hash, is_active, epoch FROM accounts',
  );
  const { rows } = await client.query<{ mail: number }>(
    "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass), 0)::int AS mail",
  );
  return { version: await newestVersion(client), mail: rows[0]?.mail ?? 0 };
}

/** Restores data kept by `keep`: sessions of unchanged accounts, and which mails were sent. */
export async function restoreKeptRows(
  client: pg.Client,
  tables: readonly string[],
  mail: number,
): Promise<void> {
  await client.query(`
    UPDATE accounts SET epoch = CASE
      WHEN lower(accounts.account) = kept.account AND accounts.password_hash IS NOT DISTINCT FROM kept.password_hash AND accounts.is_active = kept.is_active THEN kept.epoch
      ELSE greatest(accounts.epoch, kept.epoch) + 1 END
    FROM kept_accounts kept WHERE kept.id = accounts.id`);
  for (const table of keptIn(tables)) {
    await client.query(`DELETE FROM ${name(table)}`);
    const isOfSameAccount =
      table === 'tokens' || table === 'one_time_keys'
        ? 'JOIN accounts ON accounts.id = kept.account_id AND accounts.epoch = kept.epoch'
        : '';
    await client.query(
      `INSERT INTO ${name(table)} OVERRIDING SYSTEM VALUE SELECT kept.* FROM ${name(`kept_${table}`)} kept ${isOfSameAccount}`,
    );
  }
  // Changes all stamps: the restore replaced accounts, roles and cases without triggers.
  for (const stamps of ['identity_stamp', 'list_stamps']) {
    await client.query(`UPDATE ${name(stamps)} SET stamp = gen_random_uuid()::text`);
  }
  // Mails known to this installation keep their state, so that none is sent twice.
  await client.query('DELETE FROM outbox WHERE id <= $1', [mail]);
  await client.query(
    'INSERT INTO outbox OVERRIDING SYSTEM VALUE SELECT * FROM kept_outbox ON CONFLICT DO NOTHING',
  );
}

/**
 * Restores requests, incidents and erasures of this installation. Erases the persons again that the backup contains,
 * before anybody can read the restored content.
 */
export async function eraseSince(client: pg.Client, secretKeys: SecretKeys): Promise<void> {
  const { rows: since } = await client.query<{ keyId: string; hash: string }>(`
    SELECT kept.key_id AS "keyId", kept.hash FROM kept_erased_persons kept
    LEFT JOIN erased_persons restored ON restored.key_id = kept.key_id AND restored.hash = kept.hash
    WHERE restored.hash IS NULL OR restored.erased_on < kept.erased_on`);
  await client.query(`
    DELETE FROM person_requests USING kept_person_requests kept WHERE person_requests.id = kept.id OR person_requests.number = kept.number;
    DELETE FROM incidents USING kept_incidents kept WHERE incidents.id = kept.id OR incidents.number = kept.number;
    DELETE FROM erased_persons USING kept_erased_persons kept WHERE erased_persons.key_id = kept.key_id AND erased_persons.hash = kept.hash;
    DELETE FROM erasure_keys USING kept_erasure_keys kept WHERE erasure_keys.id = kept.id AND NOT EXISTS (SELECT FROM erased_persons WHERE key_id = kept.id)`);
  for (const table of provenTables) {
    await client.query(
      `INSERT INTO ${name(table)} OVERRIDING SYSTEM VALUE SELECT * FROM ${name(`kept_${table}`)} ON CONFLICT DO NOTHING`,
    );
  }
  await setSequences(client);
  await repeatErasures(drizzle(client, { schema }), since, secretKeys);
}

const keptIn = (tables: readonly string[]) => localTables.filter((table) => tables.includes(table));
