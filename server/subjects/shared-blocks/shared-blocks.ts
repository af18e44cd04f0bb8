import { desc, type InferSelectModel, sql } from 'drizzle-orm';
import { SharedPartType } from '../../../openapi/generated/enums';
import type { components, operations } from '../../../openapi/generated/types';
import type { Bodies } from '../../base/contract/bodies';
import { columnsOfTable } from '../content/column-changes';
import { fieldError, Refusal } from '../../base/contract/errors';
import { known } from '../../base/contract/known';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { sharedBlocks } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { checkPart, partsOnWire, storePart } from '../../blocks/blocks';
import { lineOf, unmarked } from '../../blocks/part-marks';
import type { CheckedPart } from '../../blocks/part-storing';
import { defineKind } from '../../records/kind';
import { recordOf } from '../../records/records';
import { recordTable, type PageOf, type Saved } from '../../records/table';
import type { BodyCheck } from '../../records/version-fit';
import { findVersion } from '../../records/versions';
import { sharedText as text } from './text';
import { isBehind, type Use, usesOf } from './uses';

type Schemas = components['schemas'];
type Row = InferSelectModel<typeof sharedBlocks>;
type ListQuery = NonNullable<operations['listSharedBlocks']['parameters']['query']>;

/** Blocks in the choice of an editor. */
const maxChoices = 500;

const records = recordTable(sharedBlocks, {
  kind: 'sharedBlock',
  versions: 'sharedBlock',
  titleOf: ({ title }) => title,
  search: [sharedBlocks.title],
});

export { records as sharedBlockRecords };

/** Changes of its name and block, which no page shows before it takes them. */
export const sharedBlockColumns = columnsOfTable(records, 'updateSharedBlock');

/** The block of a record. */
export const partOf = ({ parts: [part] }: Pick<Row, 'parts'>): StoredPart =>
  known(part, 'The block of a shared block');

const typeOf = ({ partType }: StoredPart): SharedPartType =>
  known(
    Object.values(SharedPartType).find((type) => type === partType),
    'A type that can be shared',
  );

/** One page of shared blocks, last changed first. */
export async function listSharedBlocks(
  db: Db,
  { isPublicBehind = false, ...query }: ListQuery,
): Promise<PageOf<Schemas['SharedBlockRow']>> {
  const also = isPublicBehind ? inArray(sharedBlocks.id, await publiclyBehind(db)) : undefined;
  const { rows, page } = await records.page(
    db,
    query,
    [desc(sharedBlocks.lastModifiedOn), desc(sharedBlocks.id)],
    { also },
  );
  const uses = await usesOf(
    db,
    rows.map(({ id, parts }) => ({ id, parts })),
  );
  return {
    items: rows.map((row) => {
      const own = uses.filter(({ sharedId }) => sharedId === row.id);
      return {
        id: row.id,
        title: row.title,
        partType: typeOf(partOf(row)),
        line: lineOf(partOf(row)),
        pages: own.length,
        behind: own.filter(isBehind).length,
        ...recordOf(row),
      };
    }),
    ...page,
  };
}

/** Shared blocks of which a public page shows other content. */
async function publiclyBehind(db: Db): Promise<number[]> {
  const all = await db
    .select({ id: sharedBlocks.id, parts: sharedBlocks.parts })
    .from(sharedBlocks)
    .where(records.live);
  const uses = await usesOf(db, all);
  return uses.flatMap(({ sharedId, isPublicBehind }) => (isPublicBehind ? sharedId : []));
}

/** Shared blocks by name, for the editor of a page. */
export async function listSharedBlockChoices(db: Db): Promise<Schemas['SharedBlockChoice'][]> {
  const rows = await db
    .select({ id: sharedBlocks.id, title: sharedBlocks.title, parts: sharedBlocks.parts })
    .from(sharedBlocks)
    .where(records.live)
    .orderBy(sharedBlocks.title, sharedBlocks.id)
    .limit(maxChoices);
  const parts = await partsOnWire(db, rows.map(partOf));
  return rows.map(({ id, title }, place) => ({ id, title, part: known(parts[place], 'Its block') }));
}

function useOnWire(use: Use): Schemas['SharedBlockUse'] {
  const { sharedId: _, ...fields } = use;
  return fields;
}

/** A shared block with the pages that use it, if the caller may view these; throws 404. */
export async function getSharedBlock(
  db: Db,
  id: number,
  claims: ReadonlySet<string>,
): Promise<Schemas['SharedBlock']> {
  const row = await records.find(db, id);
  const uses = await usesOf(db, [row]);
  const [part] = await partsOnWire(db, [partOf(row)]);
  return {
    id,
    title: row.title,
    part: known(part, 'Its block'),
    uses: mayViewPages(claims) ? uses.map(useOnWire) : [],
    pages: uses.length,
    ...recordOf(row),
  };
}

/** Checks a save, before the transaction. Throws 400. */
export async function checkSharedBlock({
  title,
  part,
}: Pick<Bodies['updateSharedBlock'], 'title' | 'part'>): Promise<{
  title: string;
  part: CheckedPart | null;
}> {
  return { title: title.trim(), part: part ? await checkPart(part, 'part') : null };
}
type Checked = Awaited<ReturnType<typeof checkSharedBlock>>;

async function stored(tx: Tx, part: CheckedPart, before: StoredPart | undefined): Promise<StoredPart[]> {
  return [unmarked(await storePart(tx, part, before, before ? [before] : []))];
}

export async function createSharedBlock(tx: Tx, { title, part }: Checked, by: string): Promise<Saved> {
  return records.add(tx, { title, parts: part ? await stored(tx, part, undefined) : [] }, by);
}

/** Saves name and content; pages keep what they show. Throws 400, 404 and 409. */
export async function updateSharedBlock(
  tx: Tx,
  saved: Saved,
  { title, part }: Checked,
  by: string,
): Promise<Saved> {
  const own = partOf(await records.lock(tx, saved));
  if (part && part.input.partType !== own.partType) throw fieldError('part.partType', text.otherType);
  return records.change(tx, saved.id, { title, ...(part ? { parts: await stored(tx, part, own) } : {}) }, by);
}

/** True for an account that may know which pages use a shared block. */
export const mayViewPages = (claims: ReadonlySet<string>) => claims.has('Permissions.Cases.OnePage.View');

/** Moves a shared block to the trash; refused while a draft uses it. */
export async function deleteSharedBlock(
  tx: Tx,
  id: number,
  { name: by, claims }: { name: string; claims: ReadonlySet<string> },
): Promise<void> {
  const row = await records.find(tx, id);
  const pages = await usesOf(tx, [row]);
  if (pages.length > 0) {
    const titles = mayViewPages(claims) ? pages.map(({ title }) => title) : [];
    throw new Refusal('sharedBlockInUse', text.inUse(pages.length, titles));
  }
  await records.remove(tx, id, by);
}

async function restoreVersion(
  tx: Tx,
  { id, rowVersion, versionId }: Schemas['RecordVersionRestore'],
  { name: by }: { name: string },
  checkBody: BodyCheck,
): Promise<Saved> {
  const version = await findVersion(tx, 'sharedBlock', versionId);
  return records.bringBack(tx, { id, rowVersion }, version, by, checkBody, () => ({}));
}

const { id, title } = sharedBlocks;

export const sharedBlockKind = defineKind({
  trash: {
    table: sharedBlocks,
    title: sql<string>`${title}`,
    entry: { kind: 'sharedBlock', recordId: id, name: title },
    details: (db, ids) => db.select({ id }).from(sharedBlocks).where(inArray(id, ids)),
    restore: (tx, ownId) => records.restore(tx, ownId),
    purge: async (tx, ownId) => {
      await records.purge(tx, ownId);
    },
  },
  search: {
    ids: records.newestWith,
    from: sharedBlocks,
    id,
    names: [title],
    changedOn: sharedBlocks.lastModifiedOn,
    title,
    detail: sql`left(coalesce(${sharedBlocks.parts}->0->>'textContent', ${sharedBlocks.parts}->0->'items'->0->>'textContent', ''), 100)`,
    own: sql``,
  },
  versions: { table: sharedBlocks, restore: restoreVersion },
});
