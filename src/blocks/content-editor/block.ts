import type { PartSource, PartType, PictureKind, SampleField } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { PictureValue } from '../../records/fields/image-value';
import type { FormattedText } from './formatted-text';

type Part<T extends PartTypeOnWire> = Extract<components['schemas']['WebPart'], { partType: T }>;
type PartTypeOnWire = components['schemas']['WebPart']['partType'];

export interface BlockItem {
  key: string;
  id: number | null;
  text: string;
  /** Question of an answer, or name of a fact. */
  label?: string | undefined;
  /** Read-only further data of the case's entry that the page shows. */
  shown?: ShownItem | undefined;
  /** Minutes to a place, as typed. */
  minutes?: string | undefined;
  /** Progress of a building site in percent, as typed. */
  percent?: string | undefined;
  /** One for a gallery, several for a month. */
  images?: ItemImage[] | undefined;
  /** Parts that are still the template's (`sample-fields.ts`); none for an own entry. */
  sample?: readonly string[] | undefined;
}

/** A picture of an entry, with its kind. */
export interface ItemImage extends Omit<PictureFields, 'isDecorative'> {
  key: string;
  kind: PictureKind;
}

interface ShownItem {
  group?: string | undefined;
  detail?: string | undefined;
  altText?: string | undefined;
  filePath?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  sources?: { filePath: string; width: number }[] | undefined;
}

/** Fields of a form besides name and mobile. */
export type AskedField = components['schemas']['FormField'];

interface PictureFields {
  alt: string;
  /** The picture needs no alternative text. */
  isDecorative: boolean;
  picture: PictureValue;
}

interface AlignedText {
  text: string;
  align: Part<typeof PartType.title>['align'];
}

/** Settings of a page's bars. */
export type PageBars = Omit<
  Part<typeof PartType.bars>,
  keyof components['schemas']['PartFields'] | 'partType'
>;

/** Editable fields of a block by type (specification 3, content block). */
export interface BlockFields {
  [PartType.title]: AlignedText & {
    /** Null if the server omits it. */
    navName: string | null;
    isUnlisted: boolean | null;
  };
  [PartType.text]: AlignedText & FormattedText;
  [PartType.video]: PictureFields & { text: string; url: string; autoPlay: boolean };
  [PartType.image]: PictureFields & {
    text: string;
    /** `none` after its removal, null if not stated. */
    kind: PictureKind | 'none' | null;
  };
  [PartType.link]: { text: string; url: string; urlTarget: Part<typeof PartType.link>['urlTarget'] };
  [PartType.phone]: { text: string; tel: string };
  [PartType.list]: { items: BlockItem[] };
  [PartType.gallery]: { items: BlockItem[] };
  [PartType.projectFacts]: { items: BlockItem[] };
  [PartType.plans]: { items: BlockItem[] };
  [PartType.progress]: { items: BlockItem[] };
  [PartType.places]: PictureFields & {
    text: string;
    addresses: { site: string; reception: string };
    items: BlockItem[];
  };
  [PartType.questions]: { items: BlockItem[] };
  [PartType.download]: {
    text: string;
    detail: string;
    /** Document stored by the server. */
    document: { filePath: string; fileName: string; fileSize: number | undefined } | null;
    documentFile: File | null;
  };
  [PartType.form]: { text: string; formFields: AskedField[]; budgets: string; asksNews: boolean };
  [PartType.bars]: { bars: PageBars };
  /** Block of a type unknown to this version: kept unchanged, shown read-only. */
  newer: { partType: number; text: string };
}

export type BlockType = keyof BlockFields;

/** A block of one type, or of several possible types. */
export type BlockOf<T extends BlockType> = {
  [K in T]: BlockFields[K] & {
    /** Stays the same while the block is moved and edited. */
    key: string;
    /** Null until stored. */
    id: number | null;
    type: K;
    /** True: still the template's content; false: confirmed or edited since; null: never a sample. */
    isSample: boolean | null;
    /** Remaining sample parts; empty if not a sample. */
    sampleFields: readonly SampleField[];
    /** Bound source; `none` after a release, null if never bound. */
    source: PartSource | 'none' | null;
    /** True if the source is empty now. */
    isSourceEmpty: boolean;
    /** Shared block whose content it has; 0 once detached, absent if never shared. */
    sharedId?: number;
  };
}[T];

/** A block in the editor. */
export type Block = BlockOf<BlockType>;

type EveryField = BlockFields[typeof PartType.title] &
  BlockFields[typeof PartType.text] &
  BlockFields[typeof PartType.video] &
  BlockFields[typeof PartType.image] &
  BlockFields[typeof PartType.link] &
  BlockFields[typeof PartType.phone] &
  BlockFields[typeof PartType.list] &
  BlockFields[typeof PartType.places] &
  BlockFields[typeof PartType.download] &
  BlockFields[typeof PartType.form] &
  BlockFields[typeof PartType.bars];

/** New values of some of a block's fields. */
export type BlockChange = Partial<EveryField>;

/** Fields of a block's form. */
export type FormField =
  | 'text'
  | 'align'
  | 'picture'
  | 'kind'
  | 'alt'
  | 'url'
  | 'urlTarget'
  | 'autoPlay'
  | 'tel'
  | 'items'
  | 'formFields'
  | 'budgets'
  | 'asksNews'
  | 'addresses'
  | 'document'
  | 'detail'
  | 'navName'
  | 'bars';

/** Blocks that have a field. */
export type BlockWith<F extends FormField> = Extract<Block, Record<F, unknown>>;

export function hasField<F extends FormField>(block: Block, field: F): block is BlockWith<F> {
  return field in block;
}

/** Place of a problem. */
export type ProblemField =
  | FormField
  | `item-${string}`
  | `label-${string}`
  | `minutes-${string}`
  | `percent-${string}`
  | `addresses-${string}`
  | `bars-${string}`;

export interface FieldProblem {
  field: ProblemField;
  label: string;
  message: string;
}

export interface BlockProblem extends FieldProblem {
  blockKey: string;
}

/** Element id of a block's field, as a link target. */
export function fieldId({ key }: Pick<Block, 'key'>, field: ProblemField): string {
  return `${key}-${field}`;
}
