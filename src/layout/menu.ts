import { offers } from '../api/features';
import type { ClaimUnit } from '../../openapi/generated/claims';
import type { Feature } from '../../openapi/generated/enums';
import type { IconName } from '../ui/icon-paths';
import type { PageMeta, UnitCode } from '../navigation/page-meta';
import type { ClaimMap } from '../session/permissions';
import { menuText } from './text';
import { titleText } from '../navigation/text';

export interface MenuEntry {
  unit: UnitCode;
  title: string;
  to: string;
  /** Shown only with View of this claim; null: to everybody. */
  claim: ClaimUnit | null;
  icon?: IconName;
  /** The part beyond the specification that it opens; shown only where the server has it. */
  feature?: Feature;
}

interface MenuGroup {
  title: string;
  icon: IconName;
  entries: MenuEntry[];
}

/** The side menu (specification 2), in its order. */
export const menu: readonly (MenuEntry | MenuGroup)[] = [
  { unit: 'home', title: titleText.home, to: '/', claim: null, icon: 'home' },
  {
    title: menuText.system,
    icon: 'settings',
    entries: [
      { unit: 'role', title: titleText.roleList, to: '/role', claim: 'Permissions.Roles' },
      { unit: 'account', title: titleText.accountList, to: '/account', claim: 'Permissions.Users' },
      {
        unit: 'audit',
        title: titleText.auditList,
        to: '/audit',
        claim: 'Permissions.AuditTrails',
        feature: 'auditTrails',
      },
    ],
  },
  {
    unit: 'homePopup',
    title: titleText.homePopup,
    to: '/home-popup',
    claim: 'Permissions.IndexPopup',
    icon: 'popup',
  },
  {
    unit: 'article',
    title: titleText.articleList,
    to: '/article',
    claim: 'Permissions.Articles',
    icon: 'article',
  },
  {
    title: menuText.cases,
    icon: 'building',
    entries: [
      { unit: 'case', title: titleText.caseList, to: '/case', claim: 'Permissions.Cases' },
      { unit: 'web', title: titleText.web, to: '/web', claim: 'Permissions.Cases.OnePage' },
    ],
  },
  { unit: 'news', title: titleText.newsList, to: '/news', claim: 'Permissions.News', icon: 'news' },
  {
    unit: 'media',
    title: titleText.mediaList,
    to: '/media',
    claim: 'Permissions.Media',
    icon: 'image',
    feature: 'media',
  },
  {
    title: menuText.contact,
    icon: 'mail',
    entries: [
      { unit: 'contact', title: titleText.contactList, to: '/contact', claim: 'Permissions.Contacts' },
      {
        unit: 'contactEmail',
        title: titleText.contactEmail,
        to: '/contact-email',
        claim: 'Permissions.Contacts.Email',
      },
    ],
  },
  { unit: 'download', title: titleText.download, to: '/download', claim: null, icon: 'book' },
];

/** What stands at the foot of the menu: looked for rarely, but to be found at once. */
export const trashEntry: MenuEntry = {
  unit: 'trash',
  title: titleText.trash,
  to: '/trash',
  claim: null,
  icon: 'trash',
};

/** The units whose deleted records the trash lists. */
const trashUnits = [
  'Permissions.Cases',
  'Permissions.Cases.OnePage',
  'Permissions.Articles',
  'Permissions.News',
  'Permissions.Roles',
] as const;

/** True for claims that let one view anything that may be in the trash, where the server has one. */
export function hasTrash(claims: ClaimMap): boolean {
  return offers('trash') && trashUnits.some((unit) => claims[`${unit}.View`] === true);
}

/** Whether the server has what an entry opens. */
export function isThere({ feature }: MenuEntry): boolean {
  return feature === undefined || offers(feature);
}

/** The menu that these claims let one see; a group without entries is gone. */
export function visibleMenu(claims: ClaimMap): (MenuEntry | MenuGroup)[] {
  const isVisible = (entry: MenuEntry) =>
    isThere(entry) && (entry.claim === null || claims[`${entry.claim}.View`] === true);
  return menu.flatMap((item): (MenuEntry | MenuGroup)[] => {
    if (!('entries' in item)) return isVisible(item) ? [item] : [];
    const entries = item.entries.filter(isVisible);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });
}

/** How an entry stands to the page that is open: the page itself, the unit that it belongs to, or neither. */
export function markOf(
  { unit }: MenuEntry,
  page: Pick<PageMeta, 'unit' | 'level'> | null | undefined,
): 'page' | 'true' | undefined {
  if (page?.unit !== unit) return undefined;
  return page.level === 1 ? 'page' : 'true';
}
