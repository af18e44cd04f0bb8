import { desc } from 'drizzle-orm';
import type { Db } from '../db/client';
import { news } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { Bodies } from '../contract/bodies';
import type { components, operations } from '../../openapi/generated/types';
import { serverText } from '../contract/text';
import { fileInfos, infoOf } from '../files/file-infos';
import { coverOf, encodePictures, pictureColumns } from '../files/record-pictures';
import { approvedAs, newsContent } from './approved-content';
import { type PageOf, recordTable, type Saved } from '../records/table';
import { findVersion } from '../records/versions';
import { formFields, listedFields } from './publication-fields';
import { fieldError } from '../contract/errors';
import { cleanHtml, isFilled, protectPictures } from '../pages/rich-text';
import type { BodyCheck } from '../records/version-fit';
import { scheduleColumns, setStatus, visibleState } from '../records/visible-state';

type ListQuery = NonNullable<operations['listNews']['parameters']['query']>;

const records = recordTable(news, {
  kind: 'news',
  versions: 'news',
  titleOf: ({ title }) => title,
  search: [news.title],
  hasSearchIndex: true,
  status: news.status,
  computed: { visibleState: visibleState({ status: news.status, startOn: news.startOn, endOn: news.endOn }) },
  stored: approvedAs(newsContent),
});

export { records as newsRecords };

/** One page of news, latest publish date first. */
export async function listNews(db: Db, query: ListQuery): Promise<PageOf<components['schemas']['NewsRow']>> {
  const { rows, page } = await records.page(db, query, [desc(news.publishDate), desc(news.id)]);
  const infos = await fileInfos(db, rows.map(coverOf));
  return {
    items: rows.map((row) => ({ ...listedFields(row), cover: infoOf(infos, row.coverSha) })),
    ...page,
  };
}

export async function getNews(db: Db, id: number): Promise<components['schemas']['News']> {
  const row = await records.find(db, id);
  return { ...(await formFields(db, row)), content: row.content };
}

type NewsInput = Omit<Bodies['updateNews'], 'id' | 'rowVersion' | 'versionNote'> | Bodies['createNews'];

/**
 * Validates a save, cleans its text and encodes its pictures, before the transaction. Throws 400, also for an empty
 * text.
 */
export async function checkNews({ content, ...input }: NewsInput) {
  const clean = textOf(content);
  const { fields, pictures } = await encodePictures(input);
  return { fields: { ...fields, content: clean }, pictures };
}
type CheckedNews = Awaited<ReturnType<typeof checkNews>>;

function textOf(content: string): string {
  const clean = cleanHtml(content, 'content');
  if (!isFilled(clean)) throw fieldError('content', serverText.required);
  return clean;
}

export async function createNews(tx: Tx, { fields, pictures }: CheckedNews, by: string): Promise<Saved> {
  await protectPictures(tx, fields.content, 'content');
  return records.add(
    tx,
    { ...fields, ...scheduleColumns(fields), ...(await pictureColumns(tx, pictures, fields.coverAlt)) },
    by,
  );
}

/** Copies a news item; the copy is offline. Throws 404. */
export async function duplicateNews(tx: Tx, id: number, by: string): Promise<Saved> {
  return records.add(tx, await records.copyOf(tx, id), by);
}

/** Omitted fields keep their values. */
export async function updateNews(
  tx: Tx,
  saved: Saved,
  { fields, pictures }: CheckedNews,
  by: string,
): Promise<Saved> {
  const row = await records.lock(tx, saved);
  await protectPictures(tx, fields.content, 'content');
  const columns = {
    ...fields,
    ...scheduleColumns(fields, row),
    ...(await pictureColumns(tx, pictures, fields.coverAlt)),
  };
  return records.change(tx, saved.id, columns, by);
}

/** Restores a version; its text is cleaned as in a save. */
export async function restoreNewsVersion(
  tx: Tx,
  { id, rowVersion, versionId }: Bodies['restoreNewsVersion'],
  by: string,
  checkBody: BodyCheck,
): Promise<Saved> {
  const version = await findVersion(tx, 'news', versionId);
  return records.bringBack(tx, { id, rowVersion }, version, by, checkBody, ({ content = '' }) => ({
    content: textOf(content),
  }));
}

export const deleteNews = (tx: Tx, id: number, by: string) => records.remove(tx, id, by);

export const restoreNews = (tx: Tx, id: number) => records.restore(tx, id);

export const purgeNews = (tx: Tx, id: number) => records.purge(tx, id);

export const setNewsStatus = (tx: Tx, body: Bodies['updateNewsStatus'], by: string) =>
  setStatus(tx, records, body, by);
