import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { StoredPart } from '../db/parts';
import { files } from '../db/schema';
import type { Tx } from '../db/transaction';
import { limits } from '../generated/limits';
import type { components } from '../generated/types';
import { serverText } from '../text';
import { encodePicture, fileInfos, keepFile, putPicture, type EncodedPicture } from './files';
import { fieldError, notFound } from './records';

export type WebPart = components['schemas']['WebPart'];
export type WebPartInput = components['schemas']['WebPartInput'];

const partTypes = { title: 1, content: 2, video: 5, image: 6, link: 8, phone: 10, list: 11 } as const;
export const knownPartTypes = Object.values(partTypes);

/** Longest textContent by type (specification 5). */
const maxText: Record<number, number> = {
  [partTypes.title]: limits.PartTextLimits.title.maxLength,
  [partTypes.content]: limits.PartTextLimits.content.maxLength,
  [partTypes.video]: limits.PartTextLimits.video.maxLength,
  [partTypes.image]: limits.PartTextLimits.image.maxLength,
  [partTypes.link]: limits.PartTextLimits.link.maxLength,
  [partTypes.phone]: limits.PartTextLimits.phone.maxLength,
};

/** Stored blocks as the wire shows them, pictures with their sizes; `sort` is the place. */
export async function partsOnWire(db: Db, parts: readonly StoredPart[]): Promise<WebPart[]> {
  const infos = await fileInfos(db, parts.map((part) => ({ sha: part.fileSha ?? null, fileName: part.fileName ?? null })));
  return parts.map((part, sort) => {
    const file = part.fileSha ? infos.get(part.fileSha) : undefined;
    return {
      id: part.id,
      partType: part.partType,
      sort,
      align: part.align ?? null,
      textContent: part.textContent ?? null,
      url: part.url ?? null,
      urlTarget: part.urlTarget ?? null,
      altText: part.altText ?? null,
      isDecorative: part.isDecorative ?? false,
      autoPlay: part.autoPlay ?? false,
      tel: part.tel ?? null,
      filePath: file?.filePath ?? null,
      fileName: part.fileName ?? null,
      fileExtension: file?.fileExtension ?? null,
      fileSize: file?.fileSize ?? null,
      width: file?.width ?? null,
      height: file?.height ?? null,
      sources: file?.sources ?? [],
      items: (part.items ?? []).map((item, secSort) => ({ ...item, secSort })),
    };
  });
}

/** A block of a save that is checked as far as it can be by itself, its picture encoded. */
export interface CheckedPart {
  input: WebPartInput;
  picture: EncodedPicture | undefined;
  /** Its key for error answers. */
  at: string;
}

/** Checks the blocks of a save and encodes their pictures, which takes long: before a transaction begins. Throws 400. */
export async function checkParts(inputs: readonly WebPartInput[]): Promise<CheckedPart[]> {
  const checked: CheckedPart[] = [];
  for (const [place, input] of inputs.entries()) checked.push(await checkPart(input, `webParts[${place}]`));
  return checked;
}

/** The same for one block; `at` is its key for error answers. */
export async function checkPart(input: WebPartInput, at: string): Promise<CheckedPart> {
  if (isKnown(input.partType)) assertInput(input, at);
  const picture = hasPicture(input) && input.fileData ? await encodePicture(input.fileData, { field: `${at}.fileData` }) : undefined;
  return { input, picture, at };
}

const isKnown = (partType: number) => knownPartTypes.some((type) => type === partType);
const hasPicture = ({ partType }: WebPartInput) => partType === partTypes.image || partType === partTypes.video;

/**
 * Blocks of a save as they are stored, in the order of `sort`. A block that names an id must be one of this
 * page's (else 404); one of an unknown type keeps its stored body. Pictures are stored on the way.
 */
export async function storeParts(tx: Tx, parts: readonly CheckedPart[], own: readonly StoredPart[]): Promise<StoredPart[]> {
  const stored = new Map(own.map((part) => [part.id, part]));
  const taken = new Set<number>();
  const result: StoredPart[] = [];
  for (const part of parts.toSorted((a, b) => a.input.sort - b.input.sort)) {
    const { id } = part.input;
    const before = id === undefined ? undefined : stored.get(id);
    if (id !== undefined && (!before || taken.has(id))) throw notFound();
    if (id !== undefined) taken.add(id);
    result.push(await storePart(tx, part, before));
  }
  return result;
}

/** One block of a save. */
export async function storePart(tx: Tx, part: CheckedPart, before: StoredPart | undefined): Promise<StoredPart> {
  const { input, at } = part;
  if (!isKnown(input.partType)) {
    if (!before) throw fieldError(`${at}.partType`, serverText.badFormat);
    return before;
  }
  const id = before?.id ?? (await nextId(tx));
  const text = { id, partType: input.partType, ...(input.textContent ? { textContent: input.textContent } : {}) };
  switch (input.partType) {
    case partTypes.title:
    case partTypes.content:
      return { ...text, ...(input.align ? { align: input.align } : {}) };
    case partTypes.video:
      return { ...text, ...linkOf(input), ...altOf(input), autoPlay: input.autoPlay ?? false, ...(await pictureOf(tx, part, before)) };
    case partTypes.image:
      return { ...text, ...altOf(input), ...(await pictureOf(tx, part, before)) };
    case partTypes.link:
      return { ...text, ...linkOf(input), urlTarget: input.urlTarget ?? '_self' };
    case partTypes.phone:
      return { ...text, ...(input.tel ? { tel: input.tel } : {}) };
    default:
      return { ...text, items: await itemsOf(tx, input, before) };
  }
}

function assertInput(input: WebPartInput, at: string): void {
  assertText(input, at);
  switch (input.partType) {
    case partTypes.video:
      if (!/^https?:\/\//i.test(input.url ?? '')) throw fieldError(`${at}.url`, input.url ? serverText.badFormat : serverText.required);
      break;
    case partTypes.image:
      if (!input.fileData && !shaOf(input)) throw fieldError(`${at}.fileData`, serverText.required);
      break;
    case partTypes.link:
      if (!input.url) throw fieldError(`${at}.url`, serverText.required);
      break;
    case partTypes.phone:
      if (!input.tel) throw fieldError(`${at}.tel`, serverText.required);
      break;
    case partTypes.list:
      if (!input.items?.length) throw fieldError(`${at}.items`, serverText.addItem);
      break;
  }
}

function assertText(input: WebPartInput, at: string): void {
  const length = [...(input.textContent ?? '').trim()].length;
  const limit = maxText[input.partType];
  const mayBeEmpty = input.partType === partTypes.image || input.partType === partTypes.video || input.partType === partTypes.list;
  if (length === 0 && !mayBeEmpty) throw fieldError(`${at}.textContent`, serverText.required);
  if (limit !== undefined && [...(input.textContent ?? '')].length > limit) throw fieldError(`${at}.textContent`, serverText.maxLength(limit));
}

// A screen reader passes over a picture whose alternative text is empty.
function altOf({ altText = '', isDecorative }: WebPartInput) {
  return isDecorative ? { altText: '', isDecorative } : { altText };
}

function linkOf(input: WebPartInput) {
  return input.url ? { url: input.url } : {};
}

/** The stored picture that a block goes on showing. */
const shaOf = ({ filePath }: WebPartInput) => /^\/files\/([0-9a-f]{64})\./.exec(filePath ?? '')?.[1];

async function pictureOf(tx: Tx, { input, picture, at }: CheckedPart, before: StoredPart | undefined) {
  if (picture) {
    const { sha, fileName } = await putPicture(tx, picture);
    return { fileSha: sha, fileName };
  }
  const sha = shaOf(input);
  if (!sha) return {};
  await keepFile(tx, sha);
  const [found] = await tx.select({ sha: files.sha }).from(files).where(inArray(files.sha, [sha]));
  if (!found) throw fieldError(`${at}.filePath`, serverText.notFound);
  return { fileSha: sha, fileName: before?.fileSha === sha ? (before.fileName ?? '') : '' };
}

async function itemsOf(tx: Tx, input: WebPartInput, before: StoredPart | undefined) {
  const own = new Set(before?.items?.map((item) => item.id));
  const result: { id: number; textContent: string }[] = [];
  for (const item of (input.items ?? []).toSorted((a, b) => a.secSort - b.secSort)) {
    const isOwn = item.id !== undefined && own.delete(item.id);
    result.push({ id: isOwn && item.id !== undefined ? item.id : await nextId(tx), textContent: item.textContent });
  }
  return result;
}

/** The same blocks under ids of their own, for a page that starts as a copy. */
export async function copyParts(tx: Tx, parts: readonly StoredPart[]): Promise<StoredPart[]> {
  const copies: StoredPart[] = [];
  for (const part of parts) {
    const items: { id: number; textContent: string }[] = [];
    for (const item of part.items ?? []) items.push({ ...item, id: await nextId(tx) });
    copies.push({ ...part, id: await nextId(tx), ...(part.items ? { items } : {}) });
  }
  return copies;
}

async function nextId(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`select nextval('part_ids')::text as id`);
  return Number(rows[0]?.id);
}
