import type { versionSaves } from '../../openapi/generated/kinds';
import type { components } from '../../openapi/generated/types';

/** A block in a `parts` column; unknown types keep all their fields. */
export interface StoredPart {
  id: number;
  partType: number;
  align?: 1 | 2;
  textContent?: string;
  /** The text with sanitised formatting. */
  html?: string;
  url?: string;
  urlTarget?: '_self' | '_blank';
  altText?: string;
  isDecorative?: boolean;
  autoPlay?: boolean;
  tel?: string;
  /** SHA-256 of the picture in `files`, and its upload name. */
  fileSha?: string;
  fileName?: string;
  items?: StoredItem[];
  /** Of a form: what it asks beside name and mobile, and what it says. */
  fields?: components['schemas']['FormField'][];
  budgets?: string;
  asksNews?: boolean;
  thanks?: string;
  /** Unchanged since the template. */
  isSample?: boolean;
  /** Which parts of it, where the others were edited; all without it. */
  sampleFields?: components['schemas']['SampleField'][];
  /** What of its case it shows; `none` once it was released, so that it is not taken for bound again. */
  source?: components['schemas']['PartSource'] | 'none';
  /** The case says it no more; the block has what was there last. */
  isSourceEmpty?: boolean;
}

/** An entry of a list, a question with its answer, a fact of a project, or a housing unit with its plan. */
export interface StoredItem {
  id: number;
  textContent: string;
  /** The question, or the name of the fact. */
  label?: string;
  /** The heading of the fact. */
  group?: string;
  /** Source and date of the fact. */
  detail?: string;
  fileSha?: string;
  altText?: string;
}

/** One width of a picture, stored as a file of its own. */
export interface PictureSource {
  sha: string;
  extension: string;
  width: number;
}

/** What can name a picture: the last two are what is kept of records and websites, and no longer seen. */
export type FileUser = PictureUser | 'recordVersion' | 'siteVersion';

/** Records that name pictures; the library counts a theme to its website. */
export type PictureUser = components['schemas']['MediaUnit'] | 'theme';

export interface HousingUnit {
  name: string;
  rooms: string;
  areaPing: number;
  /** Of units of several sizes. */
  areaPingMost?: number;
  count: number;
  priceBasis?: components['schemas']['UnitPriceBasis'];
  /** In 10,000 TWD. */
  price?: number;
  priceMost?: number;
  /** In percent. */
  sharedRatio?: number;
  availability?: components['schemas']['UnitAvailability'];
  /** Path of a picture. */
  plan?: string;
}

/** One that says something. */
export type ProjectFact = components['schemas']['ProjectFact'];

export type AuditKind = components['schemas']['AuditKind'];
export type AuditAction = components['schemas']['AuditAction'];

/** Records whose versions are kept. */
export type VersionKind = keyof typeof versionSaves;

/** Records whose drafts can be shown by a link: each has a column of `preview_links`. */
export type PreviewKind = 'theme' | 'case' | 'article' | 'news';

/** Some fields of a record by their names: what an entry of the audit trail holds of one side of a change. */
export type Changes = Record<string, unknown>;
