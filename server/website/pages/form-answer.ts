import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerId } from '../../../src/drawing/EnquiryForm';
import type { EnquiryFrame } from '../../../src/drawing/EnquiryFrame';
import { enquiryText } from '../../../src/drawing/enquiry-text';
import type { Config } from '../../base/config/config';
import { formSecret } from '../../subjects/enquiries/form-intake';
import type { PooledDb } from '../../base/db/client';
import { networkOf } from '../../base/logging/client-network';
import { countAgainst } from '../../base/secrets/attempts';
import type { SentForm } from './enquiry-reading';
import { readReceipt } from './form-tokens';
import type { FormPage } from './page-form';
import type { PageScripts } from './page-scripts';
import { pagePolicy, policyOn } from './policy';

/** Forms of one network: enough for any office, and few enough to protect the disk. */
const perNetwork = { limit: 600, windowSeconds: 600 };

/** Counts a sent form against its network. Throws 429. */
export const countForms = (db: PooledDb, address: string) =>
  countAgainst(db, ['form', networkOf(address)], perNetwork);

/** Finds the page of a call's address that has a form. */
export type Find = (request: FastifyRequest) => Promise<FormPage | undefined>;

/** Query of the addresses that a receipt opens. */
export type ReceiptQuery = { Querystring: { n?: string | string[] } };

/** Address of a further page of a receipt. */
export const addressOf = (path: string, { query }: FastifyRequest<ReceiptQuery>) =>
  `${path}?n=${encodeURIComponent(String(query.n))}`;

/** Choices of the page itself: whoever sends a form chooses the others. */
export const offered = (page: FormPage, { rooms, time }: SentForm['values']) => ({
  rooms: rooms.filter((room) => page.rooms.some(({ value }) => value === room)),
  time: time.filter((one) => enquiryText.times.some(({ value }) => value === one)),
});

export const toThanks = (reply: FastifyReply, page: FormPage, receipt: string) =>
  reply.redirect(`${page.to.thanks}?n=${encodeURIComponent(receipt)}#${answerId}`, 303);

/** Sends one of a form's further pages, which no cache keeps. */
export function sendPage(
  config: Config,
  reply: FastifyReply,
  { frame }: FormPage,
  draw: (frame: EnquiryFrame) => React.ReactElement,
  scripts?: Partial<PageScripts>,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const html = renderToStaticMarkup(draw({ ...frame, nonce, scripts: scripts?.end }));
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': `${pagePolicy(nonce, true)}; frame-ancestors 'none'; ${scripts?.policy ?? policyOn(config, reply.request.host, { hasForm: true })}`,
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${html}`);
}

/** Page and receipt of a thank-you page's address. */
export async function thanked(db: PooledDb, find: Find, request: FastifyRequest<ReceiptQuery>) {
  const [page, secret] = await Promise.all([find(request), formSecret(db)]);
  return { page, receipt: page && readReceipt(secret, page.place, String(request.query.n ?? '')) };
}
