import { Align, type PartSource, PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { asTyped, type TypedKind } from '../../../openapi/typed';
import type { components } from '../../../openapi/generated/types';
import type { IconName } from '../../ui/icon-paths';
import { fileNameIn } from '../../records/pictures/file-url';
import { megabytes, maxBytesOf } from '../../records/pictures/upload-rules';
import { barActionWords } from '../../../openapi/generated/words';
import type { BlockFields, BlockOf, BlockType, FormField, PageBars } from './block';
import { newItem, newMonth, readItems, sendItems } from './block-items';
import { editorText } from './text';
import {
  type PartOf,
  noPicture,
  pictureRule,
  readImage,
  readPicture,
  sendImage,
  sendPicture,
} from './block-pictures';
import { minutesIn, percentIn } from './typed-numbers';

type Schemas = components['schemas'];

const titleRule = limits.TitlePartInput;
const textRule = limits.TextPartInput;
const videoRule = limits.VideoPartInput;
const imageRule = limits.ImagePartInput;
const linkRule = limits.LinkPartInput;
const phoneRule = limits.PhonePartInput;
const formRule = limits.FormPartInput;
const barsRule = limits.BarsPartInput;
const placesRule = limits.PlacesPartInput;
const downloadRule = limits.DownloadPartInput;

type InputOf<T> = T extends PartType
  ? Extract<Schemas['WebPartInput'], { partType: T }>
  : Schemas['NewerPartInput'];

type Sent<T> = T extends T ? Omit<InputOf<T>, 'id' | 'sort'> : never;

/** Limits of a text in the contract. */
export interface TextRule {
  required: boolean;
  maxLength: number;
  pattern?: string;
  message?: string;
  typed?: TypedKind;
}

interface TextField {
  label: string;
  rule: TextRule;
  help?: string;
}

interface BlockKind<T extends BlockType> {
  /** Displayed name. */
  label: string;
  /** Help for the palette, in one line. */
  help: string;
  icon: IconName;
  /** Fields of its form, in order. */
  form: readonly (FormField & keyof BlockFields[T])[];
  /** Labels and limits of the form's texts. */
  text?: TextField;
  url?: TextField;
  /** Set for types with a picture. */
  picture?: { label: string; isRequired: boolean };
  empty: () => BlockFields[T];
  read: (part: PartOf<T>) => BlockFields[T];
  send: (block: BlockOf<T>) => Sent<T>;
  /** One line by which staff recognise the block. */
  summary: (block: BlockOf<T>) => string;
}

const barsSummary = ({ hasSections, actions }: PageBars) =>
  [
    ...(hasSections ? [editorText.bars.sections] : []),
    ...actions.map((action) => barActionWords[action]),
  ].join('、');

/** Behaviour of each block type, in the order of the palette; `src/drawing` renders them on the page. */
export const kinds: { [T in BlockType]: BlockKind<T> } = {
  [PartType.title]: {
    label: editorText.types.title,
    help: editorText.typeHelp.title(titleRule.textContent.maxLength),
    icon: 'heading',
    form: ['text', 'align', 'navName'],
    text: { label: editorText.textContent, rule: titleRule.textContent },
    empty: () => ({ text: '', align: Align.left, navName: null, isUnlisted: null }),
    read: ({ textContent, align, navName = null, isUnlisted = null }) => ({
      text: textContent,
      align,
      navName,
      isUnlisted,
    }),
    // Omitted when unset, for servers that do not know these fields.
    send: ({ text, align, navName, isUnlisted }) => ({
      partType: PartType.title,
      textContent: text,
      align,
      ...(navName === null ? {} : { navName }),
      ...(isUnlisted === null ? {} : { isUnlisted }),
    }),
    summary: ({ text }) => text,
  },
  [PartType.text]: {
    label: editorText.types.text,
    help: editorText.typeHelp.text(textRule.textContent.maxLength),
    icon: 'text',
    form: ['text', 'align'],
    text: { label: editorText.textContent, rule: textRule.textContent, help: editorText.textHelp },
    empty: () => ({ text: '', html: null, align: Align.left }),
    read: ({ textContent, html = null, align }) => ({ text: textContent, html, align }),
    // `html` is omitted for servers without formatting (null).
    send: ({ text, html, align }) => ({
      partType: PartType.text,
      textContent: text,
      align,
      ...(html === null ? {} : { html }),
    }),
    summary: ({ text }) => text,
  },
  [PartType.image]: {
    label: editorText.types.image,
    help: editorText.typeHelp.image(megabytes(maxBytesOf(pictureRule))),
    icon: 'image',
    form: ['picture', 'kind', 'text', 'alt'],
    text: { label: editorText.caption, rule: imageRule.textContent },
    picture: { label: editorText.picture, isRequired: true },
    empty: () => ({ text: '', kind: null, ...noPicture }),
    read: (part) => ({ text: part.textContent, kind: part.kind ?? null, ...readPicture(part) }),
    // Omitted when unset, for servers that do not know it.
    send: (block) => ({
      partType: PartType.image,
      textContent: block.text,
      ...(block.kind === null ? {} : { kind: block.kind }),
      ...sendPicture(block),
    }),
    summary: ({ text, alt }) => text || alt,
  },
  [PartType.video]: {
    label: editorText.types.video,
    help: editorText.typeHelp.video,
    icon: 'video',
    form: ['url', 'text', 'picture', 'alt', 'autoPlay'],
    text: { label: editorText.videoText, rule: videoRule.textContent },
    url: { label: editorText.url, rule: videoRule.url, help: editorText.videoHelp },
    picture: { label: editorText.poster, isRequired: false },
    empty: () => ({ text: '', url: '', autoPlay: false, ...noPicture }),
    read: (part) => ({
      text: part.textContent,
      url: part.url,
      autoPlay: part.autoPlay,
      ...readPicture(part),
    }),
    send: (block) => ({
      partType: PartType.video,
      textContent: block.text,
      url: asTyped(videoRule.url.typed, block.url),
      autoPlay: block.autoPlay,
      ...sendPicture(block),
    }),
    summary: ({ text, alt, url }) => text || alt || url,
  },
  [PartType.link]: {
    label: editorText.types.link,
    help: editorText.typeHelp.link,
    icon: 'link',
    form: ['text', 'url', 'urlTarget'],
    text: { label: editorText.linkText, rule: linkRule.textContent },
    url: { label: editorText.url, rule: linkRule.url, help: editorText.urlHelp },
    empty: () => ({ text: '', url: '', urlTarget: '_self' }),
    read: ({ textContent, url, urlTarget }) => ({ text: textContent, url, urlTarget }),
    send: ({ text, url, urlTarget }) => ({
      partType: PartType.link,
      textContent: text,
      url: asTyped(linkRule.url.typed, url),
      urlTarget,
    }),
    summary: ({ text, url }) => text || url,
  },
  [PartType.phone]: {
    label: editorText.types.phone,
    help: editorText.typeHelp.phone,
    icon: 'call',
    form: ['text', 'tel'],
    text: { label: editorText.phoneText, rule: phoneRule.textContent },
    empty: () => ({ text: '', tel: '' }),
    read: ({ textContent, tel }) => ({ text: textContent, tel }),
    send: ({ text, tel }) => ({
      partType: PartType.phone,
      textContent: text,
      tel: asTyped(phoneRule.tel.typed, tel),
    }),
    summary: ({ text }) => text,
  },
  [PartType.list]: {
    label: editorText.types.list,
    help: editorText.typeHelp.list,
    icon: 'list',
    form: ['items'],
    empty: () => ({ items: [newItem()] }),
    read: ({ items }) => ({ items: readItems(items) }),
    send: ({ items }) => ({ partType: PartType.list, items: sendItems(items) }),
    summary: ({ items }) => items.map(({ text }) => text).join('、'),
  },
  [PartType.gallery]: {
    label: editorText.types.gallery,
    help: editorText.typeHelp.gallery,
    icon: 'grid',
    form: ['items'],
    empty: () => ({ items: [] }),
    read: ({ items }) => ({
      items: readItems(items, (item) => ({ images: [readImage(item)] })),
    }),
    send: ({ items }) => ({
      partType: PartType.gallery,
      items: items.flatMap(({ id, text, images = [] }, secSort) =>
        images.map((image) => ({
          ...(id === null ? {} : { id }),
          textContent: text,
          ...sendImage(image),
          secSort,
        })),
      ),
    }),
    summary: ({ items }) => editorText.images.count(items.length),
  },
  [PartType.progress]: {
    label: editorText.types.progress,
    help: editorText.typeHelp.progress,
    icon: 'chart',
    form: ['items'],
    empty: () => ({ items: [newMonth()] }),
    read: ({ items }) => ({
      items: readItems(items, ({ label, percent, pictures }) => ({
        label,
        percent: percent === undefined ? '' : String(percent),
        images: pictures.map(readImage),
      })),
    }),
    send: ({ items }) => ({
      partType: PartType.progress,
      items: sendItems(items, ({ label = '', percent = '', images = [] }) => ({
        label,
        ...percentIn(percent),
        ...(images.length > 0 ? { pictures: images.map(sendImage) } : {}),
      })),
    }),
    summary: ({ items }) =>
      items.map(({ label, text }) => [label, text].filter(Boolean).join(' ')).join('、'),
  },
  [PartType.projectFacts]: {
    label: editorText.types.projectFacts,
    help: editorText.typeHelp.projectFacts,
    icon: 'article',
    form: ['items'],
    empty: () => ({ items: [] }),
    read: ({ items }) => ({
      items: readItems(items, ({ label, group, detail }) => ({ label, shown: { group, detail } })),
    }),
    send: () => ({ partType: PartType.projectFacts }),
    summary: ({ items }) => items.map(({ label }) => label).join('、'),
  },
  [PartType.plans]: {
    label: editorText.types.plans,
    help: editorText.typeHelp.plans,
    icon: 'layout',
    form: ['items'],
    empty: () => ({ items: [] }),
    read: ({ items }) => ({
      items: readItems(items, ({ altText, filePath, width, height, sources }) => ({
        shown: { altText, filePath, width, height, sources },
      })),
    }),
    send: () => ({ partType: PartType.plans }),
    summary: ({ items }) =>
      editorText.plans(items.length, items.filter(({ shown }) => shown?.filePath).length),
  },
  [PartType.places]: {
    label: editorText.types.places,
    help: editorText.typeHelp.places,
    icon: 'focus',
    form: ['picture', 'alt', 'addresses', 'items', 'text'],
    text: {
      label: editorText.places.counting,
      rule: placesRule.textContent,
      help: editorText.places.countingHelp,
    },
    picture: { label: editorText.places.map, isRequired: false },
    empty: () => ({ text: '', addresses: { site: '', reception: '' }, items: [], ...noPicture }),
    read: (part) => ({
      text: part.textContent,
      addresses: { site: part.siteAddress, reception: part.receptionAddress },
      items: readItems(part.items, ({ label, minutes }) => ({
        label,
        minutes: minutes === undefined ? '' : String(minutes),
      })),
      ...readPicture(part),
    }),
    send: (block) => ({
      partType: PartType.places,
      textContent: block.text,
      siteAddress: block.addresses.site,
      receptionAddress: block.addresses.reception,
      ...(block.items.length > 0
        ? {
            items: sendItems(block.items, ({ label = '', minutes = '' }) => ({
              label,
              ...minutesIn(minutes),
            })),
          }
        : {}),
      ...sendPicture(block),
    }),
    summary: ({ items, addresses }) =>
      items.map(({ label }) => label).join('、') || addresses.site || addresses.reception,
  },
  [PartType.questions]: {
    label: editorText.types.questions,
    help: editorText.typeHelp.questions,
    icon: 'info',
    form: ['items'],
    empty: () => ({ items: [{ ...newItem(), label: '' }] }),
    read: ({ items }) => ({ items: readItems(items, ({ label }) => ({ label })) }),
    send: ({ items }) => ({
      partType: PartType.questions,
      items: sendItems(items, ({ label = '' }) => ({ label })),
    }),
    summary: ({ items }) => items.map(({ label }) => label).join('、'),
  },
  [PartType.download]: {
    label: editorText.types.download,
    help: editorText.typeHelp.download,
    icon: 'download',
    form: ['document', 'text', 'detail'],
    text: { label: editorText.download.name, rule: downloadRule.textContent },
    empty: () => ({ text: '', detail: '', document: null, documentFile: null }),
    read: ({ textContent, detail, documentPath, documentName, documentSize }) => ({
      text: textContent,
      detail,
      document: documentPath
        ? {
            filePath: documentPath,
            fileName: documentName || fileNameIn(documentPath),
            fileSize: documentSize ?? undefined,
          }
        : null,
      documentFile: null,
    }),
    send: ({ text, detail, document, documentFile }) => ({
      partType: PartType.download,
      textContent: text,
      detail,
      ...(documentFile ? { document: documentFile } : document ? { documentPath: document.filePath } : {}),
    }),
    summary: ({ text }) => text,
  },
  [PartType.form]: {
    label: editorText.types.form,
    help: editorText.typeHelp.form,
    icon: 'article',
    form: ['formFields', 'budgets', 'asksNews', 'text'],
    text: { label: editorText.form.thanks, rule: formRule.thanks, help: editorText.form.thanksHelp },
    empty: () => ({
      text: '',
      formFields: [
        { name: 'email', isRequired: false },
        { name: 'rooms', isRequired: false },
        { name: 'time', isRequired: false },
        { name: 'note', isRequired: false },
      ],
      budgets: '',
      asksNews: false,
    }),
    read: ({ thanks, fields, budgets, asksNews }) => ({
      text: thanks,
      formFields: fields,
      budgets,
      asksNews,
    }),
    send: ({ text, formFields, budgets, asksNews }) => ({
      partType: PartType.form,
      ...(formFields.length > 0 ? { fields: formFields } : {}),
      budgets,
      asksNews,
      thanks: text,
    }),
    summary: ({ formFields }) => editorText.form.summary(formFields.length),
  },
  [PartType.bars]: {
    label: editorText.types.bars,
    help: editorText.typeHelp.bars,
    icon: 'menu',
    form: ['bars'],
    empty: () => ({
      bars: {
        hasSections: true,
        actions: ['call', 'book'],
        highlighted: 'book',
        tel: '',
        lineId: '',
        lineText: '',
        address: '',
      },
    }),
    read: ({ hasSections, actions, highlighted, tel, lineId, lineText, address }) => ({
      bars: { hasSections, actions, highlighted, tel, lineId, lineText, address },
    }),
    send: ({ bars: { tel, lineId, ...bars } }) => ({
      partType: PartType.bars,
      ...bars,
      tel: asTyped(barsRule.tel.typed, tel),
      lineId: asTyped(barsRule.lineId.typed, lineId),
    }),
    summary: ({ bars }) => barsSummary(bars),
  },
  newer: {
    label: editorText.unknownType,
    help: editorText.unknownHelp,
    icon: 'more',
    form: [],
    empty: () => ({ partType: 0, text: '' }),
    read: ({ partType, textContent = '' }) => ({ partType, text: textContent }),
    send: ({ partType }) => ({ partType }),
    summary: ({ text }) => text,
  },
};

/** Sources of block types that always show data of the case. */
export const fixedSources: Readonly<Partial<Record<BlockType, PartSource>>> = {
  [PartType.projectFacts]: 'projectFacts',
  [PartType.plans]: 'plans',
};

/** The same of a type as stored; null for one that this version does not know. */
export function kindOfType(type: number | 'newer' | undefined) {
  const known = Object.values(PartType).find((each) => each === type);
  return known === undefined ? null : kindOf(known);
}

/** Sent fields of a block, independent of its position. */
export function sentOf<T extends BlockType>(block: BlockOf<T>): Sent<T> {
  return kinds[block.type].send(block);
}

/** Name, drawing and fields of a block type. */
export function kindOf(type: BlockType): Pick<
  BlockKind<BlockType>,
  'label' | 'help' | 'icon' | 'text' | 'url' | 'picture'
> & {
  form: readonly FormField[];
} {
  return kinds[type];
}
