import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { firstCharacters } from '../characters';
import type { Db } from '../db/client';
import { outbox } from '../db/schema';

export interface Mail {
  id: number;
  /** Comma separated; in the outbox one to each mail. */
  recipients: string;
  subject: string;
  body: string;
}

/** Hands one mail over; rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

const firstWaitSeconds = 30;
const longestWaitSeconds = 3600;

/** Puts a mail for each recipient into the outbox, in the transaction of what it tells of: one that is refused does not hold up the others. */
export async function queueMail(tx: Db, { recipients, subject, body }: Omit<Mail, 'id'>): Promise<void> {
  const shared = { subject: firstCharacters(oneLine(subject), 200), body };
  await tx.insert(outbox).values(recipients.split(',').map((recipient) => ({ recipients: recipient, ...shared })));
}

/**
 * Sends the next mail that is due; false when there is none. The row stays locked meanwhile, so that several
 * processes share the work. A crash between sending and noting it sends again: at least once, under one Message-ID.
 */
export async function sendNext(db: Db, send: SendMail, onError: (error: unknown) => void = () => {}): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(outbox).where(and(isNull(outbox.sentOn), lte(outbox.nextTryOn, sql`now()`))).orderBy(asc(outbox.nextTryOn)).limit(1).for('update', { skipLocked: true });
    if (!mail) return false;
    try {
      await send(mail);
      await tx.update(outbox).set({ sentOn: new Date(), tries: mail.tries + 1 }).where(eq(outbox.id, mail.id));
    } catch (error) {
      onError(error);
      const wait = Math.min(firstWaitSeconds * 2 ** mail.tries, longestWaitSeconds);
      await tx.update(outbox).set({ tries: mail.tries + 1, nextTryOn: sql`now() + make_interval(secs => ${wait})` }).where(eq(outbox.id, mail.id));
    }
    return true;
  });
}

export interface OutboxWorker {
  /** Looks for mails at once. */
  wake(): void;
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>;
}

/** Sends what is due, now and every few seconds; `onError` is told what went wrong, a refused mail too. */
export function startOutbox(db: Db, send: SendMail, onError: (error: unknown) => void, intervalMs = 5000): OutboxWorker {
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  const wake = () => {
    working ??= work().finally(() => {
      working = undefined;
    });
  };
  async function work(): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await sendNext(db, send, onError)));
    } catch (error) {
      onError(error);
    }
  }
  const timer = setInterval(wake, intervalMs);
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await working;
    },
  };
}

/** A header has one line: what a visitor typed must not begin another. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
