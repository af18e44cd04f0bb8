import { linkOptions, type LinkOptions } from '@tanstack/react-router';
import type { Feature } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { offeredOf } from '../../api/offered';
import { partTypeWords } from '../../../openapi/generated/words';
import { kindNames, kindUnits } from '../../../openapi/generated/kinds';
import { allKinds, kinds } from '../../records/kinds/kinds';
import type { SearchAnswer } from '../../machines/palette';
import { compactMoment } from '../../base/time/date-time';
import { scheduleText } from '../../base/time/text';
import { permissionOf, type ClaimMap } from '../../base/session/permissions';
import type { IconName } from '../../ui/icon-paths';
import type { TagTone } from '../../ui/tag-class';
import { documentId } from '../../base/navigation/document-id';
import { exportId } from '../../records/list/export-id';
import { guidelineText } from '../guideline/text';
import { type MenuEntry, screenGroups, type ScreenGroup, visibleIn } from '../menu';
import { contentTabText } from '../text';
import { titleText } from '../../base/navigation/text';
import { paletteText } from './text';

type Kind = components['schemas']['SearchKind'];
/** Document of the manual. */
export type Chapter = Pick<components['schemas']['DownloadItem'], 'id' | 'title' | 'description'>;
type Hit = components['schemas']['SearchHit'];

/** One line of the search's results. */
export interface PaletteOption {
  key: string;
  title: string;
  detail: string;
  icon: IconName;
  /** Null without a picture; undefined for kinds without one. */
  cover?: Hit['cover'];
  tag?: { text: string; tone: TagTone };
  /** Secondary text at the end of the line. */
  caption?: string;
  link: LinkOptions;
  /** Creates a record named by the typed text: Enter opens it only after an explicit choice. */
  isTyped?: true;
  feature?: Feature | undefined;
}

export interface PaletteGroup {
  key: Kind | 'go' | 'action' | 'help';
  title: string;
  /** Total, if more were found than shown. */
  count: string;
  options: PaletteOption[];
}

/** Maximum of the server's count. */
const maxCounted = 1000;

/**
 * Result groups: all screens without a keyword; otherwise hits, matching screens, actions, help, full lists
 * and new records.
 */
export function paletteGroups(
  {
    keyword: typed,
    answer,
    chapters = [],
  }: { keyword: string; answer: SearchAnswer | null; chapters?: readonly Chapter[] },
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
  ];
  const action = keyword
    ? [
        ...actions(claims).filter(({ title, detail }) => holds(title, keyword) || holds(detail, keyword)),
        ...adding(keyword, claims, answer?.groups.length === 0),
      ]
    : [];
  const own: PaletteGroup[] = [
    { key: 'go', title: paletteText.go, count: '', options: go },
    { key: 'action', title: paletteText.actions, count: '', options: action },
    {
      key: 'help',
      title: paletteText.help,
      count: '',
      options: keyword ? [...chaptersFor(keyword, chapters), ...helpFor(keyword)] : [],
    },
  ];
  return [...found, ...own.filter(({ options }) => options.length > 0)];
}

/**
 * Option opened by Enter: the chosen one; none if it is no longer listed; without a choice, the first that creates
 * nothing.
 */
export function activeOption(
  options: readonly PaletteOption[],
  chosen: string | null,
): PaletteOption | undefined {
  return chosen === null
    ? options.find(({ isTyped }) => !isTyped)
    : options.find(({ key }) => key === chosen);
}

const holds = (text: string, keyword: string) => text.toLowerCase().includes(keyword.toLowerCase());
const countText = (count: number) => paletteText.count(count, count < maxCounted);

function optionOf(kind: Kind, hit: Hit, now: number): PaletteOption {
  const plain = {
    key: `${kind}-${hit.id}-${hit.themeId ?? ''}`,
    title: hit.title,
    detail: hit.detail,
    icon: kinds[kind].icon,
    ...(hit.cover === undefined ? {} : { cover: hit.cover }),
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
    case 'site':
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
        caption: compactMoment(hit.changedOn, now),
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

const screenLink = (
  to: MenuEntry['to'],
  search: Record<string, string> = {},
  hash?: string,
): LinkOptions => ({
  to,
  search,
  ...(hash ? { hash } : {}),
});

/** All permitted screens: in menu order, then those outside the menu. */
function screens(claims: ClaimMap): PaletteOption[] {
  const option = ({ title, to, icon }: MenuEntry, group?: ScreenGroup): PaletteOption => ({
    key: to,
    title,
    detail: group?.title ?? '',
    icon: icon ?? group?.icon ?? 'home',
    caption: paletteText.screen,
    link: screenLink(to),
  });
  return [
    ...visibleIn(screenGroups, claims).flatMap((group) => group.entries.map((entry) => option(entry, group))),
    ...others.map((entry) => option(entry)),
  ];
}

const others: MenuEntry[] = [
  { unit: 'myAccount', title: titleText.myAccount, to: '/my-account', claim: null, icon: 'user' },
  { unit: 'home', title: titleText.schedule, to: '/schedule', claim: null, icon: 'clock' },
  {
    unit: 'home',
    title: titleText.calendar,
    to: '/schedule/calendar',
    claim: null,
    icon: 'calendar',
    feature: 'calendar',
  },
  { unit: 'guideline', title: titleText.guideline, to: '/guideline', claim: null, icon: 'book' },
];

/** Lists with more hits than shown. */
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

/** Add forms and exports, by permission. Exports are only links; a second Enter creates the file. */
function actions(claims: ClaimMap): PaletteOption[] {
  return allKinds.flatMap((kind): PaletteOption[] => {
    const { add, list } = kinds[kind];
    const { canView, canCreate } = permissionOf(claims, kindUnits[kind]);
    if (!canView || !list) return [];
    const shared = { detail: list.title, caption: paletteText.action };
    const adds: PaletteOption = {
      ...shared,
      key: `new-${kind}`,
      title: paletteText.addsEmpty(kindNames[kind]),
      icon: 'plus',
      link: screenLink(add?.to ?? list.to),
    };
    const exports: PaletteOption = {
      ...shared,
      key: `export-${kind}`,
      title: paletteText.exports(kindNames[kind]),
      icon: 'download',
      link: screenLink(list.to, {}, exportId),
      feature: list.exports,
    };
    return offeredOf([add && canCreate && adds, list.exports && exports]);
  });
}

/** Chapters of the manual with the keyword: those with it in the title first. Each leads to its card. */
function chaptersFor(keyword: string, chapters: readonly Chapter[]): PaletteOption[] {
  const named = chapters.filter(({ title }) => holds(title, keyword));
  const described = chapters.filter(
    (chapter) => !named.includes(chapter) && holds(chapter.description, keyword),
  );
  return [...named, ...described].map(({ id, title, description }) => ({
    key: `chapter-${id}`,
    title,
    detail: description,
    icon: 'book',
    caption: titleText.download,
    link: screenLink('/download', { keyword: title }, documentId(id)),
  }));
}

/** Parts of the guideline with the keyword in title or rows. */
function helpFor(keyword: string): PaletteOption[] {
  const parts = [
    { id: 'blocks', title: guidelineText.blocks.title, rows: Object.values(partTypeWords) },
    ...(['pictures', 'texts', 'seo'] as const).map((id) => ({
      id,
      title: guidelineText[id].title,
      rows: guidelineText[id].rows.map(([name]) => name),
    })),
  ];
  return parts.flatMap(({ id, title, rows }): PaletteOption[] => {
    const row = rows.find((name) => holds(name, keyword));
    if (!row && ![title, titleText.guideline, paletteText.help].some((text) => holds(text, keyword))) {
      return [];
    }
    return [
      {
        key: `help-${id}`,
        title,
        detail: row ?? titleText.guideline,
        icon: 'book',
        caption: paletteText.help,
        link: screenLink('/guideline', {}, id),
      },
    ];
  });
}

function adding(keyword: string, claims: ClaimMap, isNew: boolean): PaletteOption[] {
  return allKinds
    .flatMap((kind): PaletteOption[] => {
      const { add, list } = kinds[kind];
      const { canView, canCreate } = permissionOf(claims, kindUnits[kind]);
      if (!add?.by || !canView || !canCreate) return [];
      return [
        {
          key: `add-${kind}`,
          title: paletteText.adds(keyword, add.by, kindNames[kind]),
          detail: list?.title ?? '',
          icon: 'plus',
          caption: paletteText.add,
          link: screenLink(add.to, { title: keyword }),
          isTyped: true,
        },
      ];
    })
    .slice(0, isNew ? undefined : 1);
}
