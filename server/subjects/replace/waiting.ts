import { ServiceError } from '../../base/contract/errors';
import type { components } from '../../../openapi/generated/types';
import { inSavepoint } from '../../base/db/savepoint';
import type { Tx } from '../../base/db/transaction';
import { mayAct } from '../../access/identity/direct-calls';
import { createRelease, putItem } from '../releases/releases';
import type { Outcome, ReplaceAct } from './act';
import { refusalText } from './changing';
import { replaceText as text } from './text';

type Schemas = components['schemas'];

/** Longest name of a release. */
const maxName = 50;

/** True for public content; a shared block is public only on its pages. */
const isWaiting = (outcome: Outcome): outcome is Outcome & { kind: Schemas['ReleaseKind'] } =>
  outcome.state === 'waiting' && outcome.kind !== 'sharedBlock';

/** Puts what waits into a release of its own; the release's id, null if nothing waits for one. Throws 403. */
export async function planWaiting(
  tx: Tx,
  {
    find,
    replacement = '',
    kind,
  }: Pick<Schemas['ReplacementCreate'], 'find'> & { replacement?: string; kind: Schemas['ReplaceTextKind'] },
  mode: Schemas['ReplaceMode'],
  outcomes: readonly Outcome[],
  { caller }: ReplaceAct,
): Promise<number | null> {
  const waiting = outcomes.filter(isWaiting);
  if (mode === 'apart' || waiting.length === 0) return null;
  if (!mayAct(caller.claims, 'planRelease')) throw new ServiceError(403, text.mayNotPlan);
  const title = [...text.releaseNames[kind](replacement || text.removed(find))].slice(0, maxName).join('');
  const { id } = await createRelease(tx, { name: title }, caller);
  for (const outcome of waiting) {
    const { kind: of, recordId, themeId, held } = outcome;
    const item = held
      ? { kind: of, recordId, themeId: null, action: 'change' as const, values: held.values }
      : { kind: of, recordId, themeId, action: 'online' as const };
    try {
      await inSavepoint(tx, () => putItem(tx, id, item, caller, waiting.length));
    } catch (error) {
      outcome.reason = refusalText(error);
      // Nothing of it was stored.
      if (held) Object.assign(outcome, { state: 'left', left: outcome.left + outcome.hits, hits: 0 });
    }
  }
  return id;
}
