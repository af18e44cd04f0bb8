import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { bodyClass, pictureStyles, SitePage } from '../../site/SitePage';
import type { SiteInfo, SitePart, ThemeCode } from '../../site/types';
import base from '../../site/styles/base.css?inline';
import jiekuo from '../../site/styles/theme-jiekuo.css?inline';
import liubai from '../../site/styles/theme-liubai.css?inline';
import nuanju from '../../site/styles/theme-nuanju.css?inline';
import yejing from '../../site/styles/theme-yejing.css?inline';
import type { Block } from './blocks';
import { editorText } from './text';

const themes: Record<ThemeCode, string> = { liubai, yejing, jiekuo, nuanju };

interface SitePreviewProps {
  site: SiteInfo;
  parts: readonly SitePart[];
  theme: ThemeCode;
  className?: string;
  /** The id of the part that was clicked. */
  onSelect?: (partId: number) => void;
}

/** The page as it will look, drawn by the public page's own code in a frame of its own; follows every change without reloading. */
export function SitePreview({ site, parts, theme, className, onSelect }: SitePreviewProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const document = frame?.contentDocument ?? null;
  const css = themes[theme] + pictureStyles(parts);
  const body = bodyClass(parts, theme);
  useEffect(() => {
    if (frame) dress(frame, base + css, body);
  }, [frame, css, body]);
  useEffect(() => {
    if (!document) return;
    const click = (event: Event) => {
      // Links of the preview lead nowhere: the editor would be gone.
      event.preventDefault();
      const target = event.target as Element | null;
      const part = target?.closest('[data-part-id]')?.getAttribute('data-part-id');
      if (part) onSelect?.(Number(part));
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [document, onSelect]);
  return (
    <>
      <iframe title={editorText.preview} ref={setFrame} className={className} sandbox="allow-same-origin" />
      {document?.body && createPortal(<SitePage site={site} parts={parts} />, document.body)}
    </>
  );
}

/** Gives the frame's document its style sheet and class; a constructed sheet needs no exception from the strict style policy. */
function dress(frame: HTMLIFrameElement, css: string, body: string): void {
  const view = frame.contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
  const page = frame.contentDocument;
  if (!page || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = 'zh-Hant-TW';
  page.body.className = body;
}

/** Blocks as the page draws them; new ones and new pictures too. Ids of unsaved blocks are negative places. */
export function usePartsOf(blocks: readonly Block[]): SitePart[] {
  const files = useMemo(() => new Map(blocks.flatMap(({ file }) => (file ? [[file, URL.createObjectURL(file)] as const] : []))), [blocks]);
  useEffect(() => () => files.forEach((url) => URL.revokeObjectURL(url)), [files]);
  return useMemo(() => blocks.map((block, index) => ({
    id: block.id ?? -index - 1, partType: block.type, align: block.align, textContent: block.text, url: block.url, urlTarget: block.urlTarget, altText: block.alt,
    autoPlay: block.autoPlay, tel: block.tel,
    ...(block.file ? { filePath: files.get(block.file) ?? null } : block.picture ? { filePath: block.picture.filePath, width: block.picture.width, height: block.picture.height, sources: block.picture.sources } : {}),
    items: block.items.map((item, place) => ({ id: item.id ?? -place - 1, textContent: item.text })),
  })), [blocks, files]);
}
