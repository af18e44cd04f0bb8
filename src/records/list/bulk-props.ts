import type { ReactNode } from 'react';
import type { ApiResult } from '../../api/result';
import type { IconName } from '../../ui/icon-paths';
import type { Selection } from './selection';

/** All rows that the filter of a list finds. */
export interface WholeList {
  count: number;
  isBusy: boolean;
  /** Selects all of them, on other pages too. */
  select: () => void;
}

export interface BulkRow {
  id: number | string;
  title: string;
}

export interface BulkAction<Row extends BulkRow> {
  name: string;
  label: string;
  icon?: IconName;
  /** Name of the menu that groups actions, such as 指派給. */
  group?: string;
  /** Condition for offering it; default: always. */
  isShown?: (rows: readonly Row[]) => boolean;
  /** True if it changes a row; default: always. */
  changes?: (row: Row) => boolean;
  call: (row: Row) => Promise<ApiResult<unknown>>;
  /** Changed part of a row, in the format of undo offers: `news-12/status`. */
  subject: (row: Row) => string;
  undo?: (row: Row) => Promise<ApiResult<unknown>>;
  /** Message after success. */
  done: (count: number) => string;
  /** Warning after success, with the names of the rows whose answer requires it. */
  warning?: { isDue: (answer: unknown) => boolean; text: (names: readonly string[]) => string };
  /** Confirmation. */
  question?: BulkQuestion<Row>;
}

interface BulkQuestion<Row extends BulkRow> {
  title: (count: number) => string;
  description: string;
  /** Rows excluded from the batch, with an explanation in the confirmation. */
  excluded?: {
    find: (rows: readonly Row[]) => Promise<ApiResult<readonly Row['id'][]>>;
    finding: string;
    note: string;
    /** Title if all rows are excluded. */
    allTitle: string;
  };
}

export interface BulkProps<Row extends BulkRow> {
  /** Selectable rows of the page. */
  items: readonly Row[];
  selection: Selection<Row['id']>;
  actions: readonly BulkAction<Row>[];
  /** Undefined while the page has all rows. */
  whole?: WholeList | undefined;
  /** Further actions on all selected rows together, such as an export. */
  children?: ReactNode;
}
