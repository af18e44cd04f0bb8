import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { singletons } from '../db/schema';
import type { Bodies } from '../contract/bodies';
import { masked } from './mask';

export const privacyKey = 'privacy';
export type PrivacySettings = Required<Omit<Bodies['savePrivacySettings'], 'rowVersion'>>;

const defaults: PrivacySettings = {
  maskLevel: 'lists',
  officerId: null,
  email: '',
  limits: { perHour: 20, action: 'warn', severePerHour: 60, severeAction: 'warn' },
};

/** Settings of personal data; defaults before they were saved. */
export async function privacySettings(db: Db): Promise<PrivacySettings> {
  const [row] = await db
    .select({ value: singletons.value })
    .from(singletons)
    .where(eq(singletons.key, privacyKey));
  return row ? privacySettingsIn(row) : defaults;
}

// Written only by `savePrivacySettings`.
export const privacySettingsIn = (row: { value: unknown }): PrivacySettings => ({
  ...defaults,
  ...(row.value as Partial<PrivacySettings>),
});

/** A visitor as mails show one. */
export async function mailed<T extends Parameters<typeof masked>[0]>(db: Db, person: T): Promise<T> {
  const { maskLevel } = await privacySettings(db);
  return maskLevel === 'off' ? person : masked(person);
}
