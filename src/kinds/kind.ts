import type { LinkOptions } from '@tanstack/react-router';
import type {
  AuditKind,
  Feature,
  MediaUnit,
  ScheduleKind,
  SearchKind,
  TrashKind,
} from '../../openapi/generated/enums';
import type { kindNames, previewKinds, versionSaves } from '../../openapi/generated/kinds';
import type { components } from '../../openapi/generated/types';
import type {
  createNewsPreviewLink,
  deleteNewsPreviewLink,
  getNewsVersion,
  listNewsPreviewLinks,
  listNewsVersions,
  restoreNewsVersion,
} from '../api/generated/operations';
import type { ApiResult } from '../api/result';
import type { UnitCode } from '../navigation/page-meta';
import type { IconName } from '../ui/icon-paths';

type Call<Argument, Answer> = (argument: Argument) => Promise<ApiResult<Answer>>;

/** Calls of the trash (decisions/010-trash), and their permission. */
interface TrashPart {
  may: 'canDelete' | 'canEdit';
  restore: Call<{ id: number }, unknown>;
  purge: Call<{ id: number }, unknown>;
}

/** Calls of preview links (decisions/012-preview). */
interface PreviewPart {
  list: typeof listNewsPreviewLinks;
  create: typeof createNewsPreviewLink;
  remove: typeof deleteNewsPreviewLink;
}

/** Calls and screen of the versions (decisions/014-record-versions). */
interface HistoryPart {
  record: Call<{ id: number }, { rowVersion?: number }>;
  list: typeof listNewsVersions;
  version: typeof getNewsVersion;
  restore: typeof restoreNewsVersion;
  open: (id: number, search: { version: number; against: 'previous' }) => LinkOptions;
}

/** Path of a screen. */
export type Path = NonNullable<LinkOptions['to']>;

/** List of a unit, opened by the menu. */
interface ListPart {
  to: Path;
  title: string;
  /** Ctrl+K links to the list, filtered by the keyword. */
  takesKeyword?: boolean;
  /** Part beyond the specification that exports it as CSV. */
  exports?: Feature;
}

type RecentRow = components['schemas']['RecordFields'] & { id: number; title: string };

interface Parts {
  trash: TrashPart;
  preview: PreviewPart;
  history: HistoryPart;
  icon: IconName;
  /** Unit of its pages. */
  screen: UnitCode;
  open: (id: number) => LinkOptions;
  list: ListPart;
  /** Labels of the fields, in the order of the form. */
  labels: Readonly<Record<string, string>>;
}

interface OptionalParts {
  /** Page of its blocks. */
  content?: (id: number) => LinkOptions;
  /** Ctrl+K links to its add form; `by` names the field that receives the typed text. */
  add?: { to: Path; by?: string };
  /** Latest changes for the home page. */
  recent?: Call<{ order: 'lastModifiedOn'; pageSize: number }, { items: RecentRow[] }>;
}

export type PreviewKind = (typeof previewKinds)[number];
/** Kinds with a list in the menu. */
export type ListedKind =
  SearchKind | 'popup' | 'company' | 'media' | 'contactEmail' | 'privacy' | 'audit' | 'apiToken';
type Opened = SearchKind | ScheduleKind | Exclude<MediaUnit, 'template'>;

/** Kinds with each part, by the contract's enumerations. */
interface Claimed {
  trash: TrashKind;
  preview: PreviewKind;
  history: keyof typeof versionSaves;
  icon: TrashKind | SearchKind | 'popup' | 'media';
  screen: Opened | ListedKind;
  list: ListedKind;
  open: Opened;
  labels: AuditKind;
}

/** Missing or undeclared parts do not compile. */
type KindOf<Name> = {
  readonly [Part in keyof Parts as Name extends Claimed[Part] ? Part : never]: Parts[Part];
} & {
  readonly [Part in keyof Parts as Name extends Claimed[Part] ? never : Part]?: Part extends
    'trash' | 'preview' | 'history'
    ? never
    : Parts[Part];
} & OptionalParts;

export type KindName = keyof typeof kindNames;
export type Kinds = { readonly [Name in KindName]: KindOf<Name> };
