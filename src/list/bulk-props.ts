import type { ReactNode } from 'react';
import type { ApiResult } from '../api/result';
import type { IconName } from '../ui/icon-paths';
import type { Selection } from './selection';

/** A row that can be chosen. */
export interface BulkRow {
  id: number | string;
  title: string;
}

/** One thing that can be done to many rows. */
export interface BulkAction<Row extends BulkRow> {
  name: string;
  label: string;
  icon?: IconName;
  /** Actions of one group are the choices of one list, which this names: 指派給. */
  group?: string;
  /** Whether it is offered for these rows; always if left out. */
  isShown?: (rows: readonly Row[]) => boolean;
  /** Whether it changes anything of a row; if left out, of each. */
  changes?: (row: Row) => boolean;
  call: (row: Row) => Promise<ApiResult<unknown>>;
  /** What it changes of a row, as offers to undo name it: `news-12/status`. */
  subject: (row: Row) => string;
  undo?: (row: Row) => Promise<ApiResult<unknown>>;
  /** What is said once so many are done. */
  done: (count: number) => string;
  /** Warning afterwards, with the names of the rows whose answer says so. */
  warning?: { isDue: (answer: unknown) => boolean; text: (names: readonly string[]) => string };
  /** What is asked first. */
  question?: BulkQuestion<Row>;
}

interface BulkQuestion<Row extends BulkRow> {
  title: (count: number) => string;
  description: string;
  /** Rows that cannot be done together with others, and what the question says of them. */
  held?: {
    find: (rows: readonly Row[]) => Promise<ApiResult<readonly Row['id'][]>>;
    finding: string;
    note: string;
    /** When there is no other. */
    allTitle: string;
  };
}

export interface BulkProps<Row extends BulkRow> {
  /** The rows of the page that something may be done to. */
  items: readonly Row[];
  selection: Selection<Row['id']>;
  actions: readonly BulkAction<Row>[];
  /** Behind them: what is done once for all rows, as an export. */
  children?: ReactNode;
}
