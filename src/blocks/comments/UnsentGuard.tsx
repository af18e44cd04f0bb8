import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useUnsaved } from '../../base/messages/unsaved';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { commentText as text } from './text';
import type { Comments } from './use-comments';

/** Asks before leaving a screen or closing the tab with an unsent comment. */
export function UnsentGuard({ comments: { hasUnsent, forgetDrafts } }: { comments: Comments }) {
  useUnsaved(text.heading, hasUnsent, false);
  const stay = useRef<HTMLButtonElement>(null);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsent && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasUnsent,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      initialFocus={stay}
      title={text.leaveTitle}
      description={text.leave}
      footer={
        <>
          <Button ref={stay} onClick={reset}>
            {text.stay}
          </Button>
          <Button
            onClick={() => {
              forgetDrafts();
              proceed?.();
            }}
          >
            {text.discardAndLeave}
          </Button>
        </>
      }
    />
  );
}
