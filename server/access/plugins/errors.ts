import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RefusalCode } from '../../../openapi/generated/enums';
import { isPassing } from '../../base/process/connection-failure';
import { ServiceError, type FieldErrors } from '../../base/contract/errors';
import { previewRoutes, publicPageRoute, websitePrefix } from '../../base/contract/public-address';
import { StoreError } from '../../base/files/store';
import { serverText } from '../../base/contract/text';
import { answerHeaders } from './answer-headers';
import { fieldErrors } from '../calls/validation';

/** Sends a visitor an error page instead of the envelope. */
export type SendPage = (reply: FastifyReply, status: PageStatus) => FastifyReply;
/** Statuses that a visitor may get without making a mistake. */
export type PageStatus = 429 | 500 | 503;

/**
 * Sends every error as the contract's envelope, or as a page to browsers, without internal details
 * (decisions/002-wire-format).
 */
export const errorEnvelopes = fastifyPlugin<{ sendPage?: SendPage }>(async (app, { sendPage }) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answered = answer(error, request);
    // A route may have set those of the answer that failed: nobody keeps an error, nor asks whether it is fresh.
    reply.headers(answerHeaders).removeHeader('etag');
    if (answered.retryAfter !== undefined) reply.header('retry-after', answered.retryAfter);
    return sendPage && isPageStatus(answered.status) && isForReader(request)
      ? sendPage(reply, answered.status)
      : send(reply, answered);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, { status: 404, message: serverText.notFound }));
});

const isPageStatus = (status: number): status is PageStatus =>
  status === 429 || status === 500 || status === 503;

/** True for page addresses, and for others outside the API when HTML is accepted. */
function isForReader({ method, routeOptions: { url = '', config }, headers }: FastifyRequest): boolean {
  // Forms of visitors are answered by a page too.
  if (method === 'POST') return pages.has(url);
  if ((method !== 'GET' && method !== 'HEAD') || config.contract || url.startsWith('/api/')) return false;
  return pages.has(url) || (headers.accept ?? '').includes('text/html');
}

const pages: ReadonlySet<string> = new Set([
  publicPageRoute,
  websitePrefix,
  `${websitePrefix}/*`,
  ...previewRoutes,
  '/proof/:sha/:until/:signature',
]);

/** Envelope for errors before routing, such as an address that is too long. */
export function answerFramework(_error: Error, _request: unknown, reply: FastifyReply): void {
  send(reply.headers(answerHeaders), { status: 400, message: serverText.malformed });
}

interface Answer {
  status: number;
  message: string;
  errors?: FieldErrors | undefined;
  data?: object | null;
  code?: RefusalCode | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

function answer(error: FastifyError, request: FastifyRequest): Answer {
  if (error instanceof ServiceError) return error;
  if (error.validation) {
    const errors = fieldErrors(error.validation as Parameters<typeof fieldErrors>[0]);
    return { status: 400, message: serverText.invalid, errors };
  }
  const status = error.statusCode ?? 500;
  if (status === 413 || error.code?.startsWith('FST_PARTS') || error.code?.startsWith('FST_FIELDS')) {
    return { status: 413, message: serverText.tooLarge };
  }
  if (status === 415) return { status, message: serverText.wrongType };
  if (status === 503) return { status, message: serverText.maintenance, retryAfter: 5 };
  if (status >= 400 && status < 500) {
    return { status: status === 404 ? 404 : 400, message: serverText.malformed };
  }
  request.log.error({ err: error }, 'request failed');
  if (error instanceof StoreError) return { status: 503, message: serverText.storeAway, retryAfter: 30 };
  return isPassing(error)
    ? { status: 503, message: serverText.maintenance, retryAfter: 5 }
    : { status: 500, message: serverText.systemError };
}

function send(reply: FastifyReply, { status, message, errors, data = null, code }: Answer): FastifyReply {
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send({
      succeeded: false,
      messages: [message],
      data,
      ...(errors ? { errors } : {}),
      ...(code ? { code } : {}),
    });
}
