import fastifyPlugin from 'fastify-plugin';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../base/config/config';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { pagePolicy } from '../pages/policy';
import { pageBytes } from './archive';
import { isSigned, listKeys, signerOf } from './keys';

const route = '/proof/:sha/:until/:signature';
const minutes = 10;

const ticket = (sha: string, until: number) => `page ${sha} until ${until}`;

/** Addresses of stored pages, valid for ten minutes: a frame sends no token. */
export async function pagePaths(db: Db, { secretKeys }: Config): Promise<(sha: string) => string> {
  const until = Date.now() + minutes * 60_000;
  const { signed } = await signerOf(db, secretKeys);
  return (sha) => {
    const signature = Buffer.from(signed(ticket(sha, until)), 'base64').toString('base64url');
    return `/proof/${sha}/${until}/${signature}`;
  };
}

/** Stored pages for holders of such an address; their scripts do not run. */
export const proofPages = fastifyPlugin<{ db: Db }>(async (app, { db }) => {
  app.get<{ Params: { sha: string; until: string; signature: string } }>(
    route,
    async ({ params: { sha, until, signature } }, reply) => {
      const moment = Number(until);
      const plain = Buffer.from(signature, 'base64url').toString('base64');
      const isCurrent = Number.isSafeInteger(moment) && moment > Date.now();
      const keys = isCurrent ? await listKeys(db) : [];
      const isOurs = keys.some(({ publicKey }) => isSigned(ticket(sha, moment), plain, publicKey));
      const bytes = isOurs ? await pageBytes(db, sha) : undefined;
      if (!bytes) throw new ServiceError(404, serverText.notFound);
      return send(reply, bytes);
    },
  );
});

function send(reply: FastifyReply, bytes: Buffer): FastifyReply {
  const [, nonce = ''] = /<style nonce="([\w-]+)"/.exec(bytes.toString('utf8')) ?? [];
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `${pagePolicy(nonce)}; img-src 'self'; frame-ancestors 'self'; sandbox`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(bytes);
}
