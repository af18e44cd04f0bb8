import { ifOffered, isOffered } from '../api/offered';
import type { ClaimUnit } from '../../openapi/generated/claims';
import { type Feature, ImportKind, LinkedKind, TrashKind } from '../../openapi/generated/enums';
import { kindUnits } from '../../openapi/generated/kinds';
import { kinds } from '../records/kinds/kinds';
import { openContacts } from '../records/kinds/open-contacts';
import type { IconName } from '../ui/icon-paths';
import type { ListedKind, Path } from '../records/kinds/kind';
import type { PageMeta, UnitCode } from '../base/navigation/page-meta';
import { type ClaimMap, mayImport, permissionOf, type ScreenUnit } from '../base/session/permissions';
import { menuText } from './text';
import { commonText, titleText } from '../base/navigation/text';

export interface MenuEntry {
  unit: UnitCode;
  title: string;
  to: Path;
  /** Search of the link, if the server can answer it. */
  search?: () => object;
  /** Unit whose View claim is required; null: visible to everyone. */
  claim: ScreenUnit | null;
  /** Shown only to accounts that may import into one of these units. */
  imports?: readonly ClaimUnit[];
  /** Shown only to accounts that may view one of these units. */
  views?: readonly ClaimUnit[];
  /** Shown only to accounts that may edit this unit, whose View claim opens another entry. */
  edits?: ClaimUnit;
  icon?: IconName;
  /** Required part beyond the specification. */
  feature?: Feature;
  /** Tabs of its records, and acts on them, with separate claims. */
  tabs?: readonly { claim: ClaimUnit; title: string; feature: Feature }[];
  /** Units without an entry of their own, which are reached from here. */
  reaches?: readonly UnitCode[];
}

export interface MenuGroup {
  title: string;
  icon: IconName;
  entries: readonly MenuEntry[];
  /** Screen with more than the menu shows of the group. */
  hub?: MenuEntry;
}

/** Entries that stand together, such as on a card of 系統設定. */
export interface ScreenGroup {
  /** Null: an entry by itself. */
  title: string | null;
  icon?: IconName;
  entries: readonly MenuEntry[];
}

/** Menu entry of a kind's list; no icon within a group. */
const entryOf = (kind: ListedKind): MenuEntry => ({
  ...kinds[kind].list,
  unit: kinds[kind].screen,
  claim: kindUnits[kind],
});
const topEntryOf = (
  kind: Exclude<
    ListedKind,
    | 'audit'
    | 'company'
    | 'release'
    | 'replacement'
    | 'salesCode'
    | 'sharedBlock'
    | 'contactEmail'
    | 'privacy'
    | 'apiToken'
  >,
): MenuEntry => ({
  ...entryOf(kind),
  icon: kinds[kind].icon,
});

const factsTab = {
  claim: 'Permissions.Cases.Facts',
  title: titleText.projectFacts,
  feature: 'projectFacts',
} as const;

const adRulesTab = {
  claim: 'Permissions.Cases.AdRules',
  title: titleText.adRules,
  feature: 'adCheck',
} as const;

const [role, account, contactEmail] = [entryOf('role'), entryOf('account'), entryOf('contactEmail')];

/** Units with public pages, whose addresses lead somewhere. */
const linkUnits = [...new Set(['company' as const, ...Object.values(LinkedKind)])].map(
  (kind) => kindUnits[kind],
);

/** The screen 系統設定: everything beyond the daily work, by purpose. */
export const settings: readonly ScreenGroup[] = [
  {
    title: menuText.people,
    entries: [
      { ...role, icon: 'key' },
      { ...account, icon: 'user' },
      {
        unit: 'approvalRules',
        title: titleText.approvalRules,
        to: '/approval/rules',
        claim: null,
        edits: kindUnits.approvalRules,
        icon: 'stamp',
        feature: 'approvals',
      },
    ],
  },
  {
    title: menuText.content,
    entries: [
      { ...entryOf('company'), icon: 'building', feature: 'website' },
      { ...entryOf('release'), icon: 'copy', feature: 'releases' },
      {
        unit: 'redirect',
        title: titleText.redirect,
        to: '/redirects',
        claim: null,
        views: linkUnits,
        icon: 'send',
        feature: 'links',
      },
      {
        unit: 'deadLinks',
        title: titleText.deadLinks,
        to: '/dead-links',
        claim: null,
        views: linkUnits,
        icon: 'link',
        feature: 'links',
      },
      { ...entryOf('sharedBlock'), icon: 'rows', feature: 'sharedBlocks' },
      { ...entryOf('replacement'), icon: 'swap', feature: 'replace' },
      { ...entryOf('salesCode'), icon: 'list-numbered', feature: 'salesCodes' },
      { ...entryOf('media'), icon: 'image', feature: 'media' },
      {
        unit: 'import',
        title: titleText.import,
        to: '/import',
        claim: null,
        imports: Object.values(ImportKind).map((kind) => kindUnits[kind]),
        icon: 'upload',
        feature: 'imports',
      },
      {
        unit: 'trash',
        title: titleText.trash,
        to: '/trash',
        claim: null,
        views: Object.values(TrashKind).map((kind) => kindUnits[kind]),
        icon: 'trash',
        feature: 'trash',
      },
    ],
  },
  {
    title: menuText.enquiries,
    entries: [
      { ...contactEmail, icon: 'mail' },
      { ...entryOf('privacy'), icon: 'shield', feature: 'privacy' },
    ],
  },
  {
    title: menuText.records,
    entries: [
      { ...entryOf('audit'), icon: 'list', feature: 'auditTrails' },
      { ...entryOf('apiToken'), icon: 'link', feature: 'apiTokens' },
    ],
  },
  {
    title: menuText.product,
    entries: [
      { unit: 'about', title: titleText.about, to: '/about', claim: null, icon: 'info', feature: 'about' },
    ],
  },
];

/** Screens of 系統設定 that the menu does not have. */
const beyond = settings
  .flatMap(({ entries }) => entries)
  .filter(({ unit }) => ![role, account, contactEmail].some((entry) => entry.unit === unit));

const hub: MenuEntry = {
  unit: 'settings',
  title: titleText.settings,
  to: '/settings',
  claim: null,
  icon: 'settings',
  reaches: beyond.map(({ unit }) => unit),
};

const approval: MenuEntry = {
  unit: 'approval',
  title: titleText.approval,
  to: '/approval',
  claim: kindUnits.approvalRules,
  icon: 'stamp',
  feature: 'approvals',
  tabs: [{ claim: 'Permissions.Approvals.Emergency', title: commonText.emergency, feature: 'approvals' }],
};

const contact: MenuEntry = {
  ...entryOf('contact'),
  search: () => ifOffered('contactTeam', openContacts) ?? {},
};

/** Side menu in the order and with the entries of specification 2. */
export const menu: readonly (MenuEntry | MenuGroup)[] = [
  { unit: 'home', title: titleText.home, to: '/', claim: null, icon: 'home', reaches: [approval.unit] },
  { title: hub.title, icon: 'settings', entries: [role, account], hub },
  topEntryOf('popup'),
  topEntryOf('article'),
  {
    title: menuText.cases,
    icon: 'building',
    entries: [
      { ...entryOf('case'), tabs: [factsTab] },
      { ...entryOf('site'), tabs: [adRulesTab] },
    ],
  },
  topEntryOf('news'),
  { title: menuText.contact, icon: 'mail', entries: [contact, contactEmail] },
  { unit: 'download', title: titleText.download, to: '/download', claim: null, icon: 'book' },
];

/** Every screen that is opened from the menu, the home page or 系統設定, under the entry that leads there. */
export const screenGroups: readonly ScreenGroup[] = menu.map((item): ScreenGroup => {
  if (!('entries' in item)) return { title: null, entries: item.unit === 'home' ? [item, approval] : [item] };
  return { ...item, entries: item.hub ? [item.hub, ...item.entries, ...beyond] : item.entries };
});

/** True if the server has the entry's part and the claims open it. */
function isVisible(claims: ClaimMap, entry: MenuEntry): boolean {
  return (
    isOffered(entry) &&
    (entry !== hub || beyond.some((each) => isVisible(claims, each))) &&
    (entry.claim === null || claims[`${entry.claim}.View`] === true) &&
    (!entry.edits || permissionOf(claims, entry.edits).canEdit) &&
    (!entry.views || entry.views.some((unit) => permissionOf(claims, unit).canView)) &&
    (!entry.imports || entry.imports.some((unit) => mayImport(claims, unit)))
  );
}

/** Menu for these claims, without empty groups; 系統設定 is a link where it has more than the menu. */
export function visibleMenu(claims: ClaimMap): (MenuEntry | MenuGroup)[] {
  return menu.flatMap((item): (MenuEntry | MenuGroup)[] => {
    if (!('entries' in item)) return isVisible(claims, item) ? [item] : [];
    const { hub: ownHub, ...group } = item;
    const entries = group.entries.filter((entry) => isVisible(claims, entry));
    const hasHub = ownHub !== undefined && isVisible(claims, ownHub);
    return entries.length > 0 || hasHub ? [{ ...group, entries, ...(hasHub ? { hub: ownHub } : {}) }] : [];
  });
}

/** Groups with the entries that these claims open, without empty ones. */
export function visibleIn(groups: readonly ScreenGroup[], claims: ClaimMap): ScreenGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isVisible(claims, entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Relation of an entry to the open page: the page itself, its unit or one that it reaches, or neither. */
export function markOf(
  { unit, reaches }: MenuEntry,
  page: Pick<PageMeta, 'unit' | 'level'> | null | undefined,
): 'page' | 'true' | undefined {
  if (!page) return undefined;
  if (page.unit !== unit) return reaches?.includes(page.unit) ? 'true' : undefined;
  return page.level === 1 ? 'page' : 'true';
}
