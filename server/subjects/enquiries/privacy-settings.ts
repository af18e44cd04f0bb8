import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { singletons } from '../../base/db/schema';
import { ContactType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { Bodies } from '../../base/contract/bodies';
import { masked } from './mask';

export const privacyKey = 'privacy';
export type PrivacySettings = Required<Omit<Bodies['savePrivacySettings'], 'rowVersion'>> & {
  /** Periods before the last change, in force until it starts. */
  previousPeriods: Periods;
  startsOn: string | null;
};
export type Periods = readonly components['schemas']['RetentionPeriod'][];

/** Days between saving periods and their start. */
export const startDays = 7;

const defaults: PrivacySettings = {
  maskLevel: 'lists',
  officerId: null,
  email: '',
  limits: { perHour: 20, action: 'warn', severePerHour: 60, severeAction: 'warn' },
  periods: Object.values(ContactType).map((type) => ({ type, months: 0 })),
  previousPeriods: [],
  startsOn: null,
};

/** Settings of personal data; defaults until first saved. */
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

/** Visitor's data as included in mails. */
export async function mailed<T extends Parameters<typeof masked>[0]>(db: Db, person: T): Promise<T> {
  const { maskLevel } = await privacySettings(db);
  return maskLevel === 'off' ? person : masked(person);
}

/** Periods in force. Until a change starts, the longer of old and new; an unlimited period is the longest. */
export function effectivePeriods(
  { periods, previousPeriods, startsOn }: PrivacySettings,
  now: Date,
): Periods {
  if (startsOn === null || new Date(startsOn) <= now) return periods;
  return periods.map(({ type, months }) => {
    const before = previousPeriods.find((each) => each.type === type)?.months ?? 0;
    return { type, months: months === 0 || before === 0 ? 0 : Math.max(months, before) };
  });
}
