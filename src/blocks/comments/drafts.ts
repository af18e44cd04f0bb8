/** Unsent texts by box: `thread-5`, `part-9001` or `edit-77`. */
export type Drafts = Readonly<Record<string, Draft>>;

export interface Draft {
  text: string;
  /** Accounts chosen from the list. */
  chosen: readonly number[];
  /** The last attempt to send it failed. */
  isUnsent: boolean;
}

export const emptyDraft: Draft = { text: '', chosen: [], isUnsent: false };

const keyOf = (accountId: number, themeId: number) => `comments-${accountId}-${themeId}`;

/** Drafts of an account on a page; kept in this tab across a reload or the end of a session. */
export function readDrafts(accountId: number | undefined, themeId: number): Drafts {
  if (accountId === undefined) return {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(accountId, themeId)) ?? '{}');
    return isDrafts(stored) ? stored : {};
  } catch {
    return {};
  }
}

export function writeDrafts(accountId: number | undefined, themeId: number, drafts: Drafts): void {
  if (accountId === undefined) return;
  try {
    if (hasText(drafts)) sessionStorage.setItem(keyOf(accountId, themeId), JSON.stringify(drafts));
    else sessionStorage.removeItem(keyOf(accountId, themeId));
  } catch {
    // Without storage a reload loses them; leaving asks first.
  }
}

/** True if there is unsent text. */
export const hasText = (drafts: Drafts): boolean =>
  Object.values(drafts).some(({ text }) => text.trim() !== '');

function isDrafts(stored: unknown): stored is Drafts {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.values(stored).every(
      (each) => typeof each === 'object' && each !== null && 'text' in each && typeof each.text === 'string',
    )
  );
}
