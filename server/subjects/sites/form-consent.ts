import { desc } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { consentTexts } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import { publisherOf } from './publisher';
import { sampleConsentMark } from './text';

/** Consent text of public forms; undefined before the first version. No form is shown until then. */
export async function newestConsentText(db: Db) {
  const [row] = await db.select().from(consentTexts).orderBy(desc(consentTexts.version)).limit(1);
  return row;
}

/** Fault of the present consent text; undefined if there is none. */
export async function consentFault(db: Db): Promise<'missing' | 'sample' | undefined> {
  const consent = await newestConsentText(db);
  if (!consent) return 'missing';
  return Object.values(consent.text).some((text) => text.includes(sampleConsentMark)) ? 'sample' : undefined;
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
