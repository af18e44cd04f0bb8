import type { Received } from '../base/contract/bodies';
import { fieldError } from '../base/contract/errors';
import { serverText } from '../base/contract/text';
import type { MonthPicture, StoredItem, StoredPart } from '../base/db/stored-values';
import type { Tx } from '../base/db/transaction';
import { type CheckedDocument, putDocument } from '../base/files/documents';
import type { EncodedPicture } from '../base/files/encoding';
import { shaOf } from '../base/files/file-infos';
import { protectFiles, storePictureFiles } from '../base/files/pictures';
import { PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import { reserveIds } from './part-ids';

export type PagePartInput = Received<components['schemas']['PagePartInput']>;

export type WebPartInput = Received<components['schemas']['WebPartInput']>;

interface Inputs {
  [PartType.title]: components['schemas']['TitlePartInput'];
  [PartType.text]: components['schemas']['TextPartInput'];
  [PartType.video]: Received<components['schemas']['VideoPartInput']>;
  [PartType.image]: Received<components['schemas']['ImagePartInput']>;
  [PartType.link]: components['schemas']['LinkPartInput'];
  [PartType.phone]: components['schemas']['PhonePartInput'];
  [PartType.list]: components['schemas']['ListPartInput'];
  [PartType.gallery]: Received<components['schemas']['GalleryPartInput']>;
  [PartType.projectFacts]: components['schemas']['ProjectFactsPartInput'];
  [PartType.plans]: components['schemas']['PlansPartInput'];
  [PartType.questions]: components['schemas']['QuestionsPartInput'];
  [PartType.progress]: Received<components['schemas']['ProgressPartInput']>;
  [PartType.places]: Received<components['schemas']['PlacesPartInput']>;
  [PartType.download]: Received<components['schemas']['DownloadPartInput']>;
  [PartType.form]: components['schemas']['FormPartInput'];
  [PartType.bars]: components['schemas']['BarsPartInput'];
}

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

/** Entries of blocks that show values of their case; these are updated after a save. */
export function keptItems(_: unknown, { before }: Saving) {
  return { items: before?.items ?? [] };
}

// A client without formatting keeps it by sending the text back unchanged.
export function htmlOf({ textContent, html }: Inputs[typeof PartType.text], before: StoredPart | undefined) {
  const own =
    html ?? (before?.partType === PartType.text && before.textContent === textContent ? before.html : '');
  return own ? { html: own } : {};
}

// Screen readers skip a picture with an empty alternative text.
export function altOf({ altText = '', isDecorative }: PictureInput) {
  return isDecorative ? { altText: '', isDecorative } : { altText };
}

export function captionOf({ textContent }: { textContent?: string | undefined }) {
  return textContent ? { textContent } : {};
}

/** A client that does not know kinds omits them, which then stay unchanged. */
export function kindOf({ kind }: Inputs[typeof PartType.image], { before }: Saving) {
  const stated = kind ?? before?.kind ?? 'none';
  return stated === 'none' ? {} : { kind: stated };
}

export function pictureOf(input: PictureInput, saving: Saving) {
  const { part, before } = saving;
  return storedPicture(saving, input, part.picture, { at: part.at, before: before ? [before] : [] });
}

/** Stores a new picture, or refers to a stored one; `before` may contain its upload name. */
async function storedPicture(
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

export async function documentOf(
  { documentPath }: Inputs[typeof PartType.download],
  { tx, part: { document, at }, before, protectedFiles }: Saving,
) {
  if (document) {
    const { sha, fileName } = await putDocument(tx, document);
    return { fileSha: sha, fileName };
  }
  const sha = shaOf(documentPath);
  if (!sha) return {};
  if (!protectedFiles.has(sha)) throw fieldError(`${at}.documentPath`, serverText.notFound);
  return { fileSha: sha, fileName: before?.fileSha === sha ? (before.fileName ?? '') : '' };
}

/** The first of several pictures that is neither uploaded nor chosen from the library. */
export function missingPicture(at: string, pictures: readonly PictureInput[]) {
  const missing = pictures.findIndex(({ fileData, filePath }) => !fileData && !shaOf(filePath));
  return missing < 0 ? undefined : { field: `${at}[${missing}].fileData`, message: serverText.required };
}

/** Entries in order, each with its index in the request and its id. */
function sortedItems<Item extends { id?: number; secSort: number }>(
  items: readonly Item[],
  { before, takeId }: Saving,
) {
  const isOwn = ownIds(before);
  return items
    .map((item, place) => ({ item, place }))
    .toSorted((a, b) => a.item.secSort - b.item.secSort)
    .map(({ item, place }) => ({ item, place, id: isOwn(item.id) ? item.id : takeId() }));
}

export async function galleryItems(
  items: Inputs[typeof PartType.gallery]['items'],
  saving: Saving,
): Promise<StoredItem[]> {
  const { part, before } = saving;
  const result: StoredItem[] = [];
  for (const { item, place, id } of sortedItems(items, saving)) {
    const key = `items[${place}]`;
    result.push({
      id,
      textContent: item.textContent ?? '',
      kind: item.kind,
      ...altOf(item),
      ...(await storedPicture(saving, item, part.itemPictures.get(key), {
        at: `${part.at}.${key}`,
        before: before?.items ?? [],
      })),
    });
  }
  return result;
}

export async function monthItems(
  items: Inputs[typeof PartType.progress]['items'],
  saving: Saving,
): Promise<StoredItem[]> {
  const { part, before } = saving;
  const known = before?.items?.flatMap(({ pictures = [] }) => pictures) ?? [];
  const result: StoredItem[] = [];
  for (const { item, place, id } of sortedItems(items, saving)) {
    const pictures: MonthPicture[] = [];
    for (const [index, picture] of (item.pictures ?? []).entries()) {
      const key = `items[${place}].pictures[${index}]`;
      const at = `${part.at}.${key}`;
      const { fileSha, fileName = '' } = await storedPicture(saving, picture, part.itemPictures.get(key), {
        at,
        before: known,
      });
      if (!fileSha) throw fieldError(`${at}.filePath`, serverText.notFound);
      pictures.push({ fileSha, fileName, kind: picture.kind, ...altOf(picture) });
    }
    result.push({
      id,
      label: item.label,
      textContent: item.textContent ?? '',
      ...(item.percent === undefined ? {} : { percent: item.percent }),
      ...(pictures.length > 0 ? { pictures } : {}),
    });
  }
  return result;
}

export function itemsOf(
  items: NonNullable<
    Inputs[typeof PartType.list | typeof PartType.places | typeof PartType.questions]['items']
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
