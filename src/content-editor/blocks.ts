import { PartType } from '../api/generated/enums';
import { limits } from '../api/generated/limits';
import type { components } from '../api/generated/types';
import { problemText } from '../record/text';
import { editorText } from './text';
import { randomId } from '../api/random-id';

type WebPart = components['schemas']['WebPart'];
type WebPartInput = components['schemas']['WebPartInput'];

export interface BlockItem {
  key: string;
  id: number | null;
  text: string;
}

/** One block while it is edited; what its type has no use for stays empty (specification 3, Content block). */
export interface Block {
  /** Stays with the block while it moves and is edited. */
  key: string;
  /** Null until the server has stored it. */
  id: number | null;
  type: number;
  text: string;
  align: 1 | 2;
  url: string;
  urlTarget: '_self' | '_blank';
  alt: string;
  /** The picture needs no alternative text. */
  isDecorative: boolean;
  autoPlay: boolean;
  tel: string;
  picture: { filePath: string; fileName: string; fileSize: number; width: number | null; height: number | null; sources: { filePath: string; width: number }[] } | null;
  /** A new picture, not sent yet. */
  file: File | null;
  /** Its size in pixels, when the browser could read it. */
  filePixels: { width: number; height: number } | null;
  items: BlockItem[];
}

export type BlockField = 'text' | 'picture' | 'alt' | 'url' | 'tel' | `item-${string}`;

export interface BlockProblem {
  blockKey: string;
  field: BlockField;
  label: string;
  message: string;
}

/** The block types in the order of the palette. */
export const blockTypes: readonly PartType[] = [PartType.title, PartType.content, PartType.image, PartType.video, PartType.link, PartType.phone, PartType.list];

/** False for a type that this version does not know: kept untouched, shown read-only. */
export function isKnown(type: number): boolean {
  return blockTypes.some((known) => known === type);
}

const newItem = (): BlockItem => ({ key: randomId(), id: null, text: '' });

/** An empty block; a list starts with one item. */
export function emptyBlock(type: number): Block {
  return {
    key: randomId(), id: null, type, text: '', align: 1, url: '', urlTarget: '_self', alt: '', isDecorative: false, autoPlay: false, tel: '', picture: null, file: null, filePixels: null,
    items: type === PartType.list ? [newItem()] : [],
  };
}

/** The same content as a block of its own, not stored yet. */
export function copyOf(block: Block): Block {
  return { ...block, key: randomId(), id: null, items: block.items.map((item) => ({ ...item, key: randomId(), id: null })) };
}

/** Blocks of what the server sent. */
export function blocksFromParts(parts: readonly WebPart[]): Block[] {
  return parts.map((part) => ({
    key: `part-${part.id}`, id: part.id, type: part.partType, text: part.textContent ?? '', align: part.align ?? 1, url: part.url ?? '', urlTarget: part.urlTarget ?? '_self',
    alt: part.altText ?? '', isDecorative: part.isDecorative, autoPlay: part.autoPlay, tel: part.tel ?? '',
    picture: part.filePath ? { filePath: part.filePath, fileName: part.fileName ?? '', fileSize: part.fileSize ?? 0, width: part.width, height: part.height, sources: part.sources } : null,
    file: null, filePixels: null,
    items: part.items.map((item) => ({ key: `item-${item.id}`, id: item.id, text: item.textContent })),
  }));
}

/** What is sent of the blocks: `sort` is the place, `secSort` the place in a list. */
export function partsFromBlocks(blocks: readonly Block[]): WebPartInput[] {
  return blocks.map((block, sort) => ({
    ...(block.id === null ? {} : { id: block.id }),
    partType: block.type,
    sort,
    ...(isKnown(block.type) ? bodyOf(block) : {}),
  }));
}

function bodyOf(block: Block): Omit<WebPartInput, 'partType' | 'sort'> {
  const text = block.text ? { textContent: block.text } : {};
  const picture = block.file ? { fileData: block.file, ...extensionOf(block.file) } : block.picture ? { filePath: block.picture.filePath } : {};
  switch (block.type) {
    case PartType.title: case PartType.content: return { ...text, align: block.align };
    case PartType.video: return { ...text, ...picture, url: block.url.trim(), ...altOf(block), autoPlay: block.autoPlay };
    case PartType.image: return { ...text, ...picture, ...altOf(block) };
    case PartType.link: return { ...text, url: block.url.trim(), urlTarget: block.urlTarget };
    case PartType.phone: return { ...text, tel: block.tel.trim() };
    default: return { items: block.items.map((item, secSort) => ({ ...(item.id === null ? {} : { id: item.id }), textContent: item.text, secSort })) };
  }
}

/** `fileExtension` of a new file (specification 3, blocks 5 and 6). */
function extensionOf({ name }: File) {
  const [, extension] = /\.([a-z]+)$/.exec(name.toLowerCase()) ?? [];
  return extension ? { fileExtension: extension } : {};
}

function altOf({ alt, isDecorative }: Block) {
  return isDecorative ? { altText: '', isDecorative } : { altText: alt };
}

/** A picture whose alternative text nobody has written or declined. */
export function lacksAlt(block: Block): boolean {
  const isPicture = block.type === PartType.image || (block.type === PartType.video && (block.file ?? block.picture) !== null);
  return isPicture && !block.isDecorative && block.alt.trim() === '';
}

/** A new block goes after the selected one, otherwise at the end (specification 2). */
export function insertAfter(blocks: readonly Block[], selected: string | null, block: Block): Block[] {
  const place = blocks.findIndex(({ key }) => key === selected);
  return place < 0 ? [...blocks, block] : blocks.toSpliced(place + 1, 0, block);
}

/** A new item goes after the last clicked one, else at the end (specification 4). */
export function insertItem(items: readonly BlockItem[], clicked: string | null): BlockItem[] {
  const place = items.findIndex(({ key }) => key === clicked);
  return place < 0 ? [...items, newItem()] : items.toSpliced(place + 1, 0, newItem());
}

/** A list cannot lose its last item (specification 4). */
export function removeItem(items: readonly BlockItem[], key: string): BlockItem[] {
  return items.length > 1 ? items.filter((item) => item.key !== key) : [...items];
}

const textLimits: Record<number, number> = {
  [PartType.title]: limits.PartTextLimits.title.maxLength,
  [PartType.content]: limits.PartTextLimits.content.maxLength,
  [PartType.video]: limits.PartTextLimits.video.maxLength,
  [PartType.image]: limits.PartTextLimits.image.maxLength,
  [PartType.link]: limits.PartTextLimits.link.maxLength,
  [PartType.phone]: limits.PartTextLimits.phone.maxLength,
};

/** Most characters of a list's entry. */
const itemLimit = limits.WebPartItemInput.textContent.maxLength;

/** Most characters of a block's text. */
export function textLimit(type: number): number {
  return textLimits[type] ?? limits.PartTextLimits.title.maxLength;
}

/** What must be corrected before a save, block by block. */
export function blockProblems(blocks: readonly Block[]): BlockProblem[] {
  return blocks.flatMap((block, index) =>
    problemsOf(block).map(({ field, label, message }) => ({ blockKey: block.key, field, label: `${index + 1}. ${editorText.types[block.type] ?? ''} ${label}`, message })),
  );
}

/** The id of a block's field, to jump to it. */
export function fieldId({ key }: Pick<Block, 'key'>, field: BlockField): string {
  return `${key}-${field}`;
}

function problemsOf(block: Block): Omit<BlockProblem, 'blockKey'>[] {
  if (!isKnown(block.type)) return [];
  const found: Omit<BlockProblem, 'blockKey'>[] = [];
  const add = (field: BlockField, label: string, message: string) => found.push({ field, label, message });
  const isTextOptional = block.type === PartType.image || block.type === PartType.video || block.type === PartType.list;
  if (!isTextOptional && !block.text.trim()) add('text', editorText.textContent, problemText.required);
  if ([...block.text].length > textLimit(block.type)) add('text', editorText.textContent, problemText.maxLength(textLimit(block.type)));
  if (block.type === PartType.image && !block.file && !block.picture) add('picture', editorText.picture, problemText.required);
  if ([...block.alt].length > limits.WebPartInput.altText.maxLength) add('alt', editorText.alt, problemText.maxLength(limits.WebPartInput.altText.maxLength));
  if (block.type === PartType.video || block.type === PartType.link) {
    const rule = block.type === PartType.video ? /^https?:\/\/\S+$/i : new RegExp(limits.WebPartInput.url.pattern);
    if (!block.url.trim()) add('url', editorText.url, problemText.required);
    else if ([...block.url.trim()].length > limits.WebPartInput.url.maxLength) add('url', editorText.url, problemText.maxLength(limits.WebPartInput.url.maxLength));
    else if (!rule.test(block.url.trim())) add('url', editorText.url, editorText.badUrl);
  }
  if (block.type === PartType.phone) {
    if (!block.tel.trim()) add('tel', editorText.tel, problemText.required);
    else if (!new RegExp(limits.WebPartInput.tel.pattern).test(block.tel.trim())) add('tel', editorText.tel, limits.WebPartInput.tel.message);
  }
  block.items.forEach((item, index) => {
    if (!item.text.trim()) add(`item-${item.key}`, editorText.item(index + 1), problemText.required);
    else if ([...item.text].length > itemLimit) add(`item-${item.key}`, editorText.item(index + 1), problemText.maxLength(itemLimit));
  });
  return found;
}
