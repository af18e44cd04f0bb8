import type { Tx } from '../../base/db/transaction';
import type { StoredPart } from '../../base/db/stored-values';
import { isSameContent } from '../../blocks/part-marks';
import { sharedContents, sharedPart } from '../sites/shared-parts';
import { isBehind, usesOf } from '../shared-blocks/uses';
import type { Chosen, Outcome } from './act';
import type { Target } from './changing';
import { replaceText as text } from './text';

/** Content of shared blocks before and after their replacement, by id. */
type SharedChanges = ReadonlyMap<number, Readonly<Record<'before' | 'after', StoredPart>>>;

const sharedIn = (targets: readonly Target[]) =>
  targets.flatMap(({ kind, recordId }) => (kind === 'sharedBlock' ? [recordId] : []));

/** Pages with copies of these shared blocks, of which nobody chose a hit. */
export async function pagesWithCopies(tx: Tx, targets: readonly Target[]): Promise<Chosen[]> {
  const chosen = new Set(targets.map(({ themeId }) => themeId));
  const pages = new Map<number, Chosen>();
  for (const { caseId: recordId, themeId, rowVersion } of await usesNow(tx, sharedIn(targets))) {
    if (!chosen.has(themeId)) pages.set(themeId, { kind: 'site', recordId, themeId, rowVersion, hits: [] });
  }
  return [...pages.values()];
}

async function usesNow(tx: Tx, ids: readonly number[]) {
  const contents = await sharedContents(tx, ids);
  return usesOf(
    tx,
    [...contents].map(([id, content]) => ({ id, parts: [content] })),
  );
}

/** Blocks with the new content in the copies that had the former one; the others belong to an earlier change. */
export const withCopies = (parts: readonly StoredPart[], shared: SharedChanges): StoredPart[] =>
  parts.map((part) => {
    const change = part.sharedId === undefined ? undefined : shared.get(part.sharedId);
    return change && isSameContent(part, change.before)
      ? sharedPart(part, part.sharedId ?? 0, change.after)
      : part;
  });

/** Says at each shared block how many pages have other content, besides those that the outcomes name. */
export async function nameBehind(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  const replaced = outcomes.filter(({ kind, before }) => kind === 'sharedBlock' && before !== null);
  const named = new Set(
    outcomes.flatMap(({ themeId, state }) => (state === 'waiting' || state === 'left' ? [themeId] : [])),
  );
  const uses = await usesNow(tx, sharedIn(replaced));
  for (const outcome of replaced) {
    const behind = uses.filter(
      (use) => use.sharedId === outcome.recordId && !named.has(use.themeId) && isBehind(use),
    ).length;
    if (behind > 0) {
      outcome.reason = [outcome.reason, text.pagesBehind(behind)].filter(Boolean).join('；');
    }
  }
}
