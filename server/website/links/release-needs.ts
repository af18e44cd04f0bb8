import type { components } from '../../../openapi/generated/types';
import type { Config } from '../../base/config/config';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { redirects, releaseItems, siteThemes } from '../../base/db/schema';
import type { Changes, StoredPart } from '../../base/db/stored-values';
import { htmlLinks } from '../../blocks/rich-text';
import type { ItemRow } from '../../subjects/releases/items';
import type { FindNeeds } from '../../subjects/releases/prospects';
import { itemPagesAmong } from '../pages/item-pages';
import { type Origins, type OwnAddress, ownAddressOf } from '../pages/own-addresses';
import { shownAmong } from '../pages/shown-addresses';
import { type LinkingPlace, linksIn } from './linking-places';
import { linkingRecords } from './linking-records';

type Item = Pick<ItemRow, 'id' | 'releaseId' | 'kind' | 'recordId' | 'themeId' | 'action' | 'values'>;

/**
 * Links between the pages of items of a release: to one that goes online, unless visitors find it already, and to one
 * that goes offline, unless its address leads to another page.
 */
export const releaseNeeds =
  (config: Pick<Config, 'adminOrigin' | 'publicOrigin' | 'website'>): FindNeeds =>
  async (db, items) => {
    const targets = items.filter(({ action }) => action !== 'change');
    const pagesAmong = await itemPagesAmong(db, targets);
    // Sites of two releases may have the same code.
    const pagesOf = new Map(
      [...new Set(targets.map(({ releaseId }) => releaseId))].map((release) => [
        release,
        pagesAmong(targets.filter(({ releaseId }) => releaseId === release)),
      ]),
    );
    const links = await linksOf(
      db,
      items.filter(({ action }) => action !== 'offline'),
    );
    const found = links.flatMap(({ item, releaseId, urls, known }) =>
      targetsIn(urls, config).flatMap(({ address, of }) => {
        const target = targets.find(({ id }) => id === pagesOf.get(releaseId)?.get(address.path));
        if (!target || target.id === item) return [];
        const isGoing = target.action === 'offline';
        const own = isGoing ? of : of.filter((url) => !known.has(url));
        return own.length > 0 ? [{ item, needs: target.id, urls: own, isGoing, address }] : [];
      }),
    );
    const comes = found.filter(({ isGoing }) => !isGoing).map(({ address }) => address);
    const goes = found.filter(({ isGoing }) => isGoing).map(({ address }) => address.path);
    const [shown, redirected] = await Promise.all([shownAmong(db, comes), redirectedAmong(db, goes)]);
    return found
      .filter(({ isGoing, address: { path } }) => !(isGoing ? redirected : shown).has(path))
      .map(({ item, needs, urls }) => ({ item, needs, urls }));
  };

async function redirectedAmong(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db
    .select({ fromPath: redirects.fromPath })
    .from(redirects)
    .where(inArray(redirects.fromPath, [...paths]));
  return new Set(rows.map(({ fromPath }) => fromPath));
}

/** Own addresses among links, each once with its links. */
function targetsIn(urls: readonly string[], origins: Origins): { address: OwnAddress; of: string[] }[] {
  const targets = new Map<string, { address: OwnAddress; of: string[] }>();
  for (const url of new Set(urls)) {
    const address = ownAddressOf(url, origins);
    if (!address) continue;
    const target = targets.get(address.path);
    if (target) target.of.push(url);
    else targets.set(address.path, { address, of: [url] });
  }
  return [...targets.values()];
}

type LinkingKind = Exclude<components['schemas']['LinkingKind'], 'release'>;
const recordKinds = ['case', 'article', 'news', 'popup', 'otherPopup'] as const satisfies LinkingKind[];

interface ItemLinks {
  item: number;
  releaseId: number;
  /** Links as they will be. */
  urls: string[];
  /** Those that a public record had before its texts change. */
  known: ReadonlySet<string>;
}

/** Links of items: of sites those of the draft that goes live, of changes those of the texts that wait. */
async function linksOf(db: Db, items: readonly Item[]): Promise<ItemLinks[]> {
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
  const former = await formerColumns(db, items);
  return items.map(({ id, releaseId, kind, recordId, themeId, values }) => {
    const draft = drafts.find((row) => kind === 'site' && row.id === themeId);
    const record = records.flat().find((each) => each.kind === kind && each.recordId === recordId);
    const places = record?.places ?? [];
    const isChanged = ({ field }: LinkingPlace) => values !== null && columnOf[field] in values;
    const urlsOf = (some: readonly LinkingPlace[]) => some.flatMap(({ urls }) => urls);
    const before = former.get(id);
    return {
      item: id,
      releaseId,
      urls: [
        ...(draft?.parts ?? []).flatMap(linksIn),
        ...urlsOf(places.filter((place) => !isChanged(place))),
        ...linksInColumns(values ?? {}),
      ],
      known: new Set(before ? linksInColumns(before) : urlsOf(places.filter(isChanged))),
    };
  });
}

/** Column of a place with links. */
const columnOf: Readonly<Record<LinkingPlace['field'], string>> = {
  block: 'parts',
  content: 'content',
  introduction: 'introduction',
  url: 'url',
  bound: '',
  recommended: '',
  item: '',
};

function linksInColumns({ parts, url, content, introduction }: Changes): string[] {
  return [
    // Only the services write them.
    ...(Array.isArray(parts) ? (parts as StoredPart[]).flatMap(linksIn) : []),
    ...(typeof url === 'string' && url ? [url] : []),
    ...[content, introduction].flatMap((html) => (typeof html === 'string' ? htmlLinks(html) : [])),
  ];
}

/** Columns of records before their texts changed in this transaction. */
async function formerColumns(db: Db, items: readonly Item[]): Promise<Map<number, Changes>> {
  const changes = items.filter(({ action }) => action === 'change').map(({ id }) => id);
  if (changes.length === 0) return new Map();
  const rows = await db
    .select({ id: releaseItems.id, before: releaseItems.before })
    .from(releaseItems)
    .where(inArray(releaseItems.id, changes));
  return new Map(rows.flatMap(({ id, before }) => (before?.columns ? [[id, before.columns]] : [])));
}
