import type { FastifyReply } from 'fastify';

/** Leads to another page for good; asked again each time, as staff may change it. */
export const sendAway = (reply: FastifyReply, path: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-cache' }).redirect(path, 301);
