import { and, eq, isNull } from 'drizzle-orm';
import { assertAdvertising, refusalOf } from '../advertising/findings';
import { actorIdOf } from '../../base/audit/audit';
import { notifyOfEmergency, reasonOf } from '../approvals/rules/assertion';
import { recordAuthor } from '../approvals/rules/authors';
import { changedBlocks, hashOfName, hashOfSettings, type PageSettings } from '../approvals/rules/blocks';
import { readRules } from '../approvals/rules/rules';
import { type Content, presentStatesOf, requestState } from '../approvals/rules/approval-state';
import { approvalText } from '../approvals/rules/text';
import { Refusal } from '../../base/contract/errors';
import { known } from '../../base/contract/known';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { siteSets, siteThemes } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import {
  keptSettings,
  settingsOfCase,
  shownName,
  shownSettings,
  shownTexts,
  withheldBy,
} from '../../blocks/shown-settings';
import { followedView } from './bound-blocks';
import { type CaseRow, type LockedSite, siteRecords, type SiteRow, type ThemeRow } from './locks';
import { rootsOf } from './part-copies';
import { assertCard, wordsDepartments } from './words-at-once';

/**
 * Differences of a theme's blocks, and of its case's name, from the public page of its site, for their approval. With
 * `keepsName`, a kept name stays.
 */
export async function approvalContent(
  db: Db,
  { own, site, themes }: LockedSite,
  theme: ThemeRow,
  parts: readonly StoredPart[],
  keepsName = false,
): Promise<Content> {
  const [content] = await approvalContents(db, [{ own, site, themes, theme, parts, keepsName }]);
  return known(content, 'The content of the theme');
}

interface Compared extends LockedSite {
  theme: ThemeRow;
  parts: readonly StoredPart[];
  keepsName?: boolean;
}

/** Like `approvalContent` for several themes, by one statement. */
export async function approvalContents(db: Db, all: readonly Compared[]): Promise<Content[]> {
  const copied = all.flatMap(({ themes, theme, parts }) => {
    const live = liveOf(themes);
    return live && live.id !== theme.id ? [...parts, ...(live.publishedParts ?? [])] : [];
  });
  const roots = await rootsOf(db, copied);
  return all.map((each) => contentOf(each, roots));
}

const liveOf = (themes: readonly ThemeRow[]) => themes.find(({ status }) => status === ContentStatus.online);

function contentOf(
  { own, site, themes, theme, parts, keepsName = false }: Compared,
  roots: ReadonlyMap<number, number>,
): Content {
  const live = liveOf(themes);
  const page = live ? { templateCode: live.templateCode, parts: live.publishedParts ?? [] } : null;
  const draft = { templateCode: theme.templateCode, parts };
  const withheld = withheldBy(site, themes);
  const after = keepsName ? withheld : { ...withheld, keptName: null };
  const name = shownName(after, own);
  const isSameName = page !== null && after.keptName === withheld.keptName;
  const settings = {
    shown: shownSettings({ ...site, ...after }, own),
    sources: [site, settingsOfCase(own)],
    names: isSameName ? undefined : { before: withheld.keptName, after: name },
  };
  return {
    kind: 'site',
    recordId: theme.id,
    subjectId: own.id,
    blocks: changedBlocks(draft, page, settings, live?.id === theme.id ? undefined : roots),
    lastEditor: theme.lastModifiedById,
  };
}

/** Approval state of each theme of a site; empty without rules for sites. */
export async function themeApprovals(
  db: Db,
  site: LockedSite,
): Promise<Map<number, components['schemas']['ThemeApproval']>> {
  const found = new Map<number, components['schemas']['ThemeApproval']>();
  const rules = await readRules(db);
  if (rules.rolesOf('site').length === 0) return found;
  const contents = await approvalContents(
    db,
    site.themes.map((theme) => ({ ...site, theme, parts: followedView(theme.parts, site.own) })),
  );
  const states = await presentStatesOf(db, contents, rules);
  for (const [place, theme] of site.themes.entries()) {
    const approvalState = known(states[place], 'The approval of the theme');
    const { request, departments } = approvalState;
    found.set(theme.id, {
      requestId: request?.id ?? null,
      state: request ? requestState(approvalState) : null,
      needed: departments.length,
      approved: departments.filter(({ state }) => state === 'approved').length,
      dueOn: request?.dueOn.toISOString() ?? null,
    });
  }
  return found;
}

/**
 * Roles that approve the settings of a public site; empty if none do. Automatic changes of such settings are not
 * allowed.
 */
export async function settingsApprovers(
  db: Db,
  themes: readonly Pick<ThemeRow, 'status'>[],
): Promise<string[]> {
  const isPublic = themes.some(({ status }) => status === ContentStatus.online);
  return isPublic ? wordsDepartments(db) : [];
}

/** Like `settingsApprovers`, by the site's id. */
export async function settingsApproversOf(db: Db, siteId: number): Promise<string[]> {
  return settingsApprovers(db, await themesOfSite(db, siteId));
}

const themesOfSite = (db: Db, siteId: number) =>
  db
    .select({ status: siteThemes.status })
    .from(siteThemes)
    .innerJoin(siteSets, eq(siteSets.caseId, siteThemes.caseId))
    .where(and(eq(siteSets.id, siteId), isNull(siteThemes.deletedOn)));

/**
 * Records the author of a case's name, search and sharing data. A public site keeps the former data if changed words
 * need approval, or have a finding that the company requires to be fixed.
 */
export async function recordSettings(tx: Tx, before: CaseRow | null, after: CaseRow): Promise<void> {
  const subject = { kind: 'site', subjectId: after.id } as const;
  const hashes = (own: CaseRow) => [hashOfSettings(settingsOfCase(own)), hashOfName(own)];
  const former = before ? hashes(before) : [];
  const changed = hashes(after).filter((hash) => !former.includes(hash));
  await assertCard(tx, before, after);
  // Most changes of a case affect none of them, and need no query.
  if (changed.length === 0) return;
  await recordAuthor(tx, subject, changed);
  if (!before) return;
  const [site] = await tx.select().from(siteSets).where(eq(siteSets.caseId, after.id));
  const kept = site && keptSettings(site, before, after);
  if (!kept) return;
  const themes = await themesOfSite(tx, site.id);
  if (await mayShow(tx, { site, themes }, before, after)) {
    if (site.keptName) await siteRecords.change(tx, site.id, { keptName: null }, tx.trail.actor.name);
    return;
  }
  await siteRecords.change(tx, site.id, kept, tx.trail.actor.name);
}

/** True if a public page may show changed data of its case at once. */
async function mayShow(
  tx: Tx,
  { site, themes }: Pick<LockedSite, 'site'> & { themes: readonly Pick<ThemeRow, 'status'>[] },
  before: CaseRow,
  after: CaseRow,
): Promise<boolean> {
  if (themes.every(({ status }) => status !== ContentStatus.online)) return true;
  if ((await settingsApprovers(tx, themes)).length > 0) return false;
  const page = (own: CaseRow, shown: SiteRow) => ({ parts: [], texts: shownTexts(shown, own) });
  return (
    (await refusalOf(tx, page(after, { ...site, keptName: null }), {
      before: page(before, site),
      by: actorIdOf(tx),
    })) === null
  );
}

/**
 * Search and sharing of a public page have no draft: with a rule for words, a change requires a reason. Throws
 * `adFindingsRequired` for new words that the company forbids.
 */
export async function assertSettings(
  tx: Tx,
  { own, site, themes }: LockedSite,
  after: PageSettings,
  { emergencyReason, by }: { emergencyReason: string | undefined; by: string },
): Promise<void> {
  if (hashOfSettings(site) === hashOfSettings(after)) return;
  if (themes.some(({ status }) => status === ContentStatus.online)) {
    const page = (shown: SiteRow) => ({ parts: [], texts: shownTexts(shown, own) });
    await assertAdvertising(tx, page({ ...site, ...after }), { before: page(site) });
  }
  const names = await settingsApprovers(tx, themes);
  if (names.length === 0) return;
  const reason = reasonOf(emergencyReason);
  if (reason === null) throw new Refusal('approvalMissing', approvalText.settingsMissing(names));
  const audit = { kind: 'site' as const, recordId: own.id };
  await notifyOfEmergency(tx, { kind: 'site', title: own.title, audit, by }, names, reason);
}
