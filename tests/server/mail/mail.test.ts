import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../server/base/db/client';
import { jobs, outbox } from '../../../server/base/db/schema';
import { runJob } from '../../../server/base/db/job-runner';
import { sendMailJob } from '../../../server/base/mail/send-job';
import { createMailer } from '../../../server/base/mail/mailer';
import { type MailProblem, queueMail, type SendMail, sendNext } from '../../../server/base/mail/outbox';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mail-server';
import { type ServerProcess, startServer } from '../support/server-process';
import { createTestDatabase } from '../support/test-database';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

const database = await createTestDatabase();
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outbox);
  await database.db.delete(jobs);
});

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function mailServer(answer?: (mail: ReceivedMail) => Promise<void>): Promise<MailServer> {
  const server = await startMailServer(answer);
  closers.push(server.close);
  return server;
}
async function serverWith(smtpUrl: string): Promise<ServerProcess> {
  const server = await startServer({ env: { DATABASE_URL: database.url, SMTP_URL: smtpUrl } });
  closers.push(() => server.end('SIGTERM'));
  return server;
}
const smtp = (smtpUrl: string) => createMailer({ smtpUrl, mailDir: '', mailFrom: 'web@example.com' });
const queue = (...recipients: string[]) =>
  queueMail(database.db, {
    recipients: recipients.join(','),
    subject: '【聯絡我們】其他：林',
    body: '想預約',
  });
const stored = () => database.db.select().from(outbox).orderBy(asc(outbox.id));
/** Makes waiting mails due. */
const makeDue = () => database.db.update(outbox).set({ nextTryOn: sql`now() - interval '1 second'` });
const secondsToNextTry = async () => {
  const [row] = await database.db
    .select({ seconds: sql<number>`round(extract(epoch from next_try_on - now()))::int` })
    .from(outbox);
  return row?.seconds;
};

describe('A mail of the outbox', () => {
  it('is retried with growing delays, with one Message-ID, until the mail server accepts it', async () => {
    let isWilling = false;
    const server = await mailServer(async () => {
      if (!isWilling) throw new Error('mailbox is busy');
    });
    await queue('sales@example.com');
    const problems: MailProblem[] = [];
    const waits: (number | undefined)[] = [];
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(
        await sendNext(database.db, smtp(server.url), { onProblem: (problem) => problems.push(problem) }),
      ).toBe('failed');
      expect(await sendNext(database.db, smtp(server.url))).toBeNull();
      waits.push(await secondsToNextTry());
      await makeDue();
    }
    expect(waits).toEqual([30, 60, 120, 240]);
    const [waiting] = await stored();
    expect(waiting).toMatchObject({
      tries: 4,
      sentOn: null,
      givenUpOn: null,
      lastError: expect.stringContaining('mailbox is busy'),
    });
    expect(problems.at(-1)).toEqual({
      mail: waiting?.id,
      tries: 4,
      isAbandoned: false,
      code: 'EMESSAGE',
      responseCode: 450,
    });

    isWilling = true;
    expect(await sendNext(database.db, smtp(server.url))).toBe('sent');
    expect(await sendNext(database.db, smtp(server.url))).toBeNull();
    expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
      new Set([`<${waiting?.messageId}@back-office>`]),
    );
    expect(server.received.at(-1)?.to).toEqual(['sales@example.com']);
    expect((await stored())[0]).toMatchObject({ tries: 5, sentOn: expect.any(Date), lastError: null });
  });

  it('carries its calendar file, which mail programs offer to add', async () => {
    const server = await mailServer();
    const calendar = ['BEGIN:VCALENDAR', 'METHOD:PUBLISH', 'END:VCALENDAR', ''].join('\r\n');
    await queueMail(database.db, {
      recipients: 'visitor@example.com',
      subject: '賞屋時間',
      body: '附件是行事曆檔',
      calendar,
    });
    expect(await sendNext(database.db, smtp(server.url))).toBe('sent');
    const text = server.received[0]?.text ?? '';
    expect(text).toMatch(/Content-Type: text\/calendar;[^]*method=PUBLISH/);
    expect(text).toContain('filename=appointment.ics');
    expect(text.replaceAll('\r\n', '')).toContain(Buffer.from(calendar).toString('base64'));
  });

  it('waits at most two hours, and is given up after forty tries, which its row records', async () => {
    await queue('gone@example.com');
    const refuse: SendMail = async () => {
      throw new Error('550 no such mailbox');
    };
    await database.db.update(outbox).set({ tries: 38 });
    expect(await sendNext(database.db, refuse)).toBe('failed');
    expect(await secondsToNextTry()).toBe(7200);
    await makeDue();
    expect(await sendNext(database.db, refuse)).toBe('failed');
    expect(await stored()).toMatchObject([
      { tries: 40, sentOn: null, givenUpOn: expect.any(Date), lastError: '550 no such mailbox' },
    ]);
    await makeDue();
    expect(await sendNext(database.db, refuse)).toBeNull();
  });

  it('is given up too if crashes ended its last tries', async () => {
    await queue('sales@example.com');
    await database.db.update(outbox).set({ tries: 40 });
    const job = sendMailJob(database.db, () => Promise.reject(new Error('not to be tried')), silent);
    expect(await runJob(database.db, job, silent)).toEqual({ counts: { sent: 0, failed: 0, givenUp: 1 } });
    expect(await stored()).toMatchObject([{ tries: 40, givenUpOn: expect.any(Date) }]);
  });

  it('keeps no transaction and no connection while it is sent', async () => {
    await queue('sales@example.com');
    const narrow = connect(database.url, { max: 1 });
    closers.push(narrow.close);
    let open: unknown;
    const send: SendMail = async () => {
      open = (
        await narrow.db.execute(
          sql`select count(*)::int as open from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
        )
      ).rows;
    };
    expect(await sendNext(narrow.db, send)).toBe('sent');
    expect(open).toEqual([{ open: 0 }]);
  });

  it('that hangs is aborted, retried later, and does not delay others', async () => {
    const server = await mailServer(async ({ to }) => {
      if (to[0] === 'hangs@example.com') await new Promise(() => {});
    });
    await queue('hangs@example.com', 'a@example.com', 'b@example.com', 'c@example.com');
    const send = smtp(server.url);
    const stopping = new AbortController();
    const job = sendMailJob(
      database.db,
      (mail, signal) => send(mail, AbortSignal.any([signal, stopping.signal])),
      silent,
    );
    const run = runJob(database.db, job, silent);
    await expect.poll(async () => (await stored()).filter(({ sentOn }) => sentOn).length).toBe(3);
    // New mails are sent too, because the hanging one blocks only its own lane.
    await queue('late@example.com');
    await expect.poll(async () => (await stored()).filter(({ sentOn }) => sentOn).length).toBe(4);
    stopping.abort();
    expect(await run).toEqual({ counts: { sent: 4, failed: 1, givenUp: 0 } });
    expect((await stored())[0]).toMatchObject({ recipients: 'hangs@example.com', tries: 1, sentOn: null });
    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual([
      'a@example.com',
      'b@example.com',
      'c@example.com',
      'hangs@example.com',
      'late@example.com',
    ]);
  });

  it('is aborted even if the mail server sends single bytes', async () => {
    const timers: NodeJS.Timeout[] = [];
    const dripping = createServer((socket) => {
      socket.on('error', () => {});
      timers.push(setInterval(() => socket.write('220-wait\r\n'), 20));
    });
    await new Promise<void>((listening) => dripping.listen(0, '127.0.0.1', listening));
    closers.push(async () => {
      timers.forEach((timer) => clearInterval(timer));
      await new Promise((closed) => dripping.close(closed));
    });
    await queue('sales@example.com');
    const { port } = dripping.address() as AddressInfo;
    expect(await sendNext(database.db, smtp(`smtp://127.0.0.1:${port}`), { maxTryMs: 300 })).toBe('failed');
    expect(await stored()).toMatchObject([{ tries: 1, sentOn: null }]);
  });

  it('whose lease expired while it was sent is still recorded as sent', async () => {
    await queue('sales@example.com');
    const sent: string[] = [];
    const slow: SendMail = async ({ messageId }) => {
      sent.push(messageId);
      if (sent.length > 1) throw new Error('refused the second time');
      await makeDue();
      expect(await sendNext(database.db, slow)).toBe('failed');
    };
    expect(await sendNext(database.db, slow)).toBe('sent');
    expect(await stored()).toMatchObject([{ sentOn: expect.any(Date), lastError: null }]);
    expect(new Set(sent).size).toBe(1);
  });
});

// Each test starts servers.
describe('Several server processes', { timeout: 90_000 }, () => {
  it('send each mail once', async () => {
    const server = await mailServer();
    await queue(...Array.from({ length: 60 }, (_, index) => `staff-${index}@example.com`));
    await Promise.all([serverWith(server.url), serverWith(server.url)]);
    await expect
      .poll(async () => (await stored()).every(({ sentOn }) => sentOn), { timeout: 40_000 })
      .toBe(true);
    expect(server.received).toHaveLength(60);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(60);
    expect((await stored()).map(({ tries }) => tries)).toEqual(Array.from({ length: 60 }, () => 1));
  });

  it('that claim mails at the same moment never claim one twice', async () => {
    await queue(...Array.from({ length: 40 }, (_, index) => `staff-${index}@example.com`));
    const other = connect(database.url);
    closers.push(other.close);
    const sent: string[] = [];
    const send: SendMail = async ({ recipients }) => void sent.push(recipients);
    const sendAll = async (index: number) => {
      while (await sendNext(index % 2 ? database.db : other.db, send));
    };
    await Promise.all(Array.from({ length: 10 }, (_, index) => sendAll(index)));
    expect([sent.length, new Set(sent).size]).toEqual([40, 40]);
  });

  it('resend a mail, with the same Message-ID, that a killed process had sent but not recorded', async () => {
    const victims: ServerProcess[] = [];
    const server = await mailServer(async () => {
      await victims.pop()?.end('SIGKILL');
    });
    victims.push(await startServer({ env: { DATABASE_URL: database.url, SMTP_URL: server.url } }));
    await queue('sales@example.com');
    await expect.poll(() => server.received.length, { timeout: 40_000 }).toBe(1);
    await expect.poll(async () => (await stored())[0]?.tries).toBe(1);
    // After a minute the mail is due again, and the job's lease has expired.
    await makeDue();
    await database.db.update(jobs).set({ leasedUntil: sql`now() - interval '1 second'` });
    await serverWith(server.url);
    await expect.poll(async () => (await stored())[0]?.sentOn, { timeout: 40_000 }).toBeInstanceOf(Date);
    expect(server.received).toHaveLength(2);
    expect(server.received[1]?.messageId).toBe(server.received[0]?.messageId);
    expect(await stored()).toMatchObject([{ tries: 2, givenUpOn: null }]);
  });

  it('finish a mail being sent before they stop', async () => {
    let take = () => {};
    const server = await mailServer(() => new Promise((taken) => (take = taken)));
    await queue('sales@example.com');
    const process = await startServer({ env: { DATABASE_URL: database.url, SMTP_URL: server.url } });
    await expect.poll(() => server.received.length, { timeout: 40_000 }).toBe(1);
    const ended = process.end('SIGTERM');
    take();
    expect(await ended).toBe(0);
    expect(await stored()).toMatchObject([{ tries: 1, sentOn: expect.any(Date) }]);
  });
});

describe('Without a mail server', () => {
  let folder: string;
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  const mailsTo = (mailDir: string) =>
    createMailer({ smtpUrl: undefined, mailDir, mailFrom: 'web@example.com' });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    closers.push(() => rm(folder, { recursive: true }));
  });

  it.each([0o000, 0o022, 0o077])(
    'each mail is a file that only its owner reads, whatever the umask (%o)',
    async (umask) => {
      const before = process.umask(umask);
      closers.push(async () => process.umask(before));
      const mailDir = join(folder, 'new', 'outbox');
      await queue('sales@example.com');
      expect(await sendNext(database.db, mailsTo(mailDir))).toBe('sent');
      const [mail] = await stored();
      const file = `${mail?.id}-${mail?.messageId}.eml`;
      expect(await readdir(mailDir)).toEqual([file]);
      expect([await modeOf(mailDir), await modeOf(join(mailDir, file))]).toEqual(['700', '600']);
      expect(await readFile(join(mailDir, file), 'utf8')).toContain('To: sales@example.com');
    },
  );

  it('permissions of a folder and mails of an earlier version are restricted', async () => {
    const mailDir = join(folder, 'outbox');
    await mkdir(mailDir);
    await writeFile(join(mailDir, '1.eml'), 'old');
    await writeFile(join(mailDir, '2.eml.part'), 'old');
    await chmod(mailDir, 0o755);
    for (const name of await readdir(mailDir)) await chmod(join(mailDir, name), 0o644);
    await queue('sales@example.com');
    expect(await sendNext(database.db, mailsTo(mailDir))).toBe('sent');
    expect(await modeOf(mailDir)).toBe('700');
    const modes = await Promise.all((await readdir(mailDir)).map((name) => modeOf(join(mailDir, name))));
    expect(modes).toEqual(['600', '600', '600']);
  });
});
