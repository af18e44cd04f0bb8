import { and, isNull } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { sharedBlocks } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import { isSameContent, withoutSample } from '../../blocks/part-marks';

/** Present content of shared blocks outside the trash, by id; of all without ids. */
export async function sharedContents(
  db: Db,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, StoredPart>> {
  if (ids?.length === 0) return new Map();
  const rows = await db
    .select({ id: sharedBlocks.id, parts: sharedBlocks.parts })
    .from(sharedBlocks)
    .where(and(ids && inArray(sharedBlocks.id, [...new Set(ids)]), isNull(sharedBlocks.deletedOn)));
  return new Map(rows.flatMap(({ id, parts: [part] }) => (part ? [[id, part]] : [])));
}

/** A block of a page with the content of a shared block; entries keep their ids, new ones get id 0. */
export function sharedPart(part: StoredPart, sharedId: number, content: StoredPart): StoredPart {
  const { items } = content;
  return {
    ...withoutSample(content),
    id: part.id,
    ...(items ? { items: items.map((item, place) => ({ ...item, id: part.items?.[place]?.id ?? 0 })) } : {}),
    sharedId,
  };
}

/**
 * Blocks of a save: a shared one keeps the content that its page has, or gets the present one. One whose shared block
 * is gone becomes the page's own.
 */
export async function withShared(
  db: Db,
  parts: readonly StoredPart[],
  before: readonly StoredPart[],
): Promise<StoredPart[]> {
  const known = new Map(before.map((part) => [part.id, part]));
  const isKept = (part: StoredPart) => {
    const own = known.get(part.id);
    return own !== undefined && own.sharedId === part.sharedId && isSameContent(own, part);
  };
  const changed = parts.filter((part) => part.sharedId !== undefined && !isKept(part));
  const contents = await sharedContents(
    db,
    changed.flatMap(({ sharedId }) => sharedId ?? []),
  );
  return parts.map((part) => {
    if (!changed.includes(part)) return part;
    const { sharedId = 0, ...own } = part;
    const content = contents.get(sharedId);
    return content ? sharedPart(part, sharedId, content) : own;
  });
}
