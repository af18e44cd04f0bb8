import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useFocusNow } from '../../records/pictures/changed-focus';
import { hasPicture, isDrawn } from '../../drawing/blocks';
import { SitePage } from '../../drawing/SitePage';
import { bodyClass, pictureStyles } from '../../drawing/picture-styles';
import { composeSite } from '../../drawing/compose';
import type { WebsiteFrame } from '../../drawing/website/types';
import { websiteStyles } from '../../drawing/website/WebsiteDocument';
import { emptyCompany } from '../../drawing/website/company';
import { recordView, websiteClass, WebsitePage } from '../../drawing/website/WebsitePage';
import type { SiteContent, SiteInfo, TemplateCode } from '../../drawing/types';
import { todayInTaipei } from '../../base/time/date-time';
import { dressFrame, sampleStyles, selectionStyles, themeStyles, writingStyles } from './preview-frame';
import { showPart } from './show-part';
import { findingStyles, type PartPin, pinStyles, PreviewPins } from './PreviewPins';
import { editorText } from './text';
import { useFrame } from './use-frame';
import { useFrameKeys } from './use-frame-keys';

const noPins: readonly PartPin[] = [];

export interface SitePreviewProps extends SiteContent {
  theme: TemplateCode;
  /** Id of the part to outline and keep visible. */
  selected?: number | null;
  /** Ids of parts that are still samples of the template. */
  samples?: readonly number[];
  pins?: readonly PartPin[] | undefined;
  onPin?: ((partId: number) => void) | undefined;
  /** Called with the id of the clicked part. */
  onSelect?: (partId: number) => void;
  /** Called for a click beside all parts. */
  onAway?: (() => void) | undefined;
  /** Over the frame, once it is drawn. */
  renderOver?: ((frame: HTMLIFrameElement, document: Document) => ReactNode) | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Preview of the page in an iframe, rendered by the code of the public page; updates without reloading. */
export function SitePreview({
  site,
  parts,
  richText,
  record,
  formConsent,
  theme,
  selected = null,
  samples = [],
  pins = noPins,
  onPin,
  onSelect,
  onAway,
  renderOver,
  className,
  style,
}: SitePreviewProps) {
  const { frame, document, props } = useFrame();
  const focusNow = useFocusNow();
  const drawn = useMemo(
    () => parts.map((part) => (hasPicture(part) ? focusNow(part) : part)),
    [parts, focusNow],
  );
  const { title, district, publisher } = site;
  const { page, pageCss, body } = useMemo(
    () =>
      drawnPage({ site: { title, district, publisher }, parts: drawn, richText, record, formConsent }, theme),
    [title, district, publisher, drawn, richText, record, formConsent, theme],
  );
  const css =
    pageCss +
    sampleStyles(samples) +
    selectionStyles(selected) +
    pinStyles(pins) +
    (renderOver ? writingStyles + findingStyles : '');
  useEffect(() => {
    if (frame && document) dressFrame(frame, css, body);
  }, [frame, document, css, body]);
  // A new block is visible once it has content.
  const isThere = drawn.some((part) => part.id === selected && isDrawn(part));
  useEffect(() => {
    if (frame && document && selected !== null && isThere) showPart(frame, selected);
  }, [frame, document, selected, isThere]);
  useClicks(document, onSelect, onAway);
  useFrameKeys(frame, document);
  return (
    <>
      <iframe
        title={editorText.preview}
        {...props}
        className={className}
        style={style}
        sandbox="allow-same-origin"
      />
      {document?.body && createPortal(page, document.body)}
      {document?.body && pins.length > 0 && <PreviewPins document={document} pins={pins} onPin={onPin} />}
      {frame && document && renderOver?.(frame, document)}
    </>
  );
}

/** Renders a one-page site, or a record as its page of the company's website. */
function drawnPage(content: SiteContent, theme: TemplateCode) {
  const view = recordView(content);
  return view
    ? {
        page: <WebsitePage frame={previewFrame} view={view} />,
        pageCss: themeStyles(theme, true) + websiteStyles(view),
        body: websiteClass(view),
      }
    : {
        page: <SitePage {...content} site={publishedToday(content)} />,
        pageCss: themeStyles(theme) + pictureStyles(content.parts),
        body: bodyClass(content.parts, theme),
      };
}

/** Footer of the page if it is published today; links of the preview lead nowhere. */
const publishedToday = ({ site, parts }: SiteContent): SiteInfo => ({
  ...site,
  publishedOn: todayInTaipei(),
  privacyHref: composeSite(parts).form ? '#' : undefined,
});

/** The company's frame around a record is not part of the edited content. */
const previewFrame: WebsiteFrame = { company: emptyCompany, base: null, here: null };

function useClicks(
  document: Document | null,
  onSelect: SitePreviewProps['onSelect'],
  onAway: SitePreviewProps['onAway'],
) {
  const select = useEffectEvent((part: string | null | undefined) => {
    if (part) onSelect?.(Number(part));
    else onAway?.();
  });
  useEffect(() => {
    if (!document) return undefined;
    const click = (event: Event) => {
      // A followed link would leave the editor. Elements of the frame are not instances of this window's Element.
      event.preventDefault();
      const target = event.target as Element | null;
      const part = target?.closest('[data-part-id]')?.getAttribute('data-part-id');
      select(part);
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [document]);
}
