import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { countStored } from '../../base/files/objects';
import { s3Store, StoreError } from '../../base/files/store';
import { reachMailServer } from '../../base/mail/mailer';
import { countUnsentMails } from '../../base/mail/outbox';
import { type Checker, goodFinding, off, orBeforeTables, problemFinding } from './check';
import { checkText as text } from './text';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Access to the mail server, and waiting mails. */
export const checkMail: Checker = async ({ db, config }) => {
  const none = { waiting: 0, givenUp: 0 };
  const { waiting, givenUp } = db ? await orBeforeTables(countUnsentMails(db), none) : none;
  if (config.smtpUrl === undefined) {
    return problemFinding('attention', config.mailFrom, text.mailFiles(config.mailDir));
  }
  const about = new URL(config.smtpUrl).host;
  try {
    await reachMailServer(config.smtpUrl);
  } catch (error) {
    return problemFinding('bad', about, text.mailAway(waiting, reasonOf(error)));
  }
  if (givenUp > 0) return problemFinding('attention', about, text.mailAbandoned(givenUp));
  return goodFinding(about, waiting > 0 ? text.mailWaits(waiting) : text.mailRight);
};

const probe = Buffer.from(
  'website back office: this file checks that the store can be written, read and emptied\n',
);
const probeKey = { sha: createHash('sha256').update(probe).digest('hex'), extension: 'txt' };

/** Writes, reads and removes a file in the store. */
export const checkStore: Checker = async ({ db, config }) => {
  const { filesUrl } = config;
  if (!filesUrl) return off(text.names.database, text.storeDatabase);
  const host = filesUrl.endpoint === undefined ? text.defaultStore : new URL(filesUrl.endpoint).host;
  const about = text.storeOf(filesUrl.bucket, host);
  const store = s3Store(filesUrl);
  try {
    await store.put(probeKey, probe, 'text/plain');
    await store.remove(probeKey);
    return goodFinding(about, text.storeRight(db ? await countStored(db) : 0));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return problemFinding('bad', about, text.storeAway(error.message));
  } finally {
    store.close();
  }
};

const connectMs = 3_000;
const lateSeconds = 60;

/** Reachability of the caches, and waiting purges. Sends no request, as that would purge. */
export const checkCaches: Checker = async ({ db, config }) => {
  if (config.purgeUrls.length === 0) return off(text.names.caches, text.cachesNone);
  const addresses = config.purgeUrls.map((address) => new URL(address.replaceAll('{path}', '/')));
  const about = text.cachesOf(addresses.map(({ host }) => host));
  const reached = await Promise.all(addresses.map(isReached));
  const away = addresses.filter((_, place) => !reached[place]).map(({ host }) => host);
  if (away.length > 0) return problemFinding('bad', about, text.cachesAway(away));
  const { rows } = db
    ? await db.execute<{ waiting: number; oldest: number }>(
        sql`select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as oldest from page_purges where sent_on is null`,
      )
    : { rows: [] };
  const [{ waiting, oldest } = { waiting: 0, oldest: 0 }] = rows;
  if (oldest > lateSeconds) return problemFinding('attention', about, text.cachesLate(waiting, oldest));
  return goodFinding(about, text.cachesRight);
};

function isReached({ hostname, port, protocol }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const host = hostname.replaceAll(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80) });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket
      .setTimeout(connectMs, () => end(false))
      .once('connect', () => end(true))
      .once('error', () => end(false));
  });
}
