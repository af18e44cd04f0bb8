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
  /** Fields and texts of a form, besides name and mobile. */
  fields?: components['schemas']['FormField'][];
  budgets?: string;
  asksNews?: boolean;
  thanks?: string;
  /** Of a title: its name in the section bar, and whether that leaves it out. */
  navName?: string;
  isUnlisted?: boolean;
  /** Of the bars of a page. */
  hasSections?: boolean;
  actions?: components['schemas']['BarAction'][];
  highlighted?: components['schemas']['BarAction'];
  lineId?: string;
  lineText?: string;
  address?: string;
  /** Of a document to download: its pages or edition. */
  detail?: string;
  /** Of a place. */
  siteAddress?: string;
  receptionAddress?: string;
  /** Unchanged since the template. */
  isSample?: boolean;
  /** Unchanged parts of a sample after an edit; all parts if absent. */
  sampleFields?: components['schemas']['SampleField'][];
  /** Entries of a sample with what is still the template's in each; all if absent. */
  sampleItems?: SampleItem[];
  /** Bound source in its case; `none` after a release, so that the block is not bound again automatically. */
  source?: components['schemas']['PartSource'] | 'none';
  /** The source is empty now; the block keeps its last value. */
  isSourceEmpty?: boolean;
}

export interface SampleItem {
  id: number;
  facets: string[];
}

/** An entry of a list, a question with its answer, a fact of a project, a housing unit with its plan, or a place. */
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
  isDecorative?: boolean;
  fileName?: string;
  /** Of a picture of a gallery. */
  kind?: components['schemas']['PictureKind'];
  /** To a place. */
  minutes?: number;
  /** Of a month of the building site. */
  percent?: number;
  pictures?: MonthPicture[];
}

/** A picture of one month; `fileSha` names it, as in a block. */
export interface MonthPicture {
  fileSha: string;
  fileName: string;
  altText: string;
  isDecorative?: boolean;
  kind: components['schemas']['PictureKind'];
}

/** One width of a picture, stored as a file of its own. */
export interface PictureSource {
  sha: string;
  extension: string;
  width: number;
}

/** Users of pictures; the last two are stored history, which nobody sees. */
export type FileUser = PictureUser | 'recordVersion' | 'siteVersion';

/** Records with pictures; the library shows a theme as its website. */
export type PictureUser = components['schemas']['MediaUnit'] | 'theme';

export interface HousingUnit {
  name: string;
  rooms: string;
  areaPing: number;
  /** Upper limit for units of several sizes. */
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

/** A fact with content. */
export type ProjectFact = components['schemas']['ProjectFact'];

export type AuditKind = components['schemas']['AuditKind'];
export type AuditAction = components['schemas']['AuditAction'];

/** Kinds with stored versions. */
export type VersionKind = keyof typeof versionSaves;

/** Kinds with preview links; each has a column in `preview_links`. */
export type PreviewKind = 'theme' | 'case' | 'article' | 'news';

/** Fields of a record by name: one side of a change in the audit trail. */
export type Changes = Record<string, unknown>;

/** A block of a request for approval, as it was sent. */
export interface RequestedBlock {
  key: string;
  hash: string;
  /** Name of what is no block. */
  label: string;
  partType: number | null;
  place: number;
  parts: components['schemas']['ApprovalPart'][];
  change: components['schemas']['ApprovalChange'];
}

/** Who was asked in a role. */
export interface RequestedPerson {
  roleId: number;
  accountId: number;
}
