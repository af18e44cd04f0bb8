import { desc } from 'drizzle-orm';
import type { Db } from '../db/client';
import { consentTexts } from '../db/schema';
import type { components } from '../../openapi/generated/types';

/** Consent text of public forms; undefined before the first version. No form is shown until then. */
export async function newestConsentText(db: Db) {
  const [row] = await db.select().from(consentTexts).orderBy(desc(consentTexts.version)).limit(1);
  return row;
}

/** Labels of a form's consent boxes, for drafts; empty without a consent text. */
export async function formConsentOf(db: Db): Promise<{ formConsent?: components['schemas']['FormConsent'] }> {
  const row = await newestConsentText(db);
  return row ? { formConsent: { summary: row.text.summary, news: row.text.news } } : {};
}
