import { eq } from 'drizzle-orm';
import { ArticleType, CaseTab, ContentStatus } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import type { StoredPart } from '../../base/db/stored-values';
import {
  accounts,
  articles,
  auditEntries,
  cases,
  news,
  siteSchedules,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../../base/db/schema';
import { zipOf } from '../../subjects/content/districts';
import type { SeedPart } from './base-data';
import {
  comingArticle,
  draftNews,
  endingNews,
  exported,
  failedSignIn,
  siteSchedules as plans,
  signIns,
  trash,
} from './habit-data';
import { seedHistories } from './histories';
import { onDay } from './moments';
import { entry, type Entry, peopleOf, type People } from './trail';
import { known } from '../../base/contract/known';

type WithIds = (drafts: readonly SeedPart[]) => Promise<StoredPart[]>;

/** Results of some days of work: schedules, versions, trash and audit trail. */
export async function seedHabits(tx: Db, withIds: WithIds, others: readonly Entry[]): Promise<void> {
  const people = await peopleOf(tx);
  await seedPlans(tx, people, withIds);
  await addGone(tx);
  const entries = [
    ...(await seedHistories(tx, people)),
    ...(await throwAway(tx, people)),
    ...(await publicationsOf(tx, people)),
    ...(await seedSignIns(tx, people)),
    ...others,
  ];
  await tx.insert(auditEntries).values(entries.toSorted((a, b) => Number(a.at) - Number(b.at)));
}

/** Content and sites with scheduled publication or end, and a draft. */
async function seedPlans(tx: Db, people: People, withIds: WithIds): Promise<void> {
  for (const { code, action, days, time, by } of plans) {
    const [site] = await tx
      .select({ id: siteSets.id, themeId: siteSets.activeThemeId })
      .from(siteSets)
      .innerJoin(cases, eq(cases.id, siteSets.caseId))
      .where(eq(cases.code, code));
    if (!site) continue;
    await tx.insert(siteSchedules).values({
      siteId: site.id,
      action,
      themeId: action === 'publish' ? site.themeId : null,
      dueOn: onDay(days, time),
      createdBy: by,
      createdById: people.get(by)?.id ?? null,
      createdOn: onDay(-1, '16:10'),
    });
  }
  const { days, body, by, ...article } = comingArticle;
  const startOn = onDay(days, '09:00');
  await tx.insert(articles).values({
    ...article,
    status: ContentStatus.online,
    startOn,
    publishDate: startOn.toISOString().slice(0, 10),
    sort: 7,
    parts: await withIds(body),
    lastModifiedBy: by,
    lastModifiedOn: onDay(-1, '14:25'),
  });
  await tx.insert(news).values({
    ...draftNews,
    status: ContentStatus.offline,
    publishDate: startOn.toISOString().slice(0, 10),
    lastModifiedBy: by,
    lastModifiedOn: onDay(-1, '11:30'),
  });
  await tx
    .update(news)
    .set({ endOn: onDay(endingNews.days, '18:00') })
    .where(eq(news.title, endingNews.title));
}

/** Records deleted afterwards. */
async function addGone(tx: Db): Promise<void> {
  const { case: deleted, article, news: item } = trash;
  const stamp = (days: number, lastModifiedBy: string) => ({
    lastModifiedBy,
    lastModifiedOn: onDay(-days - 9, '13:30'),
  });
  const [added] = await tx
    .insert(cases)
    .values({
      code: deleted.code,
      title: deleted.title,
      tab: CaseTab.soldOut,
      county: deleted.county,
      district: deleted.district,
      zip: known(zipOf(deleted.county, deleted.district), 'The postal code'),
      sort: 13,
      ...stamp(deleted.days, deleted.by),
    })
    .returning({ id: cases.id });
  if (added) await tx.insert(siteSets).values({ caseId: added.id, ...stamp(deleted.days, deleted.by) });
  await tx.insert(articles).values({
    type: ArticleType.marketTrends,
    title: article.title,
    summary: article.summary,
    publishDate: onDay(-article.days, '12:00').toISOString().slice(0, 10),
    sort: 8,
    ...stamp(article.days, article.by),
  });
  await tx.insert(news).values({
    title: item.title,
    summary: item.summary,
    content: item.content,
    publishDate: onDay(-item.days, '12:00').toISOString().slice(0, 10),
    ...stamp(item.days, item.by),
  });
}

async function throwAway(tx: Db, people: People): Promise<Entry[]> {
  const entries: Entry[] = [];
  const deleted = [
    { kind: 'case', table: cases, operation: 'deleteCaseInfo', ...trash.case },
    { kind: 'article', table: articles, operation: 'deleteArticle', ...trash.article },
    { kind: 'news', table: news, operation: 'deleteNews', ...trash.news },
  ] as const;
  for (const { kind, table, operation, title, days, by } of deleted) {
    const deletedOn = onDay(-days, '10:40');
    const [row] = await tx
      .update(table)
      .set({ deletedOn, deletedBy: by, deletedById: people.get(by)?.id ?? null })
      .where(eq(table.title, title))
      .returning({ id: table.id });
    const deed = { kind, recordId: row?.id ?? null, title, action: 'delete' } as const;
    entries.push(entry(people, by, deletedOn, operation, deed));
  }
  return entries;
}

async function publicationsOf(tx: Db, people: People): Promise<Entry[]> {
  const rows = await tx
    .select({
      caseId: cases.id,
      title: cases.title,
      name: siteThemes.name,
      themeId: siteThemes.id,
      on: siteThemeVersions.publishedOn,
      by: siteThemeVersions.publishedBy,
    })
    .from(siteThemeVersions)
    .innerJoin(siteThemes, eq(siteThemes.id, siteThemeVersions.themeId))
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .orderBy(siteThemeVersions.id);
  return rows.map(({ caseId, title, name, themeId, on, by }, index) => {
    const earlier = rows[index - 1];
    return entry(people, by, on, 'updateSiteThemeStatus', {
      kind: 'site',
      recordId: caseId,
      title: `${title}　${name}`,
      action: 'publish',
      before: { publishedOn: earlier?.themeId === themeId ? earlier.on.toISOString() : null },
      after: { publishedOn: on.toISOString() },
    });
  });
}

async function seedSignIns(tx: Db, people: People): Promise<Entry[]> {
  const accountOf = (by: string) => {
    const person = people.get(by);
    return { kind: 'account', recordId: person?.id ?? null, title: person?.account ?? '' } as const;
  };
  const entries = signIns.map(([days, time, by]) =>
    entry(people, by, onDay(-days, time), 'createToken', { ...accountOf(by), action: 'signIn' }),
  );
  for (const { accountId, at } of entries) {
    if (!at || !accountId) continue;
    await tx.update(accounts).set({ lastLoginTime: at }).where(eq(accounts.id, accountId));
  }
  const failed = entry(people, failedSignIn.by, onDay(-failedSignIn.days, failedSignIn.time), 'createToken', {
    ...accountOf(failedSignIn.by),
    action: 'signInFailed',
    after: { reason: 'wrongPassword' },
  });
  return [
    ...entries,
    { ...failed, accountId: null, account: '', accountName: '' },
    entry(people, exported.by, onDay(-exported.days, exported.time), 'exportContacts', {
      kind: 'contact',
      action: 'export',
      after: { hasKeyword: false },
    }),
  ];
}
