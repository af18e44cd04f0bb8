import { and, isNull } from 'drizzle-orm';
import type { RecordContent } from '../approvals/rules/records';
import type { RecordKind } from '../approvals/rules/rules';
import type { Bodies } from '../../base/contract/bodies';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { articles, news, popups } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { ContentStatus } from '../../../openapi/generated/enums';
import { assertFresh } from '../../records/records';
import type { Saved } from '../../records/table';
import { articleContent, newsContent, popupContent } from './approved-content';
import { articleRecords, setArticleStatus } from './articles';
import { popupOf, setPopupStatus } from './index-popup';
import { newsRecords, newsUnit } from './news';
import { otherPopupRecords, setOtherPopupStatus } from './other-popups';

export interface FoundRecord {
  content: RecordContent;
  rowVersion: number;
  startOn: Date | null;
  endOn: Date | null;
}

/** Record as shown in lists of requests. */
interface RecordHead {
  id: number;
  title: string;
  sha: string | null;
  status: ContentStatus;
}

/** Reads and writes of one kind for its approval. */
interface ApprovedRecord {
  /** The record with its present content; throws 404, also in the trash. */
  find(db: Db, id: number): Promise<FoundRecord>;
  /** Those outside the trash, by one statement. */
  findAll(db: Db, ids: readonly number[]): Promise<FoundRecord[]>;
  /** The same as `find`, locked; also throws 409 if it no longer has `rowVersion`. */
  lock(tx: Tx, saved: Saved): Promise<FoundRecord>;
  /** Records outside the trash. */
  heads(db: Db, ids: number[]): Promise<RecordHead[]>;
  /** Puts the record online or offline by the rules of its unit; throws 404 and Refusal. */
  setStatus(tx: Tx, id: number, status: ContentStatus, by: string): Promise<Saved>;
}

/** Kinds of approved records, except sites: their approval is that of a draft (reviews/subjects.ts). */
export const approvedRecords: Readonly<Record<Exclude<RecordKind, 'site'>, ApprovedRecord>> = {
  article: approved({
    table: articles,
    sha: articles.coverSha,
    records: articleRecords,
    contentOf: articleContent,
    setStatus: setArticleStatus,
  }),
  news: approved({
    table: news,
    sha: news.coverSha,
    records: newsRecords,
    contentOf: newsContent,
    setStatus: newsUnit.setStatus,
  }),
  popup: {
    find: async (db) => foundPopup(await popupOf(db)),
    findAll: async (db) => [foundPopup(await popupOf(db))],
    lock: async (tx, { rowVersion }) => {
      const popup = await popupOf(tx, true);
      assertFresh(popup, rowVersion);
      return foundPopup(popup);
    },
    heads: async (db) => {
      const { id, title, imageSha, status } = await popupOf(db);
      return [{ id, title, sha: imageSha, status }];
    },
    setStatus: (tx, _id, status, by) => setPopupStatus(tx, status, by),
  },
  otherPopup: approved({
    table: popups,
    sha: popups.imageSha,
    records: otherPopupRecords,
    contentOf: (row) => popupContent('otherPopup', row),
    setStatus: setOtherPopupStatus,
  }),
};

const foundPopup = (popup: Awaited<ReturnType<typeof popupOf>>): FoundRecord => ({
  content: popupContent('popup', popup),
  rowVersion: popup.rowVersion,
  startOn: popup.startOn,
  endOn: popup.endOn,
});

/** A kind with a table of its own. */
function approved<Row extends { rowVersion: number; startOn: Date | null; endOn: Date | null }>({
  table,
  sha,
  records,
  contentOf,
  setStatus,
}: {
  table: typeof articles | typeof news | typeof popups;
  /** Column of the picture. */
  sha: typeof articles.coverSha | typeof news.coverSha | typeof popups.imageSha;
  records: {
    find: (db: Db, id: number) => Promise<Row>;
    findAll: (db: Db, ids: readonly number[]) => Promise<Row[]>;
    lock: (tx: Tx, saved: Saved) => Promise<Row>;
  };
  contentOf: (row: Row) => RecordContent;
  setStatus: (tx: Tx, body: Bodies['updateArticleStatus'], by: string) => Promise<Pick<Saved, 'rowVersion'>>;
}): ApprovedRecord {
  const found = (row: Row): FoundRecord => ({
    content: contentOf(row),
    rowVersion: row.rowVersion,
    startOn: row.startOn,
    endOn: row.endOn,
  });
  return {
    find: async (db, id) => found(await records.find(db, id)),
    findAll: async (db, ids) => (await records.findAll(db, ids)).map(found),
    lock: async (tx, saved) => found(await records.lock(tx, saved)),
    heads: (db, ids) =>
      db
        .select({ id: table.id, title: table.title, status: table.status, sha })
        .from(table)
        .where(and(inArray(table.id, ids), isNull(table.deletedOn))),
    setStatus: async (tx, id, status, by) => {
      const { rowVersion } = await setStatus(tx, { id, status }, by);
      return { id, rowVersion };
    },
  };
}
