import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Align, PartType } from '../../../openapi/generated/enums';
import { IconButton } from '../../ui/IconButton';
import { editorText } from './text';
import type { BlocksDraft } from './use-record-blocks';
import { writingText } from './writing-text';
import type { Written } from './writing-session';

interface WritingToolbarProps {
  frame: HTMLIFrameElement;
  written: Written;
  draft: BlocksDraft;
  onAlign: (align: Align) => void;
}

const aligns = [
  { align: Align.left, icon: 'align-left', label: editorText.alignLeft },
  { align: Align.center, icon: 'align-center', label: editorText.alignCenter },
] as const;

/** Above the text being written, over the frame; the form offers the same to the keyboard. */
export function WritingToolbar({ frame, written, draft, onAlign }: WritingToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const place = usePlace(frame, written.element, bar);
  useKeptCaret(bar);
  const { Tools } = written;
  const block = useSelector(draft, ({ context }) => context.draft.find(({ key }) => key === written.key));
  return (
    <div
      ref={bar}
      role={Tools ? 'group' : 'toolbar'}
      aria-label={writingText.toolbar}
      className="absolute z-10 flex *:border-b-0 has-[>span:only-child]:[@media(hover:none)]:hidden items-center gap-1 rounded-control bg-raised p-1 shadow-float"
      style={place}
    >
      {block?.type === PartType.title &&
        aligns.map(({ align, icon, label }) => (
          <IconButton
            key={align}
            icon={icon}
            size="sm"
            label={label}
            tabIndex={-1}
            aria-pressed={block.align === align}
            onClick={() => onAlign(align)}
          />
        ))}
      {Tools && <Tools />}
      <span className="px-2 text-caption whitespace-nowrap text-ink-soft [@media(hover:none)]:hidden">
        {written.element.getAttribute('aria-description')}
      </span>
    </div>
  );
}

/** Keeps the caret in the text while buttons are pressed. */
function useKeptCaret(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = bar.current;
    const keep = (event: Event) => event.preventDefault();
    place?.addEventListener('mousedown', keep);
    return () => place?.removeEventListener('mousedown', keep);
  }, [bar]);
}

/** Place above an element of the frame, else below it, within the frame. */
function usePlace(frame: HTMLIFrameElement, element: Element, bar: React.RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const around = bar.current?.offsetParent;
      if (!bar.current || !around) return;
      const { offsetWidth, offsetHeight } = bar.current;
      const [outer, inner, text] = [around, frame, element].map((each) => each.getBoundingClientRect());
      if (!outer || !inner || !text) return;
      const scale = inner.width / frame.offsetWidth;
      const top = inner.top - outer.top + text.top * scale;
      const above = top - offsetHeight - 8;
      const left = inner.left - outer.left + text.left * scale;
      setPlace({
        top: above >= 0 ? above : Math.min(top + text.height * scale + 8, outer.height - offsetHeight),
        left: Math.max(0, Math.min(left, outer.width - offsetWidth)),
      });
    };
    const sizes = new ResizeObserver(measure);
    const page = element.ownerDocument;
    // The body too, as pictures above the text load late.
    for (const each of [frame, element, page.body, bar.current]) if (each) sizes.observe(each);
    page.addEventListener('scroll', measure);
    measure();
    return () => {
      sizes.disconnect();
      page.removeEventListener('scroll', measure);
    };
  }, [frame, element, bar]);
  return place;
}
