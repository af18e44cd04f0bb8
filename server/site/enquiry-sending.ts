import { answersOf } from '../../src/site/EnquiryPages';
import { enquiryText } from '../../src/site/enquiry-text';
import type { components } from '../../openapi/generated/types';
import { originOf } from '../calls/origin';
import type { Config } from '../config/config';
import { addFormEnquiry, isRepeated } from '../contacts/form-intake';
import type { PooledDb } from '../db/client';
import { writeForVisitor } from '../identity/writes';
import { countUse } from '../secrets/attempts';
import { publicationOf } from '../sites/public-site';
import type { FastifyRequest } from 'fastify';
import { campaignOf, mobileOf, referrerHost, type SentForm, sourceOf, spamIn } from './enquiry-reading';
import type { FormPage } from './page-form';
import type { checkConfirmation } from './form-tokens';

type Schemas = components['schemas'];

/** Nobody reads a page and presses its last button within this time. */
const minReadingMs = 1000;
/** Enquiries of one network within ten minutes from which a further one is taken for spam. */
const maxPerNetwork = 10;
const windowSeconds = 600;

const { name, mobile, email } = enquiryText.labels;
/** Answers with a column of their own. */
const ownColumns: ReadonlySet<string> = new Set([name, mobile, email]);

/** Reason to take an enquiry for spam, or null; decided before its fields are checked. */
export async function judge(
  db: PooledDb,
  {
    sent,
    checked,
    isSending,
    network,
  }: {
    sent: SentForm;
    checked: ReturnType<typeof checkConfirmation>;
    isSending: boolean;
    network: string;
  },
): Promise<Schemas['SpamReason'] | null> {
  const seen = spamIn(sent);
  if (seen) return seen;
  if (!isSending) return null;
  if (checked.kind !== 'good') return 'forged';
  if (Date.now() - checked.shownOn < minReadingMs) return 'fast';
  // The same sending again is one enquiry, however often it comes.
  if ((await countUse(db, ['form-key', checked.key], windowSeconds)) > 1) return null;
  if ((await countUse(db, ['form-sent', network], windowSeconds)) > maxPerNetwork) return 'many';
  return (await isRepeated(db, mobileOf(sent.values.mobile))) ? 'repeated' : null;
}

/** Stores it with its mails; resolves to its id. */
export async function storeEnquiry(
  {
    db,
    config,
    request,
    page: { site, form, consent },
    sent,
  }: { db: PooledDb; config: Config; request: FastifyRequest; page: FormPage; sent: SentForm },
  key: string,
  spamReason: Schemas['SpamReason'] | null,
): Promise<number> {
  const { values } = sent;
  const origin = await originOfVisit(db, request, site.siteId, sent);
  const answers = answersOf(form, values)
    .filter(([label, answer]) => answer && !ownColumns.has(label))
    .map(([label, answer]) => `${label}：${answer}`);
  const enquiry = {
    key,
    name: values.name,
    tel: mobileOf(values.mobile).slice(0, 20),
    email: values.email,
    content: answers.join('\n') || enquiryText.title,
    caseId: site.caseId,
    caseTitle: site.head.caseTitle,
    source: sourceOf(origin),
    origin: { ...origin, siteName: site.head.siteName },
    consentVersion: values.consent === String(consent.version) ? consent.version : null,
    wantsNews: values.news,
    spamReason,
  };
  const link = (id: number) =>
    config.adminOrigin === undefined ? '' : `${config.adminOrigin}/mng/contact/edit/${id}`;
  return writeForVisitor(db, originOf(request), (tx) => addFormEnquiry(tx, enquiry, link));
}

/** The address of the page is the form's own; the browser's `Referer` says the same where it says anything. */
async function originOfVisit(
  db: PooledDb,
  request: FastifyRequest,
  siteId: number,
  { section, referrer }: SentForm,
): Promise<Schemas['ContactOrigin']> {
  const own = new URL(request.url, 'http://page.invalid').searchParams;
  const { referer = '' } = request.headers;
  const before = URL.canParse(referer) ? new URL(referer).searchParams : new URLSearchParams();
  const campaign = campaignOf(own);
  const host = referrerHost(referrer, request.host);
  const { number } = await publicationOf(db, siteId);
  return {
    ...(Object.keys(campaign).length > 0 ? campaign : campaignOf(before)),
    ...(host ? { referrer: host } : {}),
    ...(section ? { section } : {}),
    publication: number,
  };
}
