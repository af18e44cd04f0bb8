import { randomBytes } from 'node:crypto';
import type { ComponentProps } from 'react';
import type { FastifyReply } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { NoticeDocument } from '../../../src/drawing/NoticeDocument';
import { companyOf } from '../../subjects/content/company';
import type { Db } from '../../base/db/client';
import type { SendPage } from '../../access/plugins/errors';
import { pagePolicy, sandboxPolicy } from './policy';
import { stylesOf } from './styles';
import { pageText } from './text';

/** Page for failures of the server. */
export const sendErrorPage: SendPage = (reply, status) => sendNotice(reply, status, pageText.failed[status]);

/** Notice in the design of the public pages. */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  says: Pick<ComponentProps<typeof NoticeDocument>, 'title' | 'text' | 'company'>,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const html = renderToStaticMarkup(
    <NoticeDocument {...says} css={stylesOf('liubai', 'notice')} nonce={nonce} />,
  );
  return reply
    .status(status)
    .headers({
      // A telephone number can be called.
      'content-security-policy': `${pagePolicy(nonce)}; frame-ancestors 'none'; ${says.company ? sandboxPolicy : 'sandbox'}`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${html}`);
}

/** Answers that there is no site, for instance after it was disabled, with contact details. */
export async function sendNoSite(reply: FastifyReply, db: Db): Promise<FastifyReply> {
  const { name, tel } = await companyOf(db);
  return sendNotice(reply, 404, { ...pageText.siteNotFound, company: { name, tel } });
}
