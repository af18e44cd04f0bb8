import fastifyPlugin from 'fastify-plugin';
import { assertRoom } from '../files/encoding-queue';

/** Answers 503 to an upload before its body is sent while too many wait for their pictures (docs/operations.md, Pictures). Register it after the claims. */
export const encodingRoom = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (routeOptions.config.contract?.multipart) assertRoom();
  });
});
