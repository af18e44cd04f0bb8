import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { fileUses } from '../../base/db/schema';
import type { FileUser, PictureUser } from '../../base/db/stored-values';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { kinds, kindsWith } from '../kinds/kinds';
import type { PictureUse } from '../../records/kind';

type MediaUse = components['schemas']['MediaUse'];
type MediaUnit = components['schemas']['MediaUnit'];

/** Uses of one picture that are listed individually. */
const maxUses = 200;

const allUsers = kindsWith('pictures');

export const isVersion = (source: FileUser): source is 'recordVersion' | 'siteVersion' =>
  source === 'recordVersion' || source === 'siteVersion';

type Claims = ReadonlySet<string>;
const mayView = (claims: Claims) => (user: PictureUser) => claims.has(`${kindUnits[user]}.View`);
/** The unit in the library's filter. */
const unitOf = (user: PictureUser) => (user === 'theme' ? 'site' : user);

const shas = (where: SQL | undefined): SQL =>
  sql`(select ${fileUses.sha} from ${fileUses} where ${where ?? sql`false`})`;

/** Pictures that a unit uses; none without permission to view it. */
export function shasOfUnit(unit: MediaUnit, claims: Claims): SQL {
  const visibleUsers = allUsers.filter((user) => unitOf(user) === unit).filter(mayView(claims));
  return shas(visibleUsers.length > 0 ? inArray(fileUses.source, visibleUsers) : undefined);
}

/** Pictures of a case, its site and its pages, as far as the caller may view them. */
export const shasOfCase = (caseId: number, claims: Claims) =>
  shasOfRecords(claims, (user) => kinds[user].pictures.ofCase?.(caseId));

/** Pictures used by records with the keyword in their title, in units that the caller may view. */
export const shasUsedUnder = (keyword: string, claims: Claims) =>
  shasOfRecords(claims, (user) => kinds[user].pictures.titled?.(keyword));

function shasOfRecords(claims: Claims, idsOf: (user: PictureUser) => SQL | undefined): SQL {
  return shas(
    or(
      ...allUsers.filter(mayView(claims)).map((user) => {
        const ids = idsOf(user);
        return ids && and(eq(fileUses.source, user), sql`${fileUses.recordId} in ${ids}`);
      }),
    ),
  );
}

/** Uses of a picture: viewable records with places, numbers of others and of old versions, and alternative texts. */
export async function usesOf(
  db: Db,
  sha: string,
  claims: Claims,
): Promise<{ uses: MediaUse[]; hiddenUseCount: number; versionCount: number; alts: string[] }> {
  const rows = await db.select().from(fileUses).where(eq(fileUses.sha, sha));
  const seen = rows.filter(({ source }) => !isVersion(source));
  const uses: PictureUse[] = [];
  for (const user of allUsers.filter(mayView(claims))) {
    const ids = seen.filter(({ source }) => source === user).map(({ recordId }) => recordId);
    if (ids.length > 0 && uses.length < maxUses) {
      uses.push(...(await kinds[user].pictures.find(db, ids.slice(0, maxUses - uses.length), sha)));
    }
  }
  return {
    uses: uses.map(withoutAlts),
    hiddenUseCount: seen.length - uses.length,
    versionCount: rows.length - seen.length,
    alts: uses.flatMap(({ alts }) => alts.flatMap((alt) => alt || [])),
  };
}

function withoutAlts(found: PictureUse): MediaUse {
  const use: MediaUse & { alts?: unknown } = { ...found };
  delete use.alts;
  return use;
}
