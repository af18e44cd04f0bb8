import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { getCompany } from '../content/company';
import { getIndexPopup } from '../content/index-popup';
import { replyTemplateColumns } from '../enquiries/recipients';
import type { Db } from '../../base/db/client';
import { pictures } from '../../base/db/pictures';
import {
  articles,
  cases,
  news,
  popups,
  sharedBlocks,
  singletons,
  siteSets,
  siteThemes,
} from '../../base/db/schema';
import { termsColumns } from '../privacy/terms';
import { type VisibleState, visibleState } from '../../records/visible-state';
import { recognised } from '../sites/bound-blocks';
import { caseOfPage } from '../sites/locks';
import { settingsRows } from '../sites/settings-columns';
import { hasChanges } from '../sites/site-state';
import type { Values } from './texts';

type Kind = components['schemas']['ReplaceKind'];

/** A record as the search reads it. */
export interface SourceRecord {
  /** Place in the order of its kind. */
  cursor: number;
  recordId: number;
  themeId: number | null;
  title: string;
  rowVersion: number;
  /** True if visitors see it. */
  isLive: boolean;
  /** True if its switch is on, so that a change would need approval. */
  isOnline: boolean;
  isInTrash: boolean;
  /** True for a public page with other changes that are not public. */
  isEdited: boolean;
  values: Values;
}

interface Source {
  count: (db: Db) => Promise<number>;
  /** The next records after a place, in the order of their ids. */
  page: (db: Db, after: number, limit: number) => Promise<SourceRecord[]>;
}

type ContentTable = PgTable & Record<'id' | 'status' | 'startOn' | 'endOn' | 'deletedOn', AnyPgColumn>;
interface ContentRow {
  id: number;
  title: string;
  rowVersion: number;
  status: ContentStatus;
  deletedOn: Date | null;
}

function tableSource(table: ContentTable, content: Parameters<typeof visibleState>[0]): Source {
  const plain: PgTable = table;
  return {
    count: (db) => db.$count(plain, isNull(table.deletedOn)),
    page: async (db, after, limit) => {
      const state: SQL<VisibleState> = visibleState(content);
      const rows = await db
        .select({ ...getTableColumns(plain), state })
        .from(plain)
        .where(gt(table.id, after))
        .orderBy(asc(table.id))
        .limit(limit);
      return rows.map((row) => {
        // `ContentTable` guarantees these columns.
        const own = row as unknown as ContentRow;
        return {
          cursor: own.id,
          recordId: own.id,
          themeId: null,
          title: own.title,
          rowVersion: own.rowVersion,
          isLive: own.deletedOn === null && row.state === 'online',
          isOnline: own.status === ContentStatus.online,
          isInTrash: own.deletedOn !== null,
          isEdited: false,
          values: row,
        };
      });
    },
  };
}

const singleSource = (key: string, read: (db: Db) => Promise<SourceRecord>): Source => ({
  count: (db) => db.$count(singletons, eq(singletons.key, key)),
  page: async (db, after) => {
    const isThere = after < 1 && (await db.$count(singletons, eq(singletons.key, key))) > 0;
    return isThere ? [await read(db)] : [];
  },
});

/** A record that visitors see only through others. */
const neverPublic = { themeId: null, isLive: false, isOnline: false, isEdited: false };
const single = { cursor: 1, recordId: 1, themeId: null, isInTrash: false, isEdited: false };
const notInTrash = and(isNull(siteThemes.deletedOn), isNull(cases.deletedOn));

/** Texts of each kind, in the order in which all changes lock records. */
export const sources: Readonly<Record<Kind, Source>> = {
  // Its telephone is shown by pages, like what stands before them.
  company: singleSource('company', async (db) => {
    const { rowVersion = 0, ...values } = await getCompany(db);
    return { ...single, title: values.name, rowVersion, isLive: true, isOnline: true, values: { ...values } };
  }),
  sharedBlock: {
    count: (db) => db.$count(sharedBlocks, isNull(sharedBlocks.deletedOn)),
    page: async (db, after, limit) => {
      const rows = await db
        .select()
        .from(sharedBlocks)
        .where(gt(sharedBlocks.id, after))
        .orderBy(asc(sharedBlocks.id))
        .limit(limit);
      return rows.map(({ id, title, rowVersion, deletedOn, parts }) => ({
        ...neverPublic,
        cursor: id,
        recordId: id,
        title,
        rowVersion,
        isInTrash: deletedOn !== null,
        values: { title, parts },
      }));
    },
  },
  case: tableSource(cases, cases),
  siteSettings: {
    // Each case has one site.
    count: (db) => db.$count(cases, isNull(cases.deletedOn)),
    page: async (db, after, limit) => {
      const rows = await settingsRows(db)
        .where(gt(siteSets.caseId, after))
        .orderBy(asc(siteSets.caseId))
        .limit(limit);
      return rows.map(({ own, site, liveId, isPublished }) => ({
        ...neverPublic,
        cursor: own.id,
        recordId: own.id,
        title: own.title,
        rowVersion: site.rowVersion,
        isLive: liveId !== null,
        isOnline: isPublished,
        isInTrash: own.deletedOn !== null,
        values: site,
      }));
    },
  },
  site: {
    count: async (db) => {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(siteThemes)
        .innerJoin(cases, eq(cases.id, siteThemes.caseId))
        .where(notInTrash);
      return row?.count ?? 0;
    },
    page: async (db, after, limit) => {
      const rows = await db
        .select({ theme: siteThemes, own: caseOfPage, site: siteSets })
        .from(siteThemes)
        .innerJoin(cases, eq(cases.id, siteThemes.caseId))
        .innerJoin(siteSets, eq(siteSets.caseId, cases.id))
        .where(gt(siteThemes.id, after))
        .orderBy(asc(siteThemes.id))
        .limit(limit);
      return rows.map(({ theme, own, site }) => {
        const isOnline = theme.status === ContentStatus.online;
        return {
          cursor: theme.id,
          recordId: own.id,
          themeId: theme.id,
          title: [own.title, theme.name].filter(Boolean).join('　'),
          rowVersion: theme.rowVersion,
          isLive: isOnline && site.status === SiteStatus.enabled && site.activeThemeId === theme.id,
          isOnline,
          isInTrash: theme.deletedOn !== null || own.deletedOn !== null,
          isEdited: hasChanges(theme),
          values: { parts: recognised(theme.parts, own) },
        };
      });
    },
  },
  article: tableSource(articles, articles),
  news: tableSource(news, { status: news.status, startOn: news.startOn, endOn: news.endOn }),
  popup: singleSource('indexPopup', async (db) => {
    const { title, rowVersion = 0, visibleState: state, status, ...values } = await getIndexPopup(db);
    return {
      ...single,
      title,
      rowVersion,
      isLive: state === 'online',
      isOnline: status === ContentStatus.online,
      values: { title, altText: values.altText, url: values.url },
    };
  }),
  otherPopup: tableSource(popups, { status: popups.status, startOn: popups.startOn, endOn: popups.endOn }),
  // Pages keep the words that they took from it.
  media: {
    count: (db) => db.$count(pictures, isNotNull(pictures.uploadedOn)),
    page: async (db, after, limit) => {
      const rows = await db
        .select()
        .from(pictures)
        .where(and(isNotNull(pictures.uploadedOn), gt(pictures.id, after)))
        .orderBy(asc(pictures.id))
        .limit(limit);
      return rows.map(({ id, name, alt, tags, rowVersion }) => ({
        ...neverPublic,
        cursor: id,
        recordId: id,
        title: name,
        rowVersion,
        isInTrash: false,
        values: { name, altText: alt, tags },
      }));
    },
  },
  // Mails with them go to single persons.
  contactEmail: singleSource('contactEmail', async (db) => ({
    ...(await replyTemplateColumns.find(db, 1)),
    ...neverPublic,
    ...single,
  })),
  privacyTerms: singleSource('privacyTerms', async (db) => ({
    ...(await termsColumns.find(db, 1)),
    ...neverPublic,
    ...single,
  })),
};

export const sourceKinds = Object.keys(sources) as Kind[];
