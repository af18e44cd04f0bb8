import { ne } from 'drizzle-orm';
import type { PrivacySettings } from '../enquiries/privacy-settings';
import type { Db } from '../../base/db/client';
import { accounts } from '../../base/db/schema';
import { claimHolders } from '../../access/identity/claim-holders';
import { activeAccount } from '../../access/identity/active-account';

type Contacts = Pick<PrivacySettings, 'officerId' | 'email'>;

/** Active account that answers for personal data; undefined without one. */
export const officerOf = (db: Db, { officerId }: Pick<Contacts, 'officerId'>) => activeAccount(db, officerId);

/**
 * Comma-separated addresses for notices: the officer's, else the registered one, else those of all with the
 * claim. Omits account `but`.
 */
export async function noticeRecipients(db: Db, settings: Contacts, but?: number): Promise<string> {
  const officer = await officerOf(db, settings);
  if (officer && officer.id !== but && officer.email) return officer.email;
  if (settings.email) return settings.email;
  const others = but === undefined ? undefined : ne(accounts.id, but);
  const holders = await claimHolders(db, 'Permissions.Privacy.View', others);
  return [...new Set(holders.map(({ email }) => email))].filter(Boolean).join(',');
}
