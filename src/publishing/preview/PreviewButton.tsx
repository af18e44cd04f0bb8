import type { ReactNode } from 'react';
import type { ApiResult } from '../../api/result';
import { failureText } from '../../base/calls/failure-words';
import { useAnswer } from '../../base/calls/use-answer';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { previewText } from './text';
import { commonText } from '../../base/navigation/text';
import { Waiting } from '../../base/navigation/Waiting';

interface PreviewButtonProps<Rest> {
  /** Loads the stored parts of the page that this form does not edit. */
  load: () => Promise<ApiResult<Rest>>;
  /** Renders the page with unsaved values; lazy, as it is rarely opened. */
  render: (rest: Rest) => ReactNode;
}

/** Stands in place of a preview until its data and its code are there. */
export const PreviewLoading = () => <Waiting />;

/** Previews a record with the form's unsaved values. */
export function PreviewButton<Rest>({ load, render }: PreviewButtonProps<Rest>) {
  const { answer, ask, forget } = useAnswer<Rest>();
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
        footer={<Button onClick={forget}>{commonText.close}</Button>}
      >
        <div className="h-[calc(100dvh-15rem)] overflow-hidden rounded-card border border-line">
          {answer.state === 'loading' && <Waiting />}
          {answer.state === 'failed' && (
            <p role="alert" className="p-4 text-danger">
              {failureText(answer.error)}
            </p>
          )}
          {answer.state === 'ready' && render(answer.data)}
        </div>
      </Dialog>
    </>
  );
}
