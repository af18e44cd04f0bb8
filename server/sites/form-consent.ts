import { desc } from 'drizzle-orm';
import type { Db } from '../db/client';
import { consentTexts } from '../db/schema';
import type { components } from '../../openapi/generated/types';
import { publisherOf } from './publisher';

/** Consent text of public forms; undefined before the first version. No form is shown until then. */
export async function newestConsentText(db: Db) {
  const [row] = await db.select().from(consentTexts).orderBy(desc(consentTexts.version)).limit(1);
  return row;
}

type CompanySettings = Pick<components['schemas']['SitePreview'], 'formConsent' | 'publisher'>;

/** Settings of the company that a draft shows: labels of a form's consent boxes, and the publisher. */
export async function companySettingsOf(db: Db): Promise<CompanySettings> {
  const [consent, publisher] = await Promise.all([newestConsentText(db), publisherOf(db)]);
  return {
    ...(consent ? { formConsent: { summary: consent.text.summary, news: consent.text.news } } : {}),
    ...(publisher === undefined ? {} : { publisher }),
  };
}
