import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { releaseStarts } from '../../base/db/schema';
import { paths } from '../../base/process/paths';
import { newsText } from './text';

type Schemas = components['schemas'];
type Item = Schemas['ReleaseNewsItem'];

interface ReleaseNews {
  /** Empty for changes not released yet. */
  version: string;
  items: Item[];
}

/** Heading of a release's section for users. */
const { heading, separator } = newsText;
const unreleased = 'Unreleased';
const itemPattern = new RegExp(
  String.raw`^- \*\*([^*]+)\*\*${separator}(.*?)(?:\s*\[([^\]]+)\]\((\/[a-z/-]*)\))?$`,
);

/**
 * News of each release, newest first, from the user section of the change log: `- **title**：text [name](/path)`.
 * Releases without news are omitted.
 */
export function newsIn(changes: string): ReleaseNews[] {
  return changes.split(/^## /m).flatMap((part) => {
    const [name = '', ...lines] = part.split('\n');
    const start = lines.findIndex((line) => line.trim() === `### ${heading}`);
    if (start < 0) return [];
    const rest = lines.slice(start + 1);
    const end = rest.findIndex((line) => line.startsWith('### '));
    const items = rest.slice(0, end < 0 ? rest.length : end).flatMap(itemIn);
    return items.length === 0 ? [] : [{ version: name.trim() === unreleased ? '' : name.trim(), items }];
  });
}

function itemIn(line: string): Item[] {
  const [, title, text = '', pathName, path] = itemPattern.exec(line.trim()) ?? [];
  if (title === undefined) return [];
  return [{ title, text, ...(path === undefined || pathName === undefined ? {} : { path, pathName }) }];
}

/** Depends only on the titles, so that a corrected text does not count as news. */
export function keyOf({ items }: ReleaseNews): string {
  const titles = items.map(({ title }) => title).join('\n');
  return createHash('sha256').update(titles).digest('hex').slice(0, 12);
}

/** Notes the first start of this release. Accounts added since have a later time. */
export async function noteRelease(db: Db): Promise<void> {
  const [newest] = releaseNews();
  if (!newest) return;
  const news = keyOf(newest);
  // A start writes only what is new.
  const isNoted = (await db.$count(releaseStarts, eq(releaseStarts.news, news))) > 0;
  if (!isNoted) await db.insert(releaseStarts).values({ news });
}

let known: ReleaseNews[] | undefined;

export function releaseNews(): readonly ReleaseNews[] {
  known ??= newsIn(readFileSync(paths.changes, 'utf8'));
  return known;
}
