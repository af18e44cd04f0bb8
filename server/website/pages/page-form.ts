import { barActions } from '../../../src/drawing/bars';
import { composeSite } from '../../../src/drawing/compose';
import { type EnquiryFormPart, type EnquiryValues, roomChoices } from '../../../src/drawing/enquiry';
import type { FormContext } from '../../../src/drawing/EnquiryFields';
import type { EnquiryFrame } from '../../../src/drawing/EnquiryFrame';
import { permitOf } from '../../../src/drawing/foot';
import type { FormPart, PagePart, PlacesPart, SiteInfo } from '../../../src/drawing/types';
import type { Addresses } from '../../../src/drawing/website/addresses';
import { withoutForm } from '../../../src/drawing/without-form';
import { CaseTab, ContactType, PartType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { formRoutes, publicPath } from '../../base/contract/public-address';
import { taipeiDay } from '../../base/contract/taipei-time';
import { newestConsentText } from '../../subjects/sites/form-consent';
import type { Db } from '../../base/db/client';
import {
  type Publication,
  publicationOf,
  publicationWithin,
  publicSite,
  type PublicSite,
} from '../../subjects/sites/public-site';
import { stylesOf } from './styles';

export type SitePublished = Extract<PublicSite, { kind: 'page' }>;
export type Consent = NonNullable<Awaited<ReturnType<typeof newestConsentText>>>;

export interface FormPage {
  /** Signed with the content, so that a confirmation is valid only for this form. */
  place: number | 'contact';
  /** Publication whose page was sent, by its field `v`; the present one if that is no publication of the site. */
  publicationOf(version: string): Promise<Publication>;
  form: EnquiryFormPart;
  consent: Consent;
  rooms: ReturnType<typeof roomChoices>;
  /** True if the form's page has a script where it may run. */
  hasScript: boolean;
  frame: Omit<EnquiryFrame, 'nonce'>;
  /** Where visitors are received; empty if unknown. */
  receptionAddress: string;
  /** Addresses of its further pages. */
  to: Record<'thanks' | 'privacy', string> & Partial<Record<'calendar' | 'change', string>>;
  /** `runsScript`: with the address of the script's work. */
  context(runsScript: boolean): Promise<FormContext>;
  /** Subject and origin of the enquiry. */
  about(
    values: EnquiryValues,
    publication: Publication,
  ): Promise<{
    type: ContactType;
    caseId: number | null;
    caseTitle: string;
    source: components['schemas']['ContactSource'];
    origin: components['schemas']['ContactOrigin'];
  }>;
}

const formPath = (route: keyof typeof formRoutes, siteName: string) =>
  formRoutes[route].replace(':address', encodeURIComponent(siteName));

/** Name, place and publisher of a published page for its header and footer. */
export const siteInfoOf = (
  { caseTitle, district, publisher, companyName, publishedOn, siteName }: SitePublished['head'],
  hasForm: boolean,
  website: Addresses | null,
): SiteInfo => ({
  title: caseTitle,
  district,
  publisher: publisher || undefined,
  publishedOn: publishedOn ? taipeiDay(publishedOn) : undefined,
  privacyHref: hasForm ? formPath('privacy', siteName) : undefined,
  developer:
    website && companyName
      ? { name: companyName, home: website.home, cases: website.cases(CaseTab.selling) }
      : undefined,
});

const receptionIn = (parts: readonly PagePart[]): string =>
  parts
    .filter(isPlaces)
    .find(({ receptionAddress }) => receptionAddress?.trim())
    ?.receptionAddress?.trim() ?? '';

const isPlaces = (part: PagePart): part is PlacesPart => part.partType === PartType.places;

/** Action bar of a page for the pages of its form; undefined without a bar. */
function actionsOf(model: ReturnType<typeof composeSite>, site: SiteInfo): EnquiryFrame['actions'] {
  const actions = barActions(model, site).filter(({ kind }) => kind !== 'book');
  return model.bars && actions.length > 0 ? { bars: model.bars, actions } : undefined;
}

/** Blocks of a site with its form; no form without a consent text. */
export async function formParts(
  site: SitePublished,
  consent: Consent | undefined,
): Promise<{ parts: readonly PagePart[]; form: FormPart | null }> {
  const parts: readonly PagePart[] = await site.parts();
  if (!consent) return { parts: withoutForm(parts), form: null };
  return { parts, form: composeSite(parts).form };
}

/** Data of a page's form, identical for all visitors. */
export async function formContextOf(
  db: Db,
  site: SitePublished,
  form: FormPart,
  { version, text }: Consent,
  runsScript: boolean,
): Promise<FormContext> {
  const { sections } = composeSite(await site.parts());
  const own = sections.find(({ rows }) =>
    rows.some((row) => row.kind === 'form' && row.block.id === form.id),
  );
  const { id } = await publicationOf(db, site.siteId);
  return {
    consent: { version, summary: text.summary, news: text.news },
    privacyHref: formPath('privacy', site.head.siteName),
    workHref: runsScript ? formPath('work', site.head.siteName) : undefined,
    hidden: [
      ['section', own?.title?.textContent ?? ''],
      ['v', String(id)],
    ],
  };
}

/** Page of a site's address with its form, and links to the website; undefined without one. */
export async function siteFormPage(
  db: Db,
  address: string,
  website: Addresses | null,
): Promise<FormPage | undefined> {
  const [site, consent] = await Promise.all([publicSite(db, address), newestConsentText(db)]);
  if (site?.kind !== 'page' || !consent) return undefined;
  const { parts, form } = await formParts(site, consent);
  if (!form) return undefined;
  const { caseTitle, siteName, templateCode } = site.head;
  const model = composeSite(parts);
  const info = siteInfoOf(site.head, true, website);
  return {
    place: site.siteId,
    publicationOf: async (version) =>
      (await publicationWithin(db, site.siteId, Number(version))) ?? publicationOf(db, site.siteId),
    form,
    consent,
    rooms: roomChoices(parts),
    hasScript: true,
    frame: {
      site: info,
      theme: templateCode,
      css: stylesOf(templateCode, 'form', ...(info.developer ? ['developer' as const] : [])),
      home: publicPath(siteName),
      tel: model.phone?.tel ?? '',
      actions: actionsOf(model, info),
      permit: permitOf(parts),
    },
    receptionAddress: receptionIn(parts),
    to: {
      thanks: formPath('thanks', siteName),
      change: formPath('change', siteName),
      privacy: formPath('privacy', siteName),
      calendar: formPath('calendar', siteName),
    },
    context: (runsScript) => formContextOf(db, site, form, consent, runsScript),
    about: async (_, publication) => ({
      type: ContactType.visit,
      caseId: site.caseId,
      caseTitle,
      source: 'casePage',
      origin: { siteName, publication: publication.number },
    }),
  };
}
