import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { AuditKind, MediaUnit, ScheduleKind, SearchKind, TrashKind } from '../../../openapi/generated/enums';
import { kindUnits, versionSaves } from '../../../openapi/generated/kinds';
import { columnName, namingColumns } from '../../../server/base/files/unnamed-files';
import { kinds, kindsWith } from '../../../server/subjects/kinds/kinds';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
afterAll(() => database.close());

it('each capability belongs to exactly the kinds that the contract names', () => {
  const sorted = (names: readonly string[]) => names.toSorted();
  expect(sorted(kindsWith('trash'))).toEqual(sorted(Object.values(TrashKind)));
  expect(sorted(kindsWith('search'))).toEqual(sorted(Object.values(SearchKind)));
  expect(sorted(kindsWith('schedule'))).toEqual(sorted(Object.values(ScheduleKind)));
  expect(sorted(kindsWith('versions'))).toEqual(sorted(Object.keys(versionSaves)));
  expect(sorted(kindsWith('pictures'))).toEqual(sorted([...Object.values(MediaUnit), 'theme']));
});

it('each kind in the trash has a kind of audit entry and an existing claim', () => {
  const known: ReadonlySet<string> = new Set(claims);
  for (const kind of kindsWith('trash')) {
    expect(Object.values(AuditKind)).toContain(kinds[kind].trash.entry.kind);
    expect(kindUnits[kinds[kind].trash.entry.kind]).toBe(kindUnits[kind]);
    expect(known).toContain(`${kindUnits[kind]}.View`);
  }
});

/** Columns without library pictures. */
const others = new Set([
  'roles.claims',
  'shared_blocks.parts',
  'accounts.password_hash',
  'accounts.totp_secret',
  'accounts.totp_pending',
  'menu_groups.open',
  'recovery_codes.hash',
  'passkeys.credential_id',
  'passkeys.public_key',
  'passkeys.transports',
  'sign_in_starts.sealed',
  'tokens.successor',
  'idempotency_keys.answer',
  'files.sources',
  'files.tags',
  'outbox.recipients',
  'outbox.body',
  'outbox.calendar',
  'outbox.last_error',
  'site_sets.kept_name',
  'audit_entries.before',
  'audit_entries.after',
  'jobs.counts',
  'jobs.error',
  'downloads.file_sha',
  'api_tokens.scopes',
  'api_tokens.networks',
  'release_items.before',
  'release_items.values',
  'replacement_items.before',
  'link_checks.url',
  'unchecked_hosts.host',
  'list_views.conditions',
  'webhooks.events',
  'webhooks.secret',
  'webhooks.old_secret',
  'webhook_deliveries.body',
  'webhook_tries.request',
  'webhook_tries.answer',
  'cases.project_facts',
  'consent_texts.text',
  'contacts.origin',
  'operator_tasks.figures',
  'made_files.recipe',
  'made_files.file_sha',
  'imports.columns',
  'imports.mapping',
  'imports.counts',
  'import_rows.cells',
  'import_rows.reasons',
  'import_rows.values',
  'import_rows.before',
  'import_rows.notes',
  'import_rows.pictures',
  'proof_files.file_sha',
  'erasure_keys.secret',
  'person_requests.due_dates',
  'person_requests.erased',
  'person_requests.corrections',
  'incidents.list_figures',
  'incidents.letter',
  'incidents.answers',
  'site_theme_versions.approvals',
  'approval_requests.people',
  'approval_requests.blocks',
  'approval_seen.content',
  'outside_reviews.blocks',
]);
it('each column that can name a picture has a trigger that records its uses', async () => {
  const { rows } = await database.pool.query<{ table: string; args: string; columns: string[] }>(
    `select c.relname as table, encode(t.tgargs, 'escape') as args, array(select attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(t.tgattr::int2[])) as columns
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where p.proname = 'note_file_uses'`,
  );
  const read = rows.map(({ args }) => args.split('\\000').filter(Boolean));
  // A trigger reads the columns whose changes call it.
  expect(read.map(([, ...columns]) => columns.toSorted())).toEqual(
    rows.map(({ columns }) => columns.toSorted()),
  );
  const noted = new Set(rows.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)));
  const lacking = namingColumns.map(columnName).filter((name) => !noted.has(name) && !others.has(name));
  expect(lacking).toEqual([]);
  expect(read.map(([user]) => user).toSorted()).toEqual(
    [...kindsWith('pictures'), 'recordVersion', 'siteVersion'].toSorted(),
  );
});
