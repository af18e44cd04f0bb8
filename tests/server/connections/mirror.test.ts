import { Readable, Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type Mirror, follow } from '../../../docs/examples/mirror';
import { deliveryClient } from '../../../openapi/generated/delivery-client';
import { restoreBackup } from '../../../server/operation/backup/restore';
import { writeBackup } from '../../../server/operation/backup/backup';
import { startJobs } from '../../../server/base/db/job-runner';
import { apiTokens, articles, siteSets, siteThemes } from '../../../server/base/db/schema';
import { removeOldChanges, settleMomentsJob } from '../../../server/subjects/connections/delivery/changes';
import { hashToken } from '../../../server/base/secrets/sealed';
import { randomNumbers, report, scaled, scaledTimeout } from '../support/campaign';
import { watchTruth } from '../support/visible-truth';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const writes = scaled(300);
const writers = 3;
/** Rounds of writes; the mirror is compared after each. */
const rounds = Math.max(6, Math.round(writes / 2_000));
const maxLateMs = 5_000;
const random = randomNumbers();
const token = 'mng_pk_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';

const test = await createTestApp({ DELIVERY_PER_MINUTE: '100000' });
await test.db.insert(apiTokens).values({
  name: '鏡像',
  prefix: token.slice(0, 11),
  hash: hashToken(token),
  scopes: ['published'],
  expiresOn: new Date('2999-01-01T00:00:00Z'),
});
const client = deliveryClient('http://back-office.example', token, async (input) => {
  const request = new Request(input);
  const { pathname, search } = new URL(request.url);
  const answer = await test.app.inject({
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
  });
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': 'application/json' },
  });
});
const { db } = test;
for (let place = 1; place <= 6; place += 1) {
  const caseId = await addCase(db, { code: `C${place}`, title: '建案', sort: place });
  const [theme] = await db
    .insert(siteThemes)
    .values({ caseId, templateCode: 'liubai', name: '留白' })
    .returning();
  await db.insert(siteSets).values({ caseId, siteName: `site-${place}`, activeThemeId: theme?.id ?? null });
  await db.insert(articles).values({ type: 2, title: '文章', publishDate: '2026-11-01', sort: place });
}
afterAll(() => test.close());

const below = (count: number) => Math.floor(random() * count);
const pick = (from: readonly string[]) => from[below(from.length)] ?? '';

/** Writes a random change, visible or not. */
async function writeSomething(place: number): Promise<void> {
  const table = pick(['cases', 'articles', 'news', 'site_sets', 'site_themes', 'singletons']);
  const moments = ['null', ...[-1000, 30, 80, 5000].map((ms) => `now() + interval '${ms} milliseconds'`)];
  const moment = pick(moments);
  const content = ['cases', 'articles', 'news'].includes(table)
    ? [
        `status = ${below(2)}`,
        `status = 1`,
        `status = 1, deleted_on = null, start_on = ${moment}, end_on = ${pick(moments)}`,
        `start_on = ${moment}`,
        `end_on = ${moment}`,
        `deleted_on = ${pick(['null', 'now()'])}`,
        `title = 'T${place}'`,
        ...(table === 'news'
          ? []
          : [`parts = '${pick(['[]', '[{"id":1,"partType":1,"align":1,"textContent":"標題"}]'])}'`]),
      ]
    : [];
  const changes: Record<string, readonly string[]> = {
    site_sets: [`status = ${below(2)}`, `seo_title = 'S${place}'`],
    site_themes: [
      `status = ${below(2)}, published_parts = '[]'`,
      `published_parts = '[{"id":${place},"partType":1}]'`,
    ],
    singletons: [
      `value = jsonb_build_object('status', ${below(2)}, 'title', 'P${place}', 'endOn', ${moment === 'null' ? 'null' : `to_jsonb(${moment})`})`,
    ],
  };
  const set = pick(changes[table] ?? content);
  if (table === 'news' && below(3) === 0) {
    const statement =
      below(2) === 0
        ? `insert into news (title, publish_date, status, content) values ('N${place}', '2026-11-01', ${below(2)}, '<p>x</p>')`
        : `delete from news where id = (select max(id) from news)`;
    await test.db.execute(sql.raw(statement));
    return;
  }
  const where =
    table === 'singletons'
      ? `key = 'indexPopup'`
      : `id = (select id from ${table} order by md5(id::text || '${place}') limit 1)`;
  await test.db.execute(sql.raw(`update ${table} set ${set} where ${where}`));
}

/** All visible content, read without a mirror. */
async function visible(): Promise<object> {
  const fresh: Mirror = { records: new Map() };
  await follow(client, fresh);
  return Object.fromEntries([...fresh.records].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
const sorted = ({ records }: Mirror) =>
  Object.fromEntries([...records].toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function connected<T>(work: (own: pg.Client) => Promise<T>): Promise<T> {
  const own = new pg.Client({ connectionString: test.databaseUrl });
  await own.connect();
  try {
    return await work(own);
  } finally {
    await own.end();
  }
}
async function backUp(): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await connected((own) => writeBackup(own, target));
  return chunks;
}
const restore = (chunks: readonly Buffer[]) => connected((own) => restoreBackup(own, Readable.from(chunks)));

/** Writes in parallel, and polls at random; resolves when all writes are committed. */
async function writeRound(first: number, count: number, poll: () => Promise<void>): Promise<void> {
  let place = first;
  let polling = Promise.resolve();
  const writer = async () => {
    while (place < first + count) {
      await writeSomething((place += 1));
      if (below(20) === 0) polling = polling.then(poll);
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  await polling;
}

/** Expects equal content; compares again if a time shows or hides content between two reads. */
async function expectEqual(mirror: Mirror): Promise<void> {
  await expect
    .poll(
      async () => {
        await follow(client, mirror);
        const seen = new Map(Object.entries(await visible()));
        const names = new Set([...seen.keys(), ...mirror.records.keys()]);
        return [...names].flatMap((name) => {
          const pair = { name, visible: seen.get(name), mirrored: mirror.records.get(name) };
          return isDeepStrictEqual(pair.visible, pair.mirrored) ? [] : [pair];
        });
      },
      { timeout: 20_000, interval: 200 },
    )
    .toEqual([]);
}

describe('a mirror that follows the change feed', () => {
  it(
    `equals what visitors see, never early or late, after ${writes} random writes, days without a poll, removed entries and a restored backup`,
    async () => {
      await test.db.execute(
        sql`insert into singletons (key, value) values ('indexPopup', '{}') on conflict do nothing`,
      );
      const jobs = startJobs(test.db, [settleMomentsJob], { info() {}, warn() {}, error() {} });
      const truth = await watchTruth(test.db);
      const mirror: Mirror = { records: new Map() };
      let polls = 0;
      let removed = 0;
      const poll = async () => {
        polls += 1;
        await follow(client, mirror);
      };
      const isAt = (round: number, part: number) => round === Math.floor(rounds * part);
      let backup: Buffer[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // The mirror does not poll for a sixth of the rounds. After that, the entries that it missed are removed.
        const isOff = round >= rounds / 3 && round < rounds / 2;
        const perRound = Math.ceil(writes / rounds);
        await writeRound(round * perRound, perRound, isOff ? async () => {} : poll);
        if (isAt(round, 1 / 6)) backup = await backUp();
        if (isAt(round + 1, 1 / 2)) {
          await truth.check();
          await test.db.execute(sql`update change_entries set at = at - interval '91 days'`);
          removed = await removeOldChanges(test.db);
        }
        if (isAt(round, 2 / 3)) {
          await truth.check();
          await restore(backup);
          await truth.begin();
        }
        if (!isOff) await expectEqual(mirror);
      }
      await jobs.stop();
      await truth.check();
      expect(mirror.records.size).toBeGreaterThan(0);
      expect(removed).toBeGreaterThan(0);
      expect(truth.early).toEqual([]);
      expect(truth.lateMs).toBeLessThanOrEqual(maxLateMs);
      expect(truth.flips).toBeGreaterThan(0);
      const { flips, lateMs } = truth;
      report('mirror', { writes, polls, flips, early: truth.early.length, 'ms late at most': lateMs });
    },
    scaledTimeout(120_000),
  );

  it('ends equal after a restored backup too, which reports once that everything may have changed', async () => {
    const mirror: Mirror = { records: new Map() };
    await follow(client, mirror);
    const backup = await backUp();
    await test.db.execute(sql`delete from change_entries where kind = 'all'`);
    await test.db.execute(
      sql`update articles set title = 'after the backup', status = 1, deleted_on = null, parts = '[{"id":1,"partType":1}]'`,
    );
    await test.db.execute(sql`delete from news`);
    await follow(client, mirror);
    await restore(backup);
    await follow(client, mirror);
    expect(sorted(mirror)).toEqual(await visible());
    const { rows } = await test.db.execute(
      sql`select count(*)::int as count from change_entries where kind = 'all'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  }, 60_000);
});
