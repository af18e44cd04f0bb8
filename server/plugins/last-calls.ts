import { setTimeout as delay } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';

const mostMs = 250;
const stepMs = 10;

/**
 * A proxy keeps connections and may send a call into one just as the server closes it. So a server that stops goes on
 * answering for a moment, each answer with `Connection: close` (Fastify's own doing), before it closes what is left.
 */
export const lastCalls = fastifyPlugin(async (app) => {
  app.addHook('preClose', async () => {
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    for (let ms = 0; ms < mostMs && (await connections()) > 0; ms += stepMs) await delay(stepMs);
  });
});
