import { PartType } from '../../openapi/generated/enums';
import type { Received } from '../contract/bodies';
import { fieldError } from '../contract/errors';
import { serverText } from '../contract/text';
import type { MonthPicture, StoredItem, StoredPart } from '../db/stored-values';
import type { Tx } from '../db/transaction';
import { type CheckedDocument, putDocument } from '../files/documents';
import type { EncodedPicture } from '../files/encoding';
import { type FileInfo, shaOf } from '../files/file-infos';
import { keepFile, putPicture } from '../files/pictures';
import type { components } from '../../openapi/generated/types';
import { nextId } from './part-ids';

type WebPart = components['schemas']['WebPart'];
export type PagePartInput = Received<components['schemas']['PagePartInput']>;
export type WebPartInput = Received<components['schemas']['WebPartInput']>;

interface Inputs {
  1: components['schemas']['TitlePartInput'];
  2: components['schemas']['TextPartInput'];
  5: Received<components['schemas']['VideoPartInput']>;
  6: Received<components['schemas']['ImagePartInput']>;
  8: components['schemas']['LinkPartInput'];
  10: components['schemas']['PhonePartInput'];
  11: components['schemas']['ListPartInput'];
  101: Received<components['schemas']['GalleryPartInput']>;
  102: components['schemas']['ProjectFactsPartInput'];
  103: components['schemas']['PlansPartInput'];
  106: components['schemas']['QuestionsPartInput'];
  104: Received<components['schemas']['ProgressPartInput']>;
  105: Received<components['schemas']['PlacesPartInput']>;
  107: Received<components['schemas']['DownloadPartInput']>;
  108: components['schemas']['FormPartInput'];
  109: components['schemas']['BarsPartInput'];
}
export type Input<T extends PartType = PartType> = { [K in T]: { partType: K } & Inputs[K] }[T];
type PictureInput = Received<components['schemas']['PartPictureInputFields']>;

/** Context of saving a block. */
export interface Saving {
  tx: Tx;
  part: CheckedPart;
  before: StoredPart | undefined;
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
  /** Validates rules beyond the contract; returns the invalid field and its message. */
  problem?: (input: Input<T>) => { field: string; message: string } | undefined;
}

/** Behaviour of each block type; fields and limits are defined in the contract (specification 3 and 5). */
export const partKinds: { [T in PartType]: PartKind<T> } = {
  1: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.title,
      textContent: stored.textContent ?? '',
      align: stored.align ?? 1,
      ...(stored.navName ? { navName: stored.navName } : {}),
      ...(stored.isUnlisted ? { isUnlisted: true } : {}),
    }),
    // A client without section bars omits the names, which then stay unchanged.
    store: ({ textContent, align, navName, isUnlisted }, { before }) => {
      const name = navName ?? before?.navName;
      return {
        textContent,
        ...(align ? { align } : {}),
        ...(name ? { navName: name } : {}),
        ...((isUnlisted ?? before?.isUnlisted) ? { isUnlisted: true } : {}),
      };
    },
  },
  2: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.text,
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
      partType: PartType.video,
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
      partType: PartType.image,
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
      partType: PartType.link,
      textContent: stored.textContent ?? '',
      url: stored.url ?? '',
      urlTarget: stored.urlTarget ?? '_self',
    }),
    store: ({ textContent, url, urlTarget }) => ({ textContent, url, urlTarget: urlTarget ?? '_self' }),
  },
  10: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.phone,
      textContent: stored.textContent ?? '',
      tel: stored.tel ?? '',
    }),
    store: ({ textContent, tel }) => ({ textContent, tel }),
  },
  11: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.list,
      items: (stored.items ?? []).map((item, secSort) => ({ ...item, secSort })),
    }),
    store: async ({ items }, saving) => ({ items: await itemsOf(items, saving) }),
  },
  101: {
    answer: (stored, place, _, fileOf) => ({
      ...place,
      partType: PartType.gallery,
      items: (stored.items ?? []).map(({ id, textContent, kind = 'drawing', ...picture }, secSort) => ({
        id,
        textContent,
        kind,
        secSort,
        ...pictureOnWire(picture, fileOf(picture.fileSha)),
      })),
    }),
    store: async ({ items }, saving) => ({ items: await galleryItems(items, saving) }),
    problem: ({ items }) => missingPicture('items', items),
  },
  104: {
    answer: (stored, place, _, fileOf) => ({
      ...place,
      partType: PartType.progress,
      items: (stored.items ?? []).map(({ id, textContent, label = '', percent, pictures = [] }, secSort) => ({
        id,
        label,
        textContent,
        ...(percent === undefined ? {} : { percent }),
        pictures: pictures.map(({ kind, ...picture }) => ({
          kind,
          ...pictureOnWire(picture, fileOf(picture.fileSha)),
        })),
        secSort,
      })),
    }),
    store: async ({ items }, saving) => ({ items: await monthItems(items, saving) }),
    problem: ({ items }) => {
      const labels = items.map(({ label }) => label);
      const twice = labels.findIndex((label, index) => labels.indexOf(label) !== index);
      if (twice >= 0) return { field: `items[${twice}].label`, message: serverText.monthTwice };
      return items
        .map(({ pictures = [] }, index) => missingPicture(`items[${index}].pictures`, pictures))
        .find((problem) => problem !== undefined);
    },
  },
  102: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.projectFacts,
      items: (stored.items ?? []).map(({ label = '', ...item }, secSort) => ({ ...item, label, secSort })),
    }),
    store: keptItems,
  },
  103: {
    answer: (stored, place, _, fileOf) => ({
      ...place,
      partType: PartType.plans,
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
      partType: PartType.questions,
      items: (stored.items ?? []).map(({ label = '', ...item }, secSort) => ({ ...item, label, secSort })),
    }),
    store: async ({ items }, saving) => ({ items: await itemsOf(items, saving) }),
  },
  105: {
    answer: (stored, place, file) => ({
      ...place,
      partType: PartType.places,
      textContent: stored.textContent ?? '',
      siteAddress: stored.siteAddress ?? '',
      receptionAddress: stored.receptionAddress ?? '',
      ...pictureOnWire(stored, file),
      items: (stored.items ?? []).map(({ id, textContent, label = '', minutes }, secSort) => ({
        id,
        label,
        textContent,
        ...(minutes === undefined ? {} : { minutes }),
        secSort,
      })),
    }),
    store: async (input, saving) => ({
      textContent: input.textContent ?? '',
      siteAddress: input.siteAddress ?? '',
      receptionAddress: input.receptionAddress ?? '',
      ...altOf(input),
      ...(await pictureOf(input, saving)),
      items: await itemsOf(input.items ?? [], saving),
    }),
    problem: ({ textContent, items = [] }) => {
      const uncounted = items.findIndex(
        ({ minutes, textContent: way }) => minutes !== undefined && !way?.trim(),
      );
      if (uncounted >= 0) {
        return { field: `items[${uncounted}].textContent`, message: serverText.required };
      }
      const hasMinutes = items.some(({ minutes }) => minutes !== undefined);
      return hasMinutes && !textContent?.trim()
        ? { field: 'textContent', message: serverText.required }
        : undefined;
    },
  },
  107: {
    answer: (stored, place, file) => ({
      ...place,
      partType: PartType.download,
      textContent: stored.textContent ?? '',
      detail: stored.detail ?? '',
      documentPath: file?.filePath ?? null,
      documentName: stored.fileName ?? null,
      documentSize: file?.fileSize ?? null,
    }),
    store: async (input, saving) => ({
      textContent: input.textContent,
      detail: input.detail ?? '',
      ...(await documentOf(input, saving)),
    }),
    problem: ({ document, documentPath }) =>
      document || shaOf(documentPath) ? undefined : { field: 'document', message: serverText.required },
  },
  108: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.form,
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
  109: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.bars,
      hasSections: stored.hasSections ?? false,
      actions: stored.actions ?? [],
      highlighted: stored.highlighted ?? 'book',
      tel: stored.tel ?? '',
      lineId: stored.lineId ?? '',
      lineText: stored.lineText ?? '',
      address: stored.address ?? '',
    }),
    store: ({ hasSections, actions = [], highlighted = 'book', ...more }) => ({
      hasSections,
      actions,
      highlighted,
      tel: more.tel ?? '',
      lineId: more.lineId ?? '',
      lineText: more.lineText ?? '',
      address: more.address ?? '',
    }),
    problem: ({ actions = [], lineId = '' }) => {
      const twice = actions.findIndex((action, index) => actions.indexOf(action) !== index);
      if (twice >= 0) return { field: `actions[${twice}]`, message: serverText.invalid };
      return actions.includes('line') && !lineId
        ? { field: 'lineId', message: serverText.required }
        : undefined;
    },
  },
};

/** Entries of blocks that show values of their case; these are updated after a save. */
function keptItems(_: unknown, { before }: Saving) {
  return { items: before?.items ?? [] };
}

export const isKnownType = (partType: number): partType is PartType => Object.hasOwn(partKinds, partType);

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

// A client without formatting keeps it by sending the text back unchanged.
function htmlOf({ textContent, html }: Inputs[2], before: StoredPart | undefined) {
  const own =
    html ?? (before?.partType === PartType.text && before.textContent === textContent ? before.html : '');
  return own ? { html: own } : {};
}

// Screen readers skip a picture with an empty alternative text.
function altOf({ altText = '', isDecorative }: PictureInput) {
  return isDecorative ? { altText: '', isDecorative } : { altText };
}

function captionOf({ textContent }: { textContent?: string | undefined }) {
  return textContent ? { textContent } : {};
}

function pictureOf(input: PictureInput, { tx, part: { picture, at }, before }: Saving) {
  return storedPicture(tx, input, picture, { at, before: before ? [before] : [] });
}

/** Stores a new picture, or refers to a stored one; `before` may contain its upload name. */
async function storedPicture(
  tx: Tx,
  input: PictureInput,
  picture: EncodedPicture | undefined,
  { at, before }: { at: string; before: readonly { fileSha?: string; fileName?: string }[] },
): Promise<{ fileSha?: string; fileName?: string }> {
  if (picture) {
    const { sha, fileName } = await putPicture(tx, picture, input.altText);
    return { fileSha: sha, fileName };
  }
  const sha = shaOf(input.filePath);
  if (!sha) return {};
  if (!(await keepFile(tx, sha))) throw fieldError(`${at}.filePath`, serverText.notFound);
  return { fileSha: sha, fileName: before.find(({ fileSha }) => fileSha === sha)?.fileName ?? '' };
}

async function documentOf({ documentPath }: Inputs[107], { tx, part: { document, at }, before }: Saving) {
  if (document) {
    const { sha, fileName } = await putDocument(tx, document);
    return { fileSha: sha, fileName };
  }
  const sha = shaOf(documentPath);
  if (!sha) return {};
  if (!(await keepFile(tx, sha))) throw fieldError(`${at}.documentPath`, serverText.notFound);
  return { fileSha: sha, fileName: before?.fileSha === sha ? (before.fileName ?? '') : '' };
}

/** The first of several pictures that is neither uploaded nor chosen from the library. */
function missingPicture(at: string, pictures: readonly PictureInput[]) {
  const missing = pictures.findIndex(({ fileData, filePath }) => !fileData && !shaOf(filePath));
  return missing < 0 ? undefined : { field: `${at}[${missing}].fileData`, message: serverText.required };
}

/** Entries in order, each with its index in the request; an id from another block counts as new. */
async function sortedItems<Item extends { id?: number; secSort: number }>(
  items: readonly Item[],
  { tx, before }: Saving,
) {
  const own = new Set(before?.items?.map(({ id }) => id));
  const sorted = items
    .map((item, place) => ({ item, place }))
    .toSorted((a, b) => a.item.secSort - b.item.secSort);
  const result: { item: Item; place: number; id: number }[] = [];
  for (const { item, place } of sorted) {
    const isOwn = item.id !== undefined && own.delete(item.id);
    result.push({ item, place, id: isOwn && item.id !== undefined ? item.id : await nextId(tx) });
  }
  return result;
}

async function galleryItems(items: Inputs[101]['items'], saving: Saving): Promise<StoredItem[]> {
  const { tx, part, before } = saving;
  const result: StoredItem[] = [];
  for (const { item, place, id } of await sortedItems(items, saving)) {
    const key = `items[${place}]`;
    result.push({
      id,
      textContent: item.textContent ?? '',
      kind: item.kind,
      ...altOf(item),
      ...(await storedPicture(tx, item, part.itemPictures.get(key), {
        at: `${part.at}.${key}`,
        before: before?.items ?? [],
      })),
    });
  }
  return result;
}

async function monthItems(items: Inputs[104]['items'], saving: Saving): Promise<StoredItem[]> {
  const { tx, part, before } = saving;
  const known = before?.items?.flatMap(({ pictures = [] }) => pictures) ?? [];
  const result: StoredItem[] = [];
  for (const { item, place, id } of await sortedItems(items, saving)) {
    const pictures: MonthPicture[] = [];
    for (const [index, picture] of (item.pictures ?? []).entries()) {
      const key = `items[${place}].pictures[${index}]`;
      const at = `${part.at}.${key}`;
      const { fileSha, fileName = '' } = await storedPicture(tx, picture, part.itemPictures.get(key), {
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

async function itemsOf(items: NonNullable<Inputs[11 | 105 | 106]['items']>, { tx, before }: Saving) {
  const own = new Set(before?.items?.map((item) => item.id));
  const result: StoredItem[] = [];
  for (const item of items.toSorted((a, b) => a.secSort - b.secSort)) {
    const isOwn = item.id !== undefined && own.delete(item.id);
    result.push({
      id: isOwn && item.id !== undefined ? item.id : await nextId(tx),
      textContent: item.textContent ?? '',
      ...('label' in item ? { label: item.label } : {}),
      ...('minutes' in item && typeof item.minutes === 'number' ? { minutes: item.minutes } : {}),
    });
  }
  return result;
}
