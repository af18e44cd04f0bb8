import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inArray } from '../base/db/in-array';
import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';
import { Refusal } from '../base/contract/errors';
import { serverText } from '../base/contract/text';
import type { StoredPart } from '../base/db/stored-values';
import type { Tx } from '../base/db/transaction';
import type { EncodedPicture } from '../base/files/encoding';
import type { PicturesPart, Swap } from './kind';
import { describedPart, partPictures } from '../blocks/part-pictures';
import { findsKeyword } from './records';

type MediaPlace = components['schemas']['MediaPlace'];

/** Columns of a record with cover and, if it has a page, share picture and blocks. */
export type ContentTable = PgTable &
  Record<'id' | 'title' | 'coverSha' | 'coverAlt' | 'deletedOn', AnyPgColumn>;
interface ContentRow {
  id: number;
  title: string;
  coverSha: string | null;
  coverAlt: string;
  shareSha?: string | null;
  deletedOn: Date | null;
  parts?: readonly StoredPart[];
}

export interface PictureRecords<Values> {
  change(tx: Tx, id: number, values: Values, by: string, where: { inTrashToo: boolean }): Promise<unknown>;
}

/** Picture uses of a record with a cover, and perhaps a share picture; `texts` are columns with further pictures. */
export function contentPictures<Table extends ContentTable>(
  unit: components['schemas']['MediaUnit'],
  table: Table,
  records: PictureRecords<Partial<Table['$inferInsert']>>,
  texts: readonly (keyof Table['$inferInsert'] & string)[],
): Required<Omit<PicturesPart, 'ofCase'>> {
  type Values = Partial<Table['$inferInsert']>;
  const plain: PgTable = table;
  // `ContentTable` guarantees these columns.
  const rowsOf = (rows: object[]) => rows as ContentRow[];
  const named: ReadonlySet<string> = new Set(texts);
  const textsOf = (row: object) => Object.entries(row).filter(([column]) => named.has(column));
  return {
    titled: (keyword) =>
      sql`(select ${table.id} from ${table} where ${findsKeyword(keyword, [table.title])})`,
    find: async (db, ids, sha) => {
      const rows = rowsOf(await db.select().from(plain).where(inArray(table.id, ids)));
      return rows.map((row) => ({
        unit,
        id: row.id,
        title: row.title,
        places: [
          ...(row.coverSha === sha ? [{ kind: 'cover' as const }] : []),
          ...(row.shareSha === sha ? [{ kind: 'share' as const }] : []),
          ...blockPlaces(row.parts ?? [], sha),
          ...(textsOf(row).some(([column, text]) => column !== 'parts' && JSON.stringify(text).includes(sha))
            ? [{ kind: 'text' as const }]
            : []),
        ],
        isInTrash: row.deletedOn !== null,
        alts: [...(row.coverSha === sha ? [row.coverAlt] : []), ...partAlts(row.parts ?? [], sha)],
      }));
    },
    swap: async (tx, id, swap, picture, by) => {
      const [row] = rowsOf(await tx.select().from(plain).where(eq(table.id, id)).for('update'));
      if (!row) return;
      if (row.shareSha === swap.from.sha) assertShareSize(picture);
      const swappedTexts = Object.fromEntries(
        textsOf(row).map(([column, text]) => [column, described(text, swap)]),
      );
      const values = { ...covers(row, swap), ...swapped(swappedTexts, swap) };
      await records.change(tx, id, values as Values, by, { inTrashToo: true });
    },
  };
}

export function blockPlaces(parts: readonly StoredPart[], sha: string, isPublic?: boolean): MediaPlace[] {
  return parts.flatMap((part, index) =>
    partPictures(part).some(({ fileSha }) => fileSha === sha)
      ? [{ kind: 'block', place: index + 1, ...(isPublic === undefined ? {} : { isPublic }) }]
      : [],
  );
}

export const partAlts = (parts: readonly StoredPart[], sha: string) =>
  parts
    .flatMap(partPictures)
    .filter(({ fileSha }) => fileSha === sha)
    .map(({ altText }) => altText);

/** Replaces a picture in values: hashes everywhere, and the extension in links. */
export function swapped<Values extends object>(values: Values, { from, to }: Swap): Values {
  // Replacing hashes keeps the shape of the JSON.
  return JSON.parse(
    JSON.stringify(values).replaceAll(from.path, to.path).replaceAll(from.sha, to.sha),
  ) as Values;
}

/** Blocks with a replaced picture; keeps only the texts that still apply. */
export function describedParts(parts: readonly StoredPart[], { from, clearsWords }: Swap): StoredPart[] {
  return parts.map((part) => describedPart(part, from.sha, clearsWords));
}

/** A column's value after the replacement: blocks, or rich text with pictures. */
function described(value: unknown, swap: Swap): unknown {
  // JSON arrays are blocks.
  if (Array.isArray(value)) return describedParts(value as StoredPart[], swap);
  if (typeof value !== 'string' || !swap.clearsWords) return value;
  const { sha } = swap.from;
  return value.replaceAll(new RegExp(`(<img src="/files/${sha}\\.[a-z]+"[^>]*? alt=")[^"]*`, 'g'), '$1');
}

function covers({ coverSha, shareSha }: ContentRow, { from, to, clearsWords }: Swap) {
  return {
    ...(coverSha === from.sha
      ? { coverSha: to.sha, coverName: to.name, ...(clearsWords ? { coverAlt: '' } : {}) }
      : {}),
    ...(shareSha === from.sha ? { shareSha: to.sha, shareName: to.name } : {}),
  };
}

const { pixels } = limits.CaseInfoCreate.shareImage;

/** A share picture has a fixed size. Throws a refusal. */
export function assertShareSize({ main }: EncodedPicture): void {
  const { width, height } = main.info;
  if (width !== pixels.width || height !== pixels.height) {
    throw new Refusal('replacesShare', serverText.replacesShare(pixels.width, pixels.height));
  }
}
