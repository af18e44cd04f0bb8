import { and, isNull } from 'drizzle-orm';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { presentClaims } from '../../access/identity/key-makers';
import type { openLink } from '../../subjects/kinds/preview-links';
import type { ItemRow } from '../../subjects/releases/items';
import { itemsOf } from '../../subjects/releases/records';
import { tables } from './shown-addresses';

export type OpenLink = NonNullable<Awaited<ReturnType<typeof openLink>>>;

/** Item of a set, as whoever made the link may show it. */
export interface SetItem extends ItemRow {
  /** Null for a record that is gone. */
  name: string | null;
  /** Version of its record; null for kinds without a page. */
  version: number | null;
  /** False where its maker may not create a link of the record alone. */
  isShared: boolean;
}

/** True for a kind whose records have pages. */
export const hasPage = ({ kind }: ItemRow) =>
  kind === 'case' || kind === 'site' || kind === 'article' || kind === 'news';

/** True for a popup of the home page. */
export const isPopupItem = ({ kind }: ItemRow) => kind === 'popup' || kind === 'otherPopup';

/** True for an item that a link may show: of a kind that its maker may share, and not gone. */
export const isShown = ({ isShared, name }: SetItem) => isShared && name !== null;

/** Items of a link's set, by what its maker may show at this moment. */
export async function setItems(db: Db, { recordId, makerId }: OpenLink): Promise<SetItem[]> {
  const [items, claims] = await Promise.all([itemsOf(db, [recordId]), presentClaims(db, makerId)]);
  const found = await recordsOf(db, items);
  const mayShare = new Set<string>(claims);
  return items.map((item) => {
    const own = found.get(item.id);
    return {
      ...item,
      name: hasPage(item) ? (own?.title ?? null) : item.title,
      version: own?.version ?? null,
      isShared: mayShare.has(`${kindUnits[item.kind]}.Edit`),
    };
  });
}

interface Found {
  title: string;
  version: number;
}

/** Records with pages, by item; none of the trash. */
async function recordsOf(db: Db, items: readonly ItemRow[]): Promise<Map<number, Found>> {
  const found = await Promise.all(
    (['case', 'article', 'news'] as const).map(async (kind) => {
      const own = items.filter((item) => (item.kind === 'site' ? 'case' : item.kind) === kind);
      const table = tables[kind];
      const ids = own.map(({ recordId }) => recordId);
      const rows = await db
        .select({ id: table.id, title: table.title, version: table.rowVersion })
        .from(table)
        .where(and(inArray(table.id, ids), isNull(table.deletedOn)));
      const records = new Map(rows.map(({ id, ...row }) => [id, row]));
      return own.flatMap(({ id, recordId }): [number, Found][] => {
        const row = records.get(recordId);
        return row === undefined ? [] : [[id, row]];
      });
    }),
  );
  return new Map(found.flat());
}
