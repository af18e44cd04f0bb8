import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import type { Bodies } from '../../base/contract/bodies';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { contactRecords } from '../enquiries/contact-records';
import { type PrivacySettings, privacySettings } from '../enquiries/privacy-settings';
import type { Db } from '../../base/db/client';
import { auditEntries } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../../access/identity/authentication';
import { queueMail } from '../../base/mail/outbox';
import { taipeiTime } from '../../base/contract/taipei-time';
import { countUse } from '../../base/secrets/attempts';
import type { components } from '../../../openapi/generated/types';
import { noticeRecipients, officerOf } from './officer';
import { privacyText } from './text';

type Schemas = components['schemas'];
type Action = Schemas['ShowAction'];

const hourMs = 3_600_000;
const hourSeconds = 3600;
const hourStart = sql`date_trunc('hour', now())`;

/** Number of different enquiries that an account saw in full this hour, except `but`. */
async function countShown(db: Db, accountId: number, but?: number): Promise<number> {
  const [row] = await db
    .select({ shown: sql<number>`count(distinct ${auditEntries.recordId})::int` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.accountId, accountId),
        gte(auditEntries.at, hourStart),
        eq(auditEntries.kind, 'contact'),
        eq(auditEntries.action, 'show'),
        but === undefined ? undefined : ne(auditEntries.recordId, but),
      ),
    );
  return row?.shown ?? 0;
}

/** Exceeded limit, and its action. */
function exceeded(
  { perHour, action, severePerHour, severeAction }: PrivacySettings['limits'],
  shown: number,
): { limit: number; action: Action } | null {
  if (shown > severePerHour) return { limit: severePerHour, action: severeAction };
  return shown > perHour ? { limit: perHour, action } : null;
}

const countOf = ({ maskLevel, limits }: PrivacySettings, shown: number): Schemas['ShownCount'] => ({
  maskLevel,
  shown,
  limit: limits.perHour,
  isStopped: (exceeded(limits, shown + 1)?.action ?? 'warn') !== 'warn',
});

export async function shownCount(db: Db, accountId: number): Promise<Schemas['ShownCount']> {
  return countOf(await privacySettings(db), await countShown(db, accountId));
}

type Outcome = { contact: Schemas['ShownContact'] } | { refused: Exclude<Action, 'warn'>; message: string };

/**
 * Full enquiry with an audit entry, or a refusal as result, so that its warning is committed. Throws 403 and
 * 404.
 */
export async function showContact(
  tx: Tx,
  { id }: Bodies['showContact'],
  caller: CurrentAccount,
): Promise<Outcome> {
  if (!caller.claims.has('Permissions.Contacts.View')) throw new ServiceError(403, serverText.forbidden);
  // Calls of one account are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shown'), ${caller.id})`);
  const row = await contactRecords.find(tx, id);
  const settings = await privacySettings(tx);
  const shown = (await countShown(tx, caller.id, id)) + 1;
  const beyond = exceeded(settings.limits, shown);
  if (beyond) await warn(tx, settings, caller, { ...beyond, shown });
  if (beyond && beyond.action !== 'warn') {
    return { refused: beyond.action, message: await refusalOf(tx, beyond.action, shown - 1, settings) };
  }
  note(tx, { kind: 'contact', recordId: id, action: 'show' });
  const { name, tel, email } = row;
  return { contact: { id, name, tel, email, shown: countOf(settings, shown) } };
}

async function refusalOf(db: Db, action: Action, shown: number, settings: PrivacySettings) {
  if (action === 'deactivate') return privacyText.deactivated;
  const next = new Date(Math.ceil(Date.now() / hourMs) * hourMs);
  const officer = await officerOf(db, settings);
  return privacyText.stopped(shown, taipeiTime(next).slice(11, 16), officer?.name ?? '');
}

/** Notifies a second person, once an hour for each limit. */
async function warn(
  tx: Tx,
  settings: PrivacySettings,
  { id, name }: CurrentAccount,
  { limit, action, shown }: { limit: number; action: Action; shown: number },
): Promise<void> {
  const times = await countUse(tx, ['shown-warning', String(id), String(limit)], hourSeconds);
  const recipients = await noticeRecipients(tx, settings, id);
  if (times > 1 || !recipients) return;
  await queueMail(tx, {
    recipients,
    subject: privacyText.warnSubject(name),
    body: privacyText.warnBody({ name, shown, limit, action: privacyText.actions[action] }),
  });
}
