import type { FastifyRequest } from 'fastify';

/** The key that makes a retry safe, when the client sent one. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
