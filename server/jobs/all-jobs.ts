import type { Config } from '../config';
import type { PooledDb } from '../db/client';
import { s3Store } from '../services/file-store';
import { createMailer } from '../services/mailer';
import { linkAddress } from '../services/password-links';
import { cleanUps } from './clean-ups';
import { purgePagesJob } from './purge-pages';
import type { Job, Log } from './runner';
import { passwordLinkJob } from './password-links';
import { sendMailJob } from './send-mail';
import { siteSchedulesJob } from './site-schedules';

/** Everything that a server does beside answering calls. */
export function allJobs(db: PooledDb, config: Config, log: Log): readonly Job[] {
  const linkOf = linkAddress(config);
  return [
    sendMailJob(db, createMailer(config), log, linkOf),
    passwordLinkJob(db),
    siteSchedulesJob(db),
    purgePagesJob(db, config, log),
    ...cleanUps(config.filesUrl && s3Store(config.filesUrl)),
  ];
}
