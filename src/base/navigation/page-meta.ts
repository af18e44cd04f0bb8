import type { LinkOptions } from '@tanstack/react-router';
import type { ScreenUnit } from '../session/permissions';
import type { RoutePath } from './route-path';
import { commonText, type unitTitles } from './text';
import { joinWords } from './words';

/** Units: screens of one menu entry, or outside the menu. */
export type UnitCode = keyof typeof unitTitles | 'audit' | 'session';

/** Meta data required for every route (specification 2, Route meta). */
export interface PageMeta {
  title: string;
  /** Unit whose View claim is required; null: none. */
  claim: ScreenUnit | null;
  /** Target of the back arrow, with the route's own parameters; null on the first level. */
  back: RoutePath | null;
  /** Unit whose menu entry is marked. */
  unit: UnitCode;
  /** Depth: 1 opened by the menu, 2 opened from there, 3 opened from level 2. */
  level: 1 | 2 | 3;
  /** Path in the loaded data to the text after the title, such as the case's title. */
  suffix?: string;
  /** Path in the loaded data to the record's name, as `record.title`, for the browser tab. */
  about?: string;
  /** Tab of the record, for the browser tab. */
  tab?: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Null: a frame around other screens. */
    page: PageMeta | null;
  }
}

/** Static data of a route; the type requires all parts. */
export function page(meta: PageMeta): { page: PageMeta } {
  return { page: meta };
}

/** Title on the screen: prefixed with 新增 for /add, 編輯 for /edit. */
export function pageTitle(meta: PageMeta, path: string): string {
  if (/\/add(\/|$)/.test(path)) return joinWords(commonText.add, meta.title);
  if (/\/(edit|content)(\/|$)/.test(path)) return joinWords(commonText.edit, meta.title);
  return meta.title;
}

/** Text after the title; empty until the data is loaded. */
export function titleSuffix({ suffix }: PageMeta, data: unknown): string {
  const text = textAt(data, suffix);
  return text && `：${text}`;
}

/** Empty without a text. */
function textAt(data: unknown, path: string | undefined): string {
  if (path === undefined) return '';
  let found = data;
  for (const key of path.split('.')) {
    found = new Map(Object.entries(found ?? {})).get(key);
  }
  return typeof found === 'string' ? found : '';
}

/** Title of the browser tab: record, action and tab. */
export function documentTitle(meta: PageMeta, path: string, data?: unknown): string {
  const screen = pageTitle(meta, path) + titleSuffix(meta, data);
  return [textAt(data, meta.about), screen, meta.tab, commonText.product].filter(Boolean).join('｜');
}

/** Target of the back arrow: `/web/home/$caseId` with this page's parameters. */
export function backTarget(
  meta: PageMeta,
  params: Readonly<Record<string, string | undefined>>,
): LinkOptions | null {
  // Only /login has an optional parameter, and no back target.
  return meta.back && { to: meta.back, params: params as Readonly<Record<string, string>> };
}

/** True for /siteset and reviews, which need the width: one-page mode without side menu and menu button. */
export function isOnePage(path: string): boolean {
  return ['/siteset', '/approval/review', '/approval/batch'].some((start) => path.startsWith(start));
}
