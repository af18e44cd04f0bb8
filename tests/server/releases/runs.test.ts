import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { approvalRules, articles, siteThemeVersions } from '../../../server/base/db/schema';
import { testRuns } from '../../machines/random-runs';
import { approves, soon, unchanged, words } from '../support/approvals';
import { releasesTest } from '../support/releases';

const test = await releasesTest();
const marketing = await test.staff([approves]);
afterAll(() => test.close());

const later = '2999-01-01T09:00:00+08:00';
type Kind = 'site' | 'article';

/** A public page with a draft, an offline article, a popup that leads to it, and a release of all; marketing approves their words. */
async function begin() {
  await test.clear();
  await test.rule([]);
  const { themeId } = await test.begin();
  await test.db
    .insert(siteThemeVersions)
    .values({ themeId, parts: unchanged, publishedOn: new Date(), publishedBy: '' });
  const articleId = await test.addArticle({ title: '第一稿' });
  await test.rule([['words', marketing]], 'site');
  await test.db.insert(approvalRules).values({ kind: 'article', part: 'words', roleId: marketing.roleId });
  const releaseId = await test.create('年末看屋季');
  await test.put(releaseId, test.draft());
  const popupId = await test.addPopup({ url: `/site/articles/${articleId}` });
  await test.put(releaseId, { kind: 'otherPopup', recordId: popupId });
  await test.put(releaseId, { kind: 'article', recordId: articleId });
  const world = {
    articleId,
    popupId,
    releaseId,
    texts: 0,
    draft: { site: '面向公園', article: '第一稿' },
    requests: {} as Partial<Record<Kind, number>>,
    /** Texts that may be public: those of the start, and those that marketing approved. */
    allowed: new Set<string>(),
    isApproved: true,
    isWhole: true,
    leadsOn: true,
  };
  for (const text of await publicTexts(world)) world.allowed.add(text);
  return world;
}
type World = Awaited<ReturnType<typeof begin>>;

async function publicTexts({ articleId }: Pick<World, 'articleId'>): Promise<string[]> {
  const [row] = await test.db.select().from(articles).where(eq(articles.id, articleId));
  const [shown = ''] = (await test.shown()) ?? [];
  return [shown, ...(row?.status === 1 ? [row.title] : [])];
}

async function editArticle(world: World) {
  world.texts += 1;
  const title = `文章${world.texts}`;
  const [row] = await test.db.select().from(articles).where(eq(articles.id, world.articleId));
  const url = '/api/v1/Articles';
  const answer = await test.inject({
    method: 'PUT',
    url,
    headers: test.clerk.headers,
    form: {
      id: world.articleId,
      rowVersion: row?.rowVersion,
      type: 2,
      title,
      summary: '',
      publishDate: '2026-12-01',
      status: row?.status,
      seoTitle: '',
      seoKeywords: '',
      seoDescription: '',
      coverAlt: '',
    },
  });
  if (answer.json().succeeded) world.draft.article = title;
}

const recordOf = (kind: Kind, world: World) => (kind === 'site' ? test.page().themeId : world.articleId);
const versionOf = async (kind: Kind, { articleId }: World) =>
  kind === 'site' ? test.rowVersion() : ((await test.article(articleId))?.rowVersion ?? 0);

const sends = (kind: Kind) => ({
  isCommon: true as const,
  happen: async (world: World) => {
    const answer = await test.call(test.clerk, 'POST', 'Approvals', {
      kind,
      recordId: recordOf(kind, world),
      rowVersion: await versionOf(kind, world),
      note: '',
      dueOn: soon(),
      people: [],
    });
    if (answer.succeeded) world.requests[kind] = answer.data.id;
  },
});
const approval = (kind: Kind) => ({
  isCommon: true as const,
  when: ({ requests }: World) => requests[kind] !== undefined,
  happen: async (world: World) => {
    const answer = await test.approve(marketing, world.requests[kind] ?? 0);
    if (answer.succeeded) world.allowed.add(world.draft[kind]);
  },
});

/** Visitors see a change of exactly the items that say so. */
async function bringsLive(world: World, act: () => Promise<unknown>): Promise<void> {
  const before = await test.get(world.releaseId);
  const seen = await publicTexts(world);
  await act();
  const after = await test.get(world.releaseId);
  const now = await publicTexts(world);
  const became = after.items.filter(
    ({ id, state }) => before.items.find((item) => item.id === id)?.state !== state,
  );
  const changed = became.filter(({ state }) => state === 'done' || state === 'undone');
  if (changed.length === 0) world.isWhole &&= JSON.stringify(seen) === JSON.stringify(now);
  const live = changed.filter(({ state }) => state === 'done');
  for (const { kind } of live) {
    if (kind === 'otherPopup') world.leadsOn &&= now.length === 2;
    else world.isWhole &&= now.includes(world.draft[kind as Kind]);
  }
  const pending = before.items.filter(({ state }) => state !== 'done' && state !== 'undone');
  if (before.waitsForAll && live.length > 0) world.isWhole &&= live.length === pending.length;
}

testRuns(
  'releases-server',
  ['nothing unapproved is ever public', 'a release is never half', 'what goes live leads to what is public'],
  {
    begin,
    size: { runs: 8, events: 24 },
    events: {
      'the page is edited': {
        happen: async (world) => {
          world.texts += 1;
          world.draft.site = `網頁${world.texts}`;
          await test.edit(test.clerk, words(world.draft.site));
        },
      },
      'the article is edited': { happen: editArticle },
      'the page is sent': sends('site'),
      'the article is sent': sends('article'),
      'the page is approved': approval('site'),
      'the article is approved': approval('article'),
      'the set waits for all': {
        happen: async ({ releaseId }) => void (await test.update(releaseId, { waitsForAll: true })),
      },
      'the set goes without the rest': {
        happen: async ({ releaseId }) => void (await test.update(releaseId, { waitsForAll: false })),
      },
      'it is planned': {
        isCommon: true,
        happen: async ({ releaseId }) => void (await test.update(releaseId, { dueOn: later })),
      },
      'its moment comes': { isCommon: true, happen: (world) => bringsLive(world, () => test.comes()) },
      'it is run by hand': {
        isCommon: true,
        happen: (world) => bringsLive(world, () => test.run(world.releaseId)),
      },
      'it is undone': { happen: (world) => bringsLive(world, () => test.undo(world.releaseId)) },
      'its items are put in again': {
        isCommon: true,
        happen: async ({ releaseId, articleId, popupId }) => {
          await test.put(releaseId, test.draft());
          await test.put(releaseId, { kind: 'otherPopup', recordId: popupId });
          await test.put(releaseId, { kind: 'article', recordId: articleId });
        },
      },
    },
    watch: async (world) => {
      const texts = await publicTexts(world);
      world.isApproved &&= texts.every((text) => world.allowed.has(text));
    },
    always: {
      'nothing unapproved is ever public': ({ isApproved }) => isApproved,
      'a release is never half': ({ isWhole }) => isWhole,
      'what goes live leads to what is public': ({ leadsOn }) => leadsOn,
    },
    rest: () => {},
  },
);
