import fastifyPlugin from 'fastify-plugin';

const mostMs = 250;

/**
 * A proxy keeps connections and may send a call into one just as the server closes it. So a server that stops goes on
 * answering for a moment, each answer with `Connection: close` (Fastify's own doing), before it closes what is left.
 */
export const lastCalls = fastifyPlugin(async (app) => {
  let open = 0;
  let onLast = () => {};
  app.server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      if (open === 0) onLast();
    });
  });
  app.addHook('preClose', async () => {
    if (open === 0) return;
    await new Promise<void>((resolve) => {
      const end = setTimeout(resolve, mostMs);
      onLast = () => {
        clearTimeout(end);
        resolve();
      };
    });
  });
});
