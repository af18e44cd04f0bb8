import fastifyPlugin from 'fastify-plugin';

const maxDrainMs = 250;

/**
 * A proxy may send a call just before the close, so a stopping server still answers for a moment, with
 * `Connection: close`.
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
