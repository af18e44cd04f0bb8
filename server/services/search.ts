import { and, type AnyColumn, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import {
  accounts,
  articles,
  cases,
  contacts,
  news,
  roles,
  siteSets,
  siteThemes,
  templates,
} from '../db/schema';
import type { Claim } from '../generated/claims';
import type { components } from '../generated/types';
import { accountRecords } from './accounts';
import { articleRecords } from './articles';
import { caseRecords } from './cases';
import { contactRecords } from './contacts';
import { fileInfos } from './files';
import { newsRecords } from './news';
import { roleRecords } from './roles';
import { findsSite } from './site-sets';
import { visibleState } from './visible-state';

type Kind = components['schemas']['SearchKind'];
type Hit = components['schemas']['SearchHit'];

/** Hits that are shown of each kind. */
const most = 5;
/** Of more matches than this only the newest are looked at, so that a keyword that every row has costs no more. */
const countedMost = 1000;
/** Characters of a long text that are shown. */
const detailLength = 100;

const viewClaims: Record<Kind, Claim> = {
  case: 'Permissions.Cases.View',
  article: 'Permissions.Articles.View',
  news: 'Permissions.News.View',
  account: 'Permissions.Users.View',
  role: 'Permissions.Roles.View',
  website: 'Permissions.Cases.OnePage.View',
  contact: 'Permissions.Contacts.View',
};
/** Records, pages, enquiries: the order in which they are shown. */
const kinds = ['case', 'article', 'news', 'account', 'role', 'website', 'contact'] as const satisfies Kind[];

/** What a keyword finds in the units that these claims let one view; what is in the trash is not looked at. */
export async function searchRecords(
  db: Db,
  keyword: string,
  claims: ReadonlySet<string>,
): Promise<components['schemas']['SearchAnswer']> {
  const typed = keyword.trim();
  const visible = typed ? kinds.filter((kind) => claims.has(viewClaims[kind])) : [];
  if (visible.length === 0) return { groups: [] };
  // One statement on one connection: it is asked again and again while somebody types.
  const { rows } = await db.execute<FoundRow>(
    sql.join(
      visible.map((kind) => sql`(${found(kind, sourceOf[kind](typed), typed)})`),
      sql` union all `,
    ),
  );
  const covers = await fileInfos(
    db,
    rows.map(({ sha }) => ({ sha, fileName: '' })),
  );
  return {
    groups: visible.flatMap((kind) => {
      // Sorting keeps the order of those that have one place.
      const own = rows
        .filter((row) => row.kind === kind)
        .sort((one, other) => one.place - other.place)
        .slice(0, most);
      const items = own.map((row): Hit => ({
        id: row.id,
        title: row.title,
        detail: row.detail,
        changedOn: new Date(row.changed_on).toISOString(),
        ...row.own,
        ...(withCover.has(kind) ? { cover: covers.get(row.sha ?? '') ?? null } : {}),
      }));
      return own[0] ? [{ kind, count: own[0].total, items }] : [];
    }),
  };
}

const withCover: ReadonlySet<Kind> = new Set<Kind>(['case', 'article', 'news']);

type FoundRow = {
  kind: Kind;
  total: number;
  place: number;
  id: number;
  title: string;
  detail: string;
  changed_on: string;
  sha: string | null;
  own: Omit<Hit, 'id' | 'title' | 'detail' | 'changedOn' | 'cover'>;
};

/** Where a kind is looked for, and what is told of a hit. */
interface Source {
  from: SQL;
  where: SQL | undefined;
  /** What a row is told from others by; the newest has the highest. */
  key: AnyColumn;
  /** The record's own id, where that is another. */
  id?: AnyColumn;
  /** What the keyword may be as a whole: such hits come first. */
  names: AnyColumn[];
  changedOn: AnyColumn;
  title: AnyColumn | SQL;
  detail: AnyColumn | SQL;
  cover?: AnyColumn;
  /** What is joined to the best alone: several rows of one are several hits. */
  of?: SQL;
  /** The fields that only this kind has, as `jsonb_build_object` takes them. */
  own: SQL;
  /** Finds what the keyword is as a whole by an index, also behind the newest. */
  exact?: SQL;
}

function found(kind: Kind, source: Source, typed: string): SQL {
  const { from, where, key, names, changedOn, exact } = source;
  const begins = `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rank = sql`case when ${or(...names.map((name) => sql`lower(${name}) = ${typed.toLowerCase()}`))} then 0
    when ${or(...names.map((name) => sql`lower(${name}) like ${begins}`))} then 1 else 2 end`;
  const columns = sql`select ${key} as key, ${rank} as rank, ${changedOn} as changed from ${from}`;
  const newest = sql`(${columns} where ${where} order by ${key} desc limit ${countedMost})`;
  return sql`
    with matches as (${exact ? sql`(${columns} where ${exact}) union ${newest}` : newest}),
    best as (
      select key, (row_number() over (order by rank, changed desc, key desc))::int as place,
        least(count(*) over (), ${countedMost})::int as total
      from matches order by place limit ${most}
    )
    select ${sql.raw(`'${kind}'`)} as kind, best.total, best.place, ${source.id ?? key} as id,
      ${source.title} as title, ${source.detail} as detail, ${changedOn} as changed_on,
      ${source.cover ?? sql`null::text`} as sha, jsonb_build_object(${source.own}) as own
    from best join ${from} on ${key} = best.key ${source.of ?? sql``}`;
}

/** The beginning of a text that may be long. */
const beginning = (text: AnyColumn) => sql`left(${text}, ${detailLength})`;

/** What is known of these, with a gap between them. */
const together = (...texts: (AnyColumn | SQL)[]) =>
  sql`concat_ws('　', ${sql.join(
    texts.map((text) => sql`nullif(${text}, '')`),
    sql`, `,
  )})`;

const sourceOf: Record<Kind, (keyword: string) => Source> = {
  case: (keyword) => ({
    from: sql`${cases}`,
    where: and(caseRecords.live, caseRecords.matching({ keyword })),
    exact: sql`${caseRecords.live} and lower(${cases.code}) = ${keyword.toLowerCase()}`,
    key: cases.id,
    names: [cases.code, cases.title],
    changedOn: cases.lastModifiedOn,
    title: cases.title,
    detail: together(cases.code, sql`${cases.county} || ${cases.district}`),
    cover: cases.coverSha,
    own: sql`'caseTab', ${cases.tab}, 'visibleState', ${visibleState(cases)}`,
  }),
  article: (keyword) => ({
    from: sql`${articles}`,
    where: and(articleRecords.live, articleRecords.matching({ keyword })),
    key: articles.id,
    names: [articles.title],
    changedOn: articles.lastModifiedOn,
    title: articles.title,
    detail: beginning(articles.summary),
    cover: articles.coverSha,
    own: sql`'articleType', ${articles.type}, 'visibleState', ${visibleState(articles)}`,
  }),
  news: (keyword) => ({
    from: sql`${news}`,
    where: and(newsRecords.live, newsRecords.matching({ keyword })),
    key: news.id,
    names: [news.title],
    changedOn: news.lastModifiedOn,
    title: news.title,
    detail: beginning(news.summary),
    cover: news.coverSha,
    own: sql`'visibleState', ${visibleState({ status: news.status, startOn: news.startOn, endOn: news.endOn })}`,
  }),
  account: (keyword) => ({
    from: sql`${accounts}`,
    where: and(isNull(accounts.invitedUntil), accountRecords.matching({ keyword })),
    key: accounts.id,
    names: [accounts.account, accounts.name],
    changedOn: accounts.lastModifiedOn,
    title: accounts.name,
    detail: together(accounts.account, accounts.department),
    own: sql`'isActive', ${accounts.isActive}`,
  }),
  role: (keyword) => ({
    from: sql`${roles}`,
    where: and(roleRecords.live, roleRecords.matching({ keyword })),
    key: roles.id,
    names: [roles.name],
    changedOn: roles.lastModifiedOn,
    title: roles.name,
    detail: beginning(roles.description),
    own: sql``,
  }),
  // Each draft of a website is a hit, and a website without one too.
  website: (keyword) => ({
    from: sql`(${siteSets} join ${cases} on ${cases.id} = ${siteSets.caseId} and ${cases.deletedOn} is null)`,
    where: findsSite(keyword),
    key: siteSets.id,
    id: cases.id,
    names: [siteSets.siteName, cases.code, cases.title],
    changedOn: siteSets.lastModifiedOn,
    title: together(cases.title, templates.name, sql`nullif(${siteThemes.name}, ${templates.name})`),
    detail: sql`case when ${siteThemes.status} = 1 then '/case/' || ${siteSets.siteName} else '' end`,
    of: sql`left join lateral (
      select * from ${siteThemes} where ${siteThemes.caseId} = ${cases.id} and ${siteThemes.deletedOn} is null
      order by ${siteThemes.status} desc, ${siteThemes.lastModifiedOn} desc, ${siteThemes.id} desc limit ${most}
    ) as ${siteThemes} on true left join ${templates} on ${templates.templateCode} = ${siteThemes.templateCode}`,
    own: sql`'themeId', ${siteThemes.id}, 'isPublic', coalesce(${siteThemes.status} = 1, false),
      'partCount', coalesce(jsonb_array_length(${siteThemes.parts}), 0)`,
  }),
  contact: (keyword) => ({
    from: sql`${contacts}`,
    where: contactRecords.matching({ keyword }),
    key: contacts.id,
    names: [contacts.name],
    changedOn: contacts.createdOn,
    title: contacts.name,
    detail: beginning(contacts.content),
    own: sql`'contactType', ${contacts.type}, 'handleStatus', ${contacts.handleStatus}, 'caseTitle', ${contacts.caseTitle}`,
  }),
};
