import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { limits } from '../../../openapi/generated/limits';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { actorIdOf, note } from '../../base/audit/audit';
import type { Bodies } from '../../base/contract/bodies';
import { firstCharacters } from '../../base/contract/characters';
import { fieldError, notFound } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { pictures } from '../../base/db/pictures';
import { cases, fileUses, siteSets, siteThemes } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../../access/identity/authentication';
import { stamp } from '../../records/records';

type Changed = components['schemas']['MediaTagsChanged'];
type Row = Pick<typeof pictures.$inferSelect, 'id' | 'name' | 'tags'>;

/** Enough for a list to choose from. */
const maxTags = 200;
const maxOfPicture = limits.MediaUpdate.tags.maxItems;
const maxSuggestions = 5;

const inLibrary = isNotNull(pictures.uploadedOn);
const tidy = (tag: string) => tag.trim().replaceAll(/\s+/g, ' ');
const keyOf = (tag: string) => tidy(tag).toLowerCase();
export const withTag = (tag: string) =>
  sql`exists (select from jsonb_array_elements_text(${pictures.tags}) tag where lower(tag) = ${keyOf(tag)})`;

/** All tags of the library by name, with their numbers of pictures. */
export async function allTags(db: Db): Promise<components['schemas']['MediaTag'][]> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::int as count
    from ${pictures}, jsonb_array_elements_text(${pictures.tags}) tag
    where ${inLibrary} group by tag order by tag`);
  return rows;
}

/** Given tags as stored: each once, sorted, and spelled as elsewhere in the library. Throws 400. */
export async function storedTags(
  db: Db,
  given: readonly string[],
  field: string,
  limit = maxTags,
): Promise<string[]> {
  const known = new Map((await allTags(db)).map(({ name }) => [keyOf(name), name]));
  const named = new Map<string, string>();
  for (const tag of given.map(tidy)) {
    if (!tag) throw fieldError(field, serverText.required);
    const key = keyOf(tag);
    if (!named.has(key)) named.set(key, known.get(key) ?? tag);
  }
  const added = [...named.keys()].filter((key) => !known.has(key)).length;
  if (added > 0 && known.size + added > limit) throw fieldError(field, serverText.tooManyTags(limit));
  return [...named.values()].toSorted();
}

/** Adds and removes tags of many pictures. Throws 404 if one is gone, 400 for too many tags. */
export async function changeTags(
  tx: Tx,
  { ids, add, remove }: Bodies['updateMediaTags'],
  by: string,
): Promise<Changed> {
  const wanted = [...new Set(ids)];
  const rows = await locked(tx, inArray(pictures.id, wanted));
  if (rows.length < wanted.length) throw notFound();
  const added = await storedTags(tx, add, 'add');
  const removed = new Set(remove.map((tag) => keyOf(tag)));
  return store(
    tx,
    rows.map((row) => ({
      row,
      tags: joined(
        row.tags.filter((tag) => !removed.has(keyOf(tag))),
        added,
      ),
    })),
    by,
  );
}

/** Renames a tag everywhere; joins it with one of the new name, or removes it. Throws 404 for an unknown one. */
export async function renameTag(
  tx: Tx,
  { name, newName }: Bodies['renameMediaTag'],
  by: string,
): Promise<Changed> {
  const rows = await locked(tx, withTag(name));
  if (rows.length === 0) throw notFound();
  const key = keyOf(name);
  const isRespelled = newName !== null && keyOf(newName) === key;
  const added =
    newName === null
      ? []
      : isRespelled
        ? [tidy(newName)]
        : await storedTags(tx, [newName], 'newName', Infinity);
  return store(
    tx,
    rows.map((row) => ({
      row,
      tags: joined(
        row.tags.filter((tag) => keyOf(tag) !== key),
        added,
      ),
    })),
    by,
  );
}

/** Titles of viewable cases that use these pictures themselves, on their site or its pages; most used first. */
export async function suggestedTags(
  db: Db,
  ids: readonly number[],
  { claims }: CurrentAccount,
): Promise<string[]> {
  const seen = (['case', 'site', 'theme'] as const).filter((user) => claims.has(`${kindUnits[user]}.View`));
  const caseId = sql`case ${fileUses.source} when 'case' then ${fileUses.recordId}
    when 'site' then ${siteSets.caseId} when 'theme' then ${siteThemes.caseId} end`;
  const rows = await db
    .select({ title: cases.title })
    .from(pictures)
    .innerJoin(fileUses, and(eq(fileUses.sha, pictures.sha), inArray(fileUses.source, seen)))
    .leftJoin(siteSets, and(eq(fileUses.source, 'site'), eq(siteSets.id, fileUses.recordId)))
    .leftJoin(siteThemes, and(eq(fileUses.source, 'theme'), eq(siteThemes.id, fileUses.recordId)))
    .innerJoin(cases, and(sql`${cases.id} = ${caseId}`, sql`${cases.deletedOn} is null`))
    .where(and(inLibrary, inArray(pictures.id, ids)))
    .groupBy(cases.id)
    .orderBy(sql`count(distinct ${pictures.id}) desc`, asc(cases.title))
    .limit(maxSuggestions);
  const { maxLength } = limits.MediaTagRename.name;
  return rows.map(({ title }) => firstCharacters(title, maxLength).trim());
}

const locked = (tx: Tx, which: ReturnType<typeof inArray>): Promise<Row[]> =>
  tx
    .select({ id: pictures.id, name: pictures.name, tags: pictures.tags })
    .from(pictures)
    .where(and(inLibrary, which))
    .orderBy(pictures.id)
    .for('update');

const joined = (kept: readonly string[], added: readonly string[]) => {
  const keys = new Set(kept.map(keyOf));
  return [...kept, ...added.filter((tag) => !keys.has(keyOf(tag)))].toSorted();
};

/** Stores changed tags with one statement, and an entry for each picture. */
async function store(tx: Tx, all: readonly { row: Row; tags: string[] }[], by: string): Promise<Changed> {
  const changes = all.filter(({ row, tags }) => row.tags.join('\n') !== tags.join('\n'));
  const full = changes.find(({ tags }) => tags.length > maxOfPicture);
  if (full) throw fieldError('add', serverText.fullOfTags(full.row.name, maxOfPicture));
  if (changes.length === 0) return { changed: 0 };
  const given = sql`(select unnest(${sql.param(changes.map(({ row }) => row.id))}::int[]) as id,
    unnest(${sql.param(changes.map(({ tags }) => JSON.stringify(tags)))}::text[])::jsonb as tags) given`;
  await tx
    .update(pictures)
    .set({ ...stamp(by, actorIdOf(tx)), tags: sql`given.tags`, rowVersion: sql`${pictures.rowVersion} + 1` })
    .from(given)
    .where(sql`${pictures.id} = given.id`);
  for (const { row, tags } of changes) {
    const { id: recordId, name: title } = row;
    note(tx, {
      kind: 'media',
      recordId,
      title,
      action: 'update',
      before: { tags: row.tags },
      after: { tags },
    });
  }
  return { changed: changes.length };
}
