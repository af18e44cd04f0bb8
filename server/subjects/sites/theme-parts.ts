import type { components } from '../../../openapi/generated/types';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, notFound, Refusal } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { partsOnWire, storePart } from '../../blocks/blocks';
import type { CheckedPart } from '../../blocks/part-storing';
import { assertFresh } from '../../records/records';
import { draftValues, followedAsSent, recognised } from './bound-blocks';
import { lockTheme, themeRecords } from './locks';
import { maxParts } from './theme-fill';

type PartResult = components['schemas']['PartResult'];
/** Draft as shown in its editor. */
export type ThemeVersion = { themeId: number; rowVersion: number };

/** Changes a draft's blocks under lock and version. */
async function changeParts(
  tx: Tx,
  { themeId, rowVersion }: ThemeVersion,
  by: string,
  change: (parts: readonly StoredPart[]) => Promise<StoredPart[]> | StoredPart[],
): Promise<PartResult> {
  const { theme, own } = await lockTheme(tx, themeId);
  assertFresh(theme, rowVersion);
  const known = recognised(theme.parts, own);
  const parts = await followedAsSent(tx, await change(known), own, known);
  const saved = await themeRecords.change(tx, themeId, draftValues(theme, parts, own), by);
  return { themeId, rowVersion: saved.rowVersion, parts: await partsOnWire(tx, parts) };
}

/** Adds one checked block at position `sort`. */
export function addPart(tx: Tx, draft: ThemeVersion, part: CheckedPart, by: string): Promise<PartResult> {
  return changeParts(tx, draft, by, async (parts) => {
    if (parts.length >= maxParts) throw fieldError('part', serverText.tooManyItems(maxParts));
    return parts.toSpliced(part.input.sort, 0, await storePart(tx, part, undefined, parts));
  });
}

/** Saves one checked block at its place. */
export function savePart(tx: Tx, draft: ThemeVersion, part: CheckedPart, by: string): Promise<PartResult> {
  return changeParts(tx, draft, by, async (parts) => {
    const place = parts.findIndex(({ id }) => id === part.input.id);
    if (place < 0) throw notFound();
    return parts.with(place, await storePart(tx, part, parts[place], parts));
  });
}

/** Reorders blocks; refuses ids that differ from those of the draft. */
export function sortParts(
  tx: Tx,
  { ids, ...draft }: Bodies['sortSiteThemeParts'],
  by: string,
): Promise<PartResult> {
  return changeParts(tx, draft, by, (parts) => {
    const byId = new Map(parts.map((part) => [part.id, part]));
    const sorted = ids.flatMap((id) => byId.get(id) ?? []);
    if (sorted.length !== parts.length || new Set(ids).size !== ids.length) {
      throw new Refusal('badOrder');
    }
    return sorted;
  });
}

/** Removes one block; throws 404 when the draft lacks it. */
export function removePart(tx: Tx, id: number, draft: ThemeVersion, by: string): Promise<PartResult> {
  return changeParts(tx, draft, by, (parts) => {
    if (!parts.some((part) => part.id === id)) throw notFound();
    return parts.filter((part) => part.id !== id);
  });
}
