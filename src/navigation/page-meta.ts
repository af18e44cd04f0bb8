import type { ClaimUnit } from '../../openapi/generated/claims';
import { type RoutePath, filledPath } from './route-path';
import { commonText } from './text';

/** The units: screens that belong to one entry of the menu, or to none of them. */
export type UnitCode =
  | 'home'
  | 'role'
  | 'account'
  | 'audit'
  | 'connection'
  | 'homePopup'
  | 'company'
  | 'article'
  | 'case'
  | 'web'
  | 'news'
  | 'media'
  | 'contact'
  | 'contactEmail'
  | 'download'
  | 'guideline'
  | 'trash'
  | 'about'
  | 'myAccount'
  | 'session';

/** What every route says of itself (specification 2, Route meta); a route that leaves one out does not compile. */
export interface PageMeta {
  title: string;
  /** Whose View is needed; null where none is, which must be written too. */
  claim: ClaimUnit | null;
  /** Path to go back to, with the route's own parameters; null on the first level. */
  back: RoutePath | null;
  /** The unit whose menu entry is marked while this page is open. */
  unit: UnitCode;
  /** 1 is the page that the menu leads to, 2 what is opened from it, 3 what is opened from that. */
  level: 1 | 2 | 3;
  /** The field of the loaded data whose text follows the title, as the case that a page is edited for. */
  suffix?: string;
  /** Where the name of the record stands in the loaded data, as `record.title`: the browser's tab begins with it. */
  about?: string;
  /** The tab of the record, where it has several: the browser's tab names it too. */
  tab?: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Null: no screen of its own, only a frame around others. */
    page: PageMeta | null;
  }
}

/** A route's static data; exists so that no part can be forgotten. */
export function page(meta: PageMeta): { page: PageMeta } {
  return { page: meta };
}

/** The title on the screen: /add says 新增, /edit says 編輯 before it. */
export function pageTitle(meta: PageMeta, path: string): string {
  if (/\/add(\/|$)/.test(path)) return commonText.add + meta.title;
  if (/\/(edit|content)(\/|$)/.test(path)) return commonText.edit + meta.title;
  return meta.title;
}

/** What follows the title on the screen; empty until the data is there. */
export function titleSuffix({ suffix }: PageMeta, data: unknown): string {
  const text = textAt(data, suffix);
  return text && `：${text}`;
}

/** Empty where there is no text. */
function textAt(data: unknown, path: string | undefined): string {
  if (path === undefined) return '';
  let found = data;
  for (const key of path.split('.')) {
    found = new Map(Object.entries(found ?? {})).get(key);
  }
  return typeof found === 'string' ? found : '';
}

/** The title of the browser's tab: the record, what is done with it on the screen, and which tab of it. */
export function documentTitle(meta: PageMeta, path: string, data?: unknown): string {
  const screen = pageTitle(meta, path) + titleSuffix(meta, data);
  return [textAt(data, meta.about), screen, meta.tab, commonText.product].filter(Boolean).join('｜');
}

/** Where the back arrow goes: `/web/home/$caseId` with the parameters of this page filled in. */
export function backTarget(
  meta: PageMeta,
  params: Readonly<Record<string, string | undefined>>,
): string | null {
  return meta.back && filledPath(meta.back, params);
}

/** /siteset switches on one-page mode, which hides the side menu and the menu button. */
export function isOnePage(path: string): boolean {
  return path.startsWith('/siteset');
}
