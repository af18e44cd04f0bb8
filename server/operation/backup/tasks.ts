import type { Db } from '../../base/db/client';
import { operatorTasks } from '../../base/db/schema';

type OperatorTask = 'backup' | 'backup-check' | 'upgrade-rehearsal';

/** Records the success of an operator's command, for metrics and 「關於本系統」. */
export async function recordTaskSuccess(
  db: Db,
  name: OperatorTask,
  figures: Record<string, number>,
): Promise<void> {
  const task = { succeededOn: new Date(), figures };
  await db
    .insert(operatorTasks)
    .values({ name, ...task })
    .onConflictDoUpdate({ target: operatorTasks.name, set: task });
}
