import { offers } from '../api/features';
import type { ClaimUnit } from '../../openapi/generated/claims';
import { type Feature, ImportKind, TrashKind } from '../../openapi/generated/enums';
import { kindUnits } from '../../openapi/generated/kinds';
import { kinds } from '../kinds/kinds';
import type { IconName } from '../ui/icon-paths';
import type { ListedKind, Path } from '../kinds/kind';
import type { PageMeta, UnitCode } from '../navigation/page-meta';
import { type ClaimMap, mayImport, permissionOf } from '../session/permissions';
import { menuText } from './text';
import { titleText } from '../navigation/text';

export interface MenuEntry {
  unit: UnitCode;
  title: string;
  to: Path;
  /** Unit whose View claim is required; null: visible to everyone. */
  claim: ClaimUnit | null;
  /** Shown only to accounts that may import into one of these units. */
  imports?: readonly ClaimUnit[];
  /** Shown only to accounts that may edit this unit, whose View claim opens another entry. */
  edits?: ClaimUnit;
  icon?: IconName;
  /** Required part beyond the specification. */
  feature?: Feature;
  /** Tabs of its records with separate claims. */
  tabs?: readonly { claim: ClaimUnit; title: string; feature: Feature }[];
}

interface MenuGroup {
  title: string;
  icon: IconName;
  entries: MenuEntry[];
}

/** Menu entry of a kind's list; no icon within a group. */
const entryOf = (kind: ListedKind): MenuEntry => ({
  ...kinds[kind].list,
  unit: kinds[kind].screen,
  claim: kindUnits[kind],
});
const topEntryOf = (
  kind: Exclude<ListedKind, 'audit' | 'company' | 'contactEmail' | 'privacy' | 'apiToken'>,
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

/** Side menu in the order of specification 2. */
export const menu: readonly (MenuEntry | MenuGroup)[] = [
  { unit: 'home', title: titleText.home, to: '/', claim: null, icon: 'home' },
  {
    unit: 'approval',
    title: titleText.approval,
    to: '/approval',
    claim: kindUnits.approvalRules,
    icon: 'stamp',
    feature: 'approvals',
  },
  {
    title: menuText.system,
    icon: 'settings',
    entries: [
      entryOf('role'),
      entryOf('account'),
      { ...entryOf('company'), feature: 'website' },
      {
        unit: 'approvalRules',
        title: titleText.approvalRules,
        to: '/approval/rules',
        claim: null,
        edits: kindUnits.approvalRules,
        feature: 'approvals',
      },
      { ...entryOf('audit'), feature: 'auditTrails' },
      { ...entryOf('apiToken'), feature: 'apiTokens' },
      {
        unit: 'import',
        title: titleText.import,
        to: '/import',
        claim: null,
        imports: Object.values(ImportKind).map((kind) => kindUnits[kind]),
        feature: 'imports',
      },
    ],
  },
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
  { ...topEntryOf('media'), feature: 'media' },
  {
    title: menuText.contact,
    icon: 'mail',
    entries: [entryOf('contact'), { ...entryOf('privacy'), feature: 'privacy' }, entryOf('contactEmail')],
  },
  { unit: 'download', title: titleText.download, to: '/download', claim: null, icon: 'book' },
];

/** At the end of the menu: rarely used, but easy to find. */
export const trashEntry: MenuEntry = {
  unit: 'trash',
  title: titleText.trash,
  to: '/trash',
  claim: null,
  icon: 'trash',
};

/** Build and state of the system, below the trash. */
export const aboutEntry: MenuEntry = {
  unit: 'about',
  title: titleText.about,
  to: '/about',
  claim: null,
  icon: 'info',
  feature: 'about',
};

/** True if the claims allow viewing any kind in the trash, and the server has a trash. */
export function hasTrash(claims: ClaimMap): boolean {
  return (
    offers('trash') && Object.values(TrashKind).some((kind) => permissionOf(claims, kindUnits[kind]).canView)
  );
}

/** True if the server has the entry's part. */
export function isThere({ feature }: MenuEntry): boolean {
  return feature === undefined || offers(feature);
}

/** Menu for these claims, without empty groups. */
export function visibleMenu(claims: ClaimMap): (MenuEntry | MenuGroup)[] {
  const isVisible = (entry: MenuEntry) =>
    isThere(entry) &&
    (entry.claim === null || claims[`${entry.claim}.View`] === true) &&
    (!entry.edits || permissionOf(claims, entry.edits).canEdit) &&
    (!entry.imports || entry.imports.some((unit) => mayImport(claims, unit)));
  return menu.flatMap((item): (MenuEntry | MenuGroup)[] => {
    if (!('entries' in item)) return isVisible(item) ? [item] : [];
    const entries = item.entries.filter(isVisible);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });
}

/** Relation of an entry to the open page: the page itself, its unit, or neither. */
export function markOf(
  { unit }: MenuEntry,
  page: Pick<PageMeta, 'unit' | 'level'> | null | undefined,
): 'page' | 'true' | undefined {
  if (page?.unit !== unit) return undefined;
  return page.level === 1 ? 'page' : 'true';
}
