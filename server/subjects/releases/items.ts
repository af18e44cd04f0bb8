import type { Content } from '../approvals/rules/approval-state';
import { taipeiTime } from '../../base/contract/taipei-time';
import type { Db } from '../../base/db/client';
import type { releaseItems } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';

export type ItemRow = typeof releaseItems.$inferSelect;
/** Record of an item, and its change. */
export type Subject = Pick<ItemRow, 'kind' | 'recordId' | 'themeId' | 'action'> & {
  /** Version of an item that was put in. */
  shownVersion?: number;
};

/** True for a kind that visitors always see, so that its columns only change. */
export const isSwitchless = (kind: Subject['kind']): kind is Switchless =>
  kind === 'company' || kind === 'siteSettings';
export type Switchless = 'company' | 'siteSettings';

/** Why an item may not go live. */
export interface Fault {
  state: Extract<
    components['schemas']['ReleaseItemState'],
    'approvalMissing' | 'draft' | 'conflict' | 'dependent'
  >;
  reason: string;
}

/** An item, and when it would go live. */
export interface Dated<Item extends Subject = Subject> {
  item: Item;
  moment: Date;
}

/** The record of an item before its approval is looked at. */
export interface Found {
  title: string;
  /** Version that a save would have to name. */
  version: number;
  /** Name of a public site. */
  siteName: string | null;
  /** True if visitors see it: for a draft, if it is the live one. */
  isOnline: boolean;
  /** Content whose approval is asked for; null if none is. */
  content: Content | null;
  /** Why it may not go live, named before a missing approval. */
  before: Fault[];
  /** The same, named after it. */
  after?: Fault[];
}

/** Reads the records of items of one kind and action, by the same statements for any number; null for one that is gone. */
export type Find = (db: Db, all: readonly Dated[]) => Promise<(dated: Dated) => Found | null>;

export const idsOf = (all: readonly Dated[]) => [...new Set(all.map(({ item }) => item.recordId))];

export const shortTime = (moment: Date) => taipeiTime(moment).slice(0, -3);
