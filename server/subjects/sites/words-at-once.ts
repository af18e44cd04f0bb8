import { and, eq, isNull } from 'drizzle-orm';
import { refusalOf } from '../advertising/findings';
import { notifyOfEmergency, reasonOf } from '../approvals/rules/assertion';
import { ruledRoles } from '../approvals/rules/rules';
import { approvalText } from '../approvals/rules/text';
import { actorIdOf } from '../../base/audit/audit';
import { Refusal } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { cases, siteSets, siteThemes } from '../../base/db/schema';
import type { AuditKind } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { AdField, ContentStatus } from '../../../openapi/generated/enums';
import type { CaseRow } from './locks';
import { isLive, liveSiteName } from './public-site';

interface Words {
  before: readonly string[];
  after: readonly string[];
}

/**
 * Words that public project pages show as soon as they are stored, as they belong to no draft: names of the company,
 * labels of the consent text, names of other cases. Throws `adFindingsRequired` for new ones that the company forbids.
 */
async function assertWords(tx: Tx, { before, after }: Words): Promise<void> {
  const pageOf = (texts: readonly string[]) => ({
    parts: [],
    texts: texts.map((text) => ({ field: AdField.title, text })),
  });
  const changed = after.filter((text) => text && !before.includes(text));
  if (changed.length === 0) return;
  const refusal = await refusalOf(tx, pageOf(changed), { before: pageOf(before), by: actorIdOf(tx) });
  if (refusal) throw new Refusal('adFindingsRequired', serverText.shownForbidden);
}

/** `assertWords` for the card of a case beside other projects; the name only if no page of its own keeps the former. */
export async function assertCard(tx: Tx, before: CaseRow | null, after: CaseRow): Promise<void> {
  if (after.status !== ContentStatus.online) return;
  const known = before?.status === ContentStatus.online ? before : null;
  const isNamed =
    after.title !== known?.title && (before === null || (await liveSiteName(tx, after.id)) === null);
  await assertWords(tx, {
    before: known ? [known.title, known.coverAlt] : [],
    after: [...(isNamed ? [after.title] : []), after.coverAlt],
  });
}

/** Departments that approve words of sites. */
export async function wordsDepartments(db: Db): Promise<string[]> {
  const roles = await ruledRoles(db, 'site');
  return roles.flatMap(({ name, parts }) => (parts.includes('words') ? [name] : []));
}

/** Departments that approve words of all public project pages; empty while none is public. */
export async function approversOfAll(db: Db): Promise<string[]> {
  const names = await wordsDepartments(db);
  if (names.length === 0) return [];
  const [live] = await db
    .select({ id: siteSets.id })
    .from(siteSets)
    .innerJoin(siteThemes, eq(siteThemes.id, siteSets.activeThemeId))
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(and(isLive, isNull(cases.deletedOn)))
    .limit(1);
  return live ? names : [];
}

interface Change extends Words {
  title: string;
  audit: { kind: AuditKind; recordId: number };
  emergencyReason: string | undefined;
  by: string;
}

/** Like `assertWords`, for words on all project pages. With a rule for words, throws `approvalMissing` without a reason. */
export async function assertWordsOfAll(tx: Tx, change: Change): Promise<void> {
  const { before, after, title, audit, emergencyReason, by } = change;
  if (after.every((text, index) => text === before[index])) return;
  await assertWords(tx, change);
  const names = await approversOfAll(tx);
  if (names.length === 0) return;
  const reason = reasonOf(emergencyReason);
  if (reason === null) throw new Refusal('approvalMissing', approvalText.atOnceMissing(names));
  await notifyOfEmergency(tx, { kind: 'site', title, audit, by }, names, reason);
}
