import type { Db } from '../../base/db/client';
import type { NewPart, StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { ContentStatus, PartSource, type SampleField, SiteStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { fieldError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { reserveIds } from '../../blocks/part-ids';
import { partsOnWire } from '../../blocks/blocks';
import { filledPart, isSameFilling, sourceOf, takesSource } from '../../blocks/sources';
import {
  addressesOf,
  type BlocksBySource,
  blocksBySource,
  type CaseFacts,
  type PageFacts,
} from './case-blocks';
import { lockSiteOfCase, type SiteRow, themeRecords, type ThemeRow } from './locks';
import { withShared } from './shared-parts';
import { themeFillText } from './text';
import { maxParts } from './theme-fill';

const allSources = Object.values(PartSource);
/**
 * Sources by which a block of an older page is recognised: those with one block each, of the case. The introduction may
 * have several, and a number of the company was never bound without being chosen.
 */
const singleSources = allSources.filter((source) => source !== 'introduction' && source !== 'companyTel');

/**
 * Bound blocks with the case's present values. A value that the case lost stays, marked as empty. New blocks
 * get id 0.
 */
function following(parts: readonly StoredPart[], sourceBlocks: BlocksBySource): StoredPart[] {
  const filled = parts.map((part) => {
    const source = sourceOf(part);
    if (source === null || source === 'introduction') return part;
    const [value] = sourceBlocks[source] ?? [];
    return value && takesSource(part.partType, source) ? filledFrom(part, source, value) : emptied(part);
  });
  return followingIntroduction(filled, sourceBlocks.introduction ?? []);
}

/** Replaces the blocks of the introduction at their position; their number may change. */
function followingIntroduction(parts: StoredPart[], introduction: readonly NewPart[]): StoredPart[] {
  const places = parts.flatMap((part, place) => (sourceOf(part) === 'introduction' ? [place] : []));
  const last = places.at(-1);
  if (last === undefined) return parts;
  if (introduction.length === 0 || parts.length - places.length + introduction.length > maxParts) {
    return parts.map((part, place) => (places.includes(place) ? emptied(part) : part));
  }
  const added = introduction.slice(places.length).map((part): StoredPart => ({ ...part, id: 0 }));
  return parts.flatMap((part, place) => {
    const value = introduction[places.indexOf(place)];
    if (!places.includes(place)) return [part];
    const own = value ? [filledFrom(part, 'introduction', value)] : [];
    return place === last ? [...own, ...added] : own;
  });
}

function filledFrom(part: StoredPart, source: PartSource, value: NewPart): StoredPart {
  if (!part.isSourceEmpty && isSame(part, source, value)) return part;
  const { isSourceEmpty: _, ...filled } = filledPart(part, source, value);
  return filled;
}

const emptied = (part: StoredPart): StoredPart => ({ ...part, isSourceEmpty: true });

/** Binds blocks that equal their case's values, on pages stored before blocks could be bound. */
export function recognised(parts: readonly StoredPart[], own: PageFacts): StoredPart[] {
  const isBound = parts.some(({ source }) => source !== undefined);
  const known = isBound ? parts : recognisedIn(parts, blocksBySource(own));
  const addresses = addressesOf(own);
  return known.map((part) => (addresses ? withAddresses(part, addresses) : part));
}

/** Addresses could be bound later than other values, and while the same block had samples. */
function withAddresses(part: StoredPart, addresses: NewPart): StoredPart {
  const isSample =
    part.isSample && part.sampleFields?.some((field) => addressFields.includes(field)) !== false;
  return part.source === undefined && !isSample && isSame(part, 'places', addresses)
    ? { ...part, source: 'places' }
    : part;
}

const addressFields: readonly SampleField[] = ['siteAddress', 'receptionAddress'];

function recognisedIn(parts: readonly StoredPart[], sourceBlocks: BlocksBySource): StoredPart[] {
  const introduction = sourceBlocks.introduction ?? [];
  const start = parts.findIndex((_, place) =>
    introduction.every((value, index) => {
      const part = parts[place + index];
      return part !== undefined && !part.isSample && isSame(part, 'introduction', value);
    }),
  );
  const isIntroduction = (place: number) =>
    introduction.length > 0 && start >= 0 && place >= start && place < start + introduction.length;
  return parts.map((part, place) => {
    if (part.isSample || part.sharedId !== undefined) return part;
    if (isIntroduction(place)) return { ...part, source: 'introduction' };
    const source = singleSources.find((each) => {
      const [value] = sourceBlocks[each] ?? [];
      return value !== undefined && isShown(part, each, value);
    });
    return source ? { ...part, source } : part;
  });
}

const isSame = (part: StoredPart, source: PartSource, value: NewPart) =>
  part.partType === value.partType && isSameFilling(source, part, { ...value, id: 0 });

/** A block with other ids, also of its entries. */
const renumbered = (part: StoredPart, idOf: (id: number) => number): StoredPart => ({
  ...part,
  id: idOf(part.id),
  ...(part.items ? { items: part.items.map((item) => ({ ...item, id: idOf(item.id) })) } : {}),
});

/** Numbers new blocks and their entries. */
export async function withIds(tx: Tx, parts: readonly StoredPart[]): Promise<StoredPart[]> {
  const needed = parts.reduce(
    (count, { id, items = [] }) => count + (id === 0 ? 1 : 0) + items.filter((item) => item.id === 0).length,
    0,
  );
  if (needed === 0) return [...parts];
  const takeId = await reserveIds(tx, needed);
  const own = (id: number) => (id === 0 ? takeId() : id);
  return parts.map((part) => renumbered(part, own));
}

/** Page with the case's present values, for reading; new blocks get temporary ids. */
export function followedView(parts: readonly StoredPart[], own: PageFacts): StoredPart[] {
  const shown = following(recognised(parts, own), blocksBySource(own));
  const used = [...parts, ...shown.flatMap(({ items = [] }) => items)].map(({ id }) => id);
  let next = Math.max(0, ...used);
  const known = (id: number) => (id === 0 ? (next += 1) : id);
  return shown.map((part) => renumbered(part, known));
}

/** Page with the case's present values; new blocks get ids. */
export async function followed(tx: Tx, parts: readonly StoredPart[], own: PageFacts): Promise<StoredPart[]> {
  return withIds(tx, following(recognised(parts, own), blocksBySource(own)));
}

/**
 * Like `followed`, for a submitted page; `before` has its blocks before the save. Throws 400 for a block that cannot
 * show its source. A partial introduction is unbound.
 */
export async function followedAsSent(
  tx: Tx,
  sent: readonly StoredPart[],
  own: PageFacts,
  before: readonly StoredPart[],
): Promise<StoredPart[]> {
  const parts = await withShared(tx, sent, before);
  const sourceBlocks = blocksBySource(own);
  for (const [place, part] of parts.entries()) {
    const source = sourceOf(part);
    const isUnsaid = source !== null && !sourceBlocks[source] && !part.isSourceEmpty;
    if (source && (isUnsaid || !takesSource(part.partType, source))) {
      throw fieldError(`webParts[${place}].source`, serverText.sourceEmpty);
    }
  }
  const count = parts.filter((part) => sourceOf(part) === 'introduction').length;
  const isWhole = count === (sourceBlocks.introduction?.length ?? count);
  const bound = isWhole ? parts : parts.map(releasedIntroduction);
  return withIds(tx, following(bound, sourceBlocks));
}

const releasedIntroduction = (part: StoredPart): StoredPart =>
  sourceOf(part) === 'introduction' ? { ...part, source: 'none' } : part;

/** Values for saving a draft; also binds its published blocks, if that is not stored yet. */
export function draftValues(theme: ThemeRow, parts: StoredPart[], own: PageFacts) {
  if (!theme.publishedParts) return { parts };
  const known = recognised(theme.publishedParts, own);
  return isSameStored(known, theme.publishedParts) ? { parts } : { parts, publishedParts: known };
}

/** Compares blocks as read from the database. */
export const isSameStored = (a: readonly StoredPart[], b: readonly StoredPart[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Updates the drafts of a case after a save; `formerCase` is the case before it, null if only the company was saved.
 * Resolves to the differences of its public page.
 */
export async function followCase(
  tx: Tx,
  caseId: number,
  formerCase: CaseFacts | null,
  by: string,
): Promise<components['schemas']['OutdatedPage'] | null> {
  const { own, site, themes } = await lockSiteOfCase(tx, caseId);
  const before = { ...(formerCase ?? own), companyTel: own.companyTel };
  for (const theme of themes) {
    const known = recognised(theme.parts, before);
    const parts = await withIds(tx, following(known, blocksBySource(own)));
    if (!isSameStored(parts.map(withoutSource), theme.parts.map(withoutSource))) {
      await themeRecords.change(tx, theme.id, draftValues(theme, parts, before), by);
    }
  }
  const live = themes.find(({ id }) => id === site.activeThemeId);
  if (!live || !site.siteName || site.status !== SiteStatus.enabled) return null;
  if (live.status !== ContentStatus.online) return null;
  const sources = outdatedSources(recognised(live.publishedParts ?? [], before), own, site);
  return sources.length > 0 ? { siteName: site.siteName, themeId: live.id, sources } : null;
}

export function withoutSource(part: StoredPart): StoredPart {
  const { source: _, ...rest } = part;
  return rest;
}

/** Sources whose published values differ from the case; its title also where the page keeps a former name. */
export function outdatedSources(
  parts: readonly StoredPart[],
  own: PageFacts,
  { keptName }: Pick<SiteRow, 'keptName'>,
): PartSource[] {
  const sourceBlocks = blocksBySource(own);
  return allSources.filter((source) => {
    if (source === 'title' && keptName) return true;
    const shown = parts.filter((part) => sourceOf(part) === source);
    if (shown.length === 0) return false;
    const current = sourceBlocks[source] ?? [];
    return source === 'introduction'
      ? current.length !== shown.length || shown.some((part, place) => !isShown(part, source, current[place]))
      : shown.some((part) => !isShown(part, source, current[0]));
  });
}

/** True if a stored block shows the value; other labels of an earlier release show it too. */
const isShown = (part: StoredPart, source: PartSource, value: NewPart | undefined) =>
  value !== undefined && isSame(isLabelled(source) ? withPresentLabels(part) : part, source, value);

const isLabelled = (source: PartSource) => source === 'facts' || source === 'projectFacts';

function withPresentLabels(part: StoredPart): StoredPart {
  if (!part.items) return part;
  const labels = Object.entries(themeFillText.formerLabels);
  const items = part.items.map(({ label, textContent, ...item }) => {
    const start = labels.find(([former]) => textContent.startsWith(themeFillText.fact(former, '')));
    return {
      ...item,
      ...(label === undefined ? {} : { label: labels.find(([former]) => former === label)?.[1] ?? label }),
      textContent: start ? start[1] + textContent.slice(start[0].length) : textContent,
    };
  });
  return { ...part, items };
}

/** Values of a case that blocks of its drafts can show. */
export async function caseSources(db: Db, own: PageFacts): Promise<components['schemas']['CaseSource'][]> {
  const sourceBlocks = blocksBySource(own);
  const filled = allSources.flatMap((source) => {
    const parts = sourceBlocks[source];
    return parts ? [{ source, parts: numbered(parts) }] : [];
  });
  return Promise.all(
    filled.map(async ({ source, parts }) => ({ source, parts: await partsOnWire(db, parts) })),
  );
}

/** Blocks with temporary ids, by position. */
export const numbered = (parts: readonly NewPart[]): StoredPart[] =>
  parts.map((part, place) => ({
    ...part,
    id: place + 1,
    ...(part.items ? { items: part.items.map((item, entry) => ({ ...item, id: entry + 1 })) } : {}),
  }));
