import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import type { Changes } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { Saved } from '../../records/table';
import type { BodyCheck } from '../../records/version-fit';

export type ImportKindName = components['schemas']['ImportKind'];

export interface ImportField {
  name: string;
  label: string;
  /** Other accepted headers. */
  synonyms: readonly string[];
  isRequired?: boolean;
  /** Value of a filled cell; undefined if unreadable. Default: its text. */
  read?: (cell: string) => unknown;
  /** Personal data: the cell as the rehearsal shows it where personal data are masked. */
  mask?: (cell: string) => string;
  /** A name has no form by which it could be recognised in another column. */
  isName?: true;
}

export interface Existing extends Saved {
  values: Changes;
}

/** Record with the values of an import. */
export interface Change extends Saved {
  values: Changes;
}

export interface ImportKind {
  fields: readonly ImportField[];
  /** Operation whose contract checks a row, with defaults for missing columns. */
  check: { operation: Parameters<BodyCheck>[0]; defaults: Changes };
  /** Formatted text field that may contain pictures, and the columns derived from its HTML. Throws 400. */
  html?: { field: string; read: (html: string) => Changes };
  /** Corrects the values of a row that passed the contract's validation. Throws 400. */
  refine?: (values: Changes) => void;
  /** Key of a row; rows with the same key are the same record. */
  keyOf: (values: Changes) => string;
  /** Existing records by the keys of these rows. */
  find: (db: Db, rows: readonly Changes[]) => Promise<Map<string, Existing>>;
  /** Names of changed fields; by default those with different values. */
  differing?: (values: Changes, existing: Existing) => string[];
  add: (tx: Tx, rows: readonly Changes[], by: string) => Promise<Saved[]>;
  /** Throws 404 and 409. */
  save: (tx: Tx, change: Change, by: string) => Promise<Saved>;
  /** Undoes the import of records that nobody has edited since; resolves to their ids. */
  removeUnedited: (tx: Tx, saved: readonly Saved[], by: string) => Promise<number[]>;
}
