import type { LinkOptions } from '@tanstack/react-router';
import type {
  Feature,
  LinkingKind,
  MediaUnit,
  ReplaceKind,
  ScheduleKind,
  SearchKind,
  TrashKind,
} from '../../../openapi/generated/enums';
import type { kindNames } from '../../../openapi/generated/kinds';
import type { ApiResult } from '../../api/result';
import type { UnitCode } from '../../base/navigation/page-meta';
import type { IconName } from '../../ui/icon-paths';

export type Call<Argument, Answer> = (argument: Argument) => Promise<ApiResult<Answer>>;

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

interface Parts {
  icon: IconName;
  /** Unit of its pages. */
  screen: UnitCode;
  open: (id: number) => LinkOptions;
  list: ListPart;
}

interface OptionalParts {
  /** Page of its blocks. */
  content?: (id: number) => LinkOptions;
  /** Ctrl+K links to its add form; `by` names the field that receives the typed text. */
  add?: { to: Path; by?: string };
}

/** Kinds with a list in the menu. */
export type ListedKind =
  | SearchKind
  | 'popup'
  | 'company'
  | 'media'
  | 'contactEmail'
  | 'privacy'
  | 'audit'
  | 'apiToken'
  | 'release'
  | 'replacement'
  | 'salesCode';
type Opened = SearchKind | ScheduleKind | LinkingKind | ReplaceKind | Exclude<MediaUnit, 'template'>;

/** Kinds with each part, by the contract's enumerations. */
interface Claimed {
  icon: TrashKind | SearchKind | ReplaceKind | 'media';
  screen: Opened | ListedKind;
  list: ListedKind;
  open: Opened;
}

/** Missing parts do not compile. */
type KindOf<Name> = {
  readonly [Part in keyof Parts as Name extends Claimed[Part] ? Part : never]: Parts[Part];
} & {
  readonly [Part in keyof Parts as Name extends Claimed[Part] ? never : Part]?: Parts[Part];
} & OptionalParts;

export type KindName = keyof typeof kindNames;
/** A part that each of these kinds has, and no other need have. */
export type PartOf<Kind extends KindName, Part> = Readonly<Record<Kind, Part>> &
  Readonly<Partial<Record<KindName, Part>>>;
export type Kinds = { readonly [Name in KindName]: KindOf<Name> };
