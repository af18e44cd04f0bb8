import { type ReactNode, Suspense } from 'react';
import type { ApiResult } from '../api/result';
import { failureText } from '../calls/failure-words';
import { useAnswer } from '../calls/use-answer';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Spinner } from '../ui/Spinner';
import { previewText } from './text';

interface PreviewButtonProps<Rest> {
  /** Asks for what the page says beside what is edited here, as it is stored. */
  load: () => Promise<ApiResult<Rest>>;
  /** Draws the page with what is typed here; a lazy component, since few look at each draft. */
  render: (rest: Rest) => ReactNode;
}

/** Shows the page that a record would be with what is typed on this screen, saved or not. */
export function PreviewButton<Rest>({ load, render }: PreviewButtonProps<Rest>) {
  const { answer, ask, forget } = useAnswer<Rest>();
  const loading = (
    <p className="flex items-center gap-2" role="status">
      <Spinner />
      {previewText.loading}
    </p>
  );
  return (
    <>
      <Button icon="eye" onClick={() => ask(load)}>
        {previewText.preview}
      </Button>
      <Dialog
        open={answer.state !== 'none'}
        onOpenChange={forget}
        width={1280}
        title={previewText.preview}
        description={previewText.typed}
        footer={<Button onClick={forget}>{previewText.close}</Button>}
      >
        <div className="h-[calc(100dvh-15rem)] overflow-hidden rounded-card border border-line">
          {answer.state === 'loading' && loading}
          {answer.state === 'failed' && (
            <p role="alert" className="p-4 text-danger">
              {failureText(answer.error)}
            </p>
          )}
          {answer.state === 'ready' && <Suspense fallback={loading}>{render(answer.data)}</Suspense>}
        </div>
      </Dialog>
    </>
  );
}
