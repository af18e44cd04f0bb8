import { asc, eq, gt } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { hashOfPart } from '../../../server/subjects/approvals/rules/blocks';
import { approvals, siteSchedules, siteThemes, siteThemeVersions } from '../../../server/base/db/schema';
import { attempt } from '../../../server/subjects/sites/schedule-job';
import { approvalsTest, approves, place, sites, type Staff, words } from '../support/approvals';
import { randomNumbers, report, scaled, scaledTimeout } from '../support/campaign';
import { multipart } from '../support/multipart';
import type { TestApp } from '../support/test-app';

/** 1,000 at scale 20 (docs/decisions/050-approval.md). */
const races = scaled(50);

const test = await approvalsTest();
const clerk = await test.staff(sites);
const writer = await test.staff(sites);
const approver = await test.staff([approves]);
vi.resetModules();
const { buildApp } = await import('../../../server/app');
const { connect } = await import('../../../server/base/db/client');
const database = connect(test.databaseUrl);
const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: test.databaseUrl });
const app = await buildApp(config, database.db);
/** Simulates a second process: loads the server's modules again, on the same database. */
const elsewhere = {
  inject: app.inject.bind(app),
  close: async () => {
    await app.close();
    await database.close();
  },
};
await test.begin([words('公開的'), place('大安區')], [words('公開的'), place('大安區')]);
await test.rule([['words', approver]]);
afterAll(async () => {
  await elsewhere.close();
  await test.close();
});

const themeOf = async () => {
  const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, test.page().themeId));
  if (!row) throw new Error('no theme');
  return row;
};
const put = (inject: TestApp['app']['inject'], by: Staff, url: string, payload: object) =>
  inject({ method: 'PUT', url: `/api/v1/${url}`, headers: by.headers, payload });

async function edit(text: string, rowVersion: number): Promise<void> {
  const { themeId } = test.page();
  const part = { partType: 1, textContent: text, align: 1, id: 1, sort: 0 };
  const { payload, headers } = await multipart({ themeId, rowVersion, part });
  await elsewhere.inject({
    method: 'PUT',
    url: '/api/v1/SiteThemeParts',
    headers: { ...writer.headers, ...headers },
    payload,
  });
}

/** Publishes by hand, by a due schedule, or by restoring a version without approval. */
const ways = ['hand', 'schedule', 'restore'] as const;
async function publish(way: (typeof ways)[number], rowVersion: number, versionId: number): Promise<void> {
  const { themeId, siteId } = test.page();
  if (way === 'hand') {
    await put(elsewhere.inject, clerk, 'SiteThemes/edit-status', {
      themeId,
      rowVersion,
      status: 1,
      note: '',
    });
  } else if (way === 'restore') {
    const body = { themeId, rowVersion, versionId, publish: true };
    await put(test.app.inject.bind(test.app), clerk, 'SiteThemes/restore', body);
  } else {
    const [schedule] = await test.db
      .insert(siteSchedules)
      .values({ siteId, themeId, action: 'publish', dueOn: new Date(), createdBy: '', createdById: clerk.id })
      .returning();
    if (schedule) await attempt(test.db, schedule);
  }
}

async function race(number: number, random: () => number): Promise<void> {
  const { themeId } = test.page();
  const parts = [words(`送核的 ${number}`), place('大安區')];
  await test.db.update(siteThemes).set({ parts }).where(eq(siteThemes.id, themeId));
  const [version] = await test.db
    .insert(siteThemeVersions)
    .values({
      themeId,
      parts: [words(`舊版 ${number}`), place('大安區')],
      publishedOn: new Date(0),
      publishedBy: '',
    })
    .returning({ id: siteThemeVersions.id });
  const id = (await test.request(clerk)).data.id;
  const blocks = await test.see(approver, id);
  expect(blocks).toHaveLength(1);
  const { rowVersion } = await themeOf();
  const before = random() < 0.5;
  const decision = { id, decision: 'approve', blocks, note: '' };
  if (before) await put(test.app.inject.bind(test.app), approver, 'Approvals/decide', decision);
  const way = ways[number % ways.length] ?? 'hand';
  const steps = [
    () => edit(`未核准的 ${number}`, rowVersion),
    () => publish(way, rowVersion, version?.id ?? 0),
    async () => {
      const by = before ? 'withdraw' : 'decide';
      if (by === 'decide') await put(elsewhere.inject, approver, 'Approvals/decide', decision);
      else if (random() < 0.3) await put(elsewhere.inject, clerk, 'Approvals/withdraw', { id });
    },
    // Edits and publishes again from the newest version, whichever step came first.
    async () => publish('hand', (await themeOf()).rowVersion, 0),
    async () => edit(`又改的 ${number}`, (await themeOf()).rowVersion),
  ];
  const order = steps.map((step) => ({ step, at: random() })).toSorted((a, b) => a.at - b.at);
  await Promise.all(order.map(({ step }) => step()));
}

it(
  'parallel edits, approvals and publications never publish unapproved content',
  async () => {
    const random = randomNumbers();
    for (let number = 1; number <= races; number += 1) await race(number, random);
    const versions = await test.db
      .select()
      .from(siteThemeVersions)
      .where(gt(siteThemeVersions.publishedOn, new Date(1)))
      .orderBy(asc(siteThemeVersions.id));
    const given = await test.db.select().from(approvals);
    const unapproved = versions.filter(({ parts, publishedOn }) => {
      const [part] = parts;
      if (!part || part.textContent === '公開的') return false;
      const hash = hashOfPart(part);
      return !given.some((row) => row.hash === hash && row.approvedOn <= publishedOn);
    });
    expect(unapproved.map(({ parts }) => parts[0]?.textContent)).toEqual([]);
    const texts = versions.map(({ parts }) => parts[0]?.textContent ?? '');
    expect(texts.filter((text) => !text.startsWith('送核的'))).toEqual([]);
    // Some publications succeed and some are refused.
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.length).toBeLessThan(races * 2);
    report('approvals', { races, publications: versions.length, unapproved: unapproved.length });
  },
  scaledTimeout(600_000),
);
