import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { PartType } from '../../../openapi/generated/enums';
import { isDrawn } from '../../drawing/blocks';
import { SiteBlock } from '../../drawing/SitePage';
import { bodyClass, pictureStyles } from '../../drawing/picture-styles';
import type { PagePart, TemplateCode } from '../../drawing/types';
import { blockStyles, dressFrame, themeStyles } from './preview-frame';
import { useFrame } from './use-frame';

interface BlockFrameProps {
  block: PagePart;
  theme: TemplateCode;
  title: string;
  /** Called with the frame's document once it is rendered, and with null on unmount. */
  onDrawn: (document: Document | null) => void;
}

/** True for a block that is drawn within a section; bars are not. */
export const isDrawable = (block: PagePart): boolean => isDrawn(block) && block.partType !== PartType.bars;

/** A block as its page renders it, in a frame of its own height. */
export function BlockFrame({ block, theme, title, onDrawn }: BlockFrameProps) {
  const { frame, document, props } = useFrame();
  const [height, setHeight] = useState(80);
  const css = useMemo(() => themeStyles(theme) + pictureStyles([block]) + blockStyles, [theme, block]);
  useEffect(() => {
    if (frame && document) dressFrame(frame, css, bodyClass([], theme));
  }, [frame, document, css, theme]);
  useEffect(() => {
    const main = document?.querySelector('main');
    if (!document || !main) return undefined;
    const measure = new ResizeObserver(() => setHeight(Math.ceil(main.getBoundingClientRect().height)));
    measure.observe(main);
    onDrawn(document);
    return () => {
      measure.disconnect();
      onDrawn(null);
    };
  }, [document, onDrawn]);
  return (
    <>
      <iframe
        title={title}
        {...props}
        className="block w-full border-0"
        style={{ height }}
        // Pictures, links and films of the page are shown, not used.
        tabIndex={-1}
        sandbox="allow-same-origin"
      />
      {document?.body && createPortal(<SiteBlock block={block} />, document.body)}
    </>
  );
}
