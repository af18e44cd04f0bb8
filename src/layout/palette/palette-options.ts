import { linkOptions } from '@tanstack/react-router';
import type { components } from '../../../openapi/generated/types';
import type { SearchAnswer } from '../../machines/palette';
import { nearMoment } from '../../time/date-time';
import { scheduleText } from '../../time/text';
import { permissionOf, type ClaimMap } from '../../session/permissions';
import type { IconName } from '../../ui/icon-paths';
import type { TagTone } from '../../ui/tag-class';
import { hasTrash, type MenuEntry, trashEntry, visibleMenu } from '../menu';
import { contentTabText } from '../text';
import { titleText } from '../../navigation/text';
import { paletteText } from './text';

type Kind = components['schemas']['SearchKind'];
type Hit = components['schemas']['SearchHit'];

/** One line of the search. */
export interface PaletteOption {
  key: string;
  title: string;
  detail: string;
  icon: IconName;
  /** Of what has a picture: its address, null for none. */
  cover?: string | null;
  tag?: { text: string; tone: TagTone };
  /** Quiet words at the end of the line. */
  caption?: string;
  link: ReturnType<typeof linkOf> | ReturnType<typeof screenLink>;
}

interface PaletteGroup {
  key: Kind | 'go';
  title: string;
  /** How many there are, where that is more than what is shown. */
  count: string;
  options: PaletteOption[];
}

/** Most matches that the server counts. */
const countedMost = 1000;

/**
 * What is shown for a keyword, group by group: what the server found, then where one may go. Without a keyword all
 * screens of the menu; with one the screens whose name or group has it, the lists that hold more hits, and adding a
 * record of that name: a case if that is allowed, and each kind where no record was found.
 */
export function paletteGroups(
  { keyword: typed, answer }: { keyword: string; answer: SearchAnswer | null },
  claims: ClaimMap,
  now: number,
): PaletteGroup[] {
  const keyword = typed.trim();
  const found = (answer?.groups ?? []).map(({ kind, count, items }): PaletteGroup => ({
    key: kind,
    title: paletteText.groups[kind],
    count: count > items.length ? countText(count) : '',
    options: items.map((hit) => optionOf(kind, hit, now)),
  }));
  const go = [
    ...screens(claims).filter(({ title, detail }) => holds(title, keyword) || holds(detail, keyword)),
    ...lists(answer, keyword),
    ...(keyword ? adding(keyword, claims, answer?.groups.length === 0) : []),
  ];
  return [
    ...found,
    ...(go.length > 0 ? [{ key: 'go' as const, title: paletteText.groups.go, count: '', options: go }] : []),
  ];
}

/** The option that Enter opens: the one that was chosen, none when it is no longer shown; the first while nothing was. */
export function activeOption(
  options: readonly PaletteOption[],
  chosen: string | null,
): PaletteOption | undefined {
  return chosen === null ? options[0] : options.find(({ key }) => key === chosen);
}

const holds = (text: string, keyword: string) => text.toLowerCase().includes(keyword.toLowerCase());
const countText = (count: number) => paletteText.count(count, count < countedMost);

const icons: Record<Kind, IconName> = {
  case: 'building',
  article: 'article',
  news: 'news',
  account: 'user',
  role: 'settings',
  website: 'layout',
  contact: 'mail',
};

function optionOf(kind: Kind, hit: Hit, now: number): PaletteOption {
  const plain = {
    key: `${kind}-${hit.id}-${hit.themeId ?? ''}`,
    title: hit.title,
    detail: hit.detail,
    icon: icons[kind],
    ...(hit.cover === undefined ? {} : { cover: hit.cover?.filePath ?? null }),
    link: linkOf(kind, hit),
  };
  const neutral = (text: string) => ({ text, tone: 'neutral' as const });
  switch (kind) {
    case 'case':
      return hit.caseTab ? { ...plain, tag: neutral(paletteText.caseTabs[hit.caseTab]) } : plain;
    case 'article':
      return hit.articleType ? { ...plain, tag: neutral(paletteText.articleTypes[hit.articleType]) } : plain;
    case 'news':
      return hit.visibleState ? { ...plain, tag: neutral(scheduleText.states[hit.visibleState]) } : plain;
    case 'account':
      return { ...plain, tag: neutral(hit.isActive ? paletteText.active : paletteText.inactive) };
    case 'role':
      return plain;
    case 'website':
      if (!hit.themeId) return { ...plain, detail: paletteText.noTheme };
      return {
        ...plain,
        detail: hit.detail || contentTabText.parts(hit.partCount ?? 0),
        tag: hit.isPublic ? { text: paletteText.public, tone: 'success' } : neutral(paletteText.draft),
      };
    case 'contact':
      return {
        ...plain,
        title: hit.caseTitle ? paletteText.asks(hit.title, hit.caseTitle) : hit.title,
        detail: hit.contactType ? `${paletteText.contactTypes[hit.contactType]}　${hit.detail}` : hit.detail,
        caption: nearMoment(hit.changedOn, now),
      };
  }
}

function linkOf(kind: Kind, { id, themeId }: Pick<Hit, 'id' | 'themeId'>) {
  if (kind !== 'website') return linkOptions({ to: `/${kind}/edit/$id`, params: { id: String(id) } });
  const caseId = String(id);
  return themeId
    ? linkOptions({
        to: '/siteset/theme/edit/$caseId/$themeId',
        params: { caseId, themeId: String(themeId) },
      })
    : linkOptions({ to: '/web/home/$caseId', params: { caseId } });
}

const screenLink = (to: string, search: Record<string, string> = {}) => linkOptions({ to, search });

/** Every screen of the menu that may be seen, in its order, and those that are reached in other ways. */
function screens(claims: ClaimMap): PaletteOption[] {
  const option = (
    { title, to, icon }: MenuEntry,
    group?: { title: string; icon: IconName },
  ): PaletteOption => ({
    key: to,
    title,
    detail: group?.title ?? '',
    icon: icon ?? group?.icon ?? 'home',
    caption: paletteText.screen,
    link: screenLink(to),
  });
  return [
    ...visibleMenu(claims).flatMap((item) =>
      'entries' in item ? item.entries.map((entry) => option(entry, item)) : [option(item)],
    ),
    ...(hasTrash(claims) ? [option(trashEntry)] : []),
    ...others.map((entry) => option(entry)),
  ];
}

const others: MenuEntry[] = [
  { unit: 'myAccount', title: titleText.myAccount, to: '/my-account', claim: null, icon: 'user' },
  { unit: 'home', title: titleText.schedule, to: '/schedule', claim: null, icon: 'clock' },
  { unit: 'guideline', title: titleText.guideline, to: '/guideline', claim: null, icon: 'book' },
];

const listOf = {
  case: { to: '/case', title: titleText.caseList },
  article: { to: '/article', title: titleText.articleList },
  news: { to: '/news', title: titleText.newsList },
  account: { to: '/account', title: titleText.accountList },
  website: { to: '/web', title: titleText.web },
  contact: { to: '/contact', title: titleText.contactList },
} as const;

/** The lists of which more was found than is shown. */
function lists(answer: SearchAnswer | null, keyword: string): PaletteOption[] {
  return (answer?.groups ?? []).flatMap(({ kind, count, items }): PaletteOption[] => {
    if (kind === 'role' || count <= items.length) return [];
    const { to, title } = listOf[kind];
    return [
      {
        key: `list-${kind}`,
        title: paletteText.inList(title, keyword),
        detail: countText(count),
        icon: icons[kind],
        caption: paletteText.list,
        link: screenLink(to, { keyword }),
      },
    ];
  });
}

const addable = [
  { kind: 'case', unit: 'Permissions.Cases', list: titleText.caseList },
  { kind: 'article', unit: 'Permissions.Articles', list: titleText.articleList },
  { kind: 'news', unit: 'Permissions.News', list: titleText.newsList },
] as const;

function adding(keyword: string, claims: ClaimMap, isNew: boolean): PaletteOption[] {
  return addable
    .filter(({ unit }) => {
      const { canView, canCreate } = permissionOf(claims, unit);
      return canView && canCreate;
    })
    .slice(0, isNew ? undefined : 1)
    .map(({ kind, list }) => ({
      key: `add-${kind}`,
      title: paletteText.adds[kind](keyword),
      detail: list,
      icon: 'plus',
      caption: paletteText.add,
      link: screenLink(`/${kind}/add`, { title: keyword }),
    }));
}
