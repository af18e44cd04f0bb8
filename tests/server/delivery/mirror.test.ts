import { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mirror, follow } from '../../../docs/examples/mirror';
import { deliveryClient } from '../../../openapi/generated/delivery-client';
import { restoreBackup, writeBackup } from '../../../server/backup/backup';
import { apiTokens, articles, cases, siteSets, siteThemes } from '../../../server/db/schema';
import { hashToken } from '../../../server/secrets/sealed';
import { createTestApp, type TestApp } from '../support/test-app';

/** `MIRROR_WRITES=100000 npx vitest run --project server tests/server/delivery/mirror.test.ts` is the campaign. */
const writes = Number(process.env['MIRROR_WRITES'] ?? 300);
const token = 'mng_pk_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
let test: TestApp;
let client: ReturnType<typeof deliveryClient>;
beforeAll(async () => {
  test = await createTestApp({ DELIVERY_PER_MINUTE: '100000' });
  await test.db.insert(apiTokens).values({
    name: '鏡像',
    prefix: token.slice(0, 11),
    hash: hashToken(token),
    scopes: ['published'],
    expiresOn: new Date('2999-01-01T00:00:00Z'),
  });
  client = deliveryClient('http://back-office.example', token, async (input) => {
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
    const [own] = await db
      .insert(cases)
      .values({ code: `C${place}`, title: '建案', tab: 1, county: '臺北市', district: '大安區', sort: place })
      .returning();
    const caseId = own?.id ?? 0;
    const [theme] = await db
      .insert(siteThemes)
      .values({ caseId, templateCode: 'liubai', name: '留白' })
      .returning();
    await db.insert(siteSets).values({ caseId, siteName: `site-${place}`, activeThemeId: theme?.id ?? null });
    await db.insert(articles).values({ type: 2, title: '文章', publishDate: '2026-11-01', sort: place });
  }
});
afterAll(() => test.close());

let seed = 7;
/** Repeatable random numbers. */
function below(count: number): number {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * count);
}
const pick = (from: readonly string[]) => from[below(from.length)] ?? '';

/** A random change, visible or not. */
async function writeSomething(place: number): Promise<void> {
  const table = pick(['cases', 'articles', 'news', 'site_sets', 'site_themes', 'singletons']);
  const moment = pick([
    'null',
    ...[-1000, 30, 80, 5000].map((ms) => `now() + interval '${ms} milliseconds'`),
  ]);
  const content = ['cases', 'articles', 'news'].includes(table)
    ? [
        `status = ${below(2)}`,
        `status = 1`,
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

/** All visible content, read at once. */
async function visible(): Promise<object> {
  const fresh: Mirror = { records: new Map() };
  await follow(client, fresh);
  return Object.fromEntries([...fresh.records].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
const sorted = ({ records }: Mirror) =>
  Object.fromEntries([...records].toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe('a mirror that follows the change feed', () => {
  it(`ends equal to what visitors see after ${writes} random writes and random polls`, async () => {
    await test.db.execute(
      sql`insert into singletons (key, value) values ('indexPopup', '{}') on conflict do nothing`,
    );
    const mirror: Mirror = { records: new Map() };
    for (let place = 0; place < writes; place += 1) {
      await writeSomething(place);
      if (below(20) === 0) await follow(client, mirror);
    }
    // Near times pass meanwhile; others are far away.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await test.db.execute(sql`update articles set start_on = null, end_on = null`);
    await follow(client, mirror);
    expect(sorted(mirror)).toEqual(await visible());
    expect(mirror.records.size).toBeGreaterThan(0);
  }, 600_000);

  it('ends equal after a restored backup too, which says once that all may have changed', async () => {
    const mirror: Mirror = { records: new Map() };
    await follow(client, mirror);
    const chunks: Buffer[] = [];
    const url = test.databaseUrl;
    const connected = async <T>(work: (own: pg.Client) => Promise<T>) => {
      const own = new pg.Client({ connectionString: url });
      await own.connect();
      try {
        return await work(own);
      } finally {
        await own.end();
      }
    };
    await connected((own) =>
      writeBackup(
        own,
        new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        }),
      ),
    );
    await test.db.execute(
      sql`update articles set title = 'after the backup', status = 1, deleted_on = null, parts = '[{"id":1,"partType":1}]'`,
    );
    await test.db.execute(sql`delete from news`);
    await follow(client, mirror);
    await connected((own) => restoreBackup(own, Readable.from(chunks)));
    await follow(client, mirror);
    expect(sorted(mirror)).toEqual(await visible());
    const { rows } = await test.db.execute(
      sql`select count(*)::int as count from change_entries where kind = 'all'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  }, 60_000);
});
