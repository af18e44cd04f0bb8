import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { singletons } from '../db/schema';
import type { Bodies } from '../contract/bodies';

export const privacyKey = 'privacy';
export type PrivacySettings = Omit<Bodies['savePrivacySettings'], 'rowVersion'>;

const defaults: PrivacySettings = { maskLevel: 'lists', officerId: null, email: '' };

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
