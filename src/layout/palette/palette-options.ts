import { linkOptions, type LinkOptions } from '@tanstack/react-router';
import type { components } from '../../../openapi/generated/types';
import { kindNames, kindUnits } from '../../../openapi/generated/kinds';
import { allKinds, kinds } from '../../kinds/kinds';
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
  link: LinkOptions;
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
    title: kindNames[kind],
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
    ...(go.length > 0 ? [{ key: 'go' as const, title: paletteText.go, count: '', options: go }] : []),
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

function optionOf(kind: Kind, hit: Hit, now: number): PaletteOption {
  const plain = {
    key: `${kind}-${hit.id}-${hit.themeId ?? ''}`,
    title: hit.title,
    detail: hit.detail,
    icon: kinds[kind].icon,
    ...(hit.cover === undefined ? {} : { cover: hit.cover?.filePath ?? null }),
    link: linkOf(kind, hit),
  };
  const neutral = (text: string) => ({ text, tone: 'neutral' as const });
  switch (kind) {
    case 'case':
      return hit.caseTab ? { ...plain, tag: neutral(paletteText.caseTabs[hit.caseTab]) } : plain;
    case 'article':
      return hit.articleType ? { ...plain, tag: neutral(paletteText.articleTypes[hit.articleType]) } : plain;
    case 'account':
      return { ...plain, tag: neutral(hit.isActive ? paletteText.active : paletteText.inactive) };
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
    default:
      return hit.visibleState ? { ...plain, tag: neutral(scheduleText.states[hit.visibleState]) } : plain;
  }
}

function linkOf(kind: Kind, { id, themeId }: Pick<Hit, 'id' | 'themeId'>): LinkOptions {
  return themeId
    ? linkOptions({
        to: '/siteset/theme/edit/$caseId/$themeId',
        params: { caseId: String(id), themeId: String(themeId) },
      })
    : kinds[kind].open(id);
}

const screenLink = (to: MenuEntry['to'], search: Record<string, string> = {}): LinkOptions => ({
  to,
  search,
});

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

/** The lists of which more was found than is shown. */
function lists(answer: SearchAnswer | null, keyword: string): PaletteOption[] {
  return (answer?.groups ?? []).flatMap(({ kind, count, items }): PaletteOption[] => {
    const { to, title, takesKeyword } = kinds[kind].list;
    if (!takesKeyword || count <= items.length) return [];
    return [
      {
        key: `list-${kind}`,
        title: paletteText.inList(title, keyword),
        detail: countText(count),
        icon: kinds[kind].icon,
        caption: paletteText.list,
        link: screenLink(to, { keyword }),
      },
    ];
  });
}

function adding(keyword: string, claims: ClaimMap, isNew: boolean): PaletteOption[] {
  return allKinds
    .flatMap((kind): PaletteOption[] => {
      const { add, list } = kinds[kind];
      const { canView, canCreate } = permissionOf(claims, kindUnits[kind]);
      if (!add || !canView || !canCreate) return [];
      return [
        {
          key: `add-${kind}`,
          title: paletteText.adds(keyword, add.by, kindNames[kind]),
          detail: list?.title ?? '',
          icon: 'plus',
          caption: paletteText.add,
          link: screenLink(add.to, { title: keyword }),
        },
      ];
    })
    .slice(0, isNew ? undefined : 1);
}
