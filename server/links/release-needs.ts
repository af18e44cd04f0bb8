import type { components } from '../../openapi/generated/types';
import type { Config } from '../config/config';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import { siteThemes } from '../db/schema';
import type { ItemRow } from '../releases/present';
import type { FindNeeds } from '../releases/prospects';
import { itemPages } from '../site/item-pages';
import { type Origins, type OwnAddress, ownAddressOf } from '../site/own-addresses';
import { shownAmong } from '../site/shown-addresses';
import { linkingRecords, linksIn } from './linking-records';

type Item = Pick<ItemRow, 'id' | 'kind' | 'recordId' | 'themeId'>;

/** Links between the pages of items that go online; none to a page that visitors find already. */
export const releaseNeeds =
  (config: Pick<Config, 'adminOrigin' | 'publicOrigin' | 'website'>): FindNeeds =>
  async (db, items) => {
    const pages = await itemPages(db, items);
    const links = await linksOf(db, items);
    const found = links.flatMap(({ item, urls }) =>
      targetsIn(urls, config).flatMap((address) => {
        const needs = pages.get(address.path);
        return needs === undefined || needs === item ? [] : [{ item, needs, address }];
      }),
    );
    const shown = await shownAmong(
      db,
      found.map(({ address }) => address),
    );
    return found
      .filter(({ address }) => !shown.has(address.path))
      .map(({ item, needs }) => ({ item, needs }));
  };

/** Own addresses among links, each once. */
function targetsIn(urls: readonly string[], origins: Origins): OwnAddress[] {
  const targets = urls.flatMap((url) => ownAddressOf(url, origins) ?? []);
  return [...new Map(targets.map((target) => [target.path, target])).values()];
}

type LinkingKind = Exclude<components['schemas']['LinkingKind'], 'release'>;
const recordKinds = ['case', 'article', 'news', 'popup', 'otherPopup'] as const satisfies LinkingKind[];

/** Links of items, of sites those of the draft that goes live. */
async function linksOf(db: Db, items: readonly Item[]): Promise<{ item: number; urls: string[] }[]> {
  const drafts = await db
    .select({ id: siteThemes.id, parts: siteThemes.parts })
    .from(siteThemes)
    .where(
      inArray(
        siteThemes.id,
        items.flatMap(({ themeId }) => themeId ?? []),
      ),
    );
  const kinds = recordKinds.filter((kind) => items.some((item) => item.kind === kind));
  const records = await Promise.all(
    kinds.map((kind) => {
      const recordId = items.filter((item) => item.kind === kind).map((item) => item.recordId);
      return linkingRecords(db, { within: { kind, recordId } });
    }),
  );
  return items.map(({ id, kind, recordId, themeId }) => {
    const draft = drafts.find((row) => kind === 'site' && row.id === themeId);
    const record = records.flat().find((each) => each.kind === kind && each.recordId === recordId);
    const places = record?.places ?? [];
    return {
      item: id,
      urls: [...(draft?.parts ?? []).flatMap(linksIn), ...places.flatMap(({ urls }) => urls)],
    };
  });
}
