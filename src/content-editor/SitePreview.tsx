import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocusNow } from '../pictures/changed-focus';
import { isDrawn } from '../site/blocks';
import { bodyClass, pictureStyles, SitePage } from '../site/SitePage';
import { hasPicture } from '../site/compose';
import type { PagePart, SiteContent, TemplateCode } from '../site/types';
import { dressFrame, sampleStyles, selectionStyles, showPart, themeStyles } from './preview-frame';
import { editorText } from './text';

export interface SitePreviewProps extends SiteContent {
  theme: TemplateCode;
  /** The id of the part to outline and keep in sight. */
  selected?: number | null;
  /** The ids of the parts that are still the template's. */
  samples?: readonly number[];
  /** The id of the part that was clicked. */
  onSelect?: (partId: number) => void;
}

interface FrameProps extends SitePreviewProps {
  className?: string;
  style?: React.CSSProperties;
}

/** The page as it will look, drawn by the public page's own code in a frame of its own; follows every change without reloading. */
export function SitePreview({
  site,
  parts,
  richText,
  theme,
  selected = null,
  samples = [],
  onSelect,
  className,
  style,
}: FrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // Some browsers put another document in its place when the empty frame has loaded.
  const [document, setDocument] = useState<Document | null>(null);
  // A key is shown where it was typed first, the page follows: it is many times as much to draw.
  const focusNow = useFocusNow();
  const shown = useMemo(
    () => parts.map((part) => (hasPicture(part) ? focusNow(part) : part)),
    [parts, focusNow],
  );
  const drawn = useAfterFrame(shown);
  const { title, district } = site;
  const page = useMemo(
    () => <SitePage site={{ title, district }} parts={drawn} richText={richText} />,
    [title, district, drawn, richText],
  );
  const pageCss = useMemo(() => themeStyles(theme) + pictureStyles(drawn), [theme, drawn]);
  const body = useMemo(() => bodyClass(drawn, theme), [drawn, theme]);
  const css = pageCss + sampleStyles(samples) + selectionStyles(selected);
  useEffect(() => {
    if (frame && document) dressFrame(frame, css, body);
  }, [frame, document, css, body]);
  // A new block is there to be seen when something stands in it.
  const isThere = drawn.some((part) => part.id === selected && isDrawn(part));
  useEffect(() => {
    if (frame && selected !== null && isThere) showPart(frame, selected);
  }, [frame, selected, isThere]);
  useClicks(document, onSelect);
  return (
    <>
      <iframe
        title={editorText.preview}
        ref={(element) => {
          setFrame(element);
          setDocument(element?.contentDocument ?? null);
        }}
        onLoad={(event) => setDocument(event.currentTarget.contentDocument)}
        className={className}
        style={style}
        sandbox="allow-same-origin"
      />
      {document?.body && createPortal(page, document.body)}
    </>
  );
}

/**
 * What was given last, after the frame that follows it: a key is on the screen first and waits neither for what it
 * leads to nor for the frame of that.
 */
function useAfterFrame(parts: PagePart[]): PagePart[] {
  const [after, setAfter] = useState(parts);
  useEffect(() => {
    // Never taken back: of what comes at each frame, none would ever be shown.
    requestAnimationFrame(() => {
      setTimeout(() => startTransition(() => setAfter(parts)));
    });
  }, [parts]);
  return after;
}

function useClicks(document: Document | null, onSelect: SitePreviewProps['onSelect']) {
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  });
  useEffect(() => {
    if (!document) return undefined;
    const click = (event: Event) => {
      // Links of the preview lead nowhere: the editor would be gone. An element of the frame is no Element of this window.
      event.preventDefault();
      const target = event.target as Element | null;
      const part = target?.closest('[data-part-id]')?.getAttribute('data-part-id');
      if (part) latest.current?.(Number(part));
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [document]);
}
