import type { FastifyReply } from 'fastify';

/** Aborts when the connection closes before the answer; the request's own signal aborts once the body is read. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
