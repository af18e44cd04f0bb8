import { isDeepStrictEqual } from 'node:util';
import { desc, eq, sql } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import { currentName } from '../../base/audit/present-names';
import type { Bodies } from '../../base/contract/bodies';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { consentTexts, type contacts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { approversOfAll, assertWordsOfAll } from '../sites/words-at-once';
import { newestConsentText } from '../sites/form-consent';
import type { components } from '../../../openapi/generated/types';

import { contactText } from './text';

type ConsentText = components['schemas']['ConsentText'];

/** Versions of the consent text, newest first. */
export async function listConsentTexts(db: Db): Promise<ConsentText[]> {
  const rows = await db.select().from(consentTexts).orderBy(desc(consentTexts.version));
  const settingsApprovers = await approversOfAll(db);
  return rows.map(({ version, text, createdOn, createdBy, createdById }, index) => ({
    version,
    text,
    createdOn: createdOn.toISOString(),
    createdBy: currentName(createdById, createdBy),
    ...(index === 0 ? { settingsApprovers } : {}),
  }));
}

/**
 * Adds a version, unless nothing changed; earlier ones stay, as visitors agreed to them. Throws 409 if a version was
 * added since loading, `adFindingsRequired`, and `approvalMissing` without an emergency, as forms show it at once.
 */
export async function addConsentText(
  tx: Tx,
  { text, version: known, emergencyReason }: Bodies['createConsentText'],
  by: { id: number; name: string },
): Promise<{ id: number; rowVersion: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('consent-texts'))`);
  const before = await newestConsentText(tx);
  if ((before?.version ?? 0) !== known) throw new ServiceError(409, serverText.stale);
  if (before && isDeepStrictEqual(before.text, text)) return { id: known, rowVersion: 1 };
  // Stored JSON has an order of its own.
  const names = Object.keys(text) as (keyof typeof text)[];
  await assertWordsOfAll(tx, {
    before: names.map((name) => before?.text[name] ?? ''),
    after: names.map((name) => text[name]),
    title: contactText.consent,
    audit: { kind: 'privacy', recordId: 1 },
    emergencyReason,
    by: by.name,
  });
  const version = known + 1;
  await tx.insert(consentTexts).values({ version, text, createdBy: by.name, createdById: by.id });
  note(tx, {
    kind: 'privacy',
    recordId: 1,
    action: 'update',
    before: { consentText: before?.text.summary ?? '' },
    after: { consentText: text.summary },
  });
  return { id: version, rowVersion: 1 };
}

type Given = Pick<typeof contacts.$inferSelect, 'consentVersion' | 'consentOn' | 'wantsNews'>;

/** Consent of an enquiry's visitor; null if no form asked for it. */
export async function consentOf(
  db: Db,
  { consentVersion, consentOn, wantsNews }: Given,
): Promise<components['schemas']['ContactConsent'] | null> {
  if (consentVersion === null || !consentOn) return null;
  const [row] = await db.select().from(consentTexts).where(eq(consentTexts.version, consentVersion));
  if (!row) return null;
  return {
    version: consentVersion,
    validFrom: row.createdOn.toISOString(),
    givenOn: consentOn.toISOString(),
    wantsNews,
    text: row.text,
  };
}
