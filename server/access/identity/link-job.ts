import { exists } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { passwordRequests } from '../../base/db/schema';
import { answerRequests } from './password-links';
import type { Job } from '../../base/db/job-runner';

/** Mails links for forgotten passwords. */
export function passwordLinkJob(db: Db): Job {
  return {
    name: 'password-links',
    everySeconds: 0,
    dueWhen: exists(db.select({ id: passwordRequests.id }).from(passwordRequests)),
    run: async (on) => ({ mailed: await answerRequests(on) }),
  };
}
