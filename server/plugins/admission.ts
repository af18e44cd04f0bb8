import fastifyPlugin from 'fastify-plugin';

/**
 * Answers a proxy that asks before buffering a large body: the same call without body, with `X-Admission`
 * (deploy/nginx.conf). Register it after every hook that decides without a body.
 */
export const admission = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    if (headers['x-admission'] === undefined || !routeOptions.config.contract) return;
    await reply.code(204).send();
  });
});
