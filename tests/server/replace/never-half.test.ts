import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { news, recordVersions, replacementItems, replacements } from '../../../server/base/db/schema';
import { randomNumbers, report, scaled, scaledTimeout } from '../support/campaign';
import { words } from '../support/approvals';
import { replaceTest } from '../support/replace';

const test = await replaceTest();
afterAll(() => test.close());

const rounds = scaled(15);
it(
  'a replacement that is killed at any point changes everything or nothing',
  async () => {
    const numbers = ['02-2571-8170', '02-2771-6600'] as const;
    const [first] = numbers;
    await test.empty();
    await test.db.delete(recordVersions);
    await test.db.insert(news).values(
      Array.from({ length: 12 }, (_, index) => ({
        title: `第 ${index} 則 ${first}`,
        publishDate: '2026-12-01',
        status: (index % 2) as 0 | 1,
        content: `<p>請電 ${first}</p>`,
      })),
    );
    await test.begin([words(`專線 ${first}`)], [words(`專線 ${first}`)]);
    const random = randomNumbers();
    const counts = { done: 0, killed: 0 };
    const start = performance.now();
    await test.replaceAll();
    // A kill comes at any point of a replacement, or after it; the first one takes longer than the others.
    let longestMs = 1.5 * (performance.now() - start);
    let now = 1;
    for (let round = 0; round < rounds; round++) {
      const [find = '', replacement = ''] = [numbers[now % 2], numbers[(now + 1) % 2]];
      const records = test.chosen((await test.search(find)).records);
      const began = performance.now();
      let tookMs = 0;
      const applying = test
        .apply(records, { find, replacement })
        .catch(() => null)
        .finally(() => (tookMs = performance.now() - began));
      await delay(random() * longestMs);
      await test.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`,
      );
      const answer = await applying;
      const isDone = (await texts(replacement)) > 0;
      expect([isDone, true]).toContain(answer?.succeeded ?? isDone);
      counts[isDone ? 'done' : 'killed'] += 1;
      if (isDone) {
        now += 1;
        longestMs = 1.5 * tookMs;
      }
      expect(await texts(isDone ? replacement : find)).toBe(all);
      expect(await texts(isDone ? find : replacement)).toBe(0);
      expect(await test.db.$count(replacements)).toBe(now);
      expect(await test.db.$count(replacementItems)).toBe(now * 13);
      // Each keeps the version before the first replacement, and at most a hundred.
      expect(await test.db.$count(recordVersions)).toBe(12 * Math.min(now + 1, 100));
    }
    report('replace', counts);
    expect(counts.done).toBeGreaterThan(0);
    expect(counts.killed).toBeGreaterThan(0);
  },
  scaledTimeout(120_000),
);

/** Titles, texts, draft and public page. */
const all = 12 + 12 + 1 + 1;
async function texts(number: string): Promise<number> {
  const { rows } = await test.db.execute<{ count: number }>(sql`
    select ((select count(*) from news where title like ${`%${number}`}) + (select count(*) from news where content like ${`%${number}%`})
      + (select count(*) from site_themes where parts::text like ${`%${number}%`})
      + (select count(*) from site_themes where published_parts::text like ${`%${number}%`}))::int as count`);
  return rows[0]?.count ?? 0;
}
