import type { ScheduleKind, SearchKind, TrashKind } from '../../../openapi/generated/enums';
import { contactKind } from '../enquiries/contact-kind';
import { articleKind } from '../content/articles';
import { caseKind } from '../content/case-kind';
import { companyKind } from '../content/company';
import { newsKind } from '../content/news';
import { otherPopupKind } from '../content/other-popup-kind';
import { popupKind } from '../content/popup-kind';
import { siteKind } from '../content/site-kind';
import type { PictureUser, PreviewKind, VersionKind } from '../../base/db/stored-values';
import { accountKind } from '../../access/identity/account-kind';
import { roleKind } from '../../access/identity/role-kind';
import type { Kind } from '../../records/kind';
import { releaseKind } from '../releases/release-kind';
import { sharedBlockKind } from '../shared-blocks/shared-blocks';
import { templateKind, themeKind } from '../sites/site-kinds';

/** Kinds with each part, by the enumerations of the contract and the database. */
interface Claimed {
  trash: TrashKind;
  search: SearchKind;
  schedule: ScheduleKind;
  preview: PreviewKind;
  versions: VersionKind;
  pictures: PictureUser;
}
type Name = Claimed[keyof Claimed];

/** A missing or undeclared part of a kind is a compile error. */
type Kinds = {
  readonly [K in Name]: {
    [Part in keyof Kind as K extends Claimed[Part] ? Part : never]-?: NonNullable<Kind[Part]>;
  } & { [Part in keyof Kind as K extends Claimed[Part] ? never : Part]?: never };
};

/** All kinds of records, in the order in which a change locks them: account, shared block, case, site, themes. */
export const kinds: Kinds = {
  account: accountKind,
  sharedBlock: sharedBlockKind,
  case: caseKind,
  site: siteKind,
  theme: themeKind,
  template: templateKind,
  article: articleKind,
  news: newsKind,
  popup: popupKind,
  otherPopup: otherPopupKind,
  company: companyKind,
  role: roleKind,
  contact: contactKind,
  release: releaseKind,
};

/** Kinds with a part, in the order of the list. */
export function kindsWith<Part extends keyof Kind>(part: Part): Claimed[Part][] {
  // `Kinds` requires the part for exactly these keys.
  return Object.keys(kinds).filter((name) => part in kinds[name as Name]) as Claimed[Part][];
}
