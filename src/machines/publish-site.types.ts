import type { ApiError } from '../api/result';

export interface PublishTheme {
  themeId: number;
  name: string;
  rowVersion: number;
  partCount: number;
  status: 0 | 1;
}

/** The site set as the publish flow needs it; `status` 0 is enabled, 1 not enabled (specification 4). */
export interface PublishSite {
  siteId: number;
  caseId: string;
  title: string;
  district: string;
  status: 0 | 1;
  caseCode: string | null;
  codeCheckedOn: string | null;
  siteName: string | null;
  publishedOn: string | null;
  activeThemeId: number | null;
  hasUnpublishedChanges: boolean;
  rowVersion: number;
  themes: PublishTheme[];
}

/** A case as the company's sales system knows it. */
export interface SalesCase {
  code: string;
  title: string;
  district: string;
}

export interface PublishInput {
  caseId: string;
  /** The site, when whoever opens the flow has it already; it is loaded if left out. */
  site?: PublishSite;
  /** The rules come from the contract. */
  isCodeValid: (code: string) => boolean;
  isNameValid: (name: string) => boolean;
}

export interface PublishContext extends Omit<PublishInput, 'site'> {
  site: PublishSite | null;
  /** What is typed and not saved yet; null shows what the site has. */
  codeDraft: string | null;
  nameDraft: string | null;
  /** The answer of the last comparison, and the code that it is about. */
  found: { code: string; salesCase: SalesCase } | null;
  themeId: number | null;
  error: ApiError | null;
}

export type PublishEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.compare' }
  | { type: 'code.save' }
  | { type: 'name.changed'; name: string }
  | { type: 'name.save' }
  /** Without a theme: the active one, or the first that has a block. */
  | { type: 'site.publish'; themeId?: number }
  /** Enables a published site; the way on after `enableFailed`. */
  | { type: 'site.enable' }
  | { type: 'site.reload' };

export type PublishEmitted =
  | { type: 'code.saved'; site: PublishSite }
  | { type: 'name.saved'; site: PublishSite }
  | { type: 'site.published'; site: PublishSite };

/** `busy`: a call runs; `editable`: fields and buttons work; the others name what the screen has to say. */
export type PublishTag =
  | 'busy'
  | 'editable'
  | 'failed'
  | 'loading'
  | 'comparing'
  | 'codeMatch'
  | 'codeMismatch'
  | 'codeInvalid'
  | 'codeNotFound'
  | 'nameInvalid'
  | 'nameRefused'
  | 'stale'
  | 'published';
