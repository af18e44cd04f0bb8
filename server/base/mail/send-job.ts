import { setTimeout as delay } from 'node:timers/promises';
import { exists } from 'drizzle-orm';
import type { Db } from '../db/client';
import { abandonCrashedMails, dueMail, type SendMail, sendNext, type SendOptions } from './outbox';
import type { Job, Log } from '../db/job-runner';

/** Mails sent in parallel, so that a hanging one does not delay the others. */
const lanes = 5;
/** Time given to running mails when the server stops. */
const graceMs = 15_000;

export function sendMailJob(
  db: Db,
  send: SendMail,
  log: Log,
  fill: Pick<SendOptions, 'linkOf' | 'fillReview'> = {},
): Job {
  return {
    name: 'send-mail',
    everySeconds: 0,
    dueWhen: exists(dueMail(db)),
    run: async (on, signal) => {
      const counts = { sent: 0, failed: 0, givenUp: await abandonCrashedMails(on) };
      const cut = new AbortController();
      signal.addEventListener('abort', () => setTimeout(() => cut.abort(), graceMs).unref(), { once: true });
      let busy = 0;
      const lane = async () => {
        while (!signal.aborted) {
          busy += 1;
          const outcome = await sendNext(on, send, {
            signal: cut.signal,
            ...fill,
            onProblem: (problem) => log.warn(problem, 'mail not sent'),
          }).finally(() => (busy -= 1));
          if (outcome) counts[outcome] += 1;
          // Waits for other workers, as new mails may arrive meanwhile.
          else if (busy > 0) await delay(1000, undefined, { signal }).catch(() => {});
          else return;
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      return counts;
    },
  };
}
