import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { StoredPart } from '../db/parts';
import { files } from '../db/schema';
import { limits } from '../generated/limits';
import type { components } from '../generated/types';
import { serverText } from '../text';
import { fileInfos, keepFile, storePicture } from './files';
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

/**
 * Blocks of a save as they are stored, in the order of `sort`. A block that names an id must be one of this
 * page's (else 404); one of an unknown type keeps its stored body. Pictures are stored on the way.
 */
export async function storeParts(db: Db, inputs: readonly WebPartInput[], own: readonly StoredPart[]): Promise<StoredPart[]> {
  const stored = new Map(own.map((part) => [part.id, part]));
  const ordered = inputs.map((input, place) => ({ input, place })).toSorted((a, b) => a.input.sort - b.input.sort);
  const taken = new Set<number>();
  const result: StoredPart[] = [];
  for (const { input, place } of ordered) {
    const before = input.id === undefined ? undefined : stored.get(input.id);
    if (input.id !== undefined && (!before || taken.has(input.id))) throw notFound();
    if (input.id !== undefined) taken.add(input.id);
    result.push(await storePart(db, input, before, `webParts[${place}]`));
  }
  return result;
}

/** One block of a save; `at` is its key for error answers. */
export async function storePart(db: Db, input: WebPartInput, before: StoredPart | undefined, at: string): Promise<StoredPart> {
  const id = before?.id ?? (await nextId(db));
  if (!knownPartTypes.some((type) => type === input.partType)) {
    if (!before) throw fieldError(`${at}.partType`, serverText.badFormat);
    return before;
  }
  assertText(input, at);
  const text = { id, partType: input.partType, ...(input.textContent ? { textContent: input.textContent } : {}) };
  const align = input.align ? { align: input.align } : {};
  switch (input.partType) {
    case partTypes.title:
    case partTypes.content:
      return { ...text, ...align };
    case partTypes.video:
      if (!/^https?:\/\//i.test(input.url ?? '')) throw fieldError(`${at}.url`, input.url ? serverText.badFormat : serverText.required);
      return { ...text, ...linkOf(input), ...altOf(input), autoPlay: input.autoPlay ?? false, ...(await pictureOf(db, input, before, at, false)) };
    case partTypes.image:
      return { ...text, ...altOf(input), ...(await pictureOf(db, input, before, at, true)) };
    case partTypes.link:
      if (!input.url) throw fieldError(`${at}.url`, serverText.required);
      return { ...text, ...linkOf(input), urlTarget: input.urlTarget ?? '_self' };
    case partTypes.phone:
      if (!input.tel) throw fieldError(`${at}.tel`, serverText.required);
      return { ...text, tel: input.tel };
    default:
      return { ...text, items: await itemsOf(db, input, before, at) };
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

async function pictureOf(db: Db, input: WebPartInput, before: StoredPart | undefined, at: string, isRequired: boolean) {
  if (input.fileData) {
    const { sha, fileName } = await storePicture(db, input.fileData, { field: `${at}.fileData` });
    return { fileSha: sha, fileName };
  }
  const sha = /^\/files\/([0-9a-f]{64})\./.exec(input.filePath ?? '')?.[1];
  if (!sha) {
    if (isRequired) throw fieldError(`${at}.fileData`, serverText.required);
    return {};
  }
  await keepFile(db, sha);
  const [found] = await db.select({ sha: files.sha }).from(files).where(inArray(files.sha, [sha]));
  if (!found) throw fieldError(`${at}.filePath`, serverText.notFound);
  return { fileSha: sha, fileName: before?.fileSha === sha ? (before.fileName ?? '') : '' };
}

async function itemsOf(db: Db, input: WebPartInput, before: StoredPart | undefined, at: string) {
  const items = (input.items ?? []).toSorted((a, b) => a.secSort - b.secSort);
  if (items.length === 0) throw fieldError(`${at}.items`, serverText.addItem);
  const own = new Set(before?.items?.map((item) => item.id));
  const result: { id: number; textContent: string }[] = [];
  for (const item of items) {
    const isOwn = item.id !== undefined && own.delete(item.id);
    result.push({ id: isOwn && item.id !== undefined ? item.id : await nextId(db), textContent: item.textContent });
  }
  return result;
}

/** The same blocks under ids of their own, for a page that starts as a copy. */
export async function copyParts(db: Db, parts: readonly StoredPart[]): Promise<StoredPart[]> {
  const copies: StoredPart[] = [];
  for (const part of parts) {
    const items: { id: number; textContent: string }[] = [];
    for (const item of part.items ?? []) items.push({ ...item, id: await nextId(db) });
    copies.push({ ...part, id: await nextId(db), ...(part.items ? { items } : {}) });
  }
  return copies;
}

async function nextId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`select nextval('part_ids')::text as id`);
  return Number(rows[0]?.id);
}
