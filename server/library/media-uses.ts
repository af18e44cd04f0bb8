import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import {
  accounts,
  articles,
  cases,
  fileUses,
  news,
  siteSets,
  siteThemes,
  singletons,
  templates,
} from '../db/schema';
import type { FileUser, StoredPart } from '../db/stored-values';
import type { Claim } from '../../openapi/generated/claims';
import type { components } from '../../openapi/generated/types';
import { isPopup } from '../content/index-popup';
import { findsKeyword } from '../records/records';
import { ContentStatus } from '../../openapi/generated/enums';

type MediaUse = components['schemas']['MediaUse'];
type MediaPlace = components['schemas']['MediaPlace'];
type MediaUnit = components['schemas']['MediaUnit'];
export type User = Exclude<FileUser, 'recordVersion' | 'siteVersion'>;

/** Uses of one picture that are told of one by one. */
const mostUses = 200;

/** Which unit of the library's filter a use counts to, and whose permissions it takes. */
export const users: Readonly<Record<User, { unit: MediaUnit; view: Claim; edit: Claim }>> = {
  account: { unit: 'account', view: 'Permissions.Users.View', edit: 'Permissions.Users.Edit' },
  case: { unit: 'case', view: 'Permissions.Cases.View', edit: 'Permissions.Cases.Edit' },
  site: { unit: 'site', ...ofSites() },
  theme: { unit: 'site', ...ofSites() },
  template: { unit: 'template', ...ofSites() },
  article: { unit: 'article', view: 'Permissions.Articles.View', edit: 'Permissions.Articles.Edit' },
  news: { unit: 'news', view: 'Permissions.News.View', edit: 'Permissions.News.Edit' },
  popup: { unit: 'popup', view: 'Permissions.IndexPopup.View', edit: 'Permissions.IndexPopup.Edit' },
};
function ofSites() {
  return { view: 'Permissions.Cases.OnePage.View', edit: 'Permissions.Cases.OnePage.Edit' } as const;
}
// Just the keys of the table above.
export const allUsers = Object.keys(users) as User[];

export const isVersion = (source: FileUser): source is 'recordVersion' | 'siteVersion' =>
  source === 'recordVersion' || source === 'siteVersion';

type Claims = ReadonlySet<string>;
const mayView = (claims: Claims) => (user: User) => claims.has(users[user].view);

const shas = (where: SQL | undefined): SQL =>
  sql`(select ${fileUses.sha} from ${fileUses} where ${where ?? sql`false`})`;

/** Pictures that a unit uses; none where the caller may not view it. */
export function shasOfUnit(unit: MediaUnit, claims: Claims): SQL {
  const wanted = allUsers.filter((user) => users[user].unit === unit).filter(mayView(claims));
  return shas(wanted.length > 0 ? inArray(fileUses.source, wanted) : undefined);
}

/** Pictures that a case, its website and its pages use, as far as the caller may view them. */
export function shasOfCase(caseId: number, claims: Claims): SQL {
  const rows: Partial<Record<User, SQL>> = {
    case: sql`${fileUses.recordId} = ${caseId}`,
    site: sql`${fileUses.recordId} in (select ${siteSets.id} from ${siteSets} where ${siteSets.caseId} = ${caseId})`,
    theme: sql`${fileUses.recordId} in (select ${siteThemes.id} from ${siteThemes} where ${siteThemes.caseId} = ${caseId})`,
  };
  return shas(
    or(
      ...allUsers
        .filter(mayView(claims))
        .map((user) => rows[user] && and(eq(fileUses.source, user), rows[user])),
    ),
  );
}

/** Pictures that are used by what has the keyword in its title, in the units that the caller may view. */
export function shasUsedUnder(keyword: string, claims: Claims): SQL {
  const ofCase = sql`(select ${cases.id} from ${cases} where ${findsKeyword(keyword, [cases.title])})`;
  const titled = (table: PgTable & { id: AnyPgColumn }, title: AnyPgColumn) =>
    sql`(select ${table.id} from ${table} where ${findsKeyword(keyword, [title])})`;
  const rows: Partial<Record<User, SQL>> = {
    case: ofCase,
    site: sql`(select ${siteSets.id} from ${siteSets} where ${siteSets.caseId} in ${ofCase})`,
    theme: sql`(select ${siteThemes.id} from ${siteThemes} where ${findsKeyword(keyword, [siteThemes.name])} or ${siteThemes.caseId} in ${ofCase})`,
    article: titled(articles, articles.title),
    news: titled(news, news.title),
    popup: sql`(select 1 from ${singletons} where ${isPopup} and ${findsKeyword(keyword, [sql<string>`${singletons.value}->>'title'`])})`,
  };
  return shas(
    or(
      ...allUsers
        .filter(mayView(claims))
        .map(
          (user) => rows[user] && and(eq(fileUses.source, user), sql`${fileUses.recordId} in ${rows[user]}`),
        ),
    ),
  );
}

/** A use and the alternative text that was written there. */
interface Found extends MediaUse {
  alts: (string | undefined)[];
}

/**
 * Where a picture is used: the records that the caller may view with the places in each, how many others and how many
 * old versions, and the alternative texts that were written there.
 */
export async function usesOf(
  db: Db,
  sha: string,
  claims: Claims,
): Promise<{ uses: MediaUse[]; hiddenUseCount: number; versionCount: number; alts: string[] }> {
  const rows = await db.select().from(fileUses).where(eq(fileUses.sha, sha));
  const seen = rows.filter(({ source }) => !isVersion(source));
  const uses: Found[] = [];
  for (const user of allUsers.filter(mayView(claims))) {
    const ids = seen.filter(({ source }) => source === user).map(({ recordId }) => recordId);
    if (ids.length > 0 && uses.length < mostUses) {
      uses.push(...(await finders[user](db, ids.slice(0, mostUses - uses.length), sha)));
    }
  }
  return {
    uses: uses.map(told),
    hiddenUseCount: seen.length - uses.length,
    versionCount: rows.length - seen.length,
    alts: uses.flatMap(({ alts }) => alts.flatMap((alt) => alt || [])),
  };
}

function told(found: Found): MediaUse {
  const use: MediaUse & { alts?: unknown } = { ...found };
  delete use.alts;
  return use;
}

const finders: Readonly<Record<User, (db: Db, ids: number[], sha: string) => Promise<Found[]>>> = {
  case: async (db, ids, sha) =>
    (await db.select().from(cases).where(inArray(cases.id, ids))).map((row) => ({
      unit: 'case',
      id: row.id,
      title: row.title,
      places: [...pagePlaces(row, sha), ...textPlace(row.introduction, sha)],
      isInTrash: row.deletedOn !== null,
      alts: altsOf(row, sha),
    })),
  article: async (db, ids, sha) =>
    (await db.select().from(articles).where(inArray(articles.id, ids))).map((row) => ({
      unit: 'article',
      id: row.id,
      title: row.title,
      places: pagePlaces(row, sha),
      isInTrash: row.deletedOn !== null,
      alts: altsOf(row, sha),
    })),
  news: async (db, ids, sha) =>
    (await db.select().from(news).where(inArray(news.id, ids))).map((row) => ({
      unit: 'news',
      id: row.id,
      title: row.title,
      places: [...pagePlaces({ ...row, parts: [] }, sha), ...textPlace(row.content, sha)],
      isInTrash: row.deletedOn !== null,
      alts: altsOf({ ...row, parts: [] }, sha),
    })),
  popup: async (db) =>
    (
      await db
        .select({
          title: sql<string>`coalesce(${singletons.value}->>'title', '')`,
          alt: sql<string>`coalesce(${singletons.value}->>'altText', '')`,
        })
        .from(singletons)
        .where(isPopup)
    ).map(({ title, alt }) => ({
      unit: 'popup',
      id: 1,
      title,
      places: [{ kind: 'picture' }],
      isInTrash: false,
      alts: [alt],
    })),
  site: async (db, ids) =>
    (
      await db
        .select({ id: cases.id, title: cases.title, deletedOn: cases.deletedOn })
        .from(siteSets)
        .innerJoin(cases, eq(cases.id, siteSets.caseId))
        .where(inArray(siteSets.id, ids))
    ).map(({ id, title, deletedOn }) => ({
      unit: 'site',
      id,
      title,
      places: [{ kind: 'share' }],
      isInTrash: deletedOn !== null,
      alts: [],
    })),
  theme: async (db, ids, sha) =>
    (
      await db
        .select({ theme: siteThemes, title: cases.title, caseDeletedOn: cases.deletedOn })
        .from(siteThemes)
        .innerJoin(cases, eq(cases.id, siteThemes.caseId))
        .where(inArray(siteThemes.id, ids))
    ).map(({ theme, title, caseDeletedOn }) => ({
      unit: 'site',
      id: theme.caseId,
      themeId: theme.id,
      title: `${title}　${theme.name}`,
      places: [
        ...blockPlaces(theme.parts, sha, false),
        ...blockPlaces(theme.status === ContentStatus.online ? (theme.publishedParts ?? []) : [], sha, true),
      ],
      isInTrash: theme.deletedOn !== null || caseDeletedOn !== null,
      alts: partAlts(theme.parts, sha),
    })),
  template: async (db, ids, sha) =>
    (await db.select().from(templates).where(inArray(templates.id, ids))).map((row) => ({
      unit: 'template',
      id: row.id,
      title: row.name,
      places: blockPlaces(row.parts, sha),
      isInTrash: false,
      // A sample says what a sample shows.
      alts: [],
    })),
  account: async (db, ids) =>
    (
      await db
        .select({ id: accounts.id, title: accounts.name })
        .from(accounts)
        .where(and(inArray(accounts.id, ids), isNotNull(accounts.avatarSha)))
    ).map((row) => ({
      unit: 'account',
      ...row,
      places: [{ kind: 'portrait' }],
      isInTrash: false,
      alts: [],
    })),
};

interface PageRow {
  coverSha: string | null;
  coverAlt: string;
  shareSha: string | null;
  parts: readonly StoredPart[];
}

function pagePlaces({ coverSha, shareSha, parts }: PageRow, sha: string): MediaPlace[] {
  return [
    ...(coverSha === sha ? [{ kind: 'cover' as const }] : []),
    ...(shareSha === sha ? [{ kind: 'share' as const }] : []),
    ...blockPlaces(parts, sha),
  ];
}

function blockPlaces(parts: readonly StoredPart[], sha: string, isPublic?: boolean): MediaPlace[] {
  return parts.flatMap(({ fileSha }, index) =>
    fileSha === sha
      ? [{ kind: 'block', place: index + 1, ...(isPublic === undefined ? {} : { isPublic }) }]
      : [],
  );
}

const textPlace = (html: string, sha: string): MediaPlace[] => (html.includes(sha) ? [{ kind: 'text' }] : []);

const altsOf = ({ coverSha, coverAlt, parts }: PageRow, sha: string) => [
  ...(coverSha === sha ? [coverAlt] : []),
  ...partAlts(parts, sha),
];
const partAlts = (parts: readonly StoredPart[], sha: string) =>
  parts.filter(({ fileSha }) => fileSha === sha).map(({ altText }) => altText);
