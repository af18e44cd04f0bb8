import type { Received } from '../base/contract/bodies';
import { fieldError } from '../base/contract/errors';
import { serverText } from '../base/contract/text';
import type { StoredItem, StoredPart } from '../base/db/stored-values';
import type { Tx } from '../base/db/transaction';
import type { CheckedDocument } from '../base/files/documents';
import type { EncodedPicture } from '../base/files/encoding';
import { shaOf } from '../base/files/file-infos';
import { protectFiles, storePictureFiles } from '../base/files/pictures';
import type { PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import { reserveIds } from './part-ids';

export type PagePartInput = Received<components['schemas']['PagePartInput']>;

export type WebPartInput = Received<components['schemas']['WebPartInput']>;

type Inputs = {
  [T in PartType]: Omit<
    Received<Extract<components['schemas']['WebPartInput'], { partType: T }>>,
    'partType'
  >;
};

export type Input<T extends PartType = PartType> = { [K in T]: { partType: K } & Inputs[K] }[T];

type PictureInput = Received<components['schemas']['PartPictureInputFields']>;

/** A block of a save with its stored version. */
export interface SavedPart {
  part: CheckedPart;
  before: StoredPart | undefined;
}

/** Context of saving a block. */
export interface Saving extends SavedPart, Supplies {
  tx: Tx;
}

/** Data that the blocks of a save need, read once for all of them. */
export interface Supplies {
  /** The next id for a block or an entry. */
  takeId: () => number;
  /** Files that the blocks name, protected until they are stored. */
  protectedFiles: ReadonlySet<string>;
}

/** Reserves ids for what is new in these blocks, and protects the files that they name. */
export async function suppliesFor(tx: Tx, parts: readonly SavedPart[]): Promise<Supplies> {
  return {
    takeId: await reserveIds(
      tx,
      parts.reduce((needed, each) => needed + newIn(each), 0),
    ),
    protectedFiles: await protectFiles(
      tx,
      parts.flatMap(({ part }) => filesNamedBy(part.input)),
    ),
  };
}

/** Recognises each id of the stored entries once; one from another block, or a second time, counts as new. */
function ownIds(before: StoredPart | undefined) {
  const own = new Set(before?.items?.map(({ id }) => id));
  return (id: number | undefined): id is number => id !== undefined && own.delete(id);
}

/** Number of ids that a block needs. */
function newIn({ part: { input }, before }: SavedPart): number {
  const isOwn = ownIds(before);
  const items: readonly { id?: number }[] = 'items' in input ? (input.items ?? []) : [];
  return (before ? 0 : 1) + items.filter(({ id }) => !isOwn(id)).length;
}

/** Fields of a block, an entry or a picture that name a file. */
interface Naming {
  id?: number | undefined;
  filePath?: string | null | undefined;
  documentPath?: string | null | undefined;
  items?: readonly (Naming & { pictures?: readonly Naming[] | undefined })[] | undefined;
}

function filesNamedBy(part: Naming): string[] {
  const items = part.items ?? [];
  const all: readonly Naming[] = [part, ...items, ...items.flatMap(({ pictures }) => pictures ?? [])];
  return all.flatMap(({ filePath, documentPath }) =>
    [filePath, documentPath].flatMap((path) => shaOf(path) ?? []),
  );
}

/** Block of a save, validated without its page, with its picture encoded. */
export interface CheckedPart {
  input: PagePartInput;
  picture: EncodedPicture | undefined;
  /** Pictures of its entries, by their keys in the block: `items[1].pictures[0]`. */
  itemPictures: ReadonlyMap<string, EncodedPicture>;
  document: CheckedDocument | undefined;
  /** Key in error answers. */
  at: string;
}

/** Answered entries with a label. */
export function labelledItems({ items = [] }: StoredPart) {
  return { items: items.map(({ label = '', ...item }, secSort) => ({ ...item, label, secSort })) };
}

/** Entries of blocks that show values of their case; these are updated after a save. */
export function keptItems(_: unknown, { before }: Saving) {
  return { items: before?.items ?? [] };
}

// Screen readers skip a picture with an empty alternative text.
export function altOf({ altText = '', isDecorative }: PictureInput) {
  return isDecorative ? { altText: '', isDecorative } : { altText };
}

export function captionOf({ textContent }: { textContent?: string | undefined }) {
  return textContent ? { textContent } : {};
}

export function pictureOf(input: PictureInput, saving: Saving) {
  const { part, before } = saving;
  return storedPicture(saving, input, part.picture, { at: part.at, before: before ? [before] : [] });
}

/** Stores a new picture, or refers to a stored one; `before` may contain its upload name. */
export async function storedPicture(
  { tx, protectedFiles }: Saving,
  input: PictureInput,
  picture: EncodedPicture | undefined,
  { at, before }: { at: string; before: readonly { fileSha?: string; fileName?: string }[] },
): Promise<{ fileSha?: string; fileName?: string }> {
  if (picture) {
    const { sha, fileName } = await storePictureFiles(tx, picture, input.altText);
    return { fileSha: sha, fileName };
  }
  const sha = shaOf(input.filePath);
  if (!sha) return {};
  if (!protectedFiles.has(sha)) throw fieldError(`${at}.filePath`, serverText.notFound);
  return { fileSha: sha, fileName: before.find(({ fileSha }) => fileSha === sha)?.fileName ?? '' };
}

/** The first of several pictures that is neither uploaded nor chosen from the library. */
export function missingPicture(at: string, pictures: readonly PictureInput[]) {
  const missing = pictures.findIndex(({ fileData, filePath }) => !fileData && !shaOf(filePath));
  return missing < 0 ? undefined : { field: `${at}[${missing}].fileData`, message: serverText.required };
}

/** Entries in order, each with its index in the request and its id. */
export function sortedItems<Item extends { id?: number; secSort: number }>(
  items: readonly Item[],
  { before, takeId }: Saving,
) {
  const isOwn = ownIds(before);
  return items
    .map((item, place) => ({ item, place }))
    .toSorted((a, b) => a.item.secSort - b.item.secSort)
    .map(({ item, place }) => ({ item, place, id: isOwn(item.id) ? item.id : takeId() }));
}

export function itemsOf(
  items: NonNullable<
    Input<typeof PartType.list | typeof PartType.places | typeof PartType.questions>['items']
  >,
  saving: Saving,
): StoredItem[] {
  return sortedItems<(typeof items)[number]>(items, saving).map(({ item, id }) => ({
    id,
    textContent: item.textContent ?? '',
    ...('label' in item ? { label: item.label } : {}),
    ...('minutes' in item && typeof item.minutes === 'number' ? { minutes: item.minutes } : {}),
  }));
}
