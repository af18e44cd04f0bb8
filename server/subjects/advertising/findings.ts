import { and, eq, isNull } from 'drizzle-orm';
import { actorIdOf, note } from '../../base/audit/audit';
import { currentName } from '../../base/audit/present-names';
import type { Bodies } from '../../base/contract/bodies';
import { notFound, Refusal, ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { adPutAsides, cases, siteSets, siteThemes } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import { AdCheckLate, checkPage } from './check';
import type { AdFinding } from './ready-rules';
import { shownTexts } from '../../blocks/shown-settings';
import type { CheckedPage } from './page-text';
import { adRulesOf } from './rules';
import { adText } from './text';

type Advertising = components['schemas']['ProofAdvertising'];
type PutAsideRow = typeof adPutAsides.$inferSelect;

/** Checked content, with the case whose dismissals apply to it. */
interface CaseContent extends CheckedPage {
  caseId: number;
}

/** A theme with its case and site; throws 404. */
async function themeOf(db: Db, themeId: number) {
  const [row] = await db
    .select({ theme: siteThemes, own: cases, site: siteSets })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .innerJoin(siteSets, eq(siteSets.caseId, cases.id))
    .where(and(eq(siteThemes.id, themeId), isNull(cases.deletedOn), isNull(siteThemes.deletedOn)));
  if (!row) throw notFound();
  return row;
}

/**
 * Findings of the advertising check in a draft, as its publication would show it, for an account. Throws 404, 429 and
 * `AdCheckLate`.
 */
export async function getAdCheck(
  db: Db,
  themeId: number,
  by: number | null,
): Promise<components['schemas']['AdCheck']> {
  const { theme, own, site } = await themeOf(db, themeId);
  const texts = shownTexts({ ...site, keptName: null }, own);
  const page = { caseId: own.id, parts: theme.parts, texts };
  const findings = await findingsOf(page, await readSources(db, [own.id]), by);
  return { themeId, caseId: own.id, title: own.title, blocks: theme.parts.length, findings };
}

/** Rules and dismissals for checks of several pages, read by two statements. */
async function readSources(db: Db, caseIds: readonly number[]) {
  const rules = await adRulesOf(db);
  const aside = await db
    .select()
    .from(adPutAsides)
    .where(inArray(adPutAsides.caseId, [...new Set(caseIds)]));
  return { rules, aside };
}

async function findingsOf(
  { caseId, ...page }: CaseContent,
  { rules, aside }: Awaited<ReturnType<typeof readSources>>,
  by: number | null,
): Promise<AdFinding[]> {
  const findings = await checkPage(page, rules, { by });
  return findings.map((finding) => ({
    ...finding,
    putAside: putAsideOf(
      aside.find(
        (row) => row.caseId === caseId && row.ruleId === finding.ruleId && row.hash === finding.hash,
      ),
    ),
  }));
}

function putAsideOf(row: PutAsideRow | undefined): AdFinding['putAside'] {
  if (!row) return null;
  const { id, kind, note: dismissalNote, createdOn, createdBy, createdById } = row;
  return {
    id,
    kind,
    note: dismissalNote,
    createdOn: createdOn.toISOString(),
    createdBy: currentName(createdById, createdBy),
  };
}

/** Dismisses a finding while its sentence is unchanged. Throws 404, and 409 when the sentence has changed. */
export async function putAside(
  tx: Tx,
  { themeId, ruleId, hash, kind, note: dismissalNote }: Bodies['putAdFindingAside'],
  by: string,
): Promise<components['schemas']['AdCheck']> {
  const { findings, caseId, title } = await getAdCheck(tx, themeId, actorIdOf(tx));
  const finding = findings.find((each) => each.ruleId === ruleId && each.hash === hash);
  if (!finding) throw new Refusal('adFindingChanged');
  if (finding.severity === 'required') throw new ServiceError(400, adText.requiredStays);
  const values = {
    kind,
    note: dismissalNote.trim(),
    createdBy: by,
    createdById: actorIdOf(tx),
    createdOn: new Date(),
  };
  await tx
    .insert(adPutAsides)
    .values({ caseId, ruleId, hash, ...values })
    .onConflictDoUpdate({ target: [adPutAsides.caseId, adPutAsides.ruleId, adPutAsides.hash], set: values });
  note(tx, {
    kind: 'site',
    recordId: caseId,
    title,
    action: 'update',
    after: { adPutAside: `${finding.sentence}　${values.note}` },
  });
  return getAdCheck(tx, themeId, actorIdOf(tx));
}

/** Reopens a dismissed finding; throws 404, also while its case is in the trash. */
export async function reopenFinding(tx: Tx, id: number): Promise<void> {
  const [row] = await tx
    .select({ caseId: cases.id, title: cases.title, dismissalNote: adPutAsides.note })
    .from(adPutAsides)
    .innerJoin(cases, and(eq(cases.id, adPutAsides.caseId), isNull(cases.deletedOn)))
    .where(eq(adPutAsides.id, id))
    .for('update', { of: adPutAsides });
  if (!row) throw notFound();
  await tx.delete(adPutAsides).where(eq(adPutAsides.id, id));
  note(tx, {
    kind: 'site',
    recordId: row.caseId,
    title: row.title,
    action: 'update',
    before: { adPutAside: row.dismissalNote },
  });
}

/** Findings in contents that are not stored as a draft, in their order; null where the check exceeded its time. */
export async function advertisingFindings(
  db: Db,
  all: readonly CaseContent[],
  by: number | null,
): Promise<(AdFinding[] | null)[]> {
  if (all.length === 0) return [];
  const sources = await readSources(
    db,
    all.map(({ caseId }) => caseId),
  );
  const found: (AdFinding[] | null)[] = [];
  // Sequential, as an account has one turn at a time.
  for (const content of all) found.push(await orLate(findingsOf(content, sources, by)));
  return found;
}

/**
 * Why a page may not become public: a finding of a rule that the company requires, which `before` has not, or a check of
 * these rules that did not end. Null without a reason; without such rules nothing is checked.
 */
export async function refusalOf(
  db: Db,
  page: CheckedPage,
  { before, by }: { before: CheckedPage | null; by: number | null },
): Promise<Refusal | null> {
  return refusalBy(await requiredRules(db), page, { before, by });
}

/** Like `refusalOf` for several new pages, in their order, by one statement. */
export async function refusalsOf(
  db: Db,
  pages: readonly CheckedPage[],
  by: number | null,
): Promise<(Refusal | null)[]> {
  if (pages.length === 0) return [];
  const rules = await requiredRules(db);
  const refusals: (Refusal | null)[] = [];
  // One after the other: the checks of many pages at once would use up the processor.
  for (const page of pages) refusals.push(await refusalBy(rules, page, { before: null, by }));
  return refusals;
}

const requiredRules = async (db: Db) =>
  (await adRulesOf(db)).filter(({ isOn, severity }) => isOn && severity === 'required');

async function refusalBy(
  rules: Awaited<ReturnType<typeof requiredRules>>,
  page: CheckedPage,
  { before, by }: { before: CheckedPage | null; by: number | null },
): Promise<Refusal | null> {
  if (rules.length === 0) return null;
  const found = await orLate(checkPage(page, rules, { by }));
  if (!found) return new Refusal('adFindingsRequired', serverText.adCheckLate);
  if (found.length === 0) return null;
  const known = before ? ((await orLate(checkPage(before, rules, { by }))) ?? []) : [];
  const open = found.filter(
    ({ ruleId, hash }) => !known.some((each) => each.ruleId === ruleId && each.hash === hash),
  ).length;
  return open > 0 ? new Refusal('adFindingsRequired', serverText.adFindingsRequired(open)) : null;
}

/** Throws the refusal of `refusalOf`. */
export async function assertAdvertising(
  tx: Tx,
  page: CheckedPage,
  { before }: { before: CheckedPage | null },
): Promise<void> {
  const refusal = await refusalOf(tx, page, { before, by: actorIdOf(tx) });
  if (refusal) throw refusal;
}

/** Result of the check for a public page, as stored in its proof. */
export async function advertisingOf(db: Db, caseId: number, page: CheckedPage): Promise<Advertising> {
  const [findings] = await advertisingFindings(db, [{ ...page, caseId }], null);
  if (!findings) return { isChecked: false, open: 0, putAside: [] };
  return {
    isChecked: true,
    open: findings.filter((finding) => finding.putAside === null).length,
    putAside: findings.flatMap(({ sentence, reason, source, putAside: aside }) =>
      aside
        ? [
            {
              sentence,
              reason,
              source,
              kind: aside.kind,
              note: aside.note,
              by: aside.createdBy,
              at: aside.createdOn,
            },
          ]
        : [],
    ),
  };
}

/** Null for a check that exceeds its time. */
async function orLate<T>(check: Promise<T>): Promise<T | null> {
  try {
    return await check;
  } catch (error) {
    if (error instanceof AdCheckLate) return null;
    throw error;
  }
}
