import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { StoredItem, StoredPart } from '../db/stored-values';
import type { Tx } from '../db/transaction';
import type { Received } from '../contract/bodies';
import type { components } from '../../openapi/generated/types';
import { serverText } from '../contract/text';
import { firstCharacters } from '../contract/characters';
import {
  encodePicture,
  fileInfos,
  keepFile,
  putPicture,
  shaOf,
  type EncodedPicture,
  type FileInfo,
} from '../files/pictures';
import { fieldError, notFound } from '../contract/errors';
import { cleanBlock } from './rich-text';
import { keptSample } from './sample-fields';
import { fixedSources, isSameFilling, itemSaid, sourceOf } from './sources';

export type PagePart = components['schemas']['PagePart'];
export type PagePartInput = Received<components['schemas']['PagePartInput']>;
type WebPart = components['schemas']['WebPart'];
type WebPartInput = Received<components['schemas']['WebPartInput']>;
type PartType = WebPart['partType'];

interface Inputs {
  1: components['schemas']['TitlePartInput'];
  2: components['schemas']['TextPartInput'];
  5: Received<components['schemas']['VideoPartInput']>;
  6: Received<components['schemas']['ImagePartInput']>;
  8: components['schemas']['LinkPartInput'];
  10: components['schemas']['PhonePartInput'];
  11: components['schemas']['ListPartInput'];
  102: components['schemas']['ProjectFactsPartInput'];
  103: components['schemas']['PlansPartInput'];
  106: components['schemas']['QuestionsPartInput'];
  108: components['schemas']['FormPartInput'];
}
type Input<T extends PartType = PartType> = { [K in T]: { partType: K } & Inputs[K] }[T];
type PictureInput = Inputs[5] | Inputs[6];

/** What a save of a block may need beside what was sent. */
interface Saving {
  tx: Tx;
  part: CheckedPart;
  before: StoredPart | undefined;
}

interface PartKind<T extends PartType> {
  answer: (
    stored: StoredPart,
    place: Pick<WebPart, 'id' | 'sort'>,
    file: FileInfo | undefined,
    fileOf: (sha: string | undefined) => FileInfo | undefined,
  ) => Extract<WebPart, { partType: T }>;
  store: (
    input: Input<T>,
    saving: Saving,
  ) => Omit<StoredPart, 'id' | 'partType'> | Promise<Omit<StoredPart, 'id' | 'partType'>>;
  /** What the contract can't say of the fields: the one that is wrong, and how. */
  problem?: (input: Input<T>) => { field: string; message: string } | undefined;
}

/** What each type of block is; its fields and limits stand in the contract (specification 3 and 5). */
const kinds: { [T in PartType]: PartKind<T> } = {
  1: {
    answer: (stored, place) => ({
      ...place,
      partType: 1,
      textContent: stored.textContent ?? '',
      align: stored.align ?? 1,
    }),
    store: ({ textContent, align }) => ({ textContent, ...(align ? { align } : {}) }),
  },
  2: {
    answer: (stored, place) => ({
      ...place,
      partType: 2,
      textContent: stored.textContent ?? '',
      align: stored.align ?? 1,
      html: stored.html ?? '',
    }),
    store: (input, { before }) => ({
      textContent: input.textContent,
      ...(input.align ? { align: input.align } : {}),
      ...htmlOf(input, before),
    }),
  },
  5: {
    answer: (stored, place, file) => ({
      ...place,
      partType: 5,
      textContent: stored.textContent ?? '',
      url: stored.url ?? '',
      autoPlay: stored.autoPlay ?? false,
      ...pictureOnWire(stored, file),
    }),
    store: async (input, saving) => ({
      ...captionOf(input),
      url: input.url,
      ...altOf(input),
      autoPlay: input.autoPlay ?? false,
      ...(await pictureOf(input, saving)),
    }),
  },
  6: {
    answer: (stored, place, file) => ({
      ...place,
      partType: 6,
      textContent: stored.textContent ?? '',
      ...pictureOnWire(stored, file),
    }),
    store: async (input, saving) => ({
      ...captionOf(input),
      ...altOf(input),
      ...(await pictureOf(input, saving)),
    }),
    problem: (input) =>
      input.fileData || shaOf(input.filePath)
        ? undefined
        : { field: 'fileData', message: serverText.required },
  },
  8: {
    answer: (stored, place) => ({
      ...place,
      partType: 8,
      textContent: stored.textContent ?? '',
      url: stored.url ?? '',
      urlTarget: stored.urlTarget ?? '_self',
    }),
    store: ({ textContent, url, urlTarget }) => ({ textContent, url, urlTarget: urlTarget ?? '_self' }),
  },
  10: {
    answer: (stored, place) => ({
      ...place,
      partType: 10,
      textContent: stored.textContent ?? '',
      tel: stored.tel ?? '',
    }),
    store: ({ textContent, tel }) => ({ textContent, tel }),
  },
  11: {
    answer: (stored, place) => ({
      ...place,
      partType: 11,
      items: (stored.items ?? []).map((item, secSort) => ({ ...item, secSort })),
    }),
    store: async ({ items }, saving) => ({ items: await itemsOf(items, saving) }),
  },
  102: {
    answer: (stored, place) => ({
      ...place,
      partType: 102,
      items: (stored.items ?? []).map(({ label = '', ...item }, secSort) => ({ ...item, label, secSort })),
    }),
    store: keptItems,
  },
  103: {
    answer: (stored, place, _, fileOf) => ({
      ...place,
      partType: 103,
      items: (stored.items ?? []).map(({ id, textContent, ...picture }, secSort) => ({
        id,
        textContent,
        secSort,
        ...pictureOnWire(picture, fileOf(picture.fileSha)),
      })),
    }),
    store: keptItems,
  },
  106: {
    answer: (stored, place) => ({
      ...place,
      partType: 106,
      items: (stored.items ?? []).map(({ label = '', ...item }, secSort) => ({ ...item, label, secSort })),
    }),
    store: async ({ items }, saving) => ({ items: await itemsOf(items, saving) }),
  },
  108: {
    answer: (stored, place) => ({
      ...place,
      partType: 108,
      fields: stored.fields ?? [],
      budgets: stored.budgets ?? '',
      asksNews: stored.asksNews ?? false,
      thanks: stored.thanks ?? '',
    }),
    store: ({ fields = [], budgets = '', asksNews, thanks = '' }) => ({ fields, budgets, asksNews, thanks }),
    problem: ({ fields = [] }) => {
      const names = fields.map(({ name }) => name);
      const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
      return twice < 0 ? undefined : { field: `fields[${twice}].name`, message: serverText.invalid };
    },
  },
};

/** Of blocks that show their case, which fills them after a save. */
function keptItems(_: unknown, { before }: Saving) {
  return { items: before?.items ?? [] };
}

/** The types that a page offers, in the order of the palette. */
export const offeredTypes: readonly PartType[] = [1, 2, 6, 5, 8, 10, 11];

const isKnownType = (partType: number): partType is PartType => Object.hasOwn(kinds, partType);
const isKnown = (input: PagePartInput): input is WebPartInput => isKnownType(input.partType);

/** Stored blocks as the wire shows them, pictures with their sizes; `sort` is the place. */
export async function partsOnWire(db: Db, parts: readonly StoredPart[]): Promise<PagePart[]> {
  const infos = await fileInfos(
    db,
    parts.flatMap((part) => [
      { sha: part.fileSha ?? null, fileName: part.fileName ?? null },
      ...(part.items ?? []).map(({ fileSha = null }) => ({ sha: fileSha, fileName: null })),
    ]),
  );
  const fileOf = (sha: string | undefined) => infos.get(sha ?? '');
  return parts.map((part, sort) => {
    const { id, partType, textContent } = part;
    if (!isKnownType(partType)) return { id, partType, sort, ...(textContent ? { textContent } : {}) };
    return {
      ...kinds[partType].answer(part, { id, sort }, fileOf(part.fileSha), fileOf),
      ...(part.isSample ? { isSample: true } : {}),
      ...(part.sampleFields ? { sampleFields: part.sampleFields } : {}),
      ...sourceOnWire(part),
    };
  });
}

/** What of its case a block shows, for its editor. */
function sourceOnWire({ source, isSourceEmpty }: StoredPart) {
  if (source === undefined || source === 'none') return {};
  return { source, ...(isSourceEmpty ? { isSourceEmpty } : {}) };
}

/** Stored blocks as a save would send them. */
export async function partsAsSent(db: Db, parts: readonly StoredPart[]): Promise<PagePartInput[]> {
  const infos = await fileInfos(
    db,
    parts.map((part) => ({ sha: part.fileSha ?? null, fileName: null })),
  );
  return parts.map(({ fileSha, items, isSourceEmpty: _empty, sampleFields: _fields, ...part }, sort) => {
    if (!isKnownType(part.partType)) return { id: part.id, partType: part.partType, sort };
    if (fixedSources[part.partType]) {
      return { id: part.id, partType: part.partType, sort } as PagePartInput;
    }
    const path = infos.get(fileSha ?? '')?.filePath;
    const { fileName: _, ...fields } = part;
    const sent = {
      ...fields,
      sort,
      ...(path ? { filePath: path } : {}),
      ...(items ? { items: items.map((item, secSort) => ({ ...item, secSort })) } : {}),
    };
    // Stored by an earlier release perhaps: the contract says whether it is one.
    return sent as PagePartInput;
  });
}

function pictureOnWire(
  stored: Pick<StoredPart, 'altText' | 'isDecorative' | 'fileName'>,
  file: FileInfo | undefined,
) {
  return {
    altText: stored.altText ?? '',
    isDecorative: stored.isDecorative ?? false,
    filePath: file?.filePath ?? null,
    fileName: stored.fileName ?? null,
    fileExtension: file?.fileExtension ?? null,
    fileSize: file?.fileSize ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    ...(file?.focusX === undefined ? {} : { focusX: file.focusX }),
    ...(file?.focusY === undefined ? {} : { focusY: file.focusY }),
    sources: file?.sources ?? [],
  };
}

/** True for a stored block with a picture whose alternative text is neither written nor declined. */
export function lacksAlt({ partType, fileSha, altText, isDecorative }: StoredPart): boolean {
  return (partType === 6 || (partType === 5 && fileSha !== undefined)) && !isDecorative && !altText?.trim();
}

/** True when two stored blocks say the same, whatever their ids and marks are. */
export function isSameContent(a: StoredPart, b: StoredPart): boolean {
  return contentOf(a) === contentOf(b);
}

/** As it is answered, so that a default that was not stored makes no difference. */
function contentOf(part: StoredPart): string {
  const { partType, ...stored } = unmarked(part);
  if (!isKnownType(partType)) return JSON.stringify({ partType, ...stored, id: 0 });
  const { items, ...plain } = stored;
  return JSON.stringify([
    // The name that a picture was uploaded under is not shown.
    kinds[partType].answer(
      { partType, ...plain, fileName: '' },
      { id: 0, sort: 0 },
      undefined,
      () => undefined,
    ),
    items?.map(itemSaid),
    stored.fileSha,
  ]);
}

/** A block without the mark of a sample. */
export function withoutSample<Part extends Omit<StoredPart, 'id'>>(part: Part): Part {
  const plain = { ...part };
  delete plain.isSample;
  delete plain.sampleFields;
  return plain;
}

/** A block without its marks, as content of a record that is filled from no other. */
export function unmarked<Part extends Omit<StoredPart, 'id'>>(part: Part): Part {
  const plain = withoutSample(part);
  delete plain.source;
  delete plain.isSourceEmpty;
  return plain;
}

/** The blocks of a draft that are still the template's, for the checklist, and which of them the public page says too. */
export function samplesOf(
  parts: readonly StoredPart[],
  published: readonly StoredPart[],
): components['schemas']['SamplePart'][] {
  return parts.flatMap((part, sort) =>
    part.isSample && isKnownType(part.partType)
      ? [
          {
            id: part.id,
            partType: part.partType,
            sort,
            textContent: firstCharacters(lineOf(part), 100),
            ...(part.sampleFields ? { fields: part.sampleFields } : {}),
            isPublic: published.some((other) => isSameContent(part, other)),
          },
        ]
      : [],
  );
}

function lineOf({ textContent, items, altText, tel }: StoredPart): string {
  const line =
    items?.map((item) => item.label ?? item.textContent).join('、') || textContent || altText || tel || '';
  return line.replaceAll(/\s+/g, ' ');
}

/** A block of a save that is checked as far as it can be by itself, its picture encoded. */
export interface CheckedPart {
  input: PagePartInput;
  picture: EncodedPicture | undefined;
  /** Its key for error answers. */
  at: string;
}

/** Checks the blocks of a save, cleans their texts and encodes their pictures, which takes long: before a transaction begins. Throws 400. */
export async function checkParts(inputs: readonly PagePartInput[]): Promise<CheckedPart[]> {
  const checked: CheckedPart[] = [];
  for (const [place, input] of inputs.entries()) checked.push(await checkPart(input, `webParts[${place}]`));
  return checked;
}

/** The same for one block; `at` is its key for error answers. */
export async function checkPart(input: PagePartInput, at: string): Promise<CheckedPart> {
  if (!isKnown(input)) return { input, picture: undefined, at };
  const problem = problemOf(input);
  if (problem) throw fieldError(`${at}.${problem.field}`, problem.message);
  const picture =
    'fileData' in input && input.fileData
      ? await encodePicture(input.fileData, { field: `${at}.fileData` })
      : undefined;
  return { input: cleaned(input, at), picture, at };
}

function cleaned(input: WebPartInput, at: string): WebPartInput {
  if (input.partType !== 2 || !input.html) return input;
  return { ...input, ...cleanBlock({ textContent: input.textContent, html: input.html }, at) };
}

function problemOf<T extends PartType>(input: Input<T>) {
  return kinds[input.partType].problem?.(input);
}

function kept<T extends PartType>(input: Input<T>, saving: Saving) {
  return kinds[input.partType].store(input, saving);
}

/**
 * Blocks of a save as they are stored, in the order of `sort`. A block that names an id must be one of this
 * page's (else 404); one of an unknown type keeps its stored body. Pictures are stored on the way.
 */
export async function storeParts(
  tx: Tx,
  parts: readonly CheckedPart[],
  own: readonly StoredPart[],
): Promise<StoredPart[]> {
  const stored = new Map(own.map((part) => [part.id, part]));
  const taken = new Set<number>();
  const result: StoredPart[] = [];
  for (const part of parts.toSorted((a, b) => a.input.sort - b.input.sort)) {
    const { id } = part.input;
    const before = id === undefined ? undefined : stored.get(id);
    if (id !== undefined && (!before || taken.has(id))) throw notFound();
    if (id !== undefined) taken.add(id);
    result.push(await storePart(tx, part, before, own));
  }
  return result;
}

/** The same for the content of a record that began with no template: none of its blocks is a sample, wherever it was copied. */
export async function storeContent(
  tx: Tx,
  parts: readonly CheckedPart[],
  own: readonly StoredPart[],
): Promise<StoredPart[]> {
  const wrong = parts.find(({ input }) => fixedSources[input.partType]);
  if (wrong) throw fieldError(`${wrong.at}.partType`, serverText.partOfCase);
  return (await storeParts(tx, parts, own)).map(unmarked);
}

/** One block of a save of a page with these blocks; `before` is what stood there. */
export async function storePart(
  tx: Tx,
  part: CheckedPart,
  before: StoredPart | undefined,
  own: readonly StoredPart[],
): Promise<StoredPart> {
  const { input, at } = part;
  if (!isKnown(input)) {
    if (!before) throw fieldError(`${at}.partType`, serverText.badFormat);
    return before;
  }
  const id = before?.id ?? (await nextId(tx));
  const stored: StoredPart = {
    id,
    partType: input.partType,
    ...(await kept(input, { tx, part, before })),
  };
  const fixed = fixedSources[input.partType];
  Object.assign(stored, fixed ? { source: fixed } : keptSource(input, stored, before));
  return { ...stored, ...sampleMarks(input, stored, before, own) };
}

/** A client that knows no sources leaves them out; what it changed is the page's own. */
function keptSource(
  { source }: WebPartInput,
  stored: StoredPart,
  before: StoredPart | undefined,
): Pick<StoredPart, 'source' | 'isSourceEmpty'> {
  if (source === 'none' || !before?.source) return source ? { source } : {};
  const own = sourceOf(before);
  if (source && source !== own) return { source };
  const isKept = source !== undefined || own === null || isSameFilling(own, stored, before);
  return {
    source: isKept ? before.source : 'none',
    ...(isKept && before.isSourceEmpty ? { isSourceEmpty: true } : {}),
  };
}

/**
 * The mark of a sample stays on each part of its block until that is edited, or until it is said to be what is wanted. A
 * client that knows no marks may send a sample as a new block: it is known by what it says.
 */
function sampleMarks(
  { isSample }: WebPartInput,
  stored: StoredPart,
  before: StoredPart | undefined,
  own: readonly StoredPart[],
): Pick<StoredPart, 'isSample' | 'sampleFields'> {
  if (isSample === false) return {};
  if (before?.isSample) return keptSample(before, stored);
  const same = before ? undefined : own.find((part) => part.isSample && isSameContent(stored, part));
  if (same) return keptSample(same, stored);
  return isSample ? { isSample } : {};
}

// A client that knows no formatting keeps it on what it sends back unchanged.
function htmlOf({ textContent, html }: Inputs[2], before: StoredPart | undefined) {
  const own = html ?? (before?.partType === 2 && before.textContent === textContent ? before.html : '');
  return own ? { html: own } : {};
}

// A screen reader passes over a picture whose alternative text is empty.
function altOf({ altText = '', isDecorative }: PictureInput) {
  return isDecorative ? { altText: '', isDecorative } : { altText };
}

function captionOf({ textContent }: PictureInput) {
  return textContent ? { textContent } : {};
}

async function pictureOf(input: PictureInput, { tx, part: { picture, at }, before }: Saving) {
  if (picture) {
    const { sha, fileName } = await putPicture(tx, picture, input.altText);
    return { fileSha: sha, fileName };
  }
  const sha = shaOf(input.filePath);
  if (!sha) return {};
  if (!(await keepFile(tx, sha))) throw fieldError(`${at}.filePath`, serverText.notFound);
  return { fileSha: sha, fileName: before?.fileSha === sha ? (before.fileName ?? '') : '' };
}

async function itemsOf(items: Inputs[11 | 106]['items'], { tx, before }: Saving) {
  const own = new Set(before?.items?.map((item) => item.id));
  const result: StoredItem[] = [];
  for (const item of items.toSorted((a, b) => a.secSort - b.secSort)) {
    const isOwn = item.id !== undefined && own.delete(item.id);
    result.push({
      id: isOwn && item.id !== undefined ? item.id : await nextId(tx),
      textContent: item.textContent ?? '',
      ...('label' in item ? { label: item.label } : {}),
    });
  }
  return result;
}

/** The same blocks under ids of their own, for a page that starts as a copy. */
export async function copyParts(db: Db, parts: readonly StoredPart[]): Promise<StoredPart[]> {
  const ids = await nextIds(
    db,
    parts.reduce((needed, { items }) => needed + 1 + (items?.length ?? 0), 0),
  );
  const take = () => ids.shift() ?? 0;
  return parts.map((part) => ({
    ...part,
    id: take(),
    ...(part.items ? { items: part.items.map((item) => ({ ...item, id: take() })) } : {}),
  }));
}

/** So many new ids of blocks and list entries. */
export async function nextIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval('part_ids')::text as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => Number(id));
}

async function nextId(tx: Tx): Promise<number> {
  const [id = 0] = await nextIds(tx, 1);
  return id;
}
