import { createHash } from 'node:crypto';
import type { components } from '../../openapi/generated/types';

export type ProofReason = components['schemas']['ProofReason'];

export interface ProofFile {
  /** Its address on the page. */
  path: string;
  sha256: string;
  size: number;
  type: string;
}

export interface ProofPageChange {
  /** Its address; of a record of the website without the words behind its id. */
  path: string;
  /** Null: the address answers 404 from now on. */
  page: { sha256: string; size: number } | null;
}

/** Content of an entry. The order of the fields counts: the text is hashed and signed as it is stored. */
export interface ProofManifest {
  format: 1;
  /** 0: the company's website. */
  caseId: number;
  number: number;
  /** Hash of the manifest before; null in the first. */
  previous: string | null;
  at: string;
  reason: ProofReason;
  /** Of the case. */
  title: string;
  /** Address of the page; null before it has one. */
  address: string | null;
  /** Null: the address answered 404. */
  page: { sha256: string; size: number } | null;
  files: ProofFile[];
  /** Further pages that changed with this entry: of pictures, or of the company's website. Missing where none did. */
  pages?: ProofPageChange[];
  publication: { id: number; number: number };
  /** Name of whoever changed it; empty for the server. */
  by: string;
  /** Operation or job that changed it. */
  operation: string;
  note: string;
  facts: components['schemas']['ProjectFact'][];
  consent: { version: number; text: components['schemas']['ConsentWords'] } | null;
  /** Findings of the advertising check put aside; missing in entries from before the check. */
  advertising?: components['schemas']['ProofAdvertising'] | null;
  /** Who approved the publication; missing in entries from before approvals, null where no rule asked. */
  approvals?: components['schemas']['ProofApprovals'] | null;
  /** Build that drew the page. */
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

/** Hashes of the stored files that a page names. */
export function shasIn(page: string): string[] {
  return [...new Set([...page.matchAll(/\/files\/([0-9a-f]{64})\.[a-z0-9]+/g)].map(([, sha = '']) => sha))];
}
