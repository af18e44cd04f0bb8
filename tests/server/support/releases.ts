import { eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import { runJob } from '../../../server/base/db/job-runner';
import {
  articles,
  files,
  news,
  outbox,
  popups,
  releaseItems,
  releases,
  siteThemes,
  siteThemeVersions,
} from '../../../server/base/db/schema';
import { releaseNeeds } from '../../../server/website/links/release-needs';
import { releasesJob } from '../../../server/subjects/releases/release-job';
import { approvalsTest, type Staff, unchanged } from './approvals';

type Schemas = components['schemas'];

const office = { adminOrigin: 'https://office.example', publicOrigin: undefined, website: 'on' as const };
const silent = { info: () => {}, warn: () => {}, error: () => {} };
export const unitClaims = (...units: string[]) =>
  units.flatMap((unit) =>
    ['View', 'Create', 'Edit', 'Delete'].map((action) => `Permissions.${unit}.${action}`),
  );
/** Claims of somebody who arranges releases of everything. */
const releasing = unitClaims('Releases', 'Cases', 'Cases.OnePage', 'Articles', 'News', 'IndexPopup');

/** An app with calls that arrange, run and undo releases. */
export async function releasesTest(env: Record<string, string> = {}) {
  const test = await approvalsTest({ WEBSITE: 'on', ...env });
  const clerk = await test.staff(releasing);
  const get = async (id: number, by: Staff = clerk): Promise<Schemas['Release']> =>
    (await test.call(by, 'GET', `Releases/${id}`)).data;
  const versioned = async (id: number, more: object) => ({
    rowVersion: (await get(id)).rowVersion,
    ...more,
  });
  const runReleases = () =>
    runJob(test.db, releasesJob(test.db, office, releaseNeeds(office)), silent, { isForced: true });
  const clear = async () => {
    await test.db.delete(releaseItems);
    await test.db.delete(releases);
  };
  return {
    ...test,
    clerk,
    get,
    create: async (name: string, by: Staff = clerk): Promise<number> =>
      (await test.call(by, 'POST', 'Releases', { name })).data.id,
    put: (id: number, item: object, by: Staff = clerk) =>
      test.call(by, 'POST', `Releases/${id}/items`, { action: 'online', ...item }),
    update: async (id: number, more: object, by: Staff = clerk) =>
      test.call(by, 'PUT', 'Releases', await versioned(id, { id, ...more })),
    run: async (id: number, by: Staff = clerk) =>
      test.call(by, 'POST', `Releases/${id}/run`, await versioned(id, {})),
    undo: async (id: number, more: object = {}, by: Staff = clerk) =>
      test.call(by, 'POST', `Releases/${id}/undo`, await versioned(id, more)),
    /** The moment of all planned releases comes. */
    comes: async (late = '1 second') => {
      await test.db
        .update(releases)
        .set({ dueOn: sql`now() - ${late}::interval` })
        .where(sql`due_on is not null and held_on is null`);
      await runReleases();
    },
    /** The moment of all planned releases is this far away. */
    nears: async (time: string, isNew = true) => {
      if (isNew) {
        await test.db
          .update(releases)
          .set({ dueOn: sql`now() + ${time}::interval` })
          .where(sql`due_on is not null and held_on is null`);
      }
      await runReleases();
    },
    states: async (id: number) =>
      Object.fromEntries((await get(id)).items.map(({ kind, state }) => [kind, state])),
    addArticle: async (more: Partial<typeof articles.$inferInsert> = {}) => {
      const values = { title: '冬天看房子', type: 2 as const, publishDate: '2026-12-01', sort: 1 };
      const parts = [{ id: 1, partType: 1, align: 1 as const, textContent: '三件事' }];
      const [row] = await test.db
        .insert(articles)
        .values({ ...values, parts, ...more })
        .returning({ id: articles.id });
      return row?.id ?? 0;
    },
    addNews: async (more: Partial<typeof news.$inferInsert> = {}) => {
      const values = { title: '年末看屋季', publishDate: '2026-12-01', content: '<p>三案同步開放</p>' };
      const [row] = await test.db
        .insert(news)
        .values({ ...values, ...more })
        .returning({ id: news.id });
      return row?.id ?? 0;
    },
    addPopup: async (more: Partial<typeof popups.$inferInsert> = {}) => {
      const sha = 'a'.repeat(64);
      const picture = { sha, extension: 'jpg', mime: 'image/jpeg', bytes: Buffer.from('picture'), size: 7 };
      await test.db.insert(files).values(picture).onConflictDoNothing();
      const values = { title: '年末看屋季', imageSha: sha, imageName: '海報.jpg' };
      const [row] = await test.db
        .insert(popups)
        .values({ ...values, ...more })
        .returning({ id: popups.id });
      return row?.id ?? 0;
    },
    article: async (id: number) => {
      const [row] = await test.db.select().from(articles).where(eq(articles.id, id));
      return row ? { isOnline: row.status === 1, rowVersion: row.rowVersion } : null;
    },
    newsItem: async (id: number) => {
      const [row] = await test.db.select().from(news).where(eq(news.id, id));
      return row ? { isOnline: row.status === 1 } : null;
    },
    popup: async (id: number) => {
      const [row] = await test.db.select().from(popups).where(eq(popups.id, id));
      return row ? { isOnline: row.status === 1 } : null;
    },
    /** Item of a draft of the page that `begin` added. */
    draft: () => ({ kind: 'site', recordId: test.page().caseId, themeId: test.page().themeId }),
    theme: async () => {
      const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, test.page().themeId));
      return row;
    },
    clear,
    /** Adds a page that was published once, without releases, rules and mails of the tests before. */
    beginPublished: async () => {
      await clear();
      await test.rule([]);
      await test.db.delete(outbox);
      const { themeId } = await test.begin();
      const publishedOn = new Date();
      await test.db
        .insert(siteThemeVersions)
        .values({ themeId, parts: unchanged, publishedOn, publishedBy: '' });
    },
  };
}
export type ReleasesTest = Awaited<ReturnType<typeof releasesTest>>;
