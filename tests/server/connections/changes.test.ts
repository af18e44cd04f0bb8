import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import {
  articles,
  cases,
  contacts,
  news,
  siteSets,
  siteThemes,
  singletons,
} from '../../../server/base/db/schema';
import { changesAfter, numberChanges } from '../../../server/subjects/connections/delivery/changes';
import { removeVisitors } from '../../../server/subjects/privacy/visitor';
import { addCase } from '../support/add-case';
import { createTestDatabase } from '../support/test-database';

const test = await createTestDatabase();
afterAll(() => test.close());

let cursor: string | undefined;
/** Entries of the feed since the last call. */
async function unread() {
  const { items, cursor: next } = await changesAfter(test.db, { after: cursor, limit: 100 });
  cursor = next;
  return items;
}
const told = async () => (await unread()).map(({ kind, id, event }) => `${kind} ${id} ${event}`);
const item = { title: '公告', publishDate: '2026-11-01', content: '<p>內文</p>' } as const;
const block = { id: 1, partType: 1, align: 1, textContent: '標題' } as const;
const soon = (ms: number) => new Date(Date.now() + ms);

describe('the change feed', () => {
  it('starts at its newest entry and reports each change that visitors see, and nothing else', async () => {
    expect(await told()).toEqual([]);
    const { db } = test;
    const [row] = await db.insert(news).values(item).returning();
    const id = row?.id ?? 0;
    const change = (values: Partial<typeof news.$inferInsert>) =>
      db.update(news).set(values).where(eq(news.id, id));
    await change({ title: '草稿' });
    expect(await told()).toEqual([]);
    await change({ status: 1 });
    await change({ title: '公開' });
    await change({ lastModifiedOn: new Date(), rowVersion: 9 });
    await change({ deletedOn: new Date() });
    await change({ title: '回收桶裡' });
    await change({ deletedOn: null });
    await db.delete(news).where(eq(news.id, id));
    expect(await told()).toEqual(
      ['online', 'updated', 'offline', 'online', 'offline'].map((event) => `news ${id} content.${event}`),
    );
  });

  it('writes a start and an end once, when they are reached', async () => {
    const [row] = await test.db
      .insert(articles)
      .values({
        type: 2,
        title: '市場觀察',
        publishDate: '2026-11-01',
        status: 1,
        sort: 1,
        parts: [block],
        startOn: soon(400),
        endOn: soon(900),
      })
      .returning();
    const entries: Awaited<ReturnType<typeof unread>> = [];
    const collected = async () => entries.push(...(await unread()));
    await expect.poll(collected, { interval: 50, timeout: 5_000 }).toBe(2);
    await Promise.all(Array.from({ length: 4 }, () => numberChanges(test.db)));
    await collected();
    expect(entries.map(({ id, event }) => `${id} ${event}`)).toEqual([
      `${row?.id} content.online`,
      `${row?.id} content.offline`,
    ]);
    for (const [index, moment] of [row?.startOn, row?.endOn].entries()) {
      expect(Date.parse(entries[index]?.at ?? '')).toBeGreaterThanOrEqual(moment?.getTime() ?? Infinity);
    }
  });

  it('reports content removed soon after its start, because a reader may have read it before the entry', async () => {
    const { db } = test;
    const scheduled = { ...item, status: 1, startOn: soon(3_600_000) } as const;
    const rows = await db.insert(news).values([scheduled, scheduled]).returning();
    const [gone = 0, hidden = 0] = rows.map(({ id }) => id);
    // Simulates that the hour has passed.
    await db.execute(
      sql`update visible_records set next_on = now() - interval '1 second' where kind = 'news' and record_id in (${gone}, ${hidden})`,
    );
    await db.delete(news).where(eq(news.id, gone));
    await db.update(news).set({ status: 0 }).where(eq(news.id, hidden));
    expect(await told()).toEqual([gone, hidden].map((id) => `news ${id} content.offline`));
  });

  it('reports pages without blocks, housing units, the popup and enquiries', async () => {
    const { db } = test;
    const id = await addCase(db, { status: 1 });
    expect(await told()).toEqual([]);
    await db
      .update(cases)
      .set({ parts: [block] })
      .where(eq(cases.id, id));
    await db
      .update(cases)
      .set({ housingUnits: [{ name: 'A', rooms: '3 房', areaPing: 30, count: 2 }] })
      .where(eq(cases.id, id));
    expect(await told()).toEqual([`case ${id} content.online`, `case ${id} case.units`]);
    await db
      .insert(singletons)
      .values({ key: 'indexPopup', value: { status: 1, title: '開幕' } })
      .onConflictDoUpdate({ target: singletons.key, set: { value: { status: 1, title: '開幕' } } });
    expect(await told()).toEqual(['popup 1 content.online']);
    await db.insert(contacts).values({ type: 1, name: '王小明', gender: 1, tel: '0225718170' });
    expect(await told()).toEqual([]);
    const { rows } = await db.execute<{ event: string }>(
      sql`select event from change_entries where kind = 'enquiry'`,
    );
    expect(rows).toEqual([{ event: 'enquiry.created' }]);
  });

  it('tells of an appointment, and once that an enquiry lost its visitor', async () => {
    const { db } = test;
    const [made] = await db
      .insert(contacts)
      .values({ type: 1, name: '王小明', gender: 1, tel: '0225718170', email: 'ming@example.com' })
      .returning();
    const own = eq(contacts.id, made?.id ?? 0);
    const events = async () => {
      const { rows } = await db.execute<{ event: string }>(
        sql`select event from change_entries where kind = 'enquiry' and record_id = ${made?.id} order by id`,
      );
      return rows.map(({ event }) => event.replace('enquiry.', ''));
    };
    await db.update(contacts).set({ content: '想看屋' }).where(own);
    expect(await events()).toEqual(['created']);
    await db
      .update(contacts)
      .set({ appointmentOn: sql`now()`, appointmentState: 0 })
      .where(own);
    await db.update(contacts).set({ appointmentState: 1 }).where(own);
    expect(await events()).toEqual(['created', 'updated', 'updated']);
    await removeVisitors(db, [made?.id ?? 0], '已去識別化');
    await db.update(contacts).set({ appointmentOn: null, appointmentState: null }).where(own);
    expect(await events()).toEqual(['created', 'updated', 'updated', 'erased']);
  });

  it('counts the introduction of a case as content, but not empty paragraphs', async () => {
    await told();
    const id = await addCase(test.db, { code: 'A2', status: 1, introduction: '<p>&nbsp;</p>' });
    expect(await told()).toEqual([]);
    await test.db.update(cases).set({ introduction: '<p>河岸第一排</p>' }).where(eq(cases.id, id));
    expect(await told()).toEqual([`case ${id} content.online`]);
    await test.db.delete(cases).where(eq(cases.id, id));
    expect(await told()).toEqual([`case ${id} content.offline`]);
  });

  it('reports a site for its publication, its settings and its case in the trash, but not for its draft', async () => {
    const { db } = test;
    const caseId = await addCase(db, { code: 'A2' });
    const [theme] = await db
      .insert(siteThemes)
      .values({ caseId, templateCode: 'liubai', name: '留白', parts: [block] })
      .returning();
    await db
      .insert(siteSets)
      .values({ caseId, siteName: 'pine', status: 0, activeThemeId: theme?.id ?? null });
    const publish = (values: Partial<typeof siteThemes.$inferInsert>) =>
      db
        .update(siteThemes)
        .set(values)
        .where(eq(siteThemes.id, theme?.id ?? 0));
    expect(await told()).toEqual([]);
    await publish({ status: 1, publishedParts: [block] });
    await publish({ parts: [] });
    await publish({ status: 1, publishedParts: [] });
    await db.update(siteSets).set({ seoTitle: '新標題' }).where(eq(siteSets.caseId, caseId));
    await db.update(cases).set({ deletedOn: new Date() }).where(eq(cases.id, caseId));
    expect(await told()).toEqual(
      ['published', 'published', 'published', 'offline'].map((event) => `site ${caseId} site.${event}`),
    );
  });

  it('loses no entry of a transaction that commits after a later one', async () => {
    await told();
    const slow = await test.pool.connect();
    await slow.query('BEGIN');
    await slow.query(
      `INSERT INTO news (title, publish_date, status, content) VALUES ('慢', '2026-11-01', 1, 'x')`,
    );
    const [fast] = await test.db
      .insert(news)
      .values({ ...item, status: 1 })
      .returning();
    expect(await told()).toEqual([`news ${fast?.id} content.online`]);
    await slow.query('COMMIT');
    slow.release();
    expect(await told()).toHaveLength(1);
  });

  it('refuses a malformed cursor, one of another feed, and one of future entries', async () => {
    const read = (after: string) => changesAfter(test.db, { after, limit: 10 });
    await expect(read('x')).rejects.toMatchObject({ status: 400 });
    await expect(read('00000000-1')).rejects.toMatchObject({ status: 410 });
    await expect(read(`${cursor?.slice(0, 9)}999999`)).rejects.toMatchObject({ status: 410 });
  });
});
