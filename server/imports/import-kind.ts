import type { components } from '../../openapi/generated/types';
import type { Db } from '../db/client';
import type { Changes } from '../db/stored-values';
import type { Tx } from '../db/transaction';
import type { Saved } from '../records/table';
import type { BodyCheck } from '../records/version-fit';

export type ImportKindName = components['schemas']['ImportKind'];

export interface ImportField {
  name: string;
  label: string;
  /** Other headers that stand for it. */
  synonyms: readonly string[];
  isRequired?: boolean;
  /** The value of a filled cell; undefined where it can't be read. By default the text. */
  read?: (cell: string) => unknown;
  /** Personal data: the cell as the rehearsal shows it where personal data are masked. */
  mask?: (cell: string) => string;
}

export interface Existing extends Saved {
  values: Changes;
}

/** A record and what an import says of it. */
export interface Change extends Saved {
  values: Changes;
}

/** Import of one kind of records. */
export interface ImportKind {
  fields: readonly ImportField[];
  /** Operation whose contract checks a row, with defaults for missing columns. */
  check: { operation: Parameters<BodyCheck>[0]; defaults: Changes };
  /** The field of formatted text that may show pictures, and the columns that HTML becomes. Throws 400. */
  html?: { field: string; read: (html: string) => Changes };
  /** Corrects the values of a row that the contract accepts. Throws 400. */
  refine?: (values: Changes) => void;
  /** Rows with the same key are the same record. */
  keyOf: (values: Changes) => string;
  /** Records by the keys of these rows. */
  find: (db: Db, rows: readonly Changes[]) => Promise<Map<string, Existing>>;
  /** The fields that differ; by default those that are not equal. */
  differing?: (values: Changes, existing: Existing) => string[];
  add: (tx: Tx, rows: readonly Changes[], by: string) => Promise<Saved[]>;
  /** Throws 404 and 409. */
  save: (tx: Tx, change: Change, by: string) => Promise<Saved>;
  /** Takes back those that nobody edited since; resolves to their ids. */
  removeUnedited: (tx: Tx, saved: readonly Saved[], by: string) => Promise<number[]>;
}
