import { createHash } from 'node:crypto';
import type { components } from '../../../../openapi/generated/types';
import { canonicalHash } from '../../../base/contract/canonical-hash';
import type { ApprovedBlock } from '../../../base/db/schema';

type Page = Pick<components['schemas']['SitePreview'], 'title' | 'district' | 'templateCode' | 'parts'>;

export interface PageContent {
  hash: string;
  blocks: ApprovedBlock[];
}

/** Fields that do not affect the page: position, marks of samples and sources, names of uploaded files. */
const unseen: ReadonlySet<string> = new Set([
  'id',
  'sort',
  'isSample',
  'sampleFields',
  'sampleItems',
  'source',
  'isSourceEmpty',
  'fileName',
]);

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Hashes of a rendered page and of each of its blocks. */
export function contentOf({ title, district, templateCode, parts }: Page): PageContent {
  const isKept = (name: string) => !unseen.has(name);
  const blocks = parts.map((part) => ({ id: part.id ?? 0, hash: canonicalHash(part, { isKept }) }));
  return { blocks, hash: sha(JSON.stringify([title, district, templateCode, blocks])) };
}

/** Short form of a hash, for people to compare. */
export const contentNumber = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

/** Ids of new or changed blocks. */
export function changedSince(before: readonly ApprovedBlock[], now: readonly ApprovedBlock[]): number[] {
  const known = new Map(before.map(({ id, hash }) => [id, hash]));
  return now.filter(({ id, hash }) => known.get(id) !== hash).map(({ id }) => id);
}
