import type { FileInfo } from '../files/file-infos';
import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../config/config';
import { isSameHost } from '../config/same-host';
import { matchesEtag } from '../files/etag';

/** A cached answer for all hosts. */
export interface Drawn {
  /** Contains `someOrigin` in place of the origin. */
  text: string;
  type: string;
  /** Last sent form, as most requests use the same host. */
  last: Sent | undefined;
  /** Nonce of the page's style element and policy. Cached with the page, which is safe as no script can use it. */
  nonce: string;
}

interface Sent {
  origin: string;
  text: string;
  type: string;
  etag: string;
  /** Set by the first request for it. */
  gzip?: Buffer;
}

/** Placeholder of the origin, which clients choose by `Host`: a page is rendered once for all origins. */
export const someOrigin = `https://${randomBytes(16).toString('hex')}.invalid`;
/** Placeholder of the nonce while rendering. */
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

/** A feed or similar, with `someOrigin` as origin. */
export function drawnText(text: string, type: string): Drawn {
  return { text, type, nonce: '', last: undefined };
}

/** Derived from the content, so that all processes send the same entity tag. A page cannot contain its own nonce. */
function nonceOf(drawn: string): string {
  const content = drawn.replaceAll(someOrigin, '').replaceAll(someNonce, '');
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** A cached answer for an origin. */
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

/** Compresses only for configured hosts: clients can invent names, and each needs its own compression. */
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
    // Weak, because one tag covers both encodings.
    etag: `W/${page.etag}`,
    vary: 'accept-encoding',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  reply.type(page.type);
  const encoding = request.headers['accept-encoding'] ?? '';
  if (!mayCompress || negotiate(encoding, ['gzip']) === null) return reply.send(page.text);
  return reply.header('content-encoding', 'gzip').send((page.gzip ??= gzipSync(page.text)));
}

/** Share picture in the head of a page. */
export const shareOf = (image: FileInfo | null) =>
  image && {
    url: someOrigin + image.filePath,
    width: image.width ?? undefined,
    height: image.height ?? undefined,
  };
