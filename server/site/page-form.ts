import { composeSite } from '../../src/site/compose';
import type { roomChoices } from '../../src/site/enquiry';
import type { FormContext } from '../../src/site/EnquiryForm';
import { part } from '../../src/site/measure';
import type { FormPart, PagePart } from '../../src/site/types';
import { formRoutes } from '../contract/public-address';
import type { newestConsentText } from '../contacts/consent-texts';
import type { Db } from '../db/client';
import { publicationOf, type PublicSite } from '../sites/public-site';

export type SitePublished = Extract<PublicSite, { kind: 'page' }>;
export type Consent = NonNullable<Awaited<ReturnType<typeof newestConsentText>>>;

/** A public page with its form. */
export interface FormPage {
  site: SitePublished;
  form: FormPart;
  consent: Consent;
  rooms: ReturnType<typeof roomChoices>;
  tel: string;
}

/** Address of a form's page. */
export const formPath = (route: keyof typeof formRoutes, siteName: string) =>
  formRoutes[route].replace(':address', encodeURIComponent(siteName));

/** Blocks of a site with its form; no form without a consent text. */
export async function formParts(
  site: SitePublished,
  consent: Consent | undefined,
): Promise<{ parts: readonly PagePart[]; form: FormPart | null }> {
  const parts: readonly PagePart[] = await site.parts();
  if (!consent) return { parts: parts.filter(({ partType }) => partType !== part.form), form: null };
  return { parts, form: composeSite(parts).form };
}

/** Data of a page's form, equal for every visitor. */
export async function formContextOf(
  db: Db,
  site: SitePublished,
  form: FormPart,
  { version, text }: Consent,
): Promise<FormContext> {
  const { sections } = composeSite(await site.parts());
  const own = sections.find(({ rows }) =>
    rows.some((row) => row.kind === 'form' && row.block.id === form.id),
  );
  const { id } = await publicationOf(db, site.siteId);
  return {
    consent: { version, summary: text.summary, news: text.news },
    privacyHref: formPath('privacy', site.head.siteName),
    hidden: [
      ['section', own?.title?.textContent ?? ''],
      ['v', String(id)],
    ],
  };
}
