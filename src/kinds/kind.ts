import type { LinkOptions } from '@tanstack/react-router';
import type {
  AuditKind,
  Feature,
  MediaUnit,
  ScheduleKind,
  SearchKind,
  TrashKind,
} from '../../openapi/generated/enums';
import type { kindNames, versionSaves } from '../../openapi/generated/kinds';
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

/** Calls of the trash (decisions/010-trash), and the permission that they ask for. */
interface TrashPart {
  may: 'canDelete' | 'canEdit';
  restore: Call<{ id: number }, unknown>;
  purge: Call<{ id: number }, unknown>;
}

/** Calls of the links to a draft (decisions/012-preview). */
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

/** The list of a unit, which the menu opens. */
interface ListPart {
  to: Path;
  title: string;
  /** Ctrl+K leads on to the list with its keyword. */
  takesKeyword?: boolean;
  /** The part beyond the specification that writes it as CSV. */
  exports?: Feature;
}

type RecentRow = components['schemas']['RecordFields'] & { id: number; title: string };

interface Parts {
  trash: TrashPart;
  preview: PreviewPart;
  history: HistoryPart;
  icon: IconName;
  /** The unit whose pages are about it. */
  screen: UnitCode;
  /** The page of one record. */
  open: (id: number) => LinkOptions;
  list: ListPart;
  /** Labels of its fields, in the order of the form. */
  labels: Readonly<Record<string, string>>;
}

interface OptionalParts {
  /** The page of its blocks. */
  content?: (id: number) => LinkOptions;
  /** Ctrl+K offers to add one: the form, and the word for what was typed where the form takes it. */
  add?: { to: Path; by?: string };
  /** Its last changes, for the home page. */
  recent?: Call<{ order: 'lastModifiedOn'; pageSize: number }, { items: RecentRow[] }>;
}

export type PreviewKind = 'theme' | 'case' | 'article' | 'news';
/** The kinds whose list is an entry of the menu. */
export type ListedKind = SearchKind | 'popup' | 'company' | 'media' | 'contactEmail' | 'audit' | 'apiToken';
type Opened = SearchKind | ScheduleKind | Exclude<MediaUnit, 'template'>;

/** The kinds that have each part, by the contract's enumerations. */
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

/** Without a part that is claimed for it, a kind does not compile; nor with a call that is not. */
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
