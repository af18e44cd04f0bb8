import type { PartSource } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import type { ApiResult } from '../api/result';
import { hasField, type Block, type FormField } from './block';
import { blocksFromParts, confirmed, copyOf } from './blocks';

/** Asks what the blocks of the page can show of its case. */
export type LoadSources = () => Promise<ApiResult<components['schemas']['CaseSource'][]>>;

/** What is done to where a block has its content from. */
export interface SourceChanges {
  /** Lets a block go on as the page's own. */
  release: (key: string) => void;
  /** Shows a value of the case in a block from now on. */
  bind: (key: string, source: PartSource, value: Block) => void;
}

/** Which fields of a form each source fills; the others stay the page's own. */
const filledBy: Readonly<Record<PartSource, readonly FormField[]>> = {
  head: ['text'],
  title: ['text'],
  subtitle: ['text'],
  cover: ['picture', 'alt'],
  tel: ['tel'],
  map: ['url'],
  facts: ['items'],
  units: ['items'],
  projectFacts: ['items'],
  plans: ['items'],
  introduction: ['text', 'items', 'picture', 'alt'],
};

/** What of its case a block shows; null for one of the page's own. */
export function sourceOf({ source }: Pick<Block, 'source'>): PartSource | null {
  return source === 'none' ? null : source;
}

/** Whether a field of a block is filled from its case. */
export function isBound(block: Block, field: FormField): boolean {
  const source = sourceOf(block);
  return source !== null && filledBy[source].includes(field);
}

/** Whether blocks of this type can show something of a case; a video shows nothing of it. */
export function hasSources({ type }: Block): boolean {
  return type !== 'newer' && type !== 5;
}

/** A block that goes on with what it says now, as the page's own. */
export function released(block: Block): Block {
  return { ...block, source: 'none', isSourceEmpty: false };
}

/** What a block may show of its case: values of one block, of its own type. */
export function sourcesFor(
  block: Block,
  sources: readonly components['schemas']['CaseSource'][],
): { source: PartSource; value: Block }[] {
  return sources.flatMap(({ source, parts }) => {
    const [value, ...more] = blocksFromParts(parts);
    return value && more.length === 0 && value.type === block.type ? [{ source, value }] : [];
  });
}

/** A block that shows a source of its case from now on; fields that it does not fill stay as they are. */
export function bound(block: Block, source: PartSource, given: Block): Block {
  const value = copyOf(given);
  const fields = filledBy[source];
  let next: Block = {
    ...block,
    source,
    isSourceEmpty: false,
    ...confirmed(block),
  };
  if (fields.includes('text') && hasField(next, 'text') && hasField(value, 'text')) {
    next = { ...next, text: value.text, ...('html' in value ? { html: value.html } : {}) };
  }
  if (fields.includes('picture') && hasField(next, 'picture') && hasField(value, 'picture')) {
    const { alt, isDecorative, picture } = value;
    next = { ...next, alt, isDecorative, picture, file: null, filePixels: null };
  }
  if (fields.includes('tel') && hasField(next, 'tel') && hasField(value, 'tel')) {
    next = { ...next, tel: value.tel };
  }
  if (fields.includes('url') && hasField(next, 'url') && hasField(value, 'url')) {
    next = { ...next, url: value.url };
  }
  if (fields.includes('items') && hasField(next, 'items') && hasField(value, 'items')) {
    next = { ...next, items: value.items };
  }
  return next;
}
