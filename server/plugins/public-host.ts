import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../errors';
import { serverText } from '../text';

/**
 * On the public pages' own host scripts of others run: neither the back office nor its sign-in answer there
 * (quality.md, Rich text and pages). Register it before every route.
 */
export const publicHostOnly = fastifyPlugin<{ publicOrigin: string | undefined }>(async (app, { publicOrigin }) => {
  if (publicOrigin === undefined) return;
  const publicHost = new URL(publicOrigin).host;
  app.addHook('onRequest', async ({ host, url }) => {
    if (host.toLowerCase() === publicHost && /^\/(?:mng|api\/identity)(?:[/?]|$)/.test(url)) throw new ServiceError(404, serverText.notFound);
  });
});
