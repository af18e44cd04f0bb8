import type { Feature, PartSource, PartType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { TypedKind } from '../../../openapi/typed';
import type { IconName } from '../../ui/icon-paths';
import type { BlockFields, BlockItem, BlockOf, BlockType, FieldProblem, FormField } from './block';
import type { PartOf } from './block-pictures';

type Schemas = components['schemas'];

type InputOf<T> = T extends PartType
  ? Extract<Schemas['WebPartInput'], { partType: T }>
  : Schemas['NewerPartInput'];

export type Sent<T> = T extends T ? Omit<InputOf<T>, 'id' | 'sort'> : never;

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
  /** True if these entries need it. */
  isNeeded?: (items: readonly BlockItem[]) => boolean;
  /** Set if it cannot be written on the page: it has formatting, or stands elsewhere. */
  isOffPage?: true;
}

/** Names of an entry's texts that can be written on the page. */
export type ItemNames = Partial<Record<'label' | 'text', (place: number) => string>>;

interface ItemKind {
  problems?: (items: readonly BlockItem[]) => FieldProblem[];
  written?: ItemNames;
  /** Entries as the page draws them, where that is more than is sent. */
  drawn?: (items: readonly BlockItem[]) => object[];
}

/** Behaviour of a block type in the editor; `src/drawing` renders it on the page. */
export interface BlockKind<T extends BlockType> {
  icon: IconName;
  /** Set for types beyond the specification. */
  feature?: Feature;
  /** Set for types that can show data of a case. */
  canShowCase?: true;
  /** Source that such a block always shows. */
  source?: PartSource;
  /** Fields of its form, in order. */
  form: readonly (FormField & keyof BlockFields[T])[];
  /** Labels and limits of the form's texts. */
  text?: TextField;
  url?: TextField;
  /** A short text below the first. */
  detail?: TextField;
  /** Set for types with a picture. */
  picture?: { label: string; isRequired: boolean };
  items?: ItemKind;
  empty: () => BlockFields[T];
  read: (part: PartOf<T>) => BlockFields[T];
  send: (block: BlockOf<T>) => Sent<T>;
  /** One line by which staff recognise the block. */
  summary: (block: BlockOf<T>) => string;
}
