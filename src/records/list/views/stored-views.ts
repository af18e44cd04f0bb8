import { listListViews } from '../../../api/generated/operations';
import { session } from '../../../machines/actors';
import { accountOf } from '../../../machines/session';
import { sharedState } from '../../../ui/shared-state';
import type { ListView } from './conditions';

interface Stored {
  /** Another account may sign in on the same page. */
  accountId: number | undefined;
  items: readonly ListView[];
}

const stored = sharedState<Stored | null>(null);
const accountId = () => accountOf(session.getSnapshot())?.id;

/** Views of all lists, as last loaded; none before. */
export function useViews(): readonly ListView[] {
  const known = stored.use();
  return known?.accountId === accountId() ? (known?.items ?? []) : [];
}

/** Loads the views of all lists; those known stay after a failure, which the list survives. */
export async function loadViews(): Promise<readonly ListView[]> {
  const asked = accountId();
  const answer = await listListViews({ isQuiet: true });
  if (answer.ok) stored.set({ accountId: asked, items: answer.data.items });
  return answer.ok ? answer.data.items : [];
}

let begun: { accountId: number | undefined; views: ReturnType<typeof loadViews> } | null = null;

/** Loads the views beside the rows of the first list, which would move if the views came later. */
export async function beginViews(): Promise<void> {
  const asks = accountId();
  if (stored.get()?.accountId === asks) return;
  const loading = begun && begun.accountId === asks ? begun : { accountId: asks, views: loadViews() };
  begun = loading;
  await loading.views;
}

/** The views of a list that is arrived at: those that came beside its rows, or as they are now. */
export function arrivingViews(): ReturnType<typeof loadViews> {
  const views = begun?.accountId === accountId() ? begun?.views : undefined;
  begun = null;
  return views ?? loadViews();
}
