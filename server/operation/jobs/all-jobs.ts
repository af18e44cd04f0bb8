import type { Config } from '../../base/config/config';
import type { PooledDb } from '../../base/db/client';
import { storeUploadsIn } from '../../base/files/objects';
import { s3Store } from '../../base/files/store';
import { createMailer } from '../../base/mail/mailer';
import { linkAddress } from '../../access/identity/password-links';
import { cleanUps, whenClockIsSteady } from './clean-ups';
import { clockJob } from './clock-job';
import { reminderJob } from '../../subjects/enquiries/reminder-job';
import { lettersJob } from '../../subjects/privacy/letters-job';
import { retentionJob } from '../../subjects/privacy/retention-job';
import { releasesJob } from '../../subjects/releases/release-job';
import { lateApprovalsJob } from '../../subjects/approvals/requests/late-approvals-job';
import { purgePagesJob } from '../../subjects/sites/purge-job';
import { settleMomentsJob } from '../../subjects/connections/delivery/changes';
import { expiringTokensJob } from '../../subjects/connections/delivery/token-job';
import type { Job, Log } from '../../base/db/job-runner';
import { passwordLinkJob } from '../../access/identity/link-job';
import { deadLinksJob } from '../../website/links/dead-links-job';
import { releaseNeeds } from '../../website/links/release-needs';
import { importJob } from '../../subjects/imports/import-job';
import { sendMailJob } from '../../base/mail/send-job';
import { webhooksJob } from '../../subjects/connections/webhooks/webhook-job';
import { proofHeadsJob } from '../../website/proof/heads';
import { proofJob } from '../../website/proof/proof-job';
import { timeStampsJob } from '../../website/proof/time-stamps-job';
import { fillReviewMail } from '../../subjects/approvals/outside/mails';
import { madeFilesJob } from '../../website/pages/made-files-job';
import { siteSchedulesJob } from '../../subjects/sites/schedule-job';

/** All background jobs of a server. */
export function allJobs(db: PooledDb, config: Config, log: Log): readonly Job[] {
  const linkOf = linkAddress(config);
  const store = config.filesUrl && s3Store(config.filesUrl);
  const keep = store && config.filesUrl?.uploads === 'store' ? storeUploadsIn(db, store) : undefined;
  return [
    clockJob(log),
    sendMailJob(db, createMailer(config), log, { linkOf, fillReview: fillReviewMail(db, config) }),
    passwordLinkJob(db),
    siteSchedulesJob(db),
    releasesJob(db, config, releaseNeeds(config)),
    expiringTokensJob,
    settleMomentsJob,
    webhooksJob(config),
    importJob({
      allowedHosts: config.importHosts,
      ...(keep ? { keep } : {}),
    }),
    madeFilesJob(db, { config, log, keep, store }),
    purgePagesJob(db, config, log),
    proofJob(db, config),
    proofHeadsJob(config, log),
    timeStampsJob(db, config, log),
    reminderJob(db, config),
    whenClockIsSteady(retentionJob(config)),
    whenClockIsSteady(deadLinksJob(config)),
    lettersJob(db),
    lateApprovalsJob(config),
    ...cleanUps(store),
  ];
}
