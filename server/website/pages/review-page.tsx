import type { FastifyReply } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { withMarks } from '../../../src/drawing/review/marks';
import { ReviewDocument } from '../../../src/drawing/review/ReviewDocument';
import { reviewText } from '../../../src/drawing/review/text';
import type { Review } from '../../../src/drawing/review/types';
import { maskEmail } from '../../subjects/enquiries/mask';
import type { Db } from '../../base/db/client';
import { changedSince, contentNumber, contentOf } from '../../subjects/approvals/outside/content';
import { codeWait, isPublishedSince } from '../../subjects/approvals/outside/decisions';
import { threadsOf } from '../../subjects/approvals/outside/outside-comments';
import { type ReviewRow, stateOf } from '../../subjects/approvals/outside/reviews';
import { previewTheme } from '../../subjects/sites/theme-previews';
import { findTheme } from '../../subjects/sites/themes';
import { newNonce, sendHtml } from './draft-answer';
import { previewPath } from '../../base/contract/public-address';
import { offersDownload, pagePolicy, sandboxPolicyWith } from './policy';
import { formSheet, stylesOf } from './styles';

/** View options of a review from the query of its address. */
export interface ReviewView {
  selected: number | null;
  editing: number | null;
  step: 'code' | 'changes' | null;
  /** Hash of the content displayed when the person pressed 核准. */
  seen: string | null;
  done: Review['done'];
}

export const noView: ReviewView = { selected: null, editing: null, step: null, seen: null, done: null };

const maxId = 2 ** 31;

/** Parses an untrusted id; null if invalid. */
export function idIn(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) && Number(text) < maxId
    ? Number(text)
    : null;
}

/** Parses an untrusted hash; null if invalid. */
export const hashIn = (text: unknown): string | null =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text) ? text : null;

/** Parses the query and ignores unknown values. */
export function viewOf(query: unknown): ReviewView {
  const given: Readonly<Record<string, unknown>> =
    typeof query === 'object' && query !== null ? { ...query } : {};
  const { block, edit, step, seen, done } = given;
  return {
    selected: idIn(block),
    editing: idIn(edit),
    step: step === 'code' || step === 'changes' ? step : null,
    seen: hashIn(seen),
    done: doneOf(done),
  };
}

const doneOf = (value: unknown): Review['done'] => {
  const found = Object.keys(reviewText.done).find((key) => key === value);
  return found ? (found as Review['done']) : null;
};

interface Shown {
  review: ReviewRow;
  token: string;
  view: ReviewView;
  problem?: Review['problem'];
  status?: number;
}

/** Sends the draft of a person with their comments and decision. Throws 404 for a deleted draft. */
export async function sendReview(
  reply: FastifyReply,
  db: Db,
  { review: row, token, view, problem = null, status = 200 }: Shown,
): Promise<FastifyReply> {
  const [page, { theme }] = await Promise.all([previewTheme(db, row.themeId), findTheme(db, row.themeId)]);
  const content = contentOf(page);
  const blocks = page.parts.map(({ id = 0, partType }) => ({ id, partType }));
  const threads = row.mayComment ? await threadsOf(db, row, blocks) : [];
  const href = previewPath(token);
  const state = stateOf(row, content);
  const isKnown = blocks.some(({ id }) => id === view.selected);
  const review: Review = {
    href,
    name: row.name,
    expiresOn: row.expiresOn,
    mayComment: row.mayComment,
    mayApprove: row.mayApprove,
    state,
    decidedOn: row.decidedOn,
    note: row.note,
    hash: content.hash,
    number: contentNumber(row.contentHash ?? content.hash),
    isPublished: state === 'approved' && isPublishedSince(row, theme),
    changed: state === 'outdated' ? changedSince(row.blocks ?? [], content.blocks) : [],
    blocks,
    threads,
    selected: isKnown && row.mayComment ? view.selected : null,
    editing: view.editing,
    dialog: dialogOf(row, view, content.hash, state),
    problem,
    done: view.done,
  };
  const nonce = newNonce();
  const { title, district, publisher, templateCode, parts, formConsent } = page;
  const html = renderToStaticMarkup(
    <ReviewDocument
      page={{ site: { title, district, publisher }, parts, formConsent }}
      theme={templateCode}
      review={review}
      css={stylesOf(templateCode, ...formSheet(parts), 'draft', 'review')}
      nonce={nonce}
      picturesHref={`${href}/pictures`}
    />,
  );
  const policy = `${pagePolicy(nonce, true)}; frame-ancestors 'none'; ${sandboxPolicyWith(true, offersDownload(parts))}`;
  return sendHtml(reply.status(status), withMarks(html, review), policy);
}

function dialogOf(
  row: ReviewRow,
  { step, seen: seenBefore }: ReviewView,
  drawn: string,
  state: Review['state'],
): Review['dialog'] {
  if (!row.mayApprove || step === null || state === 'approved') return null;
  if (step === 'changes') return { kind: 'changes' };
  const { email, codeAskedOn } = row;
  const seen = seenBefore ?? drawn;
  return {
    kind: 'approve',
    email: maskEmail(email),
    wait: codeWait({ codeAskedOn }),
    seen,
    number: contentNumber(seen),
  };
}
