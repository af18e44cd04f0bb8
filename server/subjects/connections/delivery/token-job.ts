import { and, isNull, lte, sql } from 'drizzle-orm';
import { noticeMailText } from '../../../base/mail/text';
import type { Job } from '../../../base/db/job-runner';
import { apiTokens } from '../../../base/db/schema';
import { queueMail } from '../../../base/mail/outbox';
import { taipeiTime } from '../../../base/contract/taipei-time';
import { activeAccount } from '../../../access/identity/active-account';

const warningDays = 14;

/** Notifies creators once of tokens that expire within two weeks. */
export const expiringTokensJob: Job = {
  name: 'ending-tokens',
  everySeconds: 3600,
  run: (db) =>
    db.transaction(async (tx) => {
      const ending = await tx
        .update(apiTokens)
        .set({ toldOn: sql`now()` })
        .where(
          and(
            isNull(apiTokens.toldOn),
            isNull(apiTokens.revokedOn),
            sql`${apiTokens.expiresOn} > now()`,
            lte(apiTokens.expiresOn, sql`now() + make_interval(days => ${warningDays})`),
          ),
        )
        .returning();
      let mailed = 0;
      for (const { name, expiresOn, createdById } of ending) {
        const maker = await activeAccount(tx, createdById);
        if (!maker?.email) continue;
        const { subject, body } = noticeMailText.tokenEnds;
        await queueMail(tx, {
          recipients: maker.email,
          subject,
          body: body({ name: maker.name, token: name, end: taipeiTime(expiresOn) }),
        });
        mailed += 1;
      }
      return { mailed };
    }),
};
