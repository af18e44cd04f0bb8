import fastifyPlugin from 'fastify-plugin';

interface Bounds {
  /** Maximum bytes of a body that are discarded after its answer. */
  maxBytes?: number;
  maxMs?: number;
}

const defaultMaxBytes = 128 * 1024 * 1024;
const defaultMaxMs = 60_000;

/** Discards the rest of a refused body up to a limit, as closing during the upload would lose the answer. */
export const unreadBodies = fastifyPlugin<Bounds>(
  async (app, { maxBytes = defaultMaxBytes, maxMs = defaultMaxMs }) => {
    app.addHook('onSend', ({ raw }, reply, _payload, done) => {
      const length = Number(raw.headers['content-length'] ?? 0);
      const hasBody = length > 0 || raw.headers['transfer-encoding'] !== undefined;
      if (length > maxBytes) reply.header('connection', 'close');
      else if (hasBody && !raw.complete && !raw.readableEnded && !raw.destroyed) {
        // Fastify closes the connection of a body that is too large.
        reply.removeHeader('connection');
        let bytes = 0;
        const end = setTimeout(() => raw.destroy(), maxMs).unref();
        const stop = () => clearTimeout(end);
        raw
          .unpipe()
          .on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > maxBytes) raw.destroy();
          })
          .once('end', stop)
          .once('close', stop)
          .resume();
      }
      done();
    });
  },
);
