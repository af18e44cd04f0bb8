import type { Align } from '../../../openapi/generated/enums';
import type { previewKinds, versionSaves } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';

/** A block in a `parts` column; unknown types keep all their fields. */
export interface StoredPart {
  id: number;
  partType: number;
  align?: Align;
  textContent?: string;
  /** The text with sanitised formatting. */
  html?: string;
  /** Kind of a picture block; absent if not stated. */
  kind?: components['schemas']['PictureKind'];
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
  /** Fields and texts of a form, except name and mobile. */
  fields?: components['schemas']['FormField'][];
  budgets?: string;
  asksNews?: boolean;
  thanks?: string;
  /** Title block: name in the section bar, and omission from it. */
  navName?: string;
  isUnlisted?: boolean;
  /** Blocks of a page's bars. */
  hasSections?: boolean;
  actions?: components['schemas']['BarAction'][];
  highlighted?: components['schemas']['BarAction'];
  lineId?: string;
  lineText?: string;
  address?: string;
  /** Document to download: pages or edition. */
  detail?: string;
  /** Block of a place. */
  siteAddress?: string;
  receptionAddress?: string;
  /** Unchanged since the template. */
  isSample?: boolean;
  /** Unchanged parts of a sample after an edit; all parts if absent. */
  sampleFields?: components['schemas']['SampleField'][];
  /** Entries of a sample with the unchanged parts of each; all if absent. */
  sampleItems?: SampleItem[];
  /** Bound source in its case; `none` after a release, so that the block is not bound again automatically. */
  source?: components['schemas']['PartSource'] | 'none';
  /** The source is empty now; the block shows its last value. */
  isSourceEmpty?: boolean;
  /** Shared block whose content it has. */
  sharedId?: number;
}

/** A block before it has an id of its own. */
export type NewPart = Omit<StoredPart, 'id'>;

export interface SampleItem {
  id: number;
  facets: string[];
}

/** Entry of a list, question with answer, fact of a project, housing unit with plan, or place. */
export interface StoredItem {
  id: number;
  textContent: string;
  /** Question, or name of the fact. */
  label?: string;
  /** Group heading of the fact. */
  group?: string;
  /** Source and date of the fact. */
  detail?: string;
  fileSha?: string;
  altText?: string;
  isDecorative?: boolean;
  fileName?: string;
  kind?: components['schemas']['PictureKind'];
  /** Distance to a place. */
  minutes?: number;
  /** Progress of a month of construction. */
  percent?: number;
  pictures?: MonthPicture[];
}

/** Picture of one month; `fileSha` refers to its file, as in a block. */
export interface MonthPicture {
  fileSha: string;
  fileName: string;
  altText: string;
  isDecorative?: boolean;
  kind: components['schemas']['PictureKind'];
}

/** Name and place of a case. */
export interface PlacedName {
  title: string;
  county: string;
  district: string;
}

/** One width of a picture, stored as a separate file. */
export interface PictureSource {
  sha: string;
  extension: string;
  width: number;
}

/** Source of a file made for public pages; `page` finds out which files a page of this address wants. */
export type MadeRecipe =
  | { kind: 'page'; path: string }
  | { kind: 'face'; source: string; weight: number; letters: string }
  | ({ kind: 'card'; source: string } & CardFacts)
  | { kind: 'picture'; source: string; picture: string; width: number; format: 'avif' | 'webp' };

/** Card that a chat program shows of a site: a picture, and words in the hand of its theme. */
export interface CardFacts {
  theme: components['schemas']['TemplateCode'];
  /** SHA-256 of the picture. */
  picture: string;
  focus: { x: number; y: number };
  name: string;
  subTitle: string;
  place: string;
  area: string;
  company: string;
}

/** Users of pictures; the last two are stored history, which is not displayed. */
export type FileUser = PictureUser | 'recordVersion' | 'siteVersion';

/** Records with pictures; the library shows a theme as its site. */
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

/** Kinds with preview links; `preview_links` has a column `<kind>_id` for each. */
export type PreviewKind = (typeof previewKinds)[number];

/** Fields of a record by name: one side of a change in the audit trail. */
export type Changes = Record<string, unknown>;

/** Block of a request for approval, as submitted. */
export interface RequestedBlock {
  key: string;
  hash: string;
  /** Label of content that is not a block. */
  label: string;
  partType: number | null;
  place: number;
  parts: components['schemas']['ApprovalPart'][];
  change: components['schemas']['ApprovalChange'];
}

/** Content of a block when a reviewer marked it as seen. */
export interface SeenContent {
  part: StoredPart | null;
  fields: { label: string; text: string; sha?: string | null }[];
}

/** Person chosen to approve in a role. */
export interface RequestedPerson {
  roleId: number;
  accountId: number;
}

/** Public page of a site before a release published a draft of it. */
export interface BeforeRelease {
  isLive: boolean;
  /** Theme with the public page, and its published version (null: from before versions); null without a page. */
  page: { themeId: number; versionId: number | null } | null;
  /** Published version that the release made; missing from before this was stored. */
  madeVersionId?: number;
  /** Columns that the release changed. */
  columns?: Changes;
}
