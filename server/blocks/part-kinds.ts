import { taipeiDay } from '../base/contract/taipei-time';
import { serverText } from '../base/contract/text';
import type { StoredPart } from '../base/db/stored-values';
import { type FileInfo, shaOf } from '../base/files/file-infos';
import { Align, PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import {
  type Input,
  type Saving,
  altOf,
  captionOf,
  documentOf,
  galleryItems,
  htmlOf,
  itemsOf,
  keptItems,
  kindOf,
  missingPicture,
  monthItems,
  pictureOf,
} from './part-storing';

type WebPart = components['schemas']['WebPart'];

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
  [PartType.title]: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.title,
      textContent: stored.textContent ?? '',
      align: stored.align ?? Align.left,
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
  [PartType.text]: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.text,
      textContent: stored.textContent ?? '',
      align: stored.align ?? Align.left,
      html: stored.html ?? '',
    }),
    store: (input, { before }) => ({
      textContent: input.textContent,
      ...(input.align ? { align: input.align } : {}),
      ...htmlOf(input, before),
    }),
  },
  [PartType.video]: {
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
  [PartType.image]: {
    answer: (stored, place, file) => ({
      ...place,
      partType: PartType.image,
      textContent: stored.textContent ?? '',
      ...(stored.kind ? { kind: stored.kind } : {}),
      ...pictureOnWire(stored, file),
    }),
    store: async (input, saving) => ({
      ...captionOf(input),
      ...kindOf(input, saving),
      ...altOf(input),
      ...(await pictureOf(input, saving)),
    }),
    problem: (input) =>
      input.fileData || shaOf(input.filePath)
        ? undefined
        : { field: 'fileData', message: serverText.required },
  },
  [PartType.link]: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.link,
      textContent: stored.textContent ?? '',
      url: stored.url ?? '',
      urlTarget: stored.urlTarget ?? '_self',
    }),
    store: ({ textContent, url, urlTarget }) => ({ textContent, url, urlTarget: urlTarget ?? '_self' }),
  },
  [PartType.phone]: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.phone,
      textContent: stored.textContent ?? '',
      tel: stored.tel ?? '',
    }),
    store: ({ textContent, tel }) => ({ textContent, tel }),
  },
  [PartType.list]: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.list,
      items: (stored.items ?? []).map((item, secSort) => ({ ...item, secSort })),
    }),
    store: ({ items }, saving) => ({ items: itemsOf(items, saving) }),
  },
  [PartType.gallery]: {
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
  [PartType.progress]: {
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
      const thisMonth = taipeiDay(new Date()).slice(0, 7);
      const future = labels.findIndex((label) => label > thisMonth);
      if (future >= 0) return { field: `items[${future}].label`, message: serverText.monthInFuture };
      return items
        .map(({ pictures = [] }, index) => missingPicture(`items[${index}].pictures`, pictures))
        .find((problem) => problem !== undefined);
    },
  },
  [PartType.projectFacts]: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.projectFacts,
      items: (stored.items ?? []).map(({ label = '', ...item }, secSort) => ({ ...item, label, secSort })),
    }),
    store: keptItems,
  },
  [PartType.plans]: {
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
  [PartType.questions]: {
    answer: (stored, place) => ({
      ...place,
      partType: PartType.questions,
      items: (stored.items ?? []).map(({ label = '', ...item }, secSort) => ({ ...item, label, secSort })),
    }),
    store: ({ items }, saving) => ({ items: itemsOf(items, saving) }),
  },
  [PartType.places]: {
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
      items: itemsOf(input.items ?? [], saving),
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
  [PartType.download]: {
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
  [PartType.form]: {
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
  [PartType.bars]: {
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
