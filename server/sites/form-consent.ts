import { desc } from 'drizzle-orm';
import type { Db } from '../db/client';
import { consentTexts } from '../db/schema';
import type { components } from '../../openapi/generated/types';

/** Consent text of public forms; undefined before the first version, while no form is shown. */
export async function newestConsentText(db: Db) {
  const [row] = await db.select().from(consentTexts).orderBy(desc(consentTexts.version)).limit(1);
  return row;
}

/** What a form says beside its boxes, for drafts; nothing before there is a consent text. */
export async function formConsentOf(db: Db): Promise<{ formConsent?: components['schemas']['FormConsent'] }> {
  const row = await newestConsentText(db);
  return row ? { formConsent: { summary: row.text.summary, news: row.text.news } } : {};
}
