import type { Db } from '../base/db/client';
import type { StoredItem, StoredPart } from '../base/db/stored-values';
import type { Tx } from '../base/db/transaction';
import { PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import { serverText } from '../base/contract/text';
import type { UploadedFile } from '../base/contract/uploaded-file';
import { type EncodedPicture, encodePicture } from '../base/files/encoding';
import { type FileInfo, fileInfos, type FileRef, infoOf } from '../base/files/file-infos';
import { fieldError, notFound, ServiceError } from '../base/contract/errors';
import { handOver } from '../base/process/hand-over';
import { BoundedTurns } from '../base/process/in-turn';
import { cleanBlock } from './rich-text';
import { reserveIds } from './part-ids';
import { answerOf, isKnownType, kindOf, partKinds } from './part-kinds';
import {
  type CheckedPart,
  type Input,
  type PagePartInput,
  type Saving,
  type SavedPart,
  type Supplies,
  suppliesFor,
  type WebPartInput,
} from './part-storing';
import { checkDocument } from '../base/files/documents';
import { keptShared, keptSource, sampleMarks, unmarked } from './part-marks';

export type PagePart = components['schemas']['PagePart'];

/** Types offered by pages, in the order of the palette. */
export const offeredTypes: readonly PartType[] = [
  PartType.title,
  PartType.text,
  PartType.image,
  PartType.video,
  PartType.link,
  PartType.phone,
  PartType.list,
];

const isKnown = (input: PagePartInput): input is WebPartInput => isKnownType(input.partType);

/** Stored blocks in the wire format, with picture sizes; `sort` is the position. */
export async function partsOnWire(db: Db, parts: readonly StoredPart[]): Promise<PagePart[]> {
  return partsWith(parts, await fileInfos(db, filesIn(parts)));
}

/** Files that blocks show. */
export const filesIn = (parts: readonly StoredPart[]): FileRef[] =>
  parts.flatMap((part) => [
    { sha: part.fileSha ?? null, fileName: part.fileName ?? null },
    ...(part.items ?? []).flatMap(({ fileSha, fileName = null, pictures = [] }) => [
      { sha: fileSha ?? null, fileName },
      ...pictures.map((picture) => ({ sha: picture.fileSha, fileName: picture.fileName })),
    ]),
  ]);

/** Like `partsOnWire`, with the files of these blocks read already. */
export function partsWith(parts: readonly StoredPart[], infos: ReadonlyMap<string, FileInfo>): PagePart[] {
  const fileOf = (sha: string | undefined) => (sha === undefined ? undefined : infos.get(sha));
  return parts.map((part, sort) => {
    const { id, partType, textContent } = part;
    if (!isKnownType(partType)) return { id, partType, sort, ...(textContent ? { textContent } : {}) };
    return {
      ...answerOf(part, partType, { id, sort }, fileOf),
      ...(part.isSample ? { isSample: true } : {}),
      ...(part.sampleFields ? { sampleFields: part.sampleFields } : {}),
      ...(part.sampleItems
        ? {
            sampleItems: part.sampleItems.map(({ id: itemId, facets }) => ({
              id: itemId,
              // A picture is known outside by its address.
              facets: facets.map((facet) => fileOf(facet)?.filePath ?? facet),
            })),
          }
        : {}),
      ...sourceOnWire(part),
      ...(part.sharedId === undefined ? {} : { sharedId: part.sharedId }),
    };
  });
}

function itemAsSent({ pictures, ...item }: StoredItem, infos: ReadonlyMap<string, FileInfo>) {
  const named = <Picture extends { fileSha?: string; fileName?: string }>(picture: Picture) => {
    const { fileSha, fileName: _, ...fields } = picture;
    const path = infoOf(infos, fileSha)?.filePath;
    return { ...fields, ...(path ? { filePath: path } : {}) };
  };
  return { ...named(item), ...(pictures ? { pictures: pictures.map(named) } : {}) };
}

function sourceOnWire({ source, isSourceEmpty }: StoredPart) {
  if (source === undefined || source === 'none') return {};
  return { source, ...(isSourceEmpty ? { isSourceEmpty } : {}) };
}

/** Stored blocks in the form of a save. */
export async function partsAsSent(db: Db, parts: readonly StoredPart[]): Promise<PagePartInput[]> {
  const infos = await fileInfos(
    db,
    parts.flatMap(({ fileSha = null, items = [] }) => [
      { sha: fileSha, fileName: null },
      ...items
        .flatMap((item) => [item, ...(item.pictures ?? [])])
        .map((item) => ({ sha: item.fileSha ?? null, fileName: null })),
    ]),
  );
  return parts.map((stored, sort) => {
    const { fileSha, items, ...rest } = stored;
    const { isSourceEmpty: _empty, sampleFields: _fields, sampleItems: _items, ...part } = rest;
    if (!isKnownType(part.partType)) return { id: part.id, partType: part.partType, sort };
    if (kindOf(part.partType)?.source) {
      return { id: part.id, partType: part.partType, sort } as PagePartInput;
    }
    const path = infoOf(infos, fileSha)?.filePath;
    const { fileName: _, ...fields } = part;
    const sent = {
      ...fields,
      sort,
      ...(path ? { [part.partType === PartType.download ? 'documentPath' : 'filePath']: path } : {}),
      ...(items ? { items: items.map((item, secSort) => ({ ...itemAsSent(item, infos), secSort })) } : {}),
    };
    // May come from an earlier release; the contract decides whether it is valid.
    return sent as PagePartInput;
  });
}

/** Saves of pages by one account are checked one at a time. */
const turns = new BoundedTurns(8, () => new ServiceError(429, serverText.tooManySaves, { retryAfter: 2 }));

/**
 * Validates the blocks of a save, cleans their texts and encodes their pictures. Slow, so it runs before the
 * transaction. `by` is the account that waits; null within a transaction. Throws 400, and 429 if too many saves of
 * the account wait.
 */
export function checkParts(inputs: readonly PagePartInput[], by: number | null): Promise<CheckedPart[]> {
  return by === null ? checkAll(inputs) : turns.run(by, () => checkAll(inputs));
}

async function checkAll(inputs: readonly PagePartInput[]): Promise<CheckedPart[]> {
  const checked: CheckedPart[] = [];
  const turn = handOver();
  for (const [place, input] of inputs.entries()) {
    checked.push(await checkPart(input, `webParts[${place}]`));
    await turn();
  }
  return checked;
}

/** Like `checkParts`, for one block; `at` is its key in error answers. */
export async function checkPart(input: PagePartInput, at: string): Promise<CheckedPart> {
  if (!isKnown(input)) return { input, picture: undefined, itemPictures: new Map(), document: undefined, at };
  const problem = problemOf(input);
  if (problem) throw fieldError(`${at}.${problem.field}`, problem.message);
  const picture =
    'fileData' in input && input.fileData
      ? await encodePicture(input.fileData, { field: `${at}.fileData` })
      : undefined;
  const document =
    'document' in input && input.document ? await checkDocument(input.document, `${at}.document`) : undefined;
  return { input: cleaned(input, at), picture, itemPictures: await encodeItems(input, at), document, at };
}

interface WithFile {
  id?: number | undefined;
  fileData?: UploadedFile | undefined;
  pictures?: readonly WithFile[] | undefined;
}

/** Pictures of a block's entries, by their keys in the block. */
async function encodeItems(input: WebPartInput, at: string): Promise<Map<string, EncodedPicture>> {
  const encoded = new Map<string, EncodedPicture>();
  const encode = async (file: UploadedFile | undefined, key: string) => {
    if (file) encoded.set(key, await encodePicture(file, { field: `${at}.${key}.fileData` }));
  };
  const items: readonly WithFile[] = 'items' in input ? (input.items ?? []) : [];
  for (const [place, { fileData, pictures = [] }] of items.entries()) {
    await encode(fileData, `items[${place}]`);
    for (const [index, picture] of pictures.entries()) {
      await encode(picture.fileData, `items[${place}].pictures[${index}]`);
    }
  }
  return encoded;
}

function cleaned(input: WebPartInput, at: string): WebPartInput {
  if (!('html' in input) || !input.html) return input;
  return { ...input, ...cleanBlock({ textContent: input.textContent, html: input.html }, at) };
}

function problemOf<T extends PartType>(input: Input<T>) {
  return partKinds[input.partType].problem?.(input);
}

function kept<T extends PartType>(input: Input<T>, saving: Saving) {
  return partKinds[input.partType].store(input, saving);
}

/**
 * Blocks of a save for storage, in the order of `sort`. Ids of other pages throw 404; unknown types keep
 * their body.
 */
export async function storeParts(
  tx: Tx,
  parts: readonly CheckedPart[],
  own: readonly StoredPart[],
): Promise<StoredPart[]> {
  const stored = new Map(own.map((part) => [part.id, part]));
  const taken = new Set<number>();
  const saved = parts
    .toSorted((a, b) => a.input.sort - b.input.sort)
    .map((part): SavedPart => {
      const { id } = part.input;
      const before = id === undefined ? undefined : stored.get(id);
      if (id !== undefined && (!before || taken.has(id))) throw notFound();
      if (id !== undefined) taken.add(id);
      return { part, before };
    });
  const supplies = await suppliesFor(tx, saved);
  const result: StoredPart[] = [];
  for (const each of saved) result.push(await storeWith(supplies, tx, each, own));
  return result;
}

/** Like `storeParts`, for content of a record without a template: no block is a sample, whatever its origin. */
export async function storeContent(
  tx: Tx,
  parts: readonly CheckedPart[],
  own: readonly StoredPart[],
): Promise<StoredPart[]> {
  const wrong = parts.find(({ input }) => kindOf(input.partType)?.source);
  if (wrong) throw fieldError(`${wrong.at}.partType`, serverText.partOfCase);
  return (await storeParts(tx, parts, own)).map(unmarked);
}

/** Stores one block of a save of a page with these blocks; `before` is the stored version. */
export async function storePart(
  tx: Tx,
  part: CheckedPart,
  before: StoredPart | undefined,
  own: readonly StoredPart[],
): Promise<StoredPart> {
  return storeWith(await suppliesFor(tx, [{ part, before }]), tx, { part, before }, own);
}

async function storeWith(
  supplies: Supplies,
  tx: Tx,
  { part, before }: SavedPart,
  own: readonly StoredPart[],
): Promise<StoredPart> {
  const { input, at } = part;
  if (!isKnown(input)) {
    if (!before) throw fieldError(`${at}.partType`, serverText.badFormat);
    return before;
  }
  const id = before?.id ?? supplies.takeId();
  const stored: StoredPart = {
    id,
    partType: input.partType,
    ...(await kept(input, { tx, part, before, ...supplies })),
  };
  const fixed = kindOf(input.partType)?.source;
  Object.assign(
    stored,
    fixed ? { source: fixed } : keptSource(input, stored, before),
    keptShared(input, stored, before),
  );
  return { ...stored, ...sampleMarks(input, stored, before, own) };
}

/** The same blocks with new ids, for a page that starts as a copy. */
export async function copyParts(db: Db, parts: readonly StoredPart[]): Promise<StoredPart[]> {
  const takeId = await reserveIds(
    db,
    parts.reduce((needed, { items }) => needed + 1 + (items?.length ?? 0), 0),
  );
  return parts.map(({ items, sampleItems, ...part }) => {
    const copied = items?.map((item) => ({ from: item.id, copy: { ...item, id: takeId() } }));
    const marked = copied?.flatMap(({ from, copy }) => {
      const facets = sampleItems?.find((item) => item.id === from)?.facets;
      return facets ? [{ id: copy.id, facets }] : [];
    });
    return {
      ...part,
      id: takeId(),
      ...(copied ? { items: copied.map(({ copy }) => copy) } : {}),
      ...(sampleItems && marked ? { sampleItems: marked } : {}),
    };
  });
}
