import fastifyPlugin from 'fastify-plugin';

/**
 * A proxy that keeps a large body until it is whole asks first, by the same call without its body and with
 * `X-Admission`, whether it may come (deploy/nginx.conf). Register it after every hook that decides without a body.
 */
export const admission = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    if (headers['x-admission'] === undefined || !routeOptions.config.contract) return;
    await reply.code(204).send();
  });
});
