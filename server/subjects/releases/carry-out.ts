import { and, eq, max } from 'drizzle-orm';
import { approvedRecords } from '../content/approved-records';
import { checkBody as bodyCheck } from '../../access/calls/operations';
import { setCaseStatus } from '../content/cases';
import { columnChanges } from '../content/column-changes';
import { notFound, Refusal } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { releaseItems, siteSets, siteThemeVersions } from '../../base/db/schema';
import type { BeforeRelease } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { type Act, saveActs } from '../../access/identity/direct-calls';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import type { BodyCheck } from '../../records/version-fit';
import { lockSiteOfCase, type LockedSite } from '../sites/locks';
import { updateSiteStatus } from '../sites/sets';
import { publishFormer, updateThemeStatus } from '../sites/theme-status';
import { formerParts } from '../sites/versions';
import { isSwitchless, type ItemRow, type Subject, type Switchless } from './items';
import { releaseText } from './text';

type Switched = Exclude<Subject['kind'], 'site' | Switchless>;

const switches = {
  case: 'switchCase',
  article: 'switchArticle',
  news: 'switchNews',
  popup: 'switchPopup',
  otherPopup: 'switchOtherPopup',
} as const satisfies Record<Switched, Act>;

/** The act whose direct calls an item makes. */
export function actOf({ kind, action }: Pick<Subject, 'kind' | 'action'>): Act {
  if (action === 'change' || isSwitchless(kind)) return saveActs[kind];
  return kind === 'site' ? (action === 'online' ? 'publishSite' : 'takeSiteOff') : switches[kind];
}

/** State of an item's record after it went live. */
interface CarriedOut {
  before: BeforeRelease | null;
  /** Version of the record now. */
  doneVersion: number;
}

/** Brings an item live as the direct call would; throws its refusals. */
export async function carryOut(tx: Tx, item: ItemRow, by: string): Promise<CarriedOut> {
  const { kind, recordId, themeId, action } = item;
  if (action === 'change') return change(tx, item, by);
  if (kind !== 'site') {
    return { before: null, doneVersion: await switchRecord(tx, item, action === 'online', by) };
  }
  const locked = await lockSiteOfCase(tx, recordId);
  const before = await beforeOf(tx, locked);
  if (action === 'offline') {
    const off = await updateSiteStatus(tx, { id: locked.site.id, status: SiteStatus.notEnabled }, by);
    return { before, doneVersion: off.rowVersion };
  }
  const theme = locked.themes.find(({ id }) => id === themeId);
  if (!theme) throw notFound();
  const { id, rowVersion } = theme;
  const saved = await updateThemeStatus(tx, { themeId: id, rowVersion, status: ContentStatus.online }, by);
  if (!before.isLive) await updateSiteStatus(tx, { id: locked.site.id, status: SiteStatus.enabled }, by);
  const madeVersionId = (await latestVersions(tx, [id])).get(id);
  return {
    before: { ...before, ...(madeVersionId === undefined ? {} : { madeVersionId }) },
    doneVersion: saved.rowVersion,
  };
}

/** Saves the waiting columns of a record. */
async function change(
  tx: Tx,
  { kind, recordId: id, shownVersion: rowVersion, values }: ItemRow,
  by: string,
): Promise<CarriedOut> {
  if (kind === 'site' || !values) throw notFound();
  const now = await columnChanges[kind].lock(tx, { id, rowVersion });
  const columns = Object.fromEntries(Object.keys(values).map((name) => [name, now.values[name]]));
  const saved = await columnChanges[kind].save(tx, { id, rowVersion }, values, by, bodyCheck);
  return { before: { isLive: true, page: null, columns }, doneVersion: saved.rowVersion };
}

/** Stores the versions of settings once more, as pages of the same set may have changed their site since. */
export async function keepSettingsVersions(
  tx: Tx,
  items: readonly Pick<ItemRow, 'id' | 'kind'>[],
): Promise<void> {
  const ids = items.flatMap(({ id, kind }) => (kind === 'siteSettings' ? id : []));
  if (ids.length === 0) return;
  await tx
    .update(releaseItems)
    .set({ doneVersion: siteSets.rowVersion })
    .from(siteSets)
    .where(and(eq(siteSets.caseId, releaseItems.recordId), inArray(releaseItems.id, ids)));
}

/** Switches a record online or offline; resolves to its version. */
async function switchRecord(
  tx: Tx,
  { kind, recordId: id }: Subject,
  isOnline: boolean,
  by: string,
): Promise<number> {
  const status = isOnline ? ContentStatus.online : ContentStatus.offline;
  if (kind === 'site' || isSwitchless(kind)) throw new Error(`A ${kind} has no such switch`);
  const saved =
    kind === 'case'
      ? await setCaseStatus(tx, { id, status }, by)
      : await approvedRecords[kind].setStatus(tx, id, status, by);
  return saved.rowVersion;
}

async function beforeOf(db: Db, { site, themes }: LockedSite): Promise<BeforeRelease> {
  const live = themes.find(({ status }) => status === ContentStatus.online);
  const versions = await latestVersions(db, live ? [live.id] : []);
  return {
    isLive: site.status === SiteStatus.enabled,
    page: live ? { themeId: live.id, versionId: versions.get(live.id) ?? null } : null,
  };
}

/** The last published versions of themes, by the theme. */
export async function latestVersions(db: Db, themeIds: readonly number[]): Promise<Map<number, number>> {
  if (themeIds.length === 0) return new Map();
  const { id, themeId } = siteThemeVersions;
  const rows = await db
    .select({ themeId, id: max(id) })
    .from(siteThemeVersions)
    .where(inArray(themeId, [...themeIds]))
    .groupBy(themeId);
  return new Map(rows.map((row) => [row.themeId, row.id ?? 0]));
}

interface Undoing {
  by: string;
  checkBody: BodyCheck;
  emergencyReason: string | undefined;
}

/** Restores what was public before an item went live, by the rules of the direct calls; throws their refusals. */
export async function bringBack(
  tx: Tx,
  item: Subject & { before: BeforeRelease | null },
  { by, checkBody, emergencyReason }: Undoing,
): Promise<void> {
  const { kind, recordId, themeId, action, before } = item;
  if (emergencyReason !== undefined && kind !== 'site') tx.trail.emergencyReason = emergencyReason;
  if (kind !== 'site' && action === 'change') {
    const { rowVersion } = await columnChanges[kind].find(tx, recordId);
    const saved = { id: recordId, rowVersion };
    await columnChanges[kind].save(tx, saved, before?.columns ?? {}, by, checkBody);
    return;
  }
  if (kind !== 'site') {
    await switchRecord(tx, item, action === 'offline', by);
    return;
  }
  const { site, themes } = await lockSiteOfCase(tx, recordId);
  if (action === 'offline') {
    await updateSiteStatus(tx, { id: site.id, status: SiteStatus.enabled }, by);
    return;
  }
  const versionOfTheme = (id: number) => themes.find((theme) => theme.id === id)?.rowVersion;
  const page = before?.page ?? null;
  const themeVersion = versionOfTheme(page?.themeId ?? themeId ?? 0);
  if (themeVersion === undefined) throw notFound();
  if (page) {
    const { versionId } = page;
    if (versionId === null) throw new Refusal('releaseNotUndone', releaseText.noVersion);
    const parts = await formerParts(tx, { ...page, versionId }, checkBody);
    const note = releaseText.undoNote;
    await publishFormer(tx, { themeId: page.themeId, parts, note, emergencyReason }, by);
    if (!before?.isLive) await updateSiteStatus(tx, { id: site.id, status: SiteStatus.notEnabled }, by);
    return;
  }
  await updateThemeStatus(
    tx,
    { themeId: themeId ?? 0, rowVersion: themeVersion, status: ContentStatus.offline },
    by,
  );
}
