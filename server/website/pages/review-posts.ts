import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../access/calls/origin';
import { pageLink } from '../../subjects/comments/comments';
import type { Config } from '../../base/config/config';
import { appAddress, appPaths } from '../../base/contract/app-address';
import { notFound, ServiceError } from '../../base/contract/errors';
import { previewPath, previewRoute } from '../../base/contract/public-address';
import type { PooledDb } from '../../base/db/client';
import type { Tx } from '../../base/db/transaction';
import { writeForVisitor } from '../../access/identity/writes';
import { networkOf } from '../../base/logging/client-network';
import {
  approve,
  askChanges,
  assertSeen,
  checkCode,
  codeWait,
  countCode,
  sendApprovalCode,
  withdraw,
} from '../../subjects/approvals/outside/decisions';
import { addComment, answer, correct, remove } from '../../subjects/approvals/outside/outside-comments';
import { findReview, type ReviewRow } from '../../subjects/approvals/outside/reviews';
import { outsideText } from '../../subjects/approvals/outside/text';
import { countAgainst } from '../../base/secrets/attempts';
import { plain } from './enquiry-reading';
import { sendNotice } from './notice';
import { openedDraft } from './opened-draft';
import { hashIn, idIn, noView, type ReviewView, sendReview } from './review-page';
import { pageText } from './text';

/** Forms of one network and of one link: more than a person sends. */
const perNetwork = { limit: 120, windowSeconds: 600 };
const perLink = { limit: 60, windowSeconds: 600 };
const maxBytes = 32 * 1024;
const maxComment = 2000;
const maxNote = 500;

interface Sent {
  step: string;
  text: string;
  part: number | null;
  thread: number | null;
  comment: number | null;
  code: string;
  seen: string;
}

/** Parses a submitted form and limits its lengths before any other use. */
function sentIn(body: URLSearchParams): Sent {
  const step = plain(body.get('do') ?? '', 10);
  const isNote = step === 'approve' || step === 'changes';
  return {
    step,
    text: plain(body.get('text') ?? '', isNote ? maxNote : maxComment),
    part: idIn(body.get('part')),
    thread: idIn(body.get('thread')),
    comment: idIn(body.get('comment')),
    // Converts full-width digits and blanks, as people type them.
    code: plain(body.get('code') ?? '', 20)
      .normalize('NFKC')
      .replaceAll(/\D/g, '')
      .slice(0, 6),
    seen: plain(body.get('seen') ?? '', 64),
  };
}

/**
 * Takes the forms of a review: comments, request for changes, approval by code (decisions/051-outside-review). A scoped
 * plugin, because of its parser for form bodies.
 */
export const reviewPosts: FastifyPluginAsync<{ db: PooledDb; config: Config }> = async (
  app,
  { db, config },
) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post<{ Params: { token: string } }>(previewRoute, async (request, reply) => {
    const { token } = request.params;
    const opened = await openedDraft(db, request, reply, token);
    if (!opened) return reply;
    const { reviewId } = opened.link;
    const review = reviewId === null ? undefined : await findReview(db, reviewId);
    if (!review || !(request.body instanceof URLSearchParams)) {
      return sendNotice(reply, 404, pageText.linkGone);
    }
    const sent = sentIn(request.body);
    try {
      await countForms(db, request, review);
      const to = await take({ db, config, request, review, sent });
      return reply.redirect(`${previewPath(token)}${to}`, 303);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return refuse(reply, db, { review, token, sent, error });
    }
  });
};

async function countForms(db: PooledDb, request: FastifyRequest, { id }: ReviewRow): Promise<void> {
  await countAgainst(db, ['review', networkOf(request.ip)], perNetwork);
  await countAgainst(db, ['review-link', String(id)], perLink);
}

interface Step {
  db: PooledDb;
  config: Config;
  request: FastifyRequest;
  review: ReviewRow;
  sent: Sent;
}

/** Throws 404 for a form without the id that its step needs. */
function givenId(id: number | null): number {
  if (id === null) throw notFound();
  return id;
}

/** Performs the action of a form; resolves to the rest of the address that shows the result. */
async function take({ db, config, request, review, sent }: Step): Promise<string> {
  const { adminOrigin } = config;
  const linkOf = pageLink(adminOrigin);
  const siteLink = (caseId: number) => appAddress(adminOrigin, appPaths.site(caseId));
  const write = <T>(change: (tx: Tx) => Promise<T>) => writeForVisitor(db, originOf(request), change);
  const { text } = sent;
  switch (sent.step) {
    case 'comment':
      await write((tx) => addComment(tx, review, { partId: givenId(sent.part), text }, linkOf));
      return `?done=comment#block-${givenId(sent.part)}`;
    case 'answer':
      await write((tx) => answer(tx, review, { threadId: givenId(sent.thread), text }, linkOf));
      return `?done=comment#thread-${givenId(sent.thread)}`;
    case 'correct':
      await write((tx) => correct(tx, review, { id: givenId(sent.comment), text }, linkOf));
      return '?done=correct#opinions';
    case 'delete':
      await write((tx) => remove(tx, review, givenId(sent.comment)));
      return '?done=delete#opinions';
    case 'changes':
      await write((tx) => askChanges(tx, review, text, siteLink));
      return '?done=changes';
    case 'withdraw':
      await write((tx) => withdraw(tx, review, siteLink));
      return '?done=withdraw';
    case 'code':
      if (review.mayApprove) await assertSeen(db, review, sent.seen, review.blocks ?? []);
      // Within a minute of the last code, the person uses the existing one.
      if (codeWait(review) > 0) return `?step=code&seen=${sent.seen}#code`;
      await countCode(db, review, request.ip);
      await write((tx) => sendApprovalCode(tx, review));
      return `?step=code&seen=${sent.seen}#code`;
    case 'resend':
      if (codeWait(review) === 0) await countCode(db, review, request.ip);
      await write((tx) => sendApprovalCode(tx, review));
      return `?step=code&seen=${sent.seen}#code`;
    case 'approve': {
      // Checked before the code, so that the code stays valid for the page's present content.
      await assertSeen(db, review, sent.seen, review.blocks ?? []);
      const codeHash = await checkCode(db, review, { code: sent.code, address: request.ip });
      await write((tx) => approve(tx, review, { seen: sent.seen, codeHash, note: text }, siteLink));
      return '';
    }
    default:
      return '';
  }
}

interface Refused {
  review: ReviewRow;
  token: string;
  sent: Sent;
  error: ServiceError;
}

const places = {
  comment: 'comment',
  answer: 'answer',
  correct: 'correct',
  delete: 'comment',
} as const;

/** Shows the page again, with the reason next to the input. */
async function refuse(reply: FastifyReply, db: PooledDb, { review, token, sent, error }: Refused) {
  const place = Object.entries(places).find(([step]) => step === sent.step)?.[1] ?? 'dialog';
  const view: ReviewView = {
    ...noView,
    selected: sent.part,
    editing: place === 'correct' ? sent.comment : null,
    // Changed content must be reviewed before its approval.
    step: error.status === 409 || place !== 'dialog' ? null : sent.step === 'changes' ? 'changes' : 'code',
    seen: hashIn(sent.seen),
  };
  const wait = error.retryAfter;
  if (wait !== undefined) reply.header('retry-after', wait);
  // Deleted comments or threads; a deleted draft was answered before.
  const words = wait === undefined ? wordsOf(error) : outsideText.tooMany(Math.max(1, Math.ceil(wait / 60)));
  const now = (await findReview(db, review.id)) ?? review;
  return sendReview(reply, db, {
    review: now,
    token,
    view,
    problem: { words, text: sent.text, in: place, threadId: sent.thread },
    status: error.status === 200 ? 422 : error.status,
  });
}

const wordsOf = ({ message, errors }: ServiceError) => Object.values(errors ?? {})[0]?.[0] ?? message;
