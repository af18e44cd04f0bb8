import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWindowKey } from '../../ui/use-window-key';
import type { Writer } from './writer';
import { type Written, WritingSession } from './writing-session';
import { WritingToolbar } from './WritingToolbar';

interface PreviewWritingProps {
  frame: HTMLIFrameElement;
  document: Document;
  writer: Writer;
  /** Id of the selected part. */
  selected: number | null;
}

/** Writing on the page of a preview, with its toolbar. */
export function PreviewWriting({ frame, document, writer, selected }: PreviewWritingProps) {
  const [written, setWritten] = useState<Written | null>(null);
  const latest = useRef({ writer, selected });
  const session = useRef<WritingSession>(null);
  useLayoutEffect(() => {
    latest.current = { writer, selected };
  });
  useEffect(() => {
    const started = new WritingSession({ frame, document, now: () => latest.current, onWritten: setWritten });
    session.current = started;
    return () => started.stop();
  }, [frame, document]);
  // An undo may lead to another block, and so does a press in the list.
  useEffect(() => session.current?.follow(selected), [selected]);
  useWindowKey((event) => {
    const isHead =
      event.target instanceof Element && event.target.matches('[aria-expanded=true][data-block-head]');
    if (isHead) session.current?.enter(event);
  });
  return (
    written && (
      <WritingToolbar
        key={`${written.key} ${written.field}`}
        frame={frame}
        written={written}
        draft={writer.draft}
        onAlign={(align) => session.current?.align(align)}
      />
    )
  );
}
