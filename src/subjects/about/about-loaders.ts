import { getAbout, getSystemChecks, listDemoMails } from '../../api/generated/operations';
import { unwrap } from '../../base/calls/load';
import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { claimMap, permissionOf } from '../../base/session/permissions';

/** Build, news, and for administrators the checks; null for others. Throws LoadError. */
export async function loadAbout() {
  const claims = claimMap(accountOf(session.getSnapshot())?.roleClaims ?? []);
  const isAdministrator = permissionOf(claims, 'Permissions.Roles').canEdit;
  const [about, checks] = await Promise.all([
    unwrap(getAbout()),
    isAdministrator ? unwrap(getSystemChecks()) : null,
  ]);
  return { about, checks };
}

/** Mails of a demo. Throws LoadError. */
export const loadMails = () => unwrap(listDemoMails());

export type About = Awaited<ReturnType<typeof loadAbout>>['about'];
export type SystemCheck = NonNullable<Awaited<ReturnType<typeof loadAbout>>['checks']>[number];
export type News = NonNullable<About['news']>;
