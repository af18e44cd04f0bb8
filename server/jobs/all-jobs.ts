import type { Config } from '../config/config';
import type { PooledDb } from '../db/client';
import { storeUploadsIn } from '../files/objects';
import { s3Store } from '../files/store';
import { createMailer } from '../mail/mailer';
import { linkAddress } from '../identity/password-links';
import { cleanUps, whenClockIsSteady } from './clean-ups';
import { clockJob } from './clock-job';
import { reminderJob } from '../contacts/reminder-job';
import { lettersJob } from '../privacy/letters-job';
import { retentionJob } from '../privacy/retention-job';
import { releasesJob } from '../releases/release-job';
import { lateApprovalsJob } from '../reviews/late-approvals-job';
import { purgePagesJob } from '../sites/purge-job';
import { settleMomentsJob } from '../delivery/changes';
import { expiringTokensJob } from '../delivery/token-job';
import type { Job, Log } from '../db/job-runner';
import { passwordLinkJob } from '../identity/link-job';
import { deadLinksJob } from '../links/dead-links-job';
import { releaseNeeds } from '../links/release-needs';
import { importJob } from '../imports/import-job';
import { sendMailJob } from '../mail/send-job';
import { webhooksJob } from '../webhooks/webhook-job';
import { proofHeadsJob } from '../proof/heads';
import { proofJob } from '../proof/proof-job';
import { timeStampsJob } from '../proof/time-stamps-job';
import { fillReviewMail } from '../outside/mails';
import { madeFilesJob } from '../site/made-files-job';
import { siteSchedulesJob } from '../sites/schedule-job';

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
