import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export const newNonce = () => randomBytes(16).toString('base64url');

/** Sends the HTML of a draft, without caching. */
export function sendHtml(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${html}`);
}
