import { and, eq, getTableColumns, getTableName, isNull } from 'drizzle-orm';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { type Overlay, overlaid } from '../../base/db/overlaid';
import { articles, cases, news, popups, singletons, siteSets, siteThemes } from '../../base/db/schema';
import { withoutSample } from '../../blocks/part-marks';
import type { ItemRow } from '../../subjects/releases/items';
import { followedView } from '../../subjects/sites/bound-blocks';
import { caseOfPage } from '../../subjects/sites/locks';

const tables = { case: cases, article: articles, news, otherPopup: popups };
type Recorded = keyof typeof tables;
const isRecorded = (kind: ItemRow['kind']): kind is Recorded => kind in tables;

type Values = Record<string, unknown>;

/**
 * The database as readers would find it if these items had gone live, at this moment or now: their statuses, waiting
 * columns and published drafts. Approvals are not asked, and nothing is written.
 */
export async function released(db: Db, items: readonly ItemRow[], moment: Date | null): Promise<Db> {
  // Items that went live already are stored so.
  const pending = items.filter(({ result }) => result === null);
  const records = await recordOverlays(db, pending, moment);
  const alone = [...records, ...(await singletonOverlay(db, pending, moment))];
  // A published draft follows its case as the release changes it.
  const sites = await siteOverlays(overlaid(db, alone), pending);
  return overlaid(db, [...alone, ...sites]);
}

/** Values of a row by the names of its columns. */
function columnsOf(table: (typeof tables)[Recorded] | typeof siteSets | typeof siteThemes, values: Values) {
  const columns: Readonly<Record<string, { name: string }>> = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columns[name]?.name ?? name, value]),
  );
}

/** A start between now and the release has come by then. */
const startsBy = (startOn: Date | null, moment: Date | null): { startOn?: Date } => {
  const now = new Date();
  return startOn && moment && startOn > now && startOn <= moment ? { startOn: now } : {};
};

async function recordOverlays(db: Db, items: readonly ItemRow[], moment: Date | null): Promise<Overlay[]> {
  const kinds = [...new Set(items.map(({ kind }) => kind))].filter(isRecorded);
  return Promise.all(
    kinds.map(async (kind) => {
      const table = tables[kind];
      const own = items.filter((item) => item.kind === kind);
      const ids = own.map(({ recordId }) => recordId);
      const stored = await db
        .select({ id: table.id, startOn: table.startOn })
        .from(table)
        .where(inArray(table.id, ids));
      const starts = new Map(stored.map(({ id, startOn }) => [id, startOn]));
      const rows = own.map(({ recordId, action, values }): [string, Values] => {
        if (action === 'change') return [String(recordId), columnsOf(table, values ?? {})];
        const status = action === 'online' ? ContentStatus.online : ContentStatus.offline;
        const start = action === 'online' ? startsBy(starts.get(recordId) ?? null, moment) : {};
        return [String(recordId), columnsOf(table, { status, ...start })];
      });
      return { table: getTableName(table), key: 'id' as const, rows: Object.fromEntries(rows) };
    }),
  );
}

/** The company and the first popup, each one value. */
async function singletonOverlay(db: Db, items: readonly ItemRow[], moment: Date | null): Promise<Overlay[]> {
  const keys = { company: 'company', popup: 'indexPopup' } as const;
  const own = items.flatMap((item) =>
    item.kind === 'company' || item.kind === 'popup' ? [{ ...item, key: keys[item.kind] }] : [],
  );
  if (own.length === 0) return [];
  const stored = await db
    .select({ key: singletons.key, value: singletons.value })
    .from(singletons)
    .where(
      inArray(
        singletons.key,
        own.map(({ key }) => key),
      ),
    );
  const rows = own.map(({ key, action, values }): [string, Values] => {
    const before = (stored.find((row) => row.key === key)?.value ?? {}) as Values & {
      startOn?: string | null;
    };
    if (action === 'change') return [key, { value: { ...before, ...values } }];
    const status = action === 'online' ? ContentStatus.online : ContentStatus.offline;
    const start =
      action === 'online' ? startsBy(before.startOn ? new Date(before.startOn) : null, moment) : {};
    return [key, { value: { ...before, status, ...start } }];
  });
  return [{ table: getTableName(singletons), key: 'key', rows: Object.fromEntries(rows) }];
}

async function siteOverlays(db: Db, items: readonly ItemRow[]): Promise<Overlay[]> {
  const own = items.filter(({ kind }) => kind === 'site');
  if (own.length === 0) return [];
  const rows = await db
    .select({ theme: siteThemes, site: siteSets, own: caseOfPage })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .leftJoin(siteThemes, and(eq(siteThemes.caseId, cases.id), isNull(siteThemes.deletedOn)))
    .where(
      inArray(
        siteSets.caseId,
        own.map(({ recordId }) => recordId),
      ),
    );
  const publishedOn = new Date();
  const sites: [string, Values][] = [];
  const themes: [string, Values][] = [];
  for (const { theme, site, own: itsCase } of rows) {
    const item = own.find(({ recordId }) => recordId === site.caseId);
    if (item?.action === 'offline') {
      sites.push([String(site.id), columnsOf(siteSets, { status: SiteStatus.notEnabled })]);
    } else if (item && theme && theme.id === item.themeId) {
      const enabled = { status: SiteStatus.enabled, activeThemeId: theme.id, keptName: null, publishedOn };
      sites.push([String(site.id), columnsOf(siteSets, enabled)]);
      const publishedParts = followedView(theme.parts, itsCase).map(withoutSample);
      const published = { status: ContentStatus.online, publishedParts, publishedOn };
      themes.push([String(theme.id), columnsOf(siteThemes, published)]);
    } else if (theme) {
      themes.push([String(theme.id), columnsOf(siteThemes, { status: ContentStatus.offline })]);
    }
  }
  return [
    { table: getTableName(siteSets), key: 'id', rows: Object.fromEntries(sites) },
    { table: getTableName(siteThemes), key: 'id', rows: Object.fromEntries(themes) },
  ];
}
