import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import type { Tx } from '../../base/db/transaction';
import { mayAct } from '../../access/identity/direct-calls';
import { unmarked } from '../../blocks/part-marks';
import { followed } from '../sites/bound-blocks';
import { casesWithCompanyTel } from '../sites/company-tel';
import { lockSiteOfCase } from '../sites/locks';
import { publishParts } from '../sites/theme-changes';
import type { Outcome, ReplaceAct } from './act';
import { replaceText as text } from './text';

/** Publishes the replaced values of cases and of the company on their public pages that have no hits of their own. */
export async function publishFollowing(
  tx: Tx,
  outcomes: readonly Outcome[],
  act: ReplaceAct,
): Promise<Outcome[]> {
  const changed = outcomes.filter(({ before }) => before !== null);
  const ofCompany = changed.some(({ kind }) => kind === 'company') ? await casesWithCompanyTel(tx) : [];
  const caseIds = new Set([
    ...changed.flatMap(({ kind, recordId }) => (kind === 'case' ? [recordId] : [])),
    ...ofCompany.map(({ id }) => id),
  ]);
  const own = new Set(
    outcomes.flatMap(({ kind, themeId, state }) => (kind === 'site' && state !== 'left' ? [themeId] : [])),
  );
  const pages: Outcome[] = [];
  for (const caseId of [...caseIds].toSorted((a, b) => a - b)) {
    const page = await publishPage(tx, caseId, own, act);
    if (page) pages.push(page);
  }
  return pages;
}

async function publishPage(
  tx: Tx,
  caseId: number,
  skipped: ReadonlySet<number | null>,
  { caller, note, isHeld }: ReplaceAct,
): Promise<Outcome | null> {
  const { own, site, themes } = await lockSiteOfCase(tx, caseId);
  const live = themes.find(({ id, status }) => id === site.activeThemeId && status === ContentStatus.online);
  if (!live?.publishedParts || site.status !== SiteStatus.enabled || skipped.has(live.id)) return null;
  const { publishedParts } = live;
  const said = (parts: typeof publishedParts) => JSON.stringify(parts.map(unmarked));
  if (said(await followed(tx, publishedParts, own)) === said(publishedParts)) return null;
  const page = {
    kind: 'site' as const,
    recordId: caseId,
    themeId: live.id,
    hits: 0,
    left: 0,
    title: [own.title, live.name].filter(Boolean).join('　'),
    before: { parts: live.parts, publishedParts },
  };
  if (isHeld) return { ...page, state: 'waiting', reason: text.held };
  if (!mayAct(caller.claims, 'publishSite')) return { ...page, state: 'waiting', reason: text.mayNotPublish };
  const refusal = await publishParts(tx, { id: live.id, caseId, parts: publishedParts, note }, caller.name);
  if (!refusal) return { ...page, state: 'live', reason: '' };
  return {
    ...page,
    state: 'waiting',
    reason: refusal === 'approvalMissing' ? text.needsApproval : text.needsWords,
  };
}
