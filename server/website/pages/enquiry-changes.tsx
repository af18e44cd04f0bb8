import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noValues } from '../../../src/drawing/enquiry';
import { enquiryText } from '../../../src/drawing/enquiry-text';
import { ChangeDocument } from '../../../src/drawing/EnquiryChange';
import { originOf } from '../../access/calls/origin';
import type { Config } from '../../base/config/config';
import { formSecret } from '../../subjects/enquiries/form-intake';
import { addVisitorChange } from '../../subjects/enquiries/visitor-changes';
import type { PooledDb } from '../../base/db/client';
import { writeForVisitor } from '../../access/identity/writes';
import { numberOf } from './call-back';
import { changeText, problemsOf, readForm, type SentForm } from './enquiry-reading';
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
import { type readReceipt, receiptOf } from './form-tokens';
import { sendNoSite } from './notice';
import type { FormPage } from './page-form';

interface ChangeStep {
  config: Config;
  request: FastifyRequest<ReceiptQuery>;
  reply: FastifyReply;
  page: FormPage;
}
type Receipt = NonNullable<ReturnType<typeof readReceipt>>;

const sentBefore = ({ rooms, times: time }: Receipt) => ({ ...noValues, rooms, time });

/** Registers the form that changes an enquiry within the days of its receipt. */
export function takeChanges(
  app: FastifyInstance,
  { db, config }: { db: PooledDb; config: Config },
  route: string,
  find: Find,
): void {
  app.get<ReceiptQuery>(route, async (request, reply) => {
    const { page, receipt } = await thanked(db, find, request);
    if (!page || !receipt) return sendNoSite(reply, db);
    return sendChange({ config, request, reply, page }, receipt, { values: sentBefore(receipt) });
  });
  app.post<ReceiptQuery>(route, async (request, reply) => {
    await countForms(db, request.ip);
    const { page, receipt } = await thanked(db, find, request);
    if (!page || !receipt || !(request.body instanceof URLSearchParams)) return sendNoSite(reply, db);
    return keepChange({ db, config, request, reply, page }, receipt, readForm(request.body).values);
  });
}

/** Keeps a visitor's change of an enquiry, or says why not. */
async function keepChange(
  step: ChangeStep & { db: PooledDb },
  receipt: Receipt,
  typed: SentForm['values'],
): Promise<FastifyReply> {
  const { db, config, request, reply, page } = step;
  const values = { ...typed, ...offered(page, typed) };
  const { rooms, time } = problemsOf(page.form, values, page.consent.version);
  const errors = { ...(rooms ? { rooms } : {}), ...(time ? { time } : {}) };
  if (rooms || time) return sendChange(step, receipt, { values, errors });
  const change = { before: changeText(page.form, sentBefore(receipt)), after: changeText(page.form, values) };
  const outcome = await writeForVisitor(db, originOf(request), (tx) =>
    addVisitorChange(tx, receipt.id, change, config),
  );
  if (outcome !== 'kept') {
    return sendChange(step, receipt, { values, problem: enquiryText.change[outcome] });
  }
  const changed = { ...receipt, rooms: values.rooms, times: values.time, isChanged: true };
  return toThanks(reply, page, receiptOf(await formSecret(db), page.place, changed));
}

function sendChange(
  { config, request, reply, page }: ChangeStep,
  receipt: Receipt,
  {
    values,
    errors = {},
    problem = '',
  }: { values: SentForm['values']; errors?: ReturnType<typeof problemsOf>; problem?: string },
): FastifyReply {
  const isRefused = problem !== '' || Object.keys(errors).length > 0;
  return sendPage(config, reply.status(isRefused ? 422 : 200), page, (frame) => (
    <ChangeDocument
      frame={frame}
      form={page.form}
      rooms={page.rooms}
      number={numberOf(receipt)}
      values={values}
      errors={errors}
      problem={problem}
      backHref={addressOf(page.to.thanks, request)}
    />
  ));
}
