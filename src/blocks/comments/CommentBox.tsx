import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '../../../openapi/generated/limits';
import { textLength } from '../../ui/text-length';
import { Button } from '../../ui/Button';
import { shortcutText } from '../../ui/shortcut';
import { TextArea } from '../../ui/TextArea';
import { useSpoken } from '../../ui/use-spoken';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Draft } from './drafts';
import { matchingReaders, mentionAt, mentionsIn, type Reader, withMention } from './mentions';
import { MentionList } from './MentionList';
import { commentText as text } from './text';

const maxLength = limits.CommentReply.text.maxLength;
const maxMentions = limits.CommentReply.mentions.maxItems;

interface CommentBoxProps {
  label: string;
  draft: Draft;
  readers: readonly Reader[];
  isSending: boolean;
  sendLabel: string;
  onType: (draft: Draft) => void;
  onSend: () => void;
  /** Content next to the button. */
  children?: ReactNode;
}

/** Text box for a comment: Ctrl+Enter sends; @ suggests accounts with access to the page. */
export function CommentBox({
  label,
  draft,
  readers,
  isSending,
  sendLabel,
  onType,
  onSend,
  children,
}: CommentBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const mention = useMention({ box, draft, readers, onType });
  const problem = problemOf(draft, readers);
  const isEmpty = draft.text.trim() === '';
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!isEmpty && problem === null) onSend();
    } else mention.press(event);
  };
  return (
    <div className="relative grid gap-2">
      <TextArea
        ref={box}
        aria-label={label}
        placeholder={label}
        rows={2}
        value={draft.text}
        aria-invalid={problem !== null || undefined}
        aria-autocomplete="list"
        aria-controls={mention.isOpen ? mention.id : undefined}
        aria-activedescendant={mention.isOpen ? `${mention.id}-${mention.at}` : undefined}
        onChange={(event) => {
          onType({ ...draft, text: event.target.value });
          mention.look(event.target);
        }}
        onSelect={(event) => mention.look(event.currentTarget)}
        onBlur={mention.close}
        onKeyDown={press}
      />
      {mention.isOpen && (
        <MentionList id={mention.id} offered={mention.offered} at={mention.at} onChoose={mention.choose} />
      )}
      <VisuallyHidden aria-live="polite">{mention.spoken}</VisuallyHidden>
      {problem !== null && (
        <p role="alert" className="text-caption text-danger">
          {problem}
        </p>
      )}
      {draft.isUnsent && !isSending && (
        <p role="status" className="text-caption font-bold text-danger">
          {text.unsent}
        </p>
      )}
      {(!isEmpty || isSending || children) && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="flex-1 text-caption text-ink-soft">{text.keys(shortcutText('Enter'))}</span>
          {children}
          <Button
            size="sm"
            variant="primary"
            busy={isSending}
            disabled={(isEmpty && !isSending) || problem !== null}
            onClick={onSend}
          >
            {sendLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

function problemOf(draft: Draft, readers: readonly Reader[]): string | null {
  if (textLength(draft.text.trim()) > maxLength) return text.tooLong(maxLength);
  return mentionsIn(draft.text, draft.chosen, readers).length > maxMentions
    ? text.tooMany(maxMentions)
    : null;
}

interface MentionConfig extends Pick<CommentBoxProps, 'draft' | 'readers' | 'onType'> {
  box: React.RefObject<HTMLTextAreaElement | null>;
}

function useMention({ box, draft, readers, onType }: MentionConfig) {
  const id = useId();
  const [typed, setTyped] = useState<ReturnType<typeof mentionAt>>(null);
  const [at, setAt] = useState(0);
  // Position of the @ whose list Escape closed.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [spoken, say] = useSpoken();
  const offered = typed && typed.start !== closedAt ? matchingReaders(readers, typed.query) : [];
  const isOpen = offered.length > 0;
  const choose = (reader: Reader) => {
    if (!typed) return;
    const next = withMention(draft.text, typed, reader.name);
    // Synchronous, because the next key may come before the next frame.
    flushSync(() => {
      onType({ ...draft, text: next.text, chosen: [...draft.chosen, reader.id] });
      setTyped(null);
    });
    say(text.chosen(reader.name));
    box.current?.focus();
    box.current?.setSelectionRange(next.caret, next.caret);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = offered[at] ?? offered[0];
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => setAt((at + 1) % offered.length),
      ArrowUp: () => setAt((at + offered.length - 1) % offered.length),
      Enter: () => chosen && choose(chosen),
      Tab: () => chosen && choose(chosen),
      Escape: () => setClosedAt(typed?.start ?? null),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    // Escape would also close the panel.
    event.stopPropagation();
    step();
  };
  return {
    id,
    isOpen,
    offered,
    at,
    spoken,
    choose,
    press,
    close: () => setTyped(null),
    look: ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
      const found = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : null;
      if (found?.query === typed?.query && found?.start === typed?.start) return;
      setTyped(found);
      setAt(0);
      if (!found) setClosedAt(null);
      else say(text.offered(matchingReaders(readers, found.query).length));
    },
  };
}
