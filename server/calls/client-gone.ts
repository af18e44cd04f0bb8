import type { FastifyReply } from 'fastify';

/** Aborts when the connection closes before the answer. A request's own signal does once its body was read. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
