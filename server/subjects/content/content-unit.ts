import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { ContentStatus } from '../../../openapi/generated/enums';
import { fieldError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import type { VersionKind } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import {
  coverOf,
  encodePictures,
  pictureColumns,
  type PictureColumns,
  type PictureInput,
} from '../../base/files/record-pictures';
import { cleanHtml, isFilled, protectPictures } from '../../blocks/rich-text';
import type { VersionsPart } from '../../records/kind';
import type { PageOf, PageQuery, Saved } from '../../records/table';
import { findVersion } from '../../records/versions';
import type { BodyCheck } from '../../records/version-fit';
import {
  scheduleColumns,
  type SentTimes,
  setStatus,
  type Times,
  type VisibleState,
  visibleState,
} from '../../records/visible-state';

/** Fields of a save that every unit of dated content has. */
interface ContentInput extends PictureInput, SentTimes {
  content: string;
  coverAlt?: string;
}

/** Validates a save, cleans its text and encodes its pictures, before the transaction. Throws 400. */
export async function checkContent<Input extends ContentInput>(input: Input) {
  const content = filledText(input.content);
  return { input, ...(await encodePictures(input)), content };
}
type Checked<Input extends ContentInput> = Awaited<ReturnType<typeof checkContent<Input>>>;
/** Values of a save for the table; `ContentRecords` requires that they fit. */
type Columns<Input> = Omit<Input, keyof PictureInput> & { content: string } & Times & Partial<PictureColumns>;

/** A clean text. Throws 400 for an empty one. */
export function filledText(content: string): string {
  const clean = cleanHtml(content, 'content');
  if (!isFilled(clean)) throw fieldError('content', serverText.required);
  return clean;
}

/** Columns of a save; omitted times keep those of the stored row. */
async function columnsOf<Input extends ContentInput>(
  tx: Tx,
  { input, fields, pictures, content }: Checked<Input>,
  stored?: Times,
): Promise<Columns<Input>> {
  await protectPictures(tx, content, 'content');
  return {
    ...fields,
    content,
    ...scheduleColumns(input, stored),
    ...(await pictureColumns(tx, pictures, input.coverAlt)),
  };
}

/** Options of `recordTable` for dated content. */
export const contentOptions = <Status extends SQLWrapper>(
  table: Record<'startOn' | 'endOn', SQLWrapper> & { status: Status; parts?: SQLWrapper },
) => ({
  titleOf: ({ title }: { title: string }) => title,
  hasSearchIndex: true,
  status: table.status,
  computed: { visibleState: visibleState(table) },
});

/** Records of dated content, as made by `recordTable`. */
interface ContentRecords<Row, Values> {
  find: (db: Db, id: number) => Promise<Row>;
  page: (
    db: Db,
    query: PageQuery,
    order: SQL[],
  ) => Promise<{ rows: Row[]; page: Omit<PageOf<Row>, 'items'> }>;
  lock: (tx: Tx, saved: Saved) => Promise<Row>;
  copyOf: (tx: Tx, id: number) => Promise<Row>;
  add: (tx: Tx, values: Values | Row, by: string) => Promise<Saved>;
  remove: (tx: Tx, id: number, by: string) => Promise<void>;
  change: (tx: Tx, id: number, values: Values | { status: ContentStatus }, by: string) => Promise<Saved>;
}

type ContentRow = Times & Pick<PictureColumns, 'coverSha' | 'coverName'> & { visibleState: VisibleState };

interface Declaration<Input extends ContentInput, Row, Listed, Form> {
  order: SQL[];
  /** `checkContent` for the body of the unit's calls. */
  check: (input: Input) => Promise<Checked<Input>>;
  /** Fields of a row in list and form, except the cover. */
  listed: (row: Row) => Listed;
  /** Pictures and further fields of the form. */
  form: (db: Db, row: Row) => Promise<Form>;
}

/** Service of dated content with cover and formatted text: list, form, saves and status. */
export function contentUnit<Input extends ContentInput, Row extends ContentRow, Listed, Form>(
  records: ContentRecords<Row, Columns<Input>>,
  { order, check, listed, form }: Declaration<Input, Row, Listed, Form>,
) {
  return {
    async list(db: Db, query: PageQuery) {
      const { rows, page } = await records.page(db, query, order);
      const infos = await fileInfos(db, rows.map(coverOf));
      return { items: rows.map((row) => ({ ...listed(row), cover: infoOf(infos, row.coverSha) })), ...page };
    },
    async get(db: Db, id: number) {
      const row = await records.find(db, id);
      return { ...listed(row), ...(await form(db, row)) };
    },
    check,
    create: async (tx: Tx, checked: Checked<Input>, by: string) =>
      records.add(tx, await columnsOf(tx, checked), by),
    /** Adds a copy, which is offline. Throws 404. */
    duplicate: async (tx: Tx, id: number, by: string) => records.add(tx, await records.copyOf(tx, id), by),
    /** Omitted fields keep their values. */
    async update(tx: Tx, saved: Saved, checked: Checked<Input>, by: string) {
      const row = await records.lock(tx, saved);
      return records.change(tx, saved.id, await columnsOf(tx, checked, row), by);
    },
    remove: records.remove,
    setStatus: (tx: Tx, body: Parameters<typeof setStatus>[2], by: string) =>
      setStatus(tx, records, body, by),
  };
}

interface Restored {
  bringBack: (
    tx: Tx,
    saved: Saved,
    version: Awaited<ReturnType<typeof findVersion>>,
    by: string,
    checkBody: BodyCheck,
    correct: (values: { content?: string | undefined }) => { content: string },
  ) => Promise<Saved>;
}

/** Versions of dated content; the text of a restored one is cleaned as in a save. */
export const contentVersions = (
  kind: VersionKind,
  table: NonNullable<VersionsPart['table']>,
  records: Restored,
): VersionsPart => ({
  table,
  async restore(tx, { versionId, ...saved }, { name }, checkBody) {
    const version = await findVersion(tx, kind, versionId);
    return records.bringBack(tx, saved, version, name, checkBody, ({ content = '' }) => ({
      content: filledText(content),
    }));
  },
});
