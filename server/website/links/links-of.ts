import { and, asc, eq, isNull } from 'drizzle-orm';
import { kindUnits } from '../../../openapi/generated/kinds';
import { releaseActionWords } from '../../../openapi/generated/words';
import type { Claim } from '../../../openapi/generated/claims';
import type { components } from '../../../openapi/generated/types';
import { websiteBase } from '../../base/config/website-base';
import { notFound, ServiceError } from '../../base/contract/errors';
import { publicPath } from '../../base/contract/public-address';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { articles, cases, news, redirects, releaseItems, releases, siteSets } from '../../base/db/schema';
import { mayAct, saveActs } from '../../access/identity/direct-calls';
import { escaped } from '../../blocks/rich-text';
import type { LinkingPlace } from './linking-places';
import { type LinkingRecord, linkingRecords } from './linking-records';
import { type Origins, type OwnAddress, ownAddressOf, recordPath } from '../pages/own-addresses';

type Schemas = components['schemas'];
type LinkPlace = Schemas['LinkPlace'];
type FoundPlace = Omit<LinkPlace, 'mayEdit'>;
type Subject = { kind: Schemas['LinkedKind']; recordId: number };

/** Places that are listed one by one. */
const maxPlaces = 200;
const maxWords = 40;
/** Shorter names stand in too many other words. */
const minName = 2;

/** A record with the addresses of its pages. */
interface Linked extends Subject {
  title: string;
  /** Names of its site in addresses, lower case. */
  siteNames: string[];
}

/**
 * Places that show, link or name a record, breaking ones first. Places in units that the caller may not view are only
 * counted. Throws 403 and 404.
 */
export async function getLinksOf(
  db: Db,
  subject: Subject,
  claims: ReadonlySet<Claim>,
  origins: Origins,
): Promise<Schemas['LinksOf']> {
  const mayView = (kind: Schemas['LinkingKind']) => new Set<string>(claims).has(`${kindUnits[kind]}.View`);
  if (!mayView(subject.kind)) throw new ServiceError(403, serverText.forbidden);
  const linked = await findLinked(db, subject);
  const found = await placesLinking(db, linked, origins);
  const viewed = found.filter(({ kind }) => mayView(kind));
  const hidden = found.filter(({ kind }) => !mayView(kind));
  return {
    addresses: await addressesOf(db, linked, origins),
    places: viewed.slice(0, maxPlaces).map((place) => ({
      ...place,
      mayEdit: place.kind !== 'release' && mayAct(claims, saveActs[place.kind]),
    })),
    hidden: hidden.length,
    hiddenBreaks: hidden.filter(({ effect }) => effect === 'breaks').length,
  };
}

/** Public addresses, and where they lead without their page. */
async function addressesOf(
  db: Db,
  { kind, recordId, siteNames }: Linked,
  origins: Origins,
): Promise<Schemas['LinkAddress'][]> {
  const [siteName] = siteNames;
  const own =
    kind === 'site' || websiteBase(origins) === null
      ? []
      : [{ path: recordPath(kind, recordId), isOfSite: false }];
  const all = siteName ? [...own, { path: publicPath(siteName), isOfSite: true }] : own;
  if (all.length === 0) return [];
  const paths = all.map(({ path }) => path);
  const kept = await db.select().from(redirects).where(inArray(redirects.fromPath, paths));
  return all.map((address) => ({
    ...address,
    redirectsTo: kept.find(({ fromPath }) => fromPath === address.path)?.toPath ?? null,
  }));
}

async function findLinked(db: Db, { kind, recordId }: Subject): Promise<Linked> {
  if (kind === 'case' || kind === 'site') {
    const [row] = await db
      .select({ title: cases.title, siteName: siteSets.siteName, caseCode: siteSets.caseCode })
      .from(cases)
      .leftJoin(siteSets, eq(siteSets.caseId, cases.id))
      .where(and(eq(cases.id, recordId), isNull(cases.deletedOn)));
    if (!row) throw notFound();
    const { title, siteName, caseCode } = row;
    const siteNames = [siteName, caseCode].flatMap((name) => name?.toLowerCase() || []);
    return { kind, recordId, title, siteNames };
  }
  const table = kind === 'article' ? articles : news;
  const [row] = await db
    .select({ title: table.title })
    .from(table)
    .where(and(eq(table.id, recordId), isNull(table.deletedOn)));
  if (!row) throw notFound();
  return { kind, recordId, title: row.title, siteNames: [] };
}

async function placesLinking(db: Db, linked: Linked, origins: Origins): Promise<FoundPlace[]> {
  const { kind, recordId, title, siteNames } = linked;
  const isNamed = kind !== 'site' && [...title].length >= minName;
  const records = await linkingRecords(db, {
    needles: [
      ...siteNames.map(publicPath),
      ...(kind === 'site' ? [] : [recordPath(kind, recordId)]),
      ...(isNamed ? [title, escaped(title)] : []),
    ],
    ...(kind === 'case' ? { caseId: recordId } : {}),
  });
  const places = records.flatMap((record) => placesIn(record, linked, isNamed, origins));
  return [...places, ...(await itemsOf(db, linked))].toSorted(
    (a, b) => order.indexOf(a.effect) - order.indexOf(b.effect),
  );
}

const order: readonly LinkPlace['effect'][] = ['breaks', 'follows', 'mentions'];

function placesIn(record: LinkingRecord, linked: Linked, isNamed: boolean, origins: Origins): FoundPlace[] {
  const { kind, recordId, themeId, title, state } = record;
  const isSelf = kind === linked.kind && recordId === linked.recordId;
  const isOwnSite = kind === 'site' && linked.kind === 'case' && recordId === linked.recordId;
  const base = { kind, recordId, themeId, title };
  const links = record.places.flatMap((place): FoundPlace[] => {
    return [true, false].flatMap((isOfSite) => {
      const urls = place.urls.filter((url) => {
        const address = ownAddressOf(url, origins);
        return address !== null && leadsTo(address, linked, isOfSite);
      });
      const isWithin = isSelf || (isOwnSite && isOfSite);
      if (urls.length === 0 || isWithin) return [];
      return [
        {
          ...base,
          ...shown(place),
          effect: 'breaks',
          isOfSite,
          count: urls.length,
          urls: [...new Set(urls)],
        },
      ];
    });
  });
  const whole = { ...base, block: null, partId: null, words: '', state, isOfSite: false, urls: [] };
  const bound = isOwnSite ? record.places.filter(({ isBound }) => isBound).length : 0;
  const names = isNamed && !isSelf ? record.places.filter((place) => !place.isBound) : [];
  const named = names.reduce((sum, { text }) => sum + text.split(linked.title).length - 1, 0);
  const isRecommended = linked.kind === 'case' && record.recommended.includes(linked.recordId);
  return [
    ...links,
    ...(bound > 0 ? [{ ...whole, field: 'bound', effect: 'follows', count: bound } as const] : []),
    ...(isRecommended ? [{ ...whole, field: 'recommended', effect: 'follows', count: 1 } as const] : []),
    ...(named > 0 ? [{ ...whole, field: 'content', effect: 'mentions', count: named } as const] : []),
  ];
}

/** True for an address of the record's own page, or of its site. */
function leadsTo(address: OwnAddress, { kind, recordId, siteNames }: Linked, isOfSite: boolean): boolean {
  if (address.kind === 'site') return isOfSite && siteNames.includes(address.name);
  return !isOfSite && address.kind === 'record' && address.record === kind && address.id === recordId;
}

/** A place for people. */
export const shown = ({ field, block, partId, state, text }: LinkingPlace) => ({
  field,
  block,
  partId,
  state,
  // A popup is named by its title already.
  words: field === 'url' ? '' : firstWords(text),
});

/** The first words of a place, in one line. */
function firstWords(text: string): string {
  const line = [...text.trim().replaceAll(/\s+/g, ' ')];
  return line.length > maxWords ? `${line.slice(0, maxWords).join('')}…` : line.join('');
}

/** Open releases in which the record goes online or offline. */
async function itemsOf(db: Db, { kind, recordId }: Subject): Promise<FoundPlace[]> {
  const rows = await db
    .select({ id: releases.id, name: releases.name, dueOn: releases.dueOn, action: releaseItems.action })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(and(eq(releaseItems.kind, kind), eq(releaseItems.recordId, recordId), isNull(releaseItems.result)))
    .orderBy(asc(releases.id));
  return rows.map(({ id, name, dueOn, action }) => ({
    kind: 'release',
    recordId: id,
    themeId: null,
    title: name,
    field: 'item',
    block: null,
    partId: null,
    words: releaseActionWords[action],
    effect: 'follows',
    state: dueOn ? 'scheduled' : 'draft',
    isOfSite: false,
    count: 1,
    urls: [],
  }));
}
