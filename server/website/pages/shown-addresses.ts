import { and } from 'drizzle-orm';
import { websiteBase } from '../../base/config/website-base';
import { publicPath } from '../../base/contract/public-address';
import { isVisible } from '../../subjects/content/visible-content';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { maxId } from '../../base/db/columns';
import { articles, cases, files, news, redirects } from '../../base/db/schema';
import { publicNames } from '../../subjects/sites/public-site';
import { type Origins, type OwnAddress, ownAddressOf } from './own-addresses';

/** Tables of the records that have a page on the website. */
export const tables = { case: cases, article: articles, news };

/** Paths of those addresses at which visitors find something of their own. */
export async function shownAmong(db: Db, addresses: readonly OwnAddress[]): Promise<Set<string>> {
  const shown = await Promise.all([
    ...recordKinds.map((kind) => shownRecords(db, kind, addresses)),
    shownSites(db, addresses),
    shownFiles(db, addresses),
  ]);
  const pages = addresses.flatMap(({ kind, path }) => (kind === 'page' ? [path] : []));
  return new Set([...pages, ...shown.flat()]);
}

const recordKinds = ['case', 'article', 'news'] as const;

async function shownRecords(
  db: Db,
  record: (typeof recordKinds)[number],
  addresses: readonly OwnAddress[],
): Promise<string[]> {
  const own = addresses.flatMap((each) => (each.kind === 'record' && each.record === record ? [each] : []));
  if (own.length === 0) return [];
  const table = tables[record];
  const ids = own.map(({ id }) => id).filter((id) => id <= maxId);
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), isVisible[record]));
  const found = new Set(rows.map(({ id }) => id));
  return own.flatMap(({ id, path }) => (found.has(id) ? [path] : []));
}

async function shownSites(db: Db, addresses: readonly OwnAddress[]): Promise<string[]> {
  const own = addresses.flatMap((each) => (each.kind === 'site' ? [each] : []));
  const names = await publicNames(
    db,
    own.map(({ name }) => name),
  );
  return own.flatMap(({ name, path }) => (names.has(name) ? [path] : []));
}

async function shownFiles(db: Db, addresses: readonly OwnAddress[]): Promise<string[]> {
  const own = addresses.flatMap((each) => (each.kind === 'file' ? [each] : []));
  if (own.length === 0) return [];
  const rows = await db
    .select({ sha: files.sha })
    .from(files)
    .where(
      inArray(
        files.sha,
        own.map(({ sha }) => sha),
      ),
    );
  const found = new Set(rows.map(({ sha }) => sha));
  return own.flatMap(({ sha, path }) => (found.has(sha) ? [path] : []));
}

/** Path to which an address without a page leads; null without a redirect, or while its target is not shown. */
export const redirectOf = async (db: Db, path: string, origins: Origins): Promise<string | null> =>
  (await redirectsAmong(db, [path], origins)).get(path) ?? null;

/** Paths to which addresses without a page lead; those without a redirect, and whose target is not shown, are left out. */
export async function redirectsAmong(
  db: Db,
  paths: readonly string[],
  origins: Origins,
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(inArray(redirects.fromPath, [...paths]));
  const base = websiteBase(origins);
  const led = rows.flatMap(({ from, to }) => {
    const address = ownAddressOf(fullPath(to, base), origins);
    return address ? [{ from, address }] : [];
  });
  const shown = await shownAmong(
    db,
    led.map(({ address }) => address),
  );
  return new Map(
    led.flatMap(({ from, address }) =>
      shown.has(address.path) ? [[from, fullPath(address.path, base)] as const] : [],
    ),
  );
}

/** A path with the prefix of the website, which sites do not have. */
export function fullPath(path: string, base: ReturnType<typeof websiteBase>): string {
  return path.startsWith(publicPath('')) ? path : (base ?? '') + path;
}
