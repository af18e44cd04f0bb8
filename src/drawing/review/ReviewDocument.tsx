import { HtmlDocument } from '../HtmlDocument';
import { SitePage } from '../SitePage';
import { bodyClass, pictureStyles } from '../picture-styles';
import { SkipLink } from '../SiteHead';
import type { SiteContent, TemplateCode } from '../types';
import { ReviewDialog } from './ReviewDialog';
import { countOf, panelId, ReviewPanel } from './ReviewPanel';
import { ReviewActions, ReviewStrip } from './ReviewStrip';
import { reviewText } from './text';
import type { Review } from './types';

interface ReviewDocumentProps {
  page: SiteContent;
  theme: TemplateCode;
  review: Review;
  css: string;
  nonce: string;
  picturesHref: string;
}

/** A draft for a person who may comment on it or approve it; works without scripts. */
export function ReviewDocument({ page, theme, review, css, nonce, picturesHref }: ReviewDocumentProps) {
  const { title } = page.site;
  const { mayComment, dialog } = review;
  return (
    <HtmlDocument
      title={reviewText.titleOf(title)}
      theme={theme}
      robots="noindex, nofollow, noarchive"
      css={css + pictureStyles(page.parts)}
      nonce={nonce}
      bodyClass={`${bodyClass(page.parts, theme)} rv${mayComment ? ' rv-talks' : ''}`}
    >
      <ReviewDialog review={review} title={title} />
      <div className="rv-all" inert={dialog !== null}>
        <SkipLink />
        <ReviewStrip review={review} />
        <SitePage {...page} picturesHref={picturesHref} hasSkip={false} />
        {mayComment && <ReviewPanel review={review} title={title} />}
        <PhoneBar review={review} />
      </div>
    </HtmlDocument>
  );
}

function PhoneBar({ review }: { review: Review }) {
  const { mayComment, mayApprove, threads } = review;
  if (!mayComment && !mayApprove) return null;
  return (
    <nav className="rv-acts rv-phone" aria-label={reviewText.actions}>
      {mayComment && (
        <a className="rv-btn" href={`#${panelId}`}>
          {reviewText.opinions} <span className="rv-count">{countOf(threads)}</span>
        </a>
      )}
      <ReviewActions review={review} />
    </nav>
  );
}
