import { type ContactForm, topics } from '../../../src/drawing/enquiry';
import type { FormContext } from '../../../src/drawing/EnquiryFields';
import { addressesUnder } from '../../../src/drawing/website/addresses';
import type { Company } from '../../../src/drawing/website/types';
import { ContactType, CaseTab } from '../../../openapi/generated/enums';
import { contactRoutes, websitePrefix } from '../../base/contract/public-address';
import { newestConsentText } from '../../subjects/sites/form-consent';
import { companyOf } from '../../subjects/content/company';
import { visibleCases } from '../../subjects/content/visible-content';
import type { Db } from '../../base/db/client';
import type { Consent, FormPage } from './page-form';
import { stylesOf } from './styles';
import { nameOf } from './website-content';

const maxCases = 100;

/** Address of a page of the contact form, as visible to visitors. */
export const contactPath = (route: keyof typeof contactRoutes, base: string) =>
  base + contactRoutes[route].slice(websitePrefix.length);

/** Cases available in the form: those that are not sold out. */
const askableCases = async (db: Db) =>
  (await visibleCases(db, { limit: maxCases })).filter(({ tab }) => tab !== CaseTab.soldOut);

export async function contactFormOf(db: Db): Promise<ContactForm> {
  const titles = (await askableCases(db)).map(({ title }) => title);
  return { partType: 'contact', cases: [...new Set(titles)] };
}

export const contactContextOf = (base: string, { version, text }: Consent): FormContext => ({
  consent: { version, summary: text.summary, news: text.news },
  privacyHref: contactPath('privacy', base),
  hidden: [],
});

/** The company's contact page with its form; undefined without a consent text. */
export async function contactFormPage(db: Db, base: string): Promise<FormPage | undefined> {
  const [consent, company, form] = await Promise.all([
    newestConsentText(db),
    companyOf(db),
    contactFormOf(db),
  ]);
  if (!consent) return undefined;
  return {
    place: 'contact',
    publicationOf: async () => ({ id: 0, number: 0 }),
    form,
    consent,
    rooms: [],
    hasScript: false,
    frame: frameOf(company, base),
    receptionAddress: '',
    to: {
      thanks: contactPath('thanks', base),
      privacy: contactPath('privacy', base),
    },
    context: async () => contactContextOf(base, consent),
    about: async ({ topic, about }) => {
      const own = (await askableCases(db)).find(({ title }) => title === about);
      return {
        type: topics.find(({ value }) => value === topic)?.type ?? ContactType.other,
        caseId: own?.id ?? null,
        caseTitle: own?.title ?? '',
        source: 'website',
        origin: {},
      };
    },
  };
}

const frameOf = (company: Company, base: string): FormPage['frame'] => ({
  site: { title: nameOf(company), district: '' },
  theme: 'liubai',
  css: stylesOf('liubai', 'form'),
  home: addressesUnder(base).home,
  tel: company.tel,
});
