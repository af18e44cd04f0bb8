import type { IconName } from '../../ui/icon-paths';
import { menuText, titleText } from '../text';

export interface MenuEntry {
  title: string;
  to: string;
  /** Shown only with View of this claim; null: to everybody. */
  claim: string | null;
  icon?: IconName;
}

export interface MenuGroup {
  title: string;
  icon: IconName;
  entries: MenuEntry[];
}

/** The side menu (specification 2), in its order. */
export const menu: readonly (MenuEntry | MenuGroup)[] = [
  { title: titleText.home, to: '/', claim: null, icon: 'home' },
  { title: menuText.system, icon: 'settings', entries: [
    { title: titleText.roleList, to: '/role', claim: 'Permissions.Roles' },
    { title: titleText.accountList, to: '/account', claim: 'Permissions.Users' },
  ] },
  { title: titleText.homePopup, to: '/home-popup', claim: 'Permissions.IndexPopup', icon: 'popup' },
  { title: titleText.articleList, to: '/article', claim: 'Permissions.Articles', icon: 'article' },
  { title: menuText.cases, icon: 'building', entries: [
    { title: titleText.caseList, to: '/case', claim: 'Permissions.Cases' },
    { title: titleText.web, to: '/web', claim: 'Permissions.Cases.OnePage' },
  ] },
  { title: titleText.newsList, to: '/news', claim: 'Permissions.News', icon: 'news' },
  { title: menuText.contact, icon: 'mail', entries: [
    { title: titleText.contactList, to: '/contact', claim: 'Permissions.Contacts' },
    { title: titleText.contactEmail, to: '/contact-email', claim: 'Permissions.Contacts.Email' },
  ] },
  { title: titleText.download, to: '/download', claim: null, icon: 'book' },
];

/** The menu that these claims let one see; a group without entries is gone. */
export function visibleMenu(claims: Readonly<Record<string, boolean>>): (MenuEntry | MenuGroup)[] {
  const isVisible = ({ claim }: MenuEntry) => claim === null || claims[`${claim}.View`] === true;
  return menu.flatMap((item): (MenuEntry | MenuGroup)[] => {
    if (!('entries' in item)) return isVisible(item) ? [item] : [];
    const entries = item.entries.filter(isVisible);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });
}
