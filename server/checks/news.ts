import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { components } from '../../openapi/generated/types';
import { paths } from '../process/paths';
import { checkText } from './text';

type Schemas = components['schemas'];
type Item = Schemas['ReleaseNewsItem'];

interface ReleaseNews {
  /** Empty for changes not released yet. */
  version: string;
  items: Item[];
}

/** Heading of a release's section for users. */
const { newsHeading: heading, newsSeparator } = checkText;
const unreleased = 'Unreleased';
const itemPattern = new RegExp(
  String.raw`^- \*\*([^*]+)\*\*${newsSeparator}(.*?)(?:\s*\[([^\]]+)\]\((\/[a-z/-]*)\))?$`,
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

let known: ReleaseNews[] | undefined;

export function releaseNews(): readonly ReleaseNews[] {
  known ??= newsIn(readFileSync(paths.changes, 'utf8'));
  return known;
}
