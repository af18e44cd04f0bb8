import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'esbuild';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import {
  changeEntries,
  news,
  visibleRecords,
  webhookDeliveries,
  webhooks,
} from '../../../server/base/db/schema';
import { newSecret } from '../../../server/subjects/connections/webhooks/signature';
import { randomNumbers, report, scaled, scaledTimeout } from '../support/campaign';
import { createTestDatabase } from '../support/test-database';

/** Number of kills of a sending process; the others continue. */
const kills = scaled(3);
const workers = 3;
const records = 30;
const random = randomNumbers();
const secret = newSecret();
const item = { title: '公告', publishDate: '2026-11-01', content: '<p>內文</p>', status: 1 } as const;
const running = new Set<ChildProcess>();
/** Received events by `webhook-id`. */
const arrived = new Map<string, { id: number; event: string; sequence: number }>();
const counts = { calls: 0, unverified: 0 };
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    counts.calls += 1;
    // Refuses some events, which are then tried again.
    const isTaken = random() > 0.05;
    if (isTaken) take(request, body);
    response.writeHead(isTaken ? 200 : 503).end();
  });
});

function take({ headers }: IncomingMessage, body: string): void {
  try {
    const event = new Webhook(secret).verify(body, {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    }) as { type: string; data: { id: number; sequence: number } };
    const { id, sequence } = event.data;
    arrived.set(String(headers['webhook-id']), { id, sequence, event: event.type });
  } catch {
    counts.unverified += 1;
  }
}

/** A bundle starts in a third of the time that tsx needs. It is below node_modules, where it finds its packages. */
const root = join(import.meta.dirname, '../../..');
const script = join(root, `node_modules/.cache/webhook-worker-${process.pid}.mjs`);

await build({
  absWorkingDir: root,
  entryPoints: ['tests/server/support/webhook-worker.ts'],
  outfile: script,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  logLevel: 'warning',
});
const database = await createTestDatabase();
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
await database.db.insert(webhooks).values({
  name: '官網',
  url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  events: ['content.online', 'content.updated', 'content.offline'],
  secret: `plain:${secret}`,
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  receiver.close();
  await database.close();
  await rm(script, { force: true });
});

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  running.delete(child);
}

/** Changes records at random, until `isOver`. */
async function write(isOver: () => boolean): Promise<void> {
  const { db } = database;
  const made = await db
    .insert(news)
    .values(Array.from({ length: records }, () => item))
    .returning({ id: news.id });
  while (!isOver()) {
    const { id = 0 } = made[Math.floor(random() * records)] ?? {};
    const change = random() < 0.5 ? { title: `公告 ${random()}` } : { status: random() < 0.5 ? 0 : 1 };
    await db
      .update(news)
      .set(change as Partial<typeof news.$inferInsert>)
      .where(eq(news.id, id));
    await delay(10);
  }
}

/** Sends the remaining events, without waiting for the leases of killed processes. */
async function sendRest(): Promise<void> {
  const { db } = database;
  for (;;) {
    await db
      .update(webhookDeliveries)
      .set({ nextTryOn: sql`now()` })
      .where(and(isNull(webhookDeliveries.deliveredOn), gt(webhookDeliveries.nextTryOn, sql`now()`)));
    await delay(1_500);
    const [left] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(webhookDeliveries)
      .where(isNull(webhookDeliveries.deliveredOn));
    const [unread] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(changeEntries)
      .where(isNull(changeEntries.seq));
    const [behind] = await db
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(sql`${webhooks.lastSeq} < (select max(seq) from ${changeEntries})`);
    if (left?.count === 0 && unread?.count === 0 && !behind) return;
  }
}

test(
  'no event is lost and every signature verifies, however often a process is killed while it sends',
  async () => {
    let isOver = false;
    const writing = write(() => isOver);
    let killed = 0;
    /** Kills one worker after the other; the next starts at once. */
    const killAgainAndAgain = async () => {
      for (let child = await startWorker(); killed < kills; child = await startWorker()) {
        killed += 1;
        await delay(50 + random() * 800);
        await kill(child);
      }
    };
    await Promise.all(Array.from({ length: workers }, killAgainAndAgain));
    isOver = true;
    await writing;
    await sendRest();
    const entries = await database.db.select().from(changeEntries).orderBy(asc(changeEntries.seq));
    const sent = [...arrived.values()].toSorted((a, b) => a.sequence - b.sequence);
    expect(sent).toEqual(entries.map(({ recordId, event, seq }) => ({ id: recordId, event, sequence: seq })));
    expect(counts.unverified).toBe(0);
    // The event with the highest number of each record tells what visitors see.
    const last = new Map(sent.map(({ id, event }) => [id, event !== 'content.offline']));
    const visible = await database.db.select().from(visibleRecords);
    expect(last).toEqual(new Map(visible.map(({ recordId, isVisible }) => [recordId, isVisible])));
    const lost = entries.length - sent.length;
    report('webhooks', { kills, events: entries.length, calls: counts.calls, lost });
  },
  scaledTimeout(180_000),
);
