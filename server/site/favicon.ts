import fastifyPlugin from 'fastify-plugin';
import { encodeIcon } from '../files/encoding';

/** A house with a lit door, as no company has given its own. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1F5B4E" d="M16 3 3 13v16h26V13z"/><path fill="#FAF8F5" d="M13 18h6v11h-6z"/></svg>';

/** Icon that browsers ask for by its address on every host. */
export const favicon = fastifyPlugin(async (app) => {
  let icon: Promise<Buffer> | undefined;
  app.get('/favicon.ico', async (_request, reply) => {
    icon ??= encodeIcon(drawing);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/x-icon')
      .send(await icon);
  });
});
