import type { PartSource } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { ApiResult } from '../../api/result';
import { hasField, type Block, type FormField } from './block';
import { kindOf } from './block-kinds';
import { blocksFromParts, confirmed, copyOf } from './blocks';

/** Loads the case's values that blocks of the page can show. */
export type LoadSources = () => Promise<ApiResult<components['schemas']['CaseSource'][]>>;

export interface SourceChanges {
  /** Releases a block from its source. */
  release: (key: string) => void;
  /** Binds a block to a value of the case. */
  bind: (key: string, source: PartSource, value: Block) => void;
}

/** Form fields that each source fills; others belong to the page. */
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
  places: ['addresses'],
  companyTel: ['tel'],
  introduction: ['text', 'items', 'picture', 'alt'],
};

/** Bound source of a block; null for the page's own. */
export function sourceOf({ source }: Pick<Block, 'source'>): PartSource | null {
  return source === 'none' ? null : source;
}

/** True for a field with a value from the case, or of a shared block. */
export function isBound(block: Block, field: FormField): boolean {
  if (block.sharedId) return true;
  const source = sourceOf(block);
  return source !== null && filledBy[source].includes(field);
}

/** True for types that can show data of a case. */
export function hasSources({ type }: Pick<Block, 'type'>): boolean {
  const { canShowCase, source } = kindOf(type);
  return canShowCase === true || source !== undefined;
}

/** Releases a block, which keeps its content. */
export function released(block: Block): Block {
  return { ...block, source: 'none', isSourceEmpty: false };
}

/** Sources for a block: single values of its type. */
export function sourcesFor(
  block: Block,
  sources: readonly components['schemas']['CaseSource'][],
): { source: PartSource; value: Block }[] {
  return sources.flatMap(({ source, parts }) => {
    const [value, ...more] = blocksFromParts(parts);
    return value && more.length === 0 && value.type === block.type ? [{ source, value }] : [];
  });
}

/** Binds a block to a source; other fields are kept. */
export function bound(block: Block, source: PartSource, given: Block): Block {
  const value = copyOf(given);
  const fields = filledBy[source];
  let next: Block = {
    ...block,
    source,
    isSourceEmpty: false,
    ...confirmedBy(source, block),
  };
  if (fields.includes('text') && hasField(next, 'text') && hasField(value, 'text')) {
    next = { ...next, text: value.text, ...('html' in value ? { html: value.html } : {}) };
  }
  if (fields.includes('picture') && hasField(next, 'picture') && hasField(value, 'picture')) {
    const { alt, isDecorative, picture } = value;
    next = { ...next, alt, isDecorative, picture };
  }
  if (fields.includes('tel') && hasField(next, 'tel') && hasField(value, 'tel')) {
    next = { ...next, tel: value.tel };
  }
  if (fields.includes('url') && hasField(next, 'url') && hasField(value, 'url')) {
    next = { ...next, url: value.url };
  }
  if (fields.includes('addresses') && hasField(next, 'addresses') && hasField(value, 'addresses')) {
    next = { ...next, addresses: value.addresses };
  }
  if (fields.includes('items') && hasField(next, 'items') && hasField(value, 'items')) {
    next = { ...next, items: value.items };
  }
  return next;
}

/** Bound addresses do not confirm samples of the map and the distances. */
function confirmedBy(source: PartSource, block: Block): Pick<Block, 'isSample' | 'sampleFields'> {
  const left = block.sampleFields.filter((field) => field !== 'siteAddress' && field !== 'receptionAddress');
  return source === 'places' && left.length > 0
    ? { isSample: block.isSample, sampleFields: left }
    : confirmed(block);
}
