import { fieldError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { privacyText } from './text';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import type { Tx } from '../../base/db/transaction';
import { note } from '../../base/audit/audit';
import { changesOf } from '../../base/audit/changes';
import {
  effectivePeriods,
  privacyKey,
  type PrivacySettings,
  privacySettingsIn,
  startDays,
} from '../enquiries/privacy-settings';
import { claimHolders } from '../../access/identity/claim-holders';
import { findOneOfAKind, saveOneOfAKind } from '../../records/one-of-a-kind';
import { assertFresh, recordOf } from '../../records/records';
import type { Saved } from '../../records/table';
import { dayMs } from '../../base/contract/taipei-time';

/** Values shown in the audit trail. */
const plain = ({ maskLevel, officerId, email, limits, periods }: PrivacySettings) => ({
  maskLevel,
  officerId,
  email,
  ...limits,
  ...Object.fromEntries(periods.map(({ type, months }) => [`months${type}`, months])),
});

export async function getPrivacySettings(db: Db): Promise<components['schemas']['PrivacySettings']> {
  const row = await findOneOfAKind(db, privacyKey);
  const { previousPeriods: _, ...settings } = privacySettingsIn(row);
  return { id: 1, ...settings, officers: await officers(db), ...recordOf(row) };
}

/** Accounts that may view this unit, by name. */
const officers = async (db: Db) =>
  (await claimHolders(db, 'Permissions.Privacy.View')).map(({ id, name, department }) => ({
    id,
    name,
    department,
  }));

export async function savePrivacySettings(
  tx: Tx,
  { rowVersion, ...fields }: Bodies['savePrivacySettings'],
  by: string,
): Promise<Saved> {
  const row = await findOneOfAKind(tx, privacyKey, true);
  assertFresh(row, rowVersion);
  const before = privacySettingsIn(row);
  if (fields.officerId !== null && fields.officerId !== before.officerId) {
    const isKnown = (await officers(tx)).some(({ id }) => id === fields.officerId);
    if (!isKnown) throw fieldError('officerId', privacyText.noOfficer);
  }
  const now = new Date();
  const { periods } = fields;
  const isChanged = periods !== undefined && JSON.stringify(periods) !== JSON.stringify(before.periods);
  const value = {
    ...before,
    ...fields,
    ...(isChanged
      ? {
          previousPeriods: effectivePeriods(before, now),
          startsOn: new Date(now.getTime() + startDays * dayMs).toISOString(),
        }
      : {}),
  };
  const saved = await saveOneOfAKind(tx, privacyKey, { rowVersion, value }, by);
  note(tx, {
    kind: 'privacy',
    recordId: 1,
    action: 'update',
    ...changesOf(plain(before), plain(value)),
  });
  return saved;
}
