import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { components } from '../../openapi/generated/types';
import { paths } from '../process/paths';
import { checkText } from './text';

type Schemas = components['schemas'];
type Item = Schemas['ReleaseNewsItem'];

interface ReleaseNews {
  /** Empty for what no release has yet. */
  version: string;
  items: Item[];
}

/** The heading of the part of a release that its users read. */
const { newsHeading: heading, newsSeparator } = checkText;
const unreleased = 'Unreleased';
const itemPattern = new RegExp(
  String.raw`^- \*\*([^*]+)\*\*${newsSeparator}(.*?)(?:\s*\[([^\]]+)\]\((\/[a-z/-]*)\))?$`,
);

/**
 * The news of each release in the change log, the newest first: `- **title**：text [name](/path)` under the heading
 * of the news. Releases without any are left out.
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

/** The same for as long as the titles are: a corrected text is no news. */
export function keyOf({ items }: ReleaseNews): string {
  const titles = items.map(({ title }) => title).join('\n');
  return createHash('sha256').update(titles).digest('hex').slice(0, 12);
}

let known: ReleaseNews[] | undefined;

/** The news of this program, read once. */
export function releaseNews(): readonly ReleaseNews[] {
  known ??= newsIn(readFileSync(paths.changes, 'utf8'));
  return known;
}
