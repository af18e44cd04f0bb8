import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { NoticeDocument } from '../../src/site/NoticeDocument';
import type { SendPage } from '../plugins/errors';
import { pagePolicy } from './policy';
import { stylesOf } from './styles';
import { pageText } from './text';

/** Page for failures of the server. */
export const sendErrorPage: SendPage = (reply, status) => sendNotice(reply, status, pageText.failed[status]);

/** A notice in the look of the public pages. */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  says: { title: string; text: string },
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const html = renderToStaticMarkup(
    <NoticeDocument {...says} css={stylesOf('liubai', 'notice')} nonce={nonce} />,
  );
  return reply
    .status(status)
    .headers({
      'content-security-policy': `${pagePolicy(nonce)}; frame-ancestors 'none'; sandbox`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${html}`);
}
