import { ContentStatus } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import type { StoredPart } from '../../base/db/stored-values';
import { articles, news } from '../../base/db/schema';
import type { SeedPart } from './base-data';
import { onDay } from './moments';
import { coverOf, type Pictures } from './pictures';
import { articleTable, newsTable } from './publication-data';

interface Tools {
  pictures: Pictures;
  author: string;
  /** Gives blocks their ids. */
  withIds: (drafts: readonly SeedPart[]) => Promise<StoredPart[]>;
}

/** Articles of both types and news, all online, one week apart. */
export async function seedPublications(tx: Db, { pictures, author, withIds }: Tools): Promise<void> {
  for (const [index, { body, picture, ...article }] of articleTable.entries()) {
    await tx.insert(articles).values({
      ...article,
      ...coverOf(pictures, picture),
      ...shown(index),
      sort: (index % 6) + 1,
      parts: await withIds(body),
      lastModifiedBy: author,
    });
  }
  await tx.insert(news).values(
    newsTable.map(({ picture, ...row }, index) => ({
      ...row,
      ...coverOf(pictures, picture),
      ...shown(index),
      lastModifiedBy: author,
    })),
  );
}

function shown(index: number) {
  const published = onDay(-5 - index * 7, '10:20');
  return {
    status: ContentStatus.online,
    lastModifiedOn: published,
    publishDate: published.toISOString().slice(0, 10),
  };
}
