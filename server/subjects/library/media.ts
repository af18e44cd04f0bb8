import { and, desc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { pictures } from '../../base/db/pictures';
import { fileUses, proofFiles } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components, operations } from '../../../openapi/generated/types';
import { serverText } from '../../base/contract/text';
import { note } from '../../base/audit/audit';
import { encodePicture, type EncodedPicture } from '../../base/files/encoding';
import { fileInfos } from '../../base/files/file-infos';
import { storePictureFiles } from '../../base/files/pictures';
import { allTags, storedTags, withTag } from './media-tags';
import { shasOfCase, shasOfUnit, shasUsedUnder, usesOf } from './media-uses';
import { recordTable, type Saved } from '../../records/table';
import { columnsOfTable } from '../content/column-changes';
import { currentName, idsCalled } from '../../base/audit/present-names';
import { findsKeyword, nameOf, recordOf } from '../../records/records';
import type { CurrentAccount } from '../../access/identity/authentication';

type ListQuery = NonNullable<operations['listMedia']['parameters']['query']>;
type MediaRow = components['schemas']['MediaRow'];

/** Old versions are not displayed and do not count as use. */
const isUse = and(ne(fileUses.source, 'recordVersion'), ne(fileUses.source, 'siteVersion'));
const own = eq(fileUses.sha, pictures.sha);

export const mediaRecords = recordTable(pictures, {
  kind: 'media',
  titleOf: ({ name }) => name,
  date: pictures.uploadedOn,
  computed: {
    useCount: sql<number>`(select count(*)::int from ${fileUses} where ${own} and ${isUse})`,
  },
});
type Row = Awaited<ReturnType<typeof mediaRecords.find>>;

const inLibrary = isNotNull(pictures.uploadedOn);
const used = sql`exists (select 1 from ${fileUses} where ${own} and ${isUse})`;
const states: Readonly<Record<components['schemas']['MediaState'], SQL>> = {
  used,
  unused: sql`not ${used}`,
  noAlt: sql`${pictures.alt} = ''`,
};
const lastUse = sql`(select max(${fileUses.since}) from ${fileUses} where ${own} and ${isUse})`;

/** Period of the upload in Taipei: the day if it is today, else the month. */
const period = sql<string>`case
  when (${pictures.uploadedOn} at time zone 'Asia/Taipei')::date = (now() at time zone 'Asia/Taipei')::date
  then to_char(${pictures.uploadedOn} at time zone 'Asia/Taipei', 'YYYY-MM-DD')
  else to_char(${pictures.uploadedOn} at time zone 'Asia/Taipei', 'YYYY-MM')
end`;

/** One page of the library, with counts by state and time, and all uploaders. */
export async function listMedia(
  db: Db,
  { state, order, pageNumber = 1, pageSize = 10, ...query }: ListQuery,
  caller: CurrentAccount,
): Promise<components['schemas']['MediaPage']> {
  const where = and(inLibrary, ...filtersOf(query, caller));
  const uploaded = [desc(pictures.uploadedOn), desc(pictures.id)];
  const shown = and(where, state && states[state]);
  const [{ rows, page }, [counts], periods, people, tags] = await Promise.all([
    mediaRecords.page(
      db,
      { pageNumber, pageSize },
      order === 'used' ? [sql`${lastUse} desc nulls last`, ...uploaded] : uploaded,
      { also: shown },
    ),
    db
      .select({
        all: countOf(),
        used: countOf(states.used),
        unused: countOf(states.unused),
        noAlt: countOf(states.noAlt),
      })
      .from(pictures)
      .where(where),
    db
      .select({ period, count: countOf() })
      .from(pictures)
      .where(shown)
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`),
    db
      .selectDistinct({ id: pictures.uploadedById, name: pictures.uploadedBy })
      .from(pictures)
      .where(and(inLibrary, ne(pictures.uploadedBy, '')))
      .orderBy(pictures.uploadedBy)
      .limit(200),
    allTags(db),
  ]);
  return {
    items: await rowsOnWire(db, rows),
    ...page,
    counts: counts ?? { all: 0, used: 0, unused: 0, noAlt: 0 },
    periods,
    people: [...new Set(people.map(({ id, name }) => currentName(id, name)))].toSorted(),
    tags,
  };
}

const countOf = (state: SQL = sql`true`) => sql<number>`(count(*) filter (where ${state}))::int`;

function filtersOf(
  { keyword, unit, caseId, uploadedBy, tag, startDate, endDate }: Omit<ListQuery, 'state' | 'order'>,
  { claims }: CurrentAccount,
): (SQL | undefined)[] {
  return [
    keyword?.trim()
      ? or(
          findsKeyword(keyword, [pictures.name, pictures.alt]),
          inArray(pictures.sha, shasUsedUnder(keyword, claims)),
        )
      : undefined,
    unit ? inArray(pictures.sha, shasOfUnit(unit, claims)) : undefined,
    caseId ? inArray(pictures.sha, shasOfCase(caseId, claims)) : undefined,
    uploadedBy ? isUploadedBy(uploadedBy) : undefined,
    tag ? withTag(tag) : undefined,
    mediaRecords.matching({ startDate, endDate }),
  ];
}

/** By the uploader's displayed name. */
const isUploadedBy = (name: string) =>
  or(
    inArray(pictures.uploadedById, idsCalled(name)),
    and(isNull(pictures.uploadedById), eq(pictures.uploadedBy, name)),
  );

/** A library picture with its uses, as far as the caller may view them; throws 404. */
export async function getMedia(
  db: Db,
  id: number,
  caller: CurrentAccount,
): Promise<components['schemas']['Media']> {
  const row = await findPicture(db, id);
  const [[onWire], { alts, ...found }] = await Promise.all([
    rowsOnWire(db, [row]),
    usesOf(db, row.sha, caller.claims),
  ]);
  if (!onWire) throw notFound();
  const suggestedAlt = suggestionOf(row.name, alts, found.uses[0]?.title ?? '');
  return { ...onWire, ...found, suggestedAlt: suggestedAlt === row.alt ? '' : suggestedAlt };
}

/** File names given by cameras and programs; these do not describe the picture. */
const nameless = new RegExp(
  `^(?:img|dscn?|dscf|dji|pxl|image|photo|picture|screenshot|untitled|${serverText.namelessPictures.join('|')})?[\\s\\d()-]*$`,
  'i',
);

/** Suggested alternative text: one from a use of the picture, else its name as words with the title of a use. */
function suggestionOf(name: string, alts: readonly string[], title: string): string {
  if (alts[0]) return alts[0];
  const words = name
    .replace(/\.[A-Za-z0-9]{1,10}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  const said = nameless.test(words) ? '' : words;
  const text = title && !said.includes(title) ? `${title} ${said}` : said;
  return [...text.trim()].slice(0, 100).join('');
}

/** Encodes a picture for the library, before the transaction. Throws 400. */
export async function checkMedia({ file }: Bodies['createMedia']): Promise<EncodedPicture> {
  return encodePicture(file, { field: 'file' });
}

/** Adds a picture to the library, or returns an existing one. */
export async function addMedia(tx: Tx, picture: EncodedPicture, altText = ''): Promise<Saved> {
  const { sha } = await storePictureFiles(tx, picture, altText);
  const [row] = await tx
    .select({ id: pictures.id, rowVersion: pictures.rowVersion, name: pictures.name })
    .from(pictures)
    .where(eq(pictures.sha, sha));
  if (!row) throw notFound();
  const { name: title, ...saved } = row;
  note(tx, { kind: 'media', recordId: saved.id, title, action: 'create' });
  return saved;
}

/** Saves name, alternative text, tags and focus; throws 404 and 409. */
export async function saveMedia(
  tx: Tx,
  { id, rowVersion, name, altText, tags, ...focus }: Bodies['updateMedia'],
  by: string,
): Promise<Saved> {
  await findPicture(tx, id);
  const stored = tags && (await storedTags(tx, tags, 'tags'));
  const words = { name: nameOf(name), alt: altText.trim() };
  return mediaRecords.save(tx, { id, rowVersion }, { ...words, tags: stored, ...focus }, by);
}

const withWords = ({ alt, ...row }: Row) => ({ ...row, title: row.name, altText: alt });

/** Changes of its words and tags, which pages that use it do not follow. */
export const mediaColumns = columnsOfTable(
  {
    find: async (db, id) => withWords(await findPicture(db, id)),
    findAll: async (db, ids) => (await mediaRecords.findAll(db, ids)).map(withWords),
    lock: async (tx, saved) => withWords(await mediaRecords.lock(tx, saved)),
    change: async (tx, id, { altText, tags, ...words }: Words, by) =>
      mediaRecords.change(
        tx,
        id,
        {
          ...words,
          ...(altText === undefined ? {} : { alt: altText.trim() }),
          ...(tags ? { tags: await storedTags(tx, tags, 'tags') } : {}),
        },
        by,
      ),
  },
  'updateMedia',
);

/** Words of a picture that a save may change. */
interface Words {
  name?: string;
  altText?: string;
  tags?: string[];
}

/** Deletes a picture that no record, trash or version uses. Throws 404; refused while used. */
export async function deleteMedia(tx: Tx, id: number, by: string): Promise<void> {
  // Saves that use the picture wait for this lock.
  const [row] = await tx
    .select({ sha: pictures.sha, name: pictures.name })
    .from(pictures)
    .where(and(eq(pictures.id, id), inLibrary))
    .for('update');
  if (!row) throw notFound();
  const uses = await tx.select().from(fileUses).where(eq(fileUses.sha, row.sha));
  const seen = uses.filter(({ source }) => source !== 'recordVersion' && source !== 'siteVersion').length;
  if (seen > 0) throw new Refusal('pictureInUse', serverText.pictureInUse(seen));
  if (uses.length > 0) throw new Refusal('pictureInVersions', serverText.pictureInVersions(uses.length));
  const [proven] = await tx.select().from(proofFiles).where(eq(proofFiles.fileSha, row.sha));
  // A proof needs the file of a picture that was public; such a picture only leaves the library.
  if (proven) await mediaRecords.change(tx, id, { uploadedOn: null }, by);
  else await tx.delete(pictures).where(eq(pictures.id, id));
  note(tx, { kind: 'media', recordId: id, title: row.name, action: 'purge' });
}

/** Throws 404. */
export async function findPicture(db: Db, id: number): Promise<Row> {
  const row = await mediaRecords.find(db, id);
  if (!row.uploadedOn) throw notFound();
  return row;
}

async function rowsOnWire(db: Db, rows: readonly Row[]): Promise<MediaRow[]> {
  const infos = await fileInfos(
    db,
    rows.map(({ sha, name }) => ({ sha, fileName: name })),
  );
  return rows.flatMap((row) => {
    const file = infos.get(row.sha);
    if (!file || !row.uploadedOn) return [];
    return [
      {
        id: row.id,
        name: row.name,
        altText: row.alt,
        file,
        sourceType: row.sourceType,
        uploadedOn: row.uploadedOn.toISOString(),
        uploadedBy: currentName(row.uploadedById, row.uploadedBy),
        useCount: row.useCount,
        isReplaced: row.replacedOn !== null && row.useCount === 0,
        tags: row.tags,
        ...recordOf(row),
      },
    ];
  });
}
