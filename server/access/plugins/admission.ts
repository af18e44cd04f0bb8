import fastifyPlugin from 'fastify-plugin';

/**
 * Answers a proxy that asks before buffering a body: `X-Admission` (deploy/nginx.conf). Register it after
 * every hook that needs no body.
 */
export const admission = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    if (headers['x-admission'] === undefined || !routeOptions.config.contract) return;
    await reply.code(204).send();
  });
});
