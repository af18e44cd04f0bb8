import { useEffect } from 'react';
import {
  getArticle,
  getArticleContent,
  getIndexPopup,
  getNews,
  getOtherPopup,
} from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { FailureNote } from '../../base/calls/Failure';
import { useAnswer } from '../../base/calls/use-answer';
import { SitePreview } from '../../blocks/content-editor/SitePreview';
import { articlePage, newsPage, recordTheme } from '../../drawing/record-pages';
import type { SiteContent } from '../../drawing/types';
import type { Approval } from '../../machines/review.rules';
import { PopupFrame } from '../../publishing/preview/PopupFrame';
import { classNames } from '../../ui/class-names';
import { endInSight } from './reading';
import { FirstReading } from './FirstReading';
import { reviewText } from './text';
import { firstPageFrame, firstPageId, firstPageRoom } from './use-first-view';
import { useReadEnd } from './use-read-end';

/** A record as visitors will see it: a page, or the picture of a popup. */
type Drawn = { page: SiteContent } | { popup: Parameters<typeof PopupFrame>[0] | null };

interface FirstRecordProps {
  of: Pick<Approval, 'kind' | 'recordId'>;
  /** Called once its end stood in the window long enough, and perhaps again. */
  onRead: () => void;
}

/** An article, news item or popup before its first publication, as visitors will see it. */
export function FirstRecord({ of: { kind, recordId }, onRead }: FirstRecordProps) {
  const { answer, ask } = useAnswer<Drawn>();
  useEffect(() => ask(() => drawnOf(kind, recordId)), [ask, kind, recordId]);
  if (answer.state === 'failed') {
    return <FailureNote error={answer.error} />;
  }
  if (answer.state !== 'ready') return <div className={firstPageRoom} />;
  return 'page' in answer.data ? (
    <div id={firstPageId} className={classNames(firstPageRoom, firstPageFrame)}>
      <SitePreview
        {...answer.data.page}
        theme={recordTheme}
        renderOver={(_frame, document) => (
          <FirstReading document={document} inSight={endInSight} onRead={onRead} />
        )}
        className="block size-full border-0"
      />
    </div>
  ) : (
    <Popup popup={answer.data.popup} onRead={onRead} />
  );
}

function Popup({ popup, onRead }: { popup: Parameters<typeof PopupFrame>[0] | null; onRead: () => void }) {
  const end = useReadEnd(onRead, true);
  return (
    <div id={firstPageId} className={classNames(firstPageFrame, 'grid place-items-center bg-veil p-6')}>
      {popup ? <PopupFrame {...popup} /> : <p className="rounded-card bg-card p-6">{reviewText.none}</p>}
      <div ref={end} />
    </div>
  );
}

/** Reads a record and draws it as stored. */
function drawnOf(kind: Approval['kind'], id: number): Promise<ApiResult<Drawn>> {
  switch (kind) {
    case 'article':
      return drawnArticle(id);
    case 'news':
      return drawn(getNews({ id }), (item) => ({ page: newsPage(item, item.content) }));
    case 'otherPopup':
      return drawn(getOtherPopup({ id }), popupOf);
    default:
      return drawn(getIndexPopup(), popupOf);
  }
}

async function drawnArticle(id: number): Promise<ApiResult<Drawn>> {
  const [article, content] = await Promise.all([getArticle({ id }), getArticleContent({ id })]);
  if (!article.ok) return article;
  return content.ok
    ? { ...content, data: { page: articlePage(article.data, content.data.webParts) } }
    : content;
}

async function drawn<Data>(
  reading: Promise<ApiResult<Data>>,
  draw: (data: Data) => Drawn,
): Promise<ApiResult<Drawn>> {
  const result = await reading;
  return result.ok ? { ...result, data: draw(result.data) } : result;
}

interface PopupRecord {
  image: { filePath: string; width?: number | null; height?: number | null } | null;
  altText: string;
  title: string;
}

const popupOf = ({ image, altText, title }: PopupRecord): Drawn => ({
  popup: image && { picture: { ...image, src: image.filePath }, alt: altText || title },
});
