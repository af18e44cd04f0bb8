import { and, eq } from 'drizzle-orm';
import { websiteBase } from '../config/website-base';
import { publicPath } from '../contract/public-address';
import { isVisible } from '../content/visible-content';
import type { Db } from '../db/client';
import { articles, cases, files, news, redirects } from '../db/schema';
import { publicSite } from '../sites/public-site';
import { type Origins, type OwnAddress, ownAddressOf } from './own-addresses';

/** Tables of the records that have a page on the website. */
export const tables = { case: cases, article: articles, news };

/** True while visitors find something of their own at an address. */
export async function isShown(db: Db, address: OwnAddress): Promise<boolean> {
  switch (address.kind) {
    case 'record': {
      const table = tables[address.record];
      return (await db.$count(table, and(eq(table.id, address.id), isVisible[address.record]))) > 0;
    }
    case 'site':
      return (await publicSite(db, address.name)) !== null;
    case 'file':
      return (await db.$count(files, eq(files.sha, address.sha))) > 0;
    case 'page':
      return true;
    case 'other':
      return false;
  }
}

/** Path to which an address without a page leads; null without a redirect, or while its target is not shown. */
export async function redirectOf(db: Db, path: string, origins: Origins): Promise<string | null> {
  const [found] = await db
    .select({ to: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, path));
  const base = websiteBase(origins);
  const address = found ? ownAddressOf(fullPath(found.to, base), origins) : null;
  return address && (await isShown(db, address)) ? fullPath(address.path, base) : null;
}

/** A path with the prefix of the website, which sites do not have. */
export function fullPath(path: string, base: ReturnType<typeof websiteBase>): string {
  return path.startsWith(publicPath('')) ? path : (base ?? '') + path;
}
