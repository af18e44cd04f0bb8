import type { Db } from '../db/client';
import type { Bodies } from '../contract/bodies';
import type { components } from '../../openapi/generated/types';
import type { Tx } from '../db/transaction';
import { note } from '../audit/audit';
import { changesOf } from '../audit/changes';
import { privacyKey, privacySettingsIn } from '../contacts/privacy-settings';
import { findOneOfAKind, saveOneOfAKind } from '../records/one-of-a-kind';
import { assertFresh, recordOf } from '../records/records';
import type { Saved } from '../records/table';

export async function getPrivacySettings(db: Db): Promise<components['schemas']['PrivacySettings']> {
  const row = await findOneOfAKind(db, privacyKey);
  return { id: 1, ...privacySettingsIn(row), ...recordOf(row) };
}

export async function savePrivacySettings(
  tx: Tx,
  { rowVersion, ...fields }: Bodies['savePrivacySettings'],
  by: string,
): Promise<Saved> {
  const row = await findOneOfAKind(tx, privacyKey, true);
  assertFresh(row, rowVersion);
  const before = privacySettingsIn(row);
  const saved = await saveOneOfAKind(tx, privacyKey, { rowVersion, value: { ...before, ...fields } }, by);
  note(tx, {
    kind: 'privacy',
    recordId: 1,
    action: 'update',
    ...changesOf(before, { ...before, ...fields }),
  });
  return saved;
}
