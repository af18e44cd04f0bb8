import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../errors';
import { paths } from '../paths';
import { serverText } from '../text';

// No inline script, no eval; styles that React sets go through the object model and need no exception.
const policy = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:", "connect-src 'self'", "font-src 'self'", "frame-src 'self'",
  "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", 'trusted-types default dompurify ProseMirrorClipboard',
].join('; ');

/** The built app under /mng: hashed assets for ever, index.html for every path of its own (decisions.md 1). */
export const staticSpa = fastifyPlugin(async (app) => {
  app.get('/', (_request, reply) => reply.redirect('/mng'));
  if (!existsSync(paths.spa)) return;
  await app.register(fastifyStatic, { root: paths.spa, serve: false, preCompressed: true, index: false, cacheControl: false });

  app.get('/mng/assets/:name', async ({ params }, reply) => {
    const { name } = params as { name: string };
    if (!/^[\w.-]+$/.test(name) || !existsSync(`${paths.spa}/assets/${name}`)) throw new ServiceError(404, serverText.notFound);
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': policy });
    return reply.sendFile(`assets/${name}`);
  });
  const index = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, 'x-frame-options': 'DENY' });
    return reply.sendFile('index.html');
  };
  app.get('/mng', index);
  app.get('/mng/*', index);
});
