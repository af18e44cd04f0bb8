import { ContentStatus } from '../../openapi/generated/enums';
import type { StoredRef } from '../files/pictures';
import type { Db } from '../db/client';
import type { StoredPart } from '../db/stored-values';
import { articles, news } from '../db/schema';
import type { SeedPart } from './base-data';
import { onDay } from './moments';
import { articleTable, newsTable } from './publication-data';

interface Tools {
  pictures: readonly StoredRef[];
  author: string;
  /** Gives blocks their ids. */
  withIds: (drafts: readonly SeedPart[]) => Promise<StoredPart[]>;
}

/** Articles of both types and news, all online, one week apart. */
export async function seedPublications(tx: Db, { pictures, author, withIds }: Tools): Promise<void> {
  for (const [index, { body, ...article }] of articleTable.entries()) {
    await tx.insert(articles).values({
      ...article,
      ...shown(pictures, index),
      sort: (index % 6) + 1,
      parts: await withIds(body),
      lastModifiedBy: author,
    });
  }
  await tx
    .insert(news)
    .values(
      newsTable.map((row, index) => ({ ...row, ...shown(pictures, index + 3), lastModifiedBy: author })),
    );
}

function shown(pictures: readonly StoredRef[], index: number) {
  const picture = pictures[index % pictures.length];
  const published = onDay(-5 - index * 7, '10:20');
  return {
    status: ContentStatus.online,
    lastModifiedOn: published,
    publishDate: published.toISOString().slice(0, 10),
    coverSha: picture?.sha ?? null,
    coverName: picture?.fileName ?? null,
  };
}
