import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../config/config';
import { isSameHost } from '../config/same-host';
import { isKnown } from '../files/etag';

/** An answer that is kept in memory, for all hosts at which it may be asked. */
export interface Drawn {
  /** With `someOrigin` where the origin stands. */
  text: string;
  type: string;
  /** As it was sent last: most ask by the same host. */
  last: Sent | undefined;
  /** Stands in the page's one style element and in its policy; a cached page keeps it, as no script may use it. */
  nonce: string;
}

interface Sent {
  origin: string;
  text: string;
  type: string;
  etag: string;
  /** Once it was asked for. */
  gzip?: Buffer;
}

/** Stands in a drawn page for its origin, which a client may choose: a page is drawn once for all of them. */
export const someOrigin = `https://${randomBytes(16).toString('hex')}.invalid`;
/** Stands in a page that is being drawn for its nonce. */
export const someNonce = randomBytes(16).toString('hex');

export function drawnPage(page: ReactElement): Drawn {
  const drawn = `<!doctype html>${renderToStaticMarkup(page)}`;
  const nonce = nonceOf(drawn);
  return {
    text: drawn.replaceAll(someNonce, nonce),
    type: 'text/html; charset=utf-8',
    nonce,
    last: undefined,
  };
}

/** A feed or the like, with `someOrigin` for its origin. */
export function drawnText(text: string, type: string): Drawn {
  return { text, type, nonce: '', last: undefined };
}

/**
 * The same in every process, as the page's entity tag must be. Nothing in the page can name it, as with each sign it would
 * become another one.
 */
function nonceOf(drawn: string): string {
  const content = drawn.replaceAll(someOrigin, '').replaceAll(someNonce, '');
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** A drawn answer under an origin. */
export function sentFrom(page: Drawn, origin: string): Sent {
  if (page.last?.origin === origin) return page.last;
  const text = page.text.replaceAll(someOrigin, () => escapeHtml(origin));
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return (page.last = { origin, text, type: page.type, etag });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/** A client may make up names, and each would be compressed anew: only for those of the configuration it is done. */
export function isConfigured({ publicOrigin, adminOrigin }: Config, host: string): boolean {
  return publicOrigin !== undefined || (adminOrigin !== undefined && isSameHost(adminOrigin, host));
}

export function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Sent,
  mayCompress: boolean,
): FastifyReply {
  reply.headers({
    // Weak: the same page compressed and not.
    etag: `W/${page.etag}`,
    vary: 'accept-encoding',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  if (isKnown(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  reply.type(page.type);
  const encoding = request.headers['accept-encoding'] ?? '';
  if (!mayCompress || negotiate(encoding, ['gzip']) === null) return reply.send(page.text);
  return reply.header('content-encoding', 'gzip').send((page.gzip ??= gzipSync(page.text)));
}
