import { answersOf } from '../../../src/drawing/EnquiryPages';
import { enquiryText } from '../../../src/drawing/enquiry-text';
import type { components } from '../../../openapi/generated/types';
import { originOf } from '../../access/calls/origin';
import type { Config } from '../../base/config/config';
import { isPublicHost } from '../../base/config/same-host';
import { addFormEnquiry } from '../../subjects/enquiries/form-intake';
import type { PooledDb } from '../../base/db/client';
import { writeForVisitor } from '../../access/identity/writes';
import { networkOf } from '../../base/logging/client-network';
import type { FastifyRequest } from 'fastify';
import { campaignOf, mobileOf, referrerHost, type SentForm, sourceOf, spamIn } from './enquiry-reading';
import type { Publication } from '../../subjects/sites/public-site';
import type { FormPage } from './page-form';
import type { checkConfirmation } from './form-tokens';

type Schemas = components['schemas'];

/** Nobody reads a page and presses its last button within this time. */
const minReadingMs = 1000;
/** Answers that have a separate column. */
const ownColumns: ReadonlySet<string> = new Set(['name', 'mobile', 'email']);

/** Reason to treat a valid form as spam, or null. */
export function judge(
  sent: SentForm,
  checked: ReturnType<typeof checkConfirmation>,
): Schemas['SpamReason'] | null {
  return spamIn(sent) ?? (checked.kind === 'forged' ? 'forged' : null);
}

/**
 * True for a form sent sooner after its page's display than a person reads. A time in the future comes from a process
 * with another clock, and tells nothing about the visitor.
 */
function isFast({ shownFor }: SentForm, checked: ReturnType<typeof checkConfirmation>): boolean {
  const age = checked.kind === 'good' ? Date.now() - checked.shownOn : shownFor;
  return age >= 0 && age < minReadingMs;
}

/** Stores the enquiry with its mails; resolves to the stored enquiry and its origin. */
export async function storeEnquiry(
  { db, config, request, page, publication, sent, checked, hasWork }: StoredStep,
  key: string,
  spamReason: Schemas['SpamReason'] | null,
) {
  const { values } = sent;
  const { source, origin: own, ...about } = await page.about(values, publication);
  const origin = { ...originOfVisit(request, sent), ...own };
  const enquiry = {
    key,
    ...about,
    name: values.name,
    tel: mobileOf(values.mobile).slice(0, 20),
    email: values.email,
    content: contentOf(page.form, values),
    source: sourceOf(origin, source),
    origin,
    consentVersion: values.consent === String(page.consent.version) ? page.consent.version : null,
    wantsNews: values.news,
    spamReason,
    network: networkOf(request.ip),
    // Pages that may run a script normally send proof of work.
    isDoubtful: isFast(sent, checked) || (!hasWork && runsScript(page, config, request)),
  };
  const stored = await writeForVisitor(db, originOf(request), (tx) => addFormEnquiry(tx, enquiry, config));
  return { ...stored, origin };
}

/** True if the page of the form runs the script that sends it in one step. */
export const runsScript = ({ hasScript }: FormPage, config: Config, { host }: FastifyRequest): boolean =>
  hasScript && isPublicHost(config, host);

interface StoredStep {
  db: PooledDb;
  config: Config;
  request: FastifyRequest;
  page: FormPage;
  publication: Publication;
  sent: SentForm;
  checked: ReturnType<typeof checkConfirmation>;
  hasWork: boolean;
}

/** Answers without a column. */
function contentOf(form: FormPage['form'], values: SentForm['values']): string {
  if (form.partType === 'contact') return values.note;
  const answers = answersOf(form, values)
    .filter(([field, , answer]) => answer && !ownColumns.has(field))
    .map(([, label, answer]) => `${label}：${answer}`);
  return answers.join('\n') || enquiryText.title;
}

/**
 * The form posts to the address of its page, which contains the campaign. The browser's `Referer`, if sent, contains
 * the same.
 */
export function originOfVisit(
  request: FastifyRequest,
  { section, referrer }: SentForm,
): Schemas['ContactOrigin'] {
  const own = new URL(request.url, 'http://page.invalid').searchParams;
  const { referer = '' } = request.headers;
  const before = URL.canParse(referer) ? new URL(referer).searchParams : new URLSearchParams();
  const campaign = campaignOf(own);
  const host = referrerHost(referrer, request.host);
  return {
    ...(Object.keys(campaign).length > 0 ? campaign : campaignOf(before)),
    ...(host ? { referrer: host } : {}),
    ...(section ? { section } : {}),
  };
}
