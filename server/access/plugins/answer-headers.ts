import fastifyPlugin from 'fastify-plugin';

/** Default headers of every answer: no caching, no sniffing, no loading, scripts or framing. */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Sets the headers before any other hook answers; a route of pages or files overrides them (docs/evidence/security.md,
 * V3.4 and V14.3).
 */
export const defaultHeaders = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    // Staff can report it to the operator, who finds log, trace and queries by it.
    reply.headers(answerHeaders).header('x-request-id', request.id);
    done();
  });
});
