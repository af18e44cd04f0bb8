import { and, type AnyColumn, desc, isNull, or, sql, type SQL } from 'drizzle-orm';
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
import type { Claim } from '../../openapi/generated/claims';
import type { components } from '../../openapi/generated/types';
import { accountRecords } from '../identity/accounts';
import { articleRecords } from '../content/articles';
import { caseRecords } from '../content/cases';
import { contactRecords } from '../contacts/contacts';
import { fileInfos } from '../files/pictures';
import { newsRecords } from '../content/news';
import { findsKeyword, isSameName } from '../records/records';
import { roleRecords } from '../identity/roles';
import { visibleState } from '../records/visible-state';

type Kind = components['schemas']['SearchKind'];
type Hit = components['schemas']['SearchHit'];

/** Hits that are shown of each kind. */
const most = 5;
/** Of more matches than this only the newest are compared, so that a keyword that every row has costs no more. */
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
  const matches = await Promise.all(visible.map((kind) => idsOf[kind](db, typed)));
  const { rows } = await db.execute<FoundRow>(
    sql.join(
      visible.map((kind, at) => sql`(${best(kind, sourceOf[kind], matches[at] ?? [], typed)})`),
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

/** The ids of what a keyword finds, the newest, looked for as the unit's list does; for a website that of its case. */
const idsOf: Record<Kind, (db: Db, keyword: string) => Promise<number[]>> = {
  case: caseIds,
  article: (db, keyword) => articleRecords.newestWith(db, keyword, countedMost),
  news: (db, keyword) => newsRecords.newestWith(db, keyword, countedMost),
  account: (db, keyword) =>
    accountRecords.newestWith(db, keyword, countedMost, isNull(accounts.invitedUntil)),
  role: (db, keyword) => roleRecords.newestWith(db, keyword, countedMost),
  website: siteCaseIds,
  contact: (db, keyword) => contactRecords.newestWith(db, keyword, countedMost),
};

/** With the case whose code the keyword is as a whole, which may be older. */
async function caseIds(db: Db, keyword: string): Promise<number[]> {
  const [exact, newest] = await Promise.all([
    db
      .select({ id: cases.id })
      .from(cases)
      .where(and(caseRecords.live, isSameName(cases.code, keyword))),
    caseRecords.newestWith(db, keyword, countedMost),
  ]);
  return [...new Set([...exact.map(({ id }) => id), ...newest])];
}

/** Websites are found by their own name, and by what finds their case. */
async function siteCaseIds(db: Db, keyword: string): Promise<number[]> {
  const [named, ofCases] = await Promise.all([
    db
      .select({ id: siteSets.caseId })
      .from(siteSets)
      .where(findsKeyword(keyword, [sql<string>`${siteSets.siteName}`]))
      .orderBy(desc(siteSets.id))
      .limit(countedMost),
    caseIds(db, keyword),
  ]);
  return [...new Set([...named.map(({ id }) => id), ...ofCases])];
}

/** What is told of a hit, and which hits come first. */
interface Source {
  from: SQL;
  /** What the ids are of. */
  id: AnyColumn;
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
}

function best(kind: Kind, source: Source, ids: readonly number[], typed: string): SQL {
  const { from, id, names, changedOn } = source;
  const begins = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const rank = sql`case when ${or(...names.map((name) => sql`lower(${name}) = lower(${typed})`))} then 0
    when ${or(...names.map((name) => sql`${name} ilike ${begins}`))} then 1 else 2 end`;
  return sql`
    with best as (
      select ${id} as id, (row_number() over (order by ${rank}, ${changedOn} desc, ${id} desc))::int as place,
        least(count(*) over (), ${countedMost})::int as total
      from ${from} where ${id} = any(${sql.param(ids)}::int[]) order by place limit ${most}
    )
    select ${sql.raw(`'${kind}'`)} as kind, best.total, best.place, best.id,
      ${source.title} as title, ${source.detail} as detail, ${changedOn} as changed_on,
      ${source.cover ?? sql`null::text`} as sha, jsonb_build_object(${source.own}) as own
    from best join ${from} on ${id} = best.id ${source.of ?? sql``}`;
}

/** The beginning of a text that may be long. */
const beginning = (text: AnyColumn) => sql`left(${text}, ${detailLength})`;

/** What is known of these, with a gap between them. */
const together = (...texts: (AnyColumn | SQL)[]) =>
  sql`concat_ws('　', ${sql.join(
    texts.map((text) => sql`nullif(${text}, '')`),
    sql`, `,
  )})`;

const sourceOf: Record<Kind, Source> = {
  case: {
    from: sql`${cases}`,
    id: cases.id,
    names: [cases.code, cases.title],
    changedOn: cases.lastModifiedOn,
    title: cases.title,
    detail: together(cases.code, sql`${cases.county} || ${cases.district}`),
    cover: cases.coverSha,
    own: sql`'caseTab', ${cases.tab}, 'visibleState', ${visibleState(cases)}`,
  },
  article: {
    from: sql`${articles}`,
    id: articles.id,
    names: [articles.title],
    changedOn: articles.lastModifiedOn,
    title: articles.title,
    detail: beginning(articles.summary),
    cover: articles.coverSha,
    own: sql`'articleType', ${articles.type}, 'visibleState', ${visibleState(articles)}`,
  },
  news: {
    from: sql`${news}`,
    id: news.id,
    names: [news.title],
    changedOn: news.lastModifiedOn,
    title: news.title,
    detail: beginning(news.summary),
    cover: news.coverSha,
    own: sql`'visibleState', ${visibleState({ status: news.status, startOn: news.startOn, endOn: news.endOn })}`,
  },
  account: {
    from: sql`${accounts}`,
    id: accounts.id,
    names: [accounts.account, accounts.name],
    changedOn: accounts.lastModifiedOn,
    title: accounts.name,
    detail: together(accounts.account, accounts.department),
    own: sql`'isActive', ${accounts.isActive}`,
  },
  role: {
    from: sql`${roles}`,
    id: roles.id,
    names: [roles.name],
    changedOn: roles.lastModifiedOn,
    title: roles.name,
    detail: beginning(roles.description),
    own: sql``,
  },
  // Each draft of a website is a hit, and a website without one too.
  website: {
    from: sql`(${siteSets} join ${cases} on ${cases.id} = ${siteSets.caseId} and ${cases.deletedOn} is null)`,
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
  },
  contact: {
    from: sql`${contacts}`,
    id: contacts.id,
    names: [contacts.name],
    changedOn: contacts.createdOn,
    title: contacts.name,
    detail: beginning(contacts.content),
    own: sql`'contactType', ${contacts.type}, 'handleStatus', ${contacts.handleStatus}, 'caseTitle', ${contacts.caseTitle}`,
  },
};
