import { type ComponentProps, useCallback, useState } from 'react';
import { inertHtml } from '../../ui/inert-html';

// Without a document of its own, a frame is in quirks mode and draws tables and heights unlike the public page.
const emptyDocument = inertHtml('<!doctype html>');

/** A frame to draw into, with its properties; `document` is null until the frame has loaded. */
export function useFrame() {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [document, setDocument] = useState<Document | null>(null);
  const ref = useCallback((element: HTMLIFrameElement | null) => {
    if (element) element.srcdoc = emptyDocument;
    else setDocument(null);
    setFrame(element);
  }, []);
  const props = {
    ref,
    onLoad: ({ currentTarget: { contentDocument: loaded } }) => {
      // Some browsers load an empty page before.
      if (loaded?.URL === 'about:srcdoc') setDocument(loaded);
    },
  } satisfies ComponentProps<'iframe'>;
  return { frame, document, props };
}
