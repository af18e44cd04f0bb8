import { createHash } from 'node:crypto';
import type { components } from '../../../openapi/generated/types';

export type ProofReason = components['schemas']['ProofReason'];

export interface ProofFile {
  /** Address in the page. */
  path: string;
  sha256: string;
  size: number;
  type: string;
}

export interface ProofPageChange {
  /** Address; for a record of the website, without the words after its id. */
  path: string;
  /** Null: the address answers 404 from now on. */
  page: { sha256: string; size: number } | null;
}

/** Content of an entry. The order of the fields matters: the text is hashed and signed as stored. */
export interface ProofManifest {
  format: 1;
  /** 0: the company's website. */
  caseId: number;
  number: number;
  /** Hash of the previous manifest; null in the first. */
  previous: string | null;
  at: string;
  reason: ProofReason;
  /** Title of the case. */
  title: string;
  /** Address of the page; null if it has none yet. */
  address: string | null;
  /** Null: the address answered 404. */
  page: { sha256: string; size: number } | null;
  files: ProofFile[];
  /** Further pages changed with this entry: picture pages, or pages of the company's website. Omitted without any. */
  pages?: ProofPageChange[];
  publication: { id: number; number: number };
  /** Name of the author; empty for the server. */
  by: string;
  /** Operation or job of the change. */
  operation: string;
  note: string;
  facts: components['schemas']['ProjectFact'][];
  consent: { version: number; text: components['schemas']['ConsentWords'] } | null;
  /** Dismissed findings of the advertising check; missing in entries older than the check. */
  advertising?: components['schemas']['ProofAdvertising'] | null;
  /** Approvals of the publication; missing in entries older than approvals, null if no rule applied. */
  approvals?: components['schemas']['ProofApprovals'] | null;
  /** Build that rendered the page. */
  build: string;
}

/** Further pages as of the last of these entries. */
export function pagesAsOf(
  manifests: readonly Pick<ProofManifest, 'pages'>[],
): Map<string, { sha256: string; size: number }> {
  const pages = new Map<string, { sha256: string; size: number }>();
  for (const { path, page } of manifests.flatMap((manifest) => manifest.pages ?? [])) {
    if (page) pages.set(path, page);
    else pages.delete(path);
  }
  return pages;
}

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

export function readManifest(text: string): ProofManifest {
  return JSON.parse(text) as ProofManifest;
}

/** Hashes of the stored files that a page references. */
export function shasIn(page: string): string[] {
  return [...new Set([...page.matchAll(/\/files\/([0-9a-f]{64})\.[a-z0-9]+/g)].map(([, sha = '']) => sha))];
}
