/** What a form held when it was last written down: kept in the browser, of one account and one address. */
export interface SafetyCopy<TValues> {
  accountId: number;
  /** The form's address without the base path, such as /case/edit/12. */
  path: string;
  /** Title of the screen, to name the copy elsewhere. */
  title: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The row version that the values were typed on; 0 for a record that is not stored yet. */
  version: number;
  values: TValues;
}

/** What is to be written: the values with the version that they were typed on. */
export type Unsaved<TValues> = Pick<SafetyCopy<TValues>, 'version' | 'values'>;

export interface SafetyCopyContext<TValues> {
  /** A copy that was found and still differs from the record. */
  found: SafetyCopy<TValues> | null;
  /** What the form holds now; null when it holds nothing but the record. */
  wanted: Unsaved<TValues> | null;
  /** What storage holds, as far as this form has written it. */
  written: Unsaved<TValues> | null;
}

export type SafetyCopyEvent<TValues> =
  | { type: 'values.changed'; unsaved: Unsaved<TValues> | null }
  | { type: 'copy.restore' }
  | { type: 'copy.discard' }
  /** Before the page goes away: write at once. */
  | { type: 'copy.flush' }
  /** The record was saved, or its changes given up: nothing is left to keep. */
  | { type: 'changes.settled' };
