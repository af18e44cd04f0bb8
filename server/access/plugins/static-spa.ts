import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';

// No inline script, no eval. React sets styles through the DOM, which needs no exception.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify inert encoder ProseMirrorClipboard',
].join('; ');

const documentHeaders = [
  'content-security-policy',
  'x-frame-options',
  'origin-agent-cluster',
  'cross-origin-opener-policy',
  'x-dns-prefetch-control',
  'referrer-policy',
];

/** Screens without the menu: before the sign-in, whole pages, previews. */
const frameless =
  /^\/mng\/(?:login|logout|forgot-password|set-password|siteset|approval\/review|[^/]+\/preview)(?:\/|\?|$)/;

interface Options {
  root: string;
  /** Ways to sign in beside the password; sign-in must know them before any call. */
  signInWays?: readonly string[];
}

/**
 * The built app from `root` under /mng: immutable hashed assets, index.html, with or without a first frame, for every other path
 * (decisions/001-one-contract).
 */
export const staticSpa = fastifyPlugin<Options>(async (app, { root, signInWays = [] }) => {
  app.get('/', (_request, reply) => reply.redirect('/mng'));
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
  });

  const assets = new Set(readdirSync(`${root}/assets`));
  app.get<{ Params: { name: string } }>('/mng/assets/:name', async ({ params: { name } }, reply) => {
    if (!assets.has(name)) throw new ServiceError(404, serverText.notFound);
    // The headers of a document would add the size of a small script.
    for (const header of documentHeaders) reply.removeHeader(header);
    // Set on the file's answer only, so that a 404 is not cached for a year.
    return reply.sendFile(`assets/${name}`, { cacheControl: true, maxAge: '365d', immutable: true });
  });
  const pages = signInWays.length > 0 ? pagesTelling(root, signInWays) : undefined;
  const index = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
    });
    const page = frameless.test(url) ? 'frameless.html' : 'index.html';
    const told = pages?.get(page);
    return told === undefined ? reply.sendFile(page) : reply.type('text/html; charset=utf-8').send(told);
  };
  app.get('/mng', index);
  app.get('/mng/*', index);
});

/** Both pages, with the ways to sign in. */
function pagesTelling(root: string, ways: readonly string[]): ReadonlyMap<string, string> {
  const tag = `<meta name="sign-in-ways" content="${ways.join(' ')}" />`;
  return new Map(
    ['frameless.html', 'index.html'].map((page) => [
      page,
      readFileSync(`${root}/${page}`, 'utf8').replace('</head>', `${tag}</head>`),
    ]),
  );
}
