import type { SnapshotFrom } from 'xstate';
import type { publishSiteMachine } from './publish-site';
import * as rules from './publish-site.rules';
import type { ClosedReason, ComparisonRow, PublishStep } from './publish-site.rules';

export type PublishSnapshot = SnapshotFrom<typeof publishSiteMachine>;

/** Why a step is closed, or null when it is open or nothing is loaded yet. */
export function closedReason({ context }: PublishSnapshot, step: PublishStep): ClosedReason | null {
  return context.site === null ? null : rules.closedBecause(context.site, step);
}

/** At most one step is current: the first that is neither done nor closed. */
export function stepStatus({ context }: PublishSnapshot, step: PublishStep): 'done' | 'current' | 'closed' {
  if (context.site === null) return 'closed';
  if (rules.isDone(context.site, step)) return 'done';
  return rules.closedBecause(context.site, step) === null ? 'current' : 'closed';
}

/** The code to show in the field. */
export function codeOf({ context }: PublishSnapshot): string {
  return rules.codeIn(context);
}

/** The site name to show in the field. */
export function nameOf({ context }: PublishSnapshot): string {
  return rules.nameIn(context);
}

/** The case's own title and district beside those of the sales system; empty when there is nothing to compare. */
export function comparisonOf({ context }: PublishSnapshot): ComparisonRow[] {
  return rules.comparisonIn(context);
}

/** Whether 'code.save' would do anything. */
export function canSaveCode(snapshot: PublishSnapshot): boolean {
  return snapshot.can({ type: 'code.save' });
}

/** Whether 'site.publish' would do anything. */
export function canPublish(snapshot: PublishSnapshot, themeId?: number): boolean {
  return snapshot.can({ type: 'site.publish', ...(themeId === undefined ? {} : { themeId }) });
}
