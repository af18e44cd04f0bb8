import { lt, sql } from 'drizzle-orm';
import type { Db, PooledDb } from '../../base/db/client';
import { isClockSteady } from '../../base/db/clock';
import { idempotencyKeys } from '../../base/db/schema';
import { removeOldChanges } from '../../subjects/connections/delivery/changes';
import { removeOldEntries } from '../../base/audit/audit';
import { removeOldAttempts } from '../../base/secrets/attempts';
import { removeOldKeys as removeOldOneTimeKeys } from '../../base/secrets/one-time-keys';
import { removeOldMails } from '../../base/mail/outbox';
import { removeOldTickets } from '../../access/identity/platform';
import { removeOldStarts } from '../../access/identity/sign-in-starts';
import { removeOldLinks } from '../../subjects/kinds/preview-links';
import { forgetOldReviewers } from '../../subjects/approvals/outside/reviews';
import { removeLostVersions } from '../../subjects/kinds/lost-versions';
import { removeUnneededObjects } from '../../base/files/objects';
import type { FileStore } from '../../base/files/store';
import { removeOldSpam } from '../../subjects/enquiries/spam-job';
import { removeOldWork } from '../../subjects/enquiries/form-work';
import { removeExpiredTokens } from '../../access/identity/token-families';
import { removeOldImports } from '../../subjects/imports/imports';
import { removeOldCounts } from '../../subjects/sites/page-counts';
import { removeOldMadeFiles } from '../../website/pages/made-files';
import { emptyTrash } from '../../subjects/kinds/trash';
import { removeUnnamedFiles } from '../../base/files/unnamed-files';
import { removeOldDeliveries } from '../../subjects/connections/webhooks/webhook-log';
import type { Job } from '../../base/db/job-runner';

const hour = 3600;
const day = 24 * hour;

/** Jobs that remove obsolete rows, files, and objects of the store. */
export const cleanUps = (store: FileStore | undefined): readonly Job[] =>
  allRemovals(store).map(whenClockIsSteady);

const allRemovals = (store: FileStore | undefined): readonly Job[] => [
  removal('expired-tokens', hour, removeExpiredTokens),
  removal('old-attempts', hour, removeOldAttempts),
  removal('one-time-keys', hour, removeOldOneTimeKeys),
  removal('used-tickets', hour, removeOldTickets),
  removal('sign-in-starts', hour, removeOldStarts),
  removal('old-keys', hour, removeOldKeys),
  removal('old-mails', day, removeOldMails),
  removal('old-trash', hour, emptyTrash),
  removal('old-spam', hour, removeOldSpam),
  removal('old-form-work', hour, removeOldWork),
  removal('old-page-counts', day, removeOldCounts),
  removal('old-preview-links', day, removeOldLinks),
  removal('old-reviewers', day, forgetOldReviewers),
  removal('old-audit-entries', day, removeOldEntries),
  removal('lost-versions', hour, removeLostVersions),
  removal('old-imports', day, removeOldImports),
  removal('old-changes', day, removeOldChanges),
  removal('old-webhook-deliveries', day, removeOldDeliveries),
  removal('old-made-files', day, removeOldMadeFiles),
  { name: 'unnamed-files', everySeconds: day, run: removeUnnamedFiles },
  ...(store
    ? [
        {
          name: 'unneeded-objects',
          everySeconds: hour,
          run: (db: PooledDb, signal: AbortSignal) => removeUnneededObjects(db, store, signal),
        },
      ]
    : []),
];

/** The job, which does nothing for some hours after the clock skipped time. */
export const whenClockIsSteady = (job: Job): Job => ({
  ...job,
  run: async (db, signal) => ((await isClockSteady(db)) ? job.run(db, signal) : { held: 1 }),
});

function removal(name: string, everySeconds: number, remove: (db: Db) => Promise<number>): Job {
  return { name, everySeconds, run: async (db) => ({ removed: await remove(db) }) };
}

/** A browser may resend a form days later from a safety copy, with the same key. */
async function removeOldKeys(db: Db): Promise<number> {
  return (
    (await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdOn, sql`now() - interval '7 days'`)))
      .rowCount ?? 0
  );
}
