import type { ReactNode } from 'react';
import { reviewText } from './text';
import type { ApproveDialog, Review } from './types';

const maxNote = 500;

/** Dialog over the page for the person's present step. */
export function ReviewDialog({ review, title }: { review: Review; title: string }) {
  const { dialog } = review;
  if (!dialog) return null;
  return (
    <div className="rv-veil">
      <section className="rv-dialog" role="dialog" aria-modal="true" aria-labelledby="rv-title">
        {dialog.kind === 'approve' ? (
          <Approving review={review} dialog={dialog} title={title} />
        ) : (
          <Changing review={review} title={title} />
        )}
      </section>
    </div>
  );
}

function Approving({ review, dialog, title }: { review: Review; dialog: ApproveDialog; title: string }) {
  const { href, blocks, threads, problem } = review;
  const open = threads.filter(({ isResolved }) => !isResolved);
  const words = open.at(-1)?.comments.find(({ isDeleted }) => !isDeleted)?.text ?? '';
  const text = reviewText.dialog;
  return (
    <>
      <h2 id="rv-title">{text.title(title)}</h2>
      <p className="rv-soft">{text.what(blocks.length)}</p>
      <p className="rv-cap">{text.number(dialog.number)}</p>
      {open.length > 0 && <p className="rv-open">{text.open(open.length, shortened(words))}</p>}
      <form method="post" action={href} id="rv-approve">
        <input type="hidden" name="seen" value={dialog.seen} />
        <div className="rv-code">
          <p>
            {text.sent}
            <br />
            <b>{dialog.email}</b>
          </p>
          <label htmlFor="code">{text.code}</label>
          <input
            id="code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'code-problem code-help' : 'code-help'}
          />
          <Problem id="code-problem" review={review} />
          <p id="code-help" className="rv-cap">
            {text.valid}
          </p>
        </div>
        <details open={problem !== null && problem.text !== ''}>
          <summary>{text.addNote}</summary>
          <label className="rv-hidden" htmlFor="note">
            {text.note}
          </label>
          <textarea id="note" name="text" rows={2} maxLength={maxNote} defaultValue={problem?.text} />
        </details>
      </form>
      {/* A separate form, so that Enter in the field approves. */}
      <form method="post" action={href} className="rv-resend">
        <input type="hidden" name="seen" value={dialog.seen} />
        <button name="do" value="resend">
          {dialog.wait > 0 ? text.resendIn(dialog.wait) : text.resend}
        </button>
      </form>
      <Foot href={href}>
        <button className="rv-btn main" form="rv-approve" name="do" value="approve">
          {reviewText.approve}
        </button>
      </Foot>
    </>
  );
}

const shortened = (text: string) => ([...text].length > 40 ? `${[...text].slice(0, 39).join('')}…` : text);

function Changing({ review, title }: { review: Review; title: string }) {
  const { href, problem } = review;
  const text = reviewText.changes;
  return (
    <>
      <h2 id="rv-title">{text.title(title)}</h2>
      <p className="rv-soft">{text.what}</p>
      <form method="post" action={href} id="rv-changes">
        <label htmlFor="why">{text.words}</label>
        <textarea
          id="why"
          name="text"
          rows={4}
          maxLength={maxNote}
          required
          defaultValue={problem?.text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'why-problem' : undefined}
        />
        <Problem id="why-problem" review={review} />
      </form>
      <Foot href={href}>
        <button className="rv-btn main" form="rv-changes" name="do" value="changes">
          {reviewText.askChanges}
        </button>
      </Foot>
    </>
  );
}

function Problem({ id, review: { problem } }: { id: string; review: Review }) {
  return (
    problem && (
      <p id={id} className="rv-problem" role="alert">
        {problem.words}
      </p>
    )
  );
}

function Foot({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className="rv-row">
      <a className="rv-btn" href={href}>
        {reviewText.cancel}
      </a>
      {children}
    </div>
  );
}
