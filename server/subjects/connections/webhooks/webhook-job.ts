import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Config } from '../../../base/config/config';
import type { Job } from '../../../base/db/job-runner';
import { deliverNext, makeDeliveries } from './deliveries-job';

/** Maximum parallel tries; fewer for one webhook, so that a slow receiver delays no other. */
const lanes = 4;
const lanesOfOne = 2;
const idleMs = 200;

/** Creates deliveries of changes and sends them. Rows are claimed with a lease, so that a killed process loses none. */
export const webhooksJob = ({
  secretKeys: keys,
  webhookHosts: allowedHosts,
}: Pick<Config, 'secretKeys' | 'webhookHosts'>): Job => ({
  name: 'webhooks',
  everySeconds: 0,
  dueWhen: sql`exists (select from webhooks where is_active and (
    last_seq < (select last_seq from change_feed) or exists (select from change_entries where seq is null)
    or (paused_on is null and exists (select from webhook_deliveries where webhook_id = webhooks.id and next_try_on <= now()))))`,
  run: async (db, signal) => {
    const counts = { made: await makeDeliveries(db), sent: 0, failed: 0 };
    const sending = new Map<number, number>();
    const options = { keys, allowedHosts, signal, sending, maxOfOne: lanesOfOne };
    let working = lanes;
    const lane = async () => {
      while (!signal.aborted) {
        const outcome = await deliverNext(db, options);
        if (outcome) {
          counts[outcome] += 1;
          continue;
        }
        // Sends newly committed events while another worker waits for its receiver.
        working -= 1;
        if (working === 0) return;
        await setTimeout(idleMs);
        if (working === 0) return;
        working += 1;
        counts.made += await makeDeliveries(db);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return counts;
  },
});
