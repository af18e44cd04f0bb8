import { kindNames } from '../../../openapi/generated/kinds';
import type { SetGroup } from '../../../src/drawing/SetDocument';
import type { SetIconName } from '../../../src/drawing/set-icons';
import type { FollowingPage } from './following-pages';
import type { SetPlace } from './set-addresses';
import { hasPage, isPopupItem, isShown, type SetItem } from './set-items';
import { pageText } from './text';

const { set: text } = pageText;

const icons: Readonly<Record<SetItem['kind'], SetIconName>> = {
  case: 'page',
  site: 'page',
  article: 'article',
  news: 'news',
  popup: 'popup',
  otherPopup: 'popup',
  company: 'page',
  siteSettings: 'page',
};

interface Listed {
  items: readonly SetItem[];
  followers: readonly FollowingPage[];
  /** The page that is shown. */
  own: SetPlace | null;
  /** True if the home page, which shows popups, is ours. */
  isWebsite: boolean;
}

/** The pages of a set in groups: those that change, go or follow, and the items without one. */
export function groupsOf(
  { items, followers, own, isWebsite }: Listed,
  hrefOf: (place: SetPlace) => string,
): SetGroup[] {
  const line = (item: SetItem) => {
    const { id, kind, action, name, isShared } = item;
    const says = isShared ? (name === null ? text.deleted : text.actions[action]) : text.notShared;
    const place: SetPlace | null = !isShown(item)
      ? null
      : hasPage(item)
        ? { kind: 'item', id }
        : isWebsite && isPopupItem(item)
          ? { kind: 'page', path: '/' }
          : null;
    return {
      id: String(id),
      icon: icons[kind],
      title: isShared ? (name ?? item.title) : kindNames[kind],
      says: isShared ? `${kindNames[kind]}，${says}` : says,
      href: place && hrefOf(place),
      isCurrent: place?.kind === 'item' && own?.kind === 'item' && own.id === id,
    };
  };
  const following = ({ path, title, says }: FollowingPage) => ({
    id: path ?? title,
    icon: path === '/' ? ('home' as const) : ('follows' as const),
    title,
    says,
    href: path === null ? null : hrefOf({ kind: 'page', path }),
    isCurrent: own?.kind === 'page' && own.path === path,
  });
  const isPage = (item: SetItem) => isShown(item) && hasPage(item);
  const isGoing = (item: SetItem) => isPage(item) && item.action === 'offline';
  const groups = [
    { title: text.changing, items: items.filter((item) => isPage(item) && !isGoing(item)).map(line) },
    { title: text.going, isGone: true, items: items.filter(isGoing).map(line) },
    { title: text.follows, items: followers.map(following) },
    { title: text.others, items: items.filter((item) => !isPage(item)).map(line) },
  ];
  return groups.filter((group) => group.items.length > 0);
}
