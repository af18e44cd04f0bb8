import type { FileInfo } from '../../base/files/file-infos';
import { createHash, randomBytes } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../../base/config/config';
import { isSameHost } from '../../base/config/same-host';
import type { Db } from '../../base/db/client';
import { matchesEtag } from '../../base/files/etag';
import { facesOf } from './faces';
import { withFormats } from './picture-formats';
import { rulesOf, type StyleRule, textOf, usedRules } from './style-rules';

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
  headers: Readonly<Record<string, string>>;
  /** Each set by the first request for it. */
  bytes: Partial<Record<Encoding, Buffer>>;
}

/** Caches in front ask for gzip alone (deploy/nginx.conf). */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Encoded once; a brotli is quick for the first visitor, and a seventh smaller for those after the background. */
function encoded({ bytes, text }: Sent, encoding: Encoding): Buffer {
  const before = bytes[encoding];
  if (before) return before;
  if (encoding === 'identity') return (bytes.identity = Buffer.from(text));
  if (encoding === 'gzip') return (bytes.gzip = gzipSync(text));
  brotliCompress(text, brotli(constants.BROTLI_MAX_QUALITY), (error, smaller) => {
    if (!error) bytes.br = smaller;
  });
  return (bytes.br = brotliCompressSync(text, brotli(5)));
}

/** Placeholder of the origin, which clients choose by `Host`: a page is rendered once for all origins. */
export const someOrigin = `https://${randomBytes(16).toString('hex')}.invalid`;
/** Placeholder of the nonce while rendering. */
export const someNonce = randomBytes(16).toString('hex');

/** A page with the rules of its style sheet that can apply to it. */
export function drawnPage(page: ReactElement): Drawn {
  return finished(withUsedStyles(htmlOf(page)).html);
}

/** A page with its whole style sheet, which takes a third of the time: for one reader, or to compare. */
export function wholePage(page: ReactElement): Drawn {
  return finished(htmlOf(page));
}

/** Time after which a page is drawn again although nothing changed: its files stay wanted. */
const drawnAgainAfterMs = 24 * 3600 * 1000;
/** While faces of the page are being made. */
const drawnAgainSoonMs = 5000;
/** While its pictures are, which take longer. */
const drawnAgainForPicturesMs = 10_000;

/** A page for visitors, with the face of its headings as soon as that is made. */
export interface DrawnForVisitors extends Drawn {
  hasFaces: boolean;
  /** Milliseconds that processes and caches may keep it. */
  keptMs: number;
}

export async function drawnForVisitors(db: Db, page: ReactElement): Promise<DrawnForVisitors> {
  const pictured = await withFormats(db, htmlOf(page));
  const { html, rules } = withUsedStyles(pictured.html);
  const faces = await facesOf(db, html, rules);
  const links = faces.paths.map(
    (path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin=""/>`,
  );
  const drawn = html.replace(styleTag, (tag) => links.join('') + tag + faces.css);
  return {
    ...finished(drawn),
    hasFaces: faces.paths.length > 0,
    keptMs: faces.isPending
      ? drawnAgainSoonMs
      : pictured.isPending
        ? drawnAgainForPicturesMs
        : drawnAgainAfterMs,
  };
}

const styleTag = /<style nonce="[^"]*">/;
const styleElement = /(<style nonce="[^"]*">)([^]*?)(?=<\/style>)/;

const htmlOf = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;

function withUsedStyles(drawn: string): { html: string; rules: readonly StyleRule[] } {
  const css = styleElement.exec(drawn)?.[2] ?? '';
  const rules = usedRules(rulesOf(css), drawn.replace(css, ''));
  return { html: drawn.replace(styleElement, (_, tag: string) => tag + textOf(rules)), rules };
}

function finished(drawn: string): Drawn {
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
  const headers = {
    // Weak, because one tag covers all encodings.
    etag: `W/${etag}`,
    vary: 'accept-encoding',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return (page.last = { origin, text, type: page.type, etag, headers, bytes: {} });
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
  reply.headers(page.headers);
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  reply.type(page.type);
  const accepted = mayCompress && negotiate(request.headers['accept-encoding'] ?? '', [...encodings]);
  const encoding = encodings.find((each) => each === accepted) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(encoded(page, encoding));
}

/** Share picture in the head of a page. */
export const shareOf = (image: FileInfo | null) =>
  image && {
    url: someOrigin + image.filePath,
    width: image.width ?? undefined,
    height: image.height ?? undefined,
  };
