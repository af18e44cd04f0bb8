import fastifyPlugin from 'fastify-plugin';

const maxDrainMs = 250;

/**
 * A proxy may send a call into a connection just as the server closes it. So a stopping server answers a moment longer,
 * with `Connection: close` (set by Fastify), before it closes the rest.
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
      const end = setTimeout(resolve, maxDrainMs);
      onLast = () => {
        clearTimeout(end);
        resolve();
      };
    });
  });
});
