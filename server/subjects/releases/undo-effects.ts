import type { Db } from '../../base/db/client';
import type { components } from '../../../openapi/generated/types';
import { latestVersions } from './carry-out';
import type { ItemRow } from './items';
import type { Present } from './present';
import { releaseText as text } from './text';

type Undo = components['schemas']['ReleaseUndoOfItem'];

/** An item with its record; null for one that is gone. */
interface Found {
  item: ItemRow;
  present: Present | null;
}

/**
 * Effects of the undo on each item that is live, by its id, by one statement for any number. Whatever was saved since
 * is kept, in the draft or offline; an item whose record visitors see otherwise than the release left it stays.
 */
export async function undoEffects(db: Db, all: readonly Found[]): Promise<ReadonlyMap<number, Undo>> {
  const done = all.filter(({ item }) => item.result === 'done');
  const edited = done.filter(isEdited);
  const versions = await latestVersions(
    db,
    edited.flatMap(({ item }) => item.themeId ?? []),
  );
  return new Map(done.map((found) => [found.item.id, effectOn(found, versions)]));
}

const isEdited = ({ item, present }: Found) => present?.version !== item.doneVersion;

function effectOn(found: Found, versions: ReadonlyMap<number, number>): Undo {
  const { item, present } = found;
  if (!present) return { effect: 'stays', says: text.gone };
  if (!isEdited(found)) return { effect: plainEffect(item), says: '' };
  return isAsLeft(item, present, versions)
    ? { effect: plainEffect(item), says: text.editKept }
    : { effect: 'stays', says: text.editedSince };
}

function plainEffect({ action, before }: ItemRow): Undo['effect'] {
  if (action === 'offline') return 'showsAgain';
  return action === 'change' || before?.isLive ? 'restores' : 'takesOff';
}

/** True if visitors see what the release brought, although the record was saved since. */
function isAsLeft(
  { kind, action, themeId, before }: ItemRow,
  { isOnline }: Present,
  versions: ReadonlyMap<number, number>,
): boolean {
  // Bringing it online again would show what was saved since.
  if (action !== 'online' || !isOnline) return false;
  if (kind !== 'site') return true;
  return before?.madeVersionId !== undefined && versions.get(themeId ?? 0) === before.madeVersionId;
}
