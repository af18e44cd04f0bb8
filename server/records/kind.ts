import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Claim } from '../../openapi/generated/claims';
import type { components } from '../../openapi/generated/types';
import type { Db } from '../base/db/client';
import type { AuditKind } from '../base/db/stored-values';
import type { Tx } from '../base/db/transaction';
import type { EncodedPicture } from '../base/files/encoding';
import type { Saved } from './table';
import type { BodyCheck } from './version-fit';

type Schemas = components['schemas'];

/** Author of a change. */
export interface Caller {
  name: string;
  claims: ReadonlySet<Claim>;
}

export type TrashDetails = Omit<
  Schemas['TrashItem'],
  'kind' | 'title' | 'deletedOn' | 'deletedBy' | 'daysLeft' | 'cover'
> & { coverSha?: string | null; coverName?: string | null };

/** Trash of a kind: deleted records stay in their table until they are restored or purged (decisions/010-trash). */
export interface TrashPart {
  table: PgTable & Record<'id' | 'deletedOn' | 'deletedBy' | 'deletedById', AnyPgColumn>;
  /** Title in list and search; default: the column `name`. */
  title?: SQL<string>;
  /** Joins and conditions of the list, beyond the table's own rows. */
  of?: { join: SQL; where: SQL };
  entry: { kind: AuditKind; recordId: AnyPgColumn; name: AnyPgColumn };
  /** Condition of records that the purging job skips. */
  isKept?: (db: Db) => SQL;
  /** Fields that distinguish records of one page, by id. */
  details(db: Db, ids: number[]): Promise<TrashDetails[]>;
  restore(tx: Tx, id: number, caller: Caller): Promise<Saved>;
  purge(tx: Tx, id: number, caller: Caller): Promise<void>;
}

/** Search over all units: matches and displayed fields (decisions/021-search). */
export interface SearchPart {
  /** Ids of the newest matches, at most `limit`. */
  ids(db: Db, keyword: string, limit: number): Promise<number[]>;
  from: SQL | PgTable;
  id: AnyPgColumn;
  /** Fields ranked first if the keyword equals or starts one of them. */
  names: AnyPgColumn[];
  changedOn: AnyPgColumn;
  title: AnyPgColumn | SQL;
  detail: AnyPgColumn | SQL;
  cover?: AnyPgColumn;
  /** Joined only to the best hits; several joined rows of one record are several hits. */
  of?: SQL;
  /** Specific fields of this kind, as arguments of `jsonb_build_object`. */
  own: SQL;
}

/** Queries of the times at which records go online or offline, as created by `momentsOf`. */
export type SchedulePart = readonly SQL[];

/** Drafts that links show without signing in (decisions/012-preview). */
export interface PreviewPart {
  /** Kind in the audit trail. */
  audit: AuditKind;
  /** Throws 404. */
  find(db: Db, id: number): Promise<{ recordId: number; title: string }>;
}

/** Versions that can be restored (decisions/014-record-versions). */
export interface VersionsPart {
  /** Deletes versions with its rows; null if records are never deleted. */
  table: (PgTable & { id: AnyPgColumn }) | null;
  restore(
    tx: Tx,
    body: Schemas['RecordVersionRestore'],
    caller: Caller,
    checkBody: BodyCheck,
  ): Promise<Saved>;
}

/** A use of a picture, with its alternative texts. */
export type PictureUse = Schemas['MediaUse'] & { alts: (string | undefined)[] };

/** A picture and its replacement, as in columns, JSON and texts. */
export interface Swap {
  from: { sha: string; path: string };
  to: { sha: string; path: string; name: string };
  /** Also clears captions and alternative texts of the replaced picture. */
  clearsWords: boolean;
}

/** Uses of pictures (decisions/022-picture-library); `server/base/db/triggers/file-uses.sql` maintains them. */
export interface PicturesPart {
  /** Ids of records whose titles have the keyword. */
  titled?(keyword: string): SQL;
  /** Ids of the records of a case. */
  ofCase?(caseId: number): SQL;
  find(db: Db, ids: number[], sha: string): Promise<PictureUse[]>;
  swap(tx: Tx, id: number, swap: Swap, picture: EncodedPicture, by: string): Promise<unknown>;
}

/** Optional parts of a kind; `server/subjects/kinds/kinds.ts` requires those declared in the contract. */
export interface Kind {
  trash?: TrashPart;
  search?: SearchPart;
  schedule?: SchedulePart;
  preview?: PreviewPart;
  versions?: VersionsPart;
  pictures?: PicturesPart;
}

export const defineKind = <const Declared extends Kind>(kind: Declared): Declared => kind;
