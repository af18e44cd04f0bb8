import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { enquiryText } from '../../../src/drawing/enquiry-text';
import { ConfirmDocument, FormAgainDocument, ThanksDocument } from '../../../src/drawing/EnquiryPages';
import { PrivacyDocument } from '../../../src/drawing/PrivacyDocument';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import { formSecret } from '../../subjects/enquiries/form-intake';
import { contactRoutes, formRoutes, publicPageRoute } from '../../base/contract/public-address';
import type { PooledDb } from '../../base/db/client';
import { callText, dayText, nextCall, numberOf } from './call-back';
import { calendarFile } from '../../subjects/enquiries/calendar-file';
import { contactFormPage } from './contact-form';
import { campaignLabel, hiddenOf, isUntouched, problemsOf, readForm, type SentForm } from './enquiry-reading';
import { takeChanges } from './enquiry-changes';
import {
  addressOf,
  countForms,
  type Find,
  offered,
  type ReceiptQuery,
  sendPage,
  thanked,
  toThanks,
} from './form-answer';
import { judge, originOfVisit, runsScript, storeEnquiry } from './enquiry-sending';
import { checkWork, newWork, type SolvedWork, acceptWork } from '../../subjects/enquiries/form-work';
import { checkConfirmation, confirmationOf, keyOf, receiptOf } from './form-tokens';
import { sendNoSite } from './notice';
import { type FormPage, siteFormPage } from './page-form';
import { formAgainScripts } from './page-scripts';
import { policyOn } from './policy';
import { websiteAddresses } from './website-addresses';
import type { PageCounts } from '../../subjects/sites/page-counts';
import type { Publication } from '../../subjects/sites/public-site';

const maxBytes = 64 * 1024;

/**
 * Answers forms of public pages without scripts and cookies (decisions/037-enquiry-form). A scoped plugin, because of
 * its parser for form bodies.
 */
export const enquiryPages: FastifyPluginAsync<{ db: PooledDb; config: Config; counts: PageCounts }> = async (
  app,
  { db, config, counts },
) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const website = websiteAddresses(config);
  const ofSite: Find = ({ params }) =>
    siteFormPage(
      db,
      params && typeof params === 'object' && 'address' in params ? String(params.address) : '',
      website,
    );
  takeForms(app, { db, config, counts }, { page: publicPageRoute, ...formRoutes }, ofSite);
  const base = websiteBase(config);
  if (base !== null) takeForms(app, { db, config, counts }, contactRoutes, () => contactFormPage(db, base));
};

/** Registers the form of one route and its further pages. */
function takeForms(
  app: FastifyInstance,
  { db, config, counts }: Pick<Step, 'db' | 'config' | 'counts'>,
  routes: Record<'page' | 'thanks' | 'privacy', string> &
    Partial<Record<'calendar' | 'change' | 'work', string>>,
  find: Find,
): void {
  app.post(routes.page, async (request, reply) => {
    await countForms(db, request.ip);
    const page = await find(request);
    if (!page || !(request.body instanceof URLSearchParams)) return sendNoSite(reply, db);
    const sent = readForm(request.body);
    const publication = await page.publicationOf(sent.version);
    return answer({ db, config, counts, request, reply, page, publication, sent });
  });
  takeThanks(app, { db, config }, routes.thanks, find);
  if (routes.calendar) {
    app.get<ReceiptQuery>(routes.calendar, async (request, reply) => {
      const { page, receipt } = await thanked(db, find, request);
      const call = receipt && callOf(receipt);
      if (!page || !call) return sendNoSite(reply, db);
      const { site, tel } = page.frame;
      return reply
        .header('content-disposition', 'attachment; filename="callback.ics"')
        .type('text/calendar; charset=utf-8')
        .send(
          calendarFile({
            uid: `${numberOf(receipt)}@${request.host}`,
            title: enquiryText.calendarTitle(site.title),
            ...call,
            ...(tel ? { description: tel } : {}),
          }),
        );
    });
  }
  if (routes.change) takeChanges(app, { db, config }, routes.change, find);
  if (routes.work) {
    app.get(routes.work, async (request, reply) => {
      const page = await find(request);
      if (!page) return sendNoSite(reply, db);
      const work = await newWork(await formSecret(db), page.place);
      return reply.header('cache-control', 'no-store').send(work);
    });
  }
  app.get(routes.privacy, async (request, reply) => {
    const page = await find(request);
    if (!page) return sendNoSite(reply, db);
    const { consent } = page;
    return sendPage(config, reply, page, (frame) => (
      <PrivacyDocument
        frame={frame}
        text={consent.text}
        version={consent.version}
        day={dayText(consent.createdOn)}
      />
    ));
  });
}

/** Registers the thank-you page. */
function takeThanks(
  app: FastifyInstance,
  { db, config }: Pick<Step, 'db' | 'config'>,
  route: string,
  find: Find,
): void {
  app.get<ReceiptQuery>(route, async (request, reply) => {
    const { page, receipt } = await thanked(db, find, request);
    if (!page || !receipt) return sendNoSite(reply, db);
    const call = callOf(receipt);
    return sendPage(
      config,
      reply,
      page,
      (frame) => (
        <ThanksDocument
          frame={frame}
          form={page.form}
          address={page.receptionAddress}
          number={numberOf(receipt)}
          chosen={receipt}
          callOn={call ? callText(call) : ''}
          calendarHref={call && page.to.calendar && addressOf(page.to.calendar, request)}
          changeHref={page.to.change && addressOf(page.to.change, request)}
          isChanged={receipt.isChanged === true}
        />
      ),
      { policy: policyOn(config, request.host, { hasDownload: true }) },
    );
  });
}

interface Step {
  db: PooledDb;
  config: Config;
  counts: PageCounts;
  request: FastifyRequest;
  reply: FastifyReply;
  page: FormPage;
  publication: Publication;
  sent: SentForm;
}

/** Checks the fields before it judges, so that nobody is thanked for a form that says nothing. */
async function answer(step: Step): Promise<FastifyReply> {
  const { db, config, reply, page, sent } = step;
  if (sent.step === 'edit') return sendAgain(step, {});
  const errors = problemsOf(page.form, sent.values, page.consent.version);
  if (Object.keys(errors).length > 0) return refuse(step, errors);
  const secret = await formSecret(db);
  const content = JSON.stringify([page.place, hiddenOf(sent)]);
  const checked = checkConfirmation(secret, content, sent.token);
  const isSending = sent.step === 'send' && checked.kind !== 'none' && checked.kind !== 'expired';
  const work = await workOf(step, secret, content, checked.kind);
  const spamReason = judge(sent, checked);
  if (spamReason || isSending || work) {
    const key = checked.kind === 'good' ? checked.key : keyOf(content, work?.nonce ?? sent.token);
    const { id, isNew, origin, isSpam } = await storeEnquiry(
      { ...step, checked, hasWork: work !== null },
      key,
      spamReason,
    );
    if (isNew && !isSpam) countForm(step, 'sent', origin);
    return thank(reply, page, secret, id, sent);
  }
  const hidden = [...hiddenOf(sent), ['token', confirmationOf(secret, content)] as const];
  return sendPage(config, reply, page, (frame) => (
    <ConfirmDocument
      frame={frame}
      form={page.form}
      values={sent.values}
      hidden={hidden}
      consentDay={dayText(page.consent.createdOn)}
    />
  ));
}

/** Verified work of a form sent in one step by a script; null if a confirmation page is needed. */
async function workOf(
  { db, page, sent }: Step,
  secret: string,
  content: string,
  confirmed: ReturnType<typeof checkConfirmation>['kind'],
): Promise<SolvedWork | null> {
  if (sent.step !== 'send' || confirmed !== 'none') return null;
  const work = await checkWork(secret, page.place, sent.work);
  return work && (await acceptWork(db, work.nonce, content)) ? work : null;
}

/** Forms with errors count as refused. The contact page belongs to no site, so its forms are not counted. */
function countForm(
  { counts, page, publication }: Step,
  event: 'refused' | 'sent',
  origin: Parameters<typeof campaignLabel>[0],
) {
  if (page.place === 'contact') return;
  counts.count({ siteId: page.place, publicationId: publication.id, event, campaign: campaignLabel(origin) });
}

function refuse(step: Step, errors: ReturnType<typeof problemsOf>) {
  countForm(step, 'refused', originOfVisit(step.request, step.sent));
  return sendAgain(step, errors);
}

async function sendAgain(
  { config, request, reply, page, sent }: Step,
  errors: ReturnType<typeof problemsOf>,
) {
  const { form, rooms } = page;
  const isScripted = runsScript(page, config, request);
  const context = await page.context(isScripted);
  return sendPage(
    config,
    reply.status(Object.keys(errors).length > 0 ? 422 : 200),
    page,
    (frame) => (
      <FormAgainDocument
        frame={frame}
        form={form}
        rooms={rooms}
        context={{ ...context, hidden: [...context.hidden, ['ref', sent.referrer]] }}
        values={sent.values}
        errors={errors}
        isUntouched={isUntouched(sent.values)}
      />
    ),
    isScripted ? formAgainScripts : undefined,
  );
}

function thank(reply: FastifyReply, page: FormPage, secret: string, id: number, { values }: SentForm) {
  const { rooms, time: times } = offered(page, values);
  return toThanks(reply, page, receiptOf(secret, page.place, { id, sentOn: Date.now(), rooms, times }));
}

/** Next of the chosen times from an hour after the form was sent. */
const callOf = ({ times, sentOn }: { times: readonly string[]; sentOn: number }) =>
  nextCall(times, new Date(sentOn + 60 * 60 * 1000));
