import fastifyPlugin from 'fastify-plugin';
import { assertRoom } from '../../base/files/encoding-queue';

/** Answers 503 to an upload before its body while too many encodings wait. Register it after the claims. */
export const encodingRoom = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (routeOptions.config.contract?.multipart) assertRoom();
  });
});
