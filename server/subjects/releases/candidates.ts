import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import type { Claim } from '../../../openapi/generated/claims';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { isPopup, popupPublication } from '../content/index-popup';
import type { Db } from '../../base/db/client';
import {
  articles,
  cases,
  isThemeChanged,
  news,
  popups,
  releaseItems,
  releases,
  singletons,
  siteSets,
  siteThemes,
} from '../../base/db/schema';
import { mayAct } from '../../access/identity/direct-calls';
import { findsKeyword } from '../../records/records';
import { actOf } from './carry-out';
import type { Subject, Switchless } from './items';
import { releaseRecords } from './records';
import { maxItems } from './releases';

type Schemas = components['schemas'];
type Kind = Exclude<Subject['kind'], Switchless>;

const maxShown = 20;

type Row = {
  kind: Kind;
  record_id: number;
  theme_id: number | null;
  action: 'online' | 'offline';
  title: string;
  other_id: number | null;
  other_name: string | null;
};

/**
 * Records that a release could take, last changed first: what the caller may view and may bring on- or offline directly,
 * and what is not in the release yet. Throws 404.
 */
export async function listReleaseCandidates(
  db: Db,
  { id, keyword }: { id: number; keyword?: string | undefined },
  claims: ReadonlySet<Claim>,
): Promise<Schemas['ReleaseCandidates']> {
  await releaseRecords.find(db, id);
  const may = ({ kind, action }: Pick<Row, 'kind' | 'action'>) =>
    new Set<string>(claims).has(`${kindUnits[kind]}.View`) && mayAct(claims, actOf({ kind, action }));
  const sources = [
    ...(['online', 'offline'] as const).flatMap((action) => switched(action, keyword)),
    ...siteSources(keyword),
  ].filter(may);
  if (sources.length === 0) return { items: [], hasMore: false };
  const all = sql.join(
    sources.map(({ rows }) => sql`(${rows})`),
    sql` union all `,
  );
  const { rows } = await db.execute<Row>(sql`
    select found.*, other.id as other_id, other.name as other_name
    from (${all}) as found(kind, record_id, theme_id, action, title, changed_on)
    left join ${releaseItems} as item on item.kind = found.kind and item.record_id = found.record_id and item.result is null
    left join ${releases} as other on other.id = item.release_id
    where other.id is distinct from ${id}
    order by found.changed_on desc nulls last, found.kind, found.record_id, found.theme_id limit ${maxShown + 1}`);
  return {
    hasMore: rows.length > maxShown,
    items: rows.slice(0, maxShown).map((row) => ({
      kind: row.kind,
      recordId: row.record_id,
      themeId: row.theme_id,
      action: row.action,
      title: row.title,
      release: row.other_id === null ? null : { id: row.other_id, name: row.other_name ?? '' },
    })),
  };
}

interface Source extends Pick<Row, 'kind' | 'action'> {
  rows: SQL;
}

const isOnline = ContentStatus.online;
const statusIs = (column: SQL | PgColumn, action: Row['action']) =>
  action === 'offline' ? sql`${column} = ${isOnline}` : sql`${column} <> ${isOnline}`;
/** Most rows of one source; some of them may be in the release. */
const newest = sql`order by changed_on desc nulls last limit ${maxShown + maxItems + 1}`;

interface Columns extends Pick<Row, 'kind' | 'action'> {
  id: SQL | PgColumn;
  themeId?: PgColumn;
  title: SQL | PgColumn;
  changedOn: PgColumn;
}

/** Columns of a row; kinds and actions as literals, as a parameter of a select has no type. */
const columns = ({ kind, action, id, themeId, title, changedOn }: Columns) =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, ${id} as record_id, ${themeId ?? sql`null::int`} as theme_id,
    ${sql.raw(`'${action}'`)} as action, ${title} as title, ${changedOn} as changed_on`;

/** Records with a switch that would make the change. */
function switched(action: Row['action'], keyword: string | undefined): Source[] {
  const tables = { case: cases, article: articles, news, otherPopup: popups };
  const sources = Object.entries(tables).map(([name, table]): Source => {
    const kind = name as keyof typeof tables;
    const searched = kind === 'case' ? [cases.title, cases.code] : [table.title];
    const where = and(
      isNull(table.deletedOn),
      statusIs(table.status, action),
      findsKeyword(keyword, searched),
    );
    const { id, title, lastModifiedOn: changedOn } = table;
    const rows = sql`${columns({ kind, action, id, title, changedOn })} from ${table} where ${where} ${newest}`;
    return { kind, action, rows };
  });
  const title = sql<string>`(${singletons.value}->>'title')`;
  const where = and(isPopup, statusIs(popupPublication.status, action), findsKeyword(keyword, [title]));
  const popup = columns({ kind: 'popup', action, id: sql`1`, title, changedOn: singletons.lastModifiedOn });
  return [...sources, { kind: 'popup', action, rows: sql`${popup} from ${singletons} where ${where}` }];
}

/** Drafts that visitors do not see yet, and public sites that could go offline. */
function siteSources(keyword: string | undefined): Source[] {
  const kind = 'site';
  const name = sql<string>`${siteSets.siteName}`;
  const of = (more: SQL | undefined) =>
    and(isNull(cases.deletedOn), more, findsKeyword(keyword, [cases.title, cases.code, name]));
  const isPublic = eq(siteSets.status, SiteStatus.enabled);
  const isNews = or(
    ne(siteThemes.status, isOnline),
    ne(siteSets.status, SiteStatus.enabled),
    isThemeChanged(siteThemes),
  );
  const isDraft = of(
    and(isNull(siteThemes.deletedOn), sql`jsonb_array_length(${siteThemes.parts}) > 0`, isNews),
  );
  const draft = columns({
    kind,
    action: 'online',
    id: siteSets.caseId,
    themeId: siteThemes.id,
    title: sql`concat_ws('　', ${cases.title}, nullif(${siteThemes.name}, ''))`,
    changedOn: siteThemes.lastModifiedOn,
  });
  const site = columns({
    kind,
    action: 'offline',
    id: siteSets.caseId,
    title: cases.title,
    changedOn: siteSets.lastModifiedOn,
  });
  const joined = sql`from ${siteSets} join ${cases} on ${cases.id} = ${siteSets.caseId}`;
  const themes = sql`join ${siteThemes} on ${siteThemes.caseId} = ${siteSets.caseId}`;
  return [
    { kind, action: 'online', rows: sql`${draft} ${joined} ${themes} where ${isDraft} ${newest}` },
    { kind, action: 'offline', rows: sql`${site} ${joined} where ${of(isPublic)} ${newest}` },
  ];
}
