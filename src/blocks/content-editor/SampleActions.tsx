import { useState } from 'react';
import { useCall } from '../../base/calls/use-call';
import { Button } from '../../ui/Button';
import type { Block } from './block';
import { blocksFromParts } from './blocks';
import type { LoadFillings } from './sample-fillings';
import { editorText } from './text';

interface SampleActionsProps {
  block: Block;
  loadFillings: LoadFillings | undefined;
  onConfirm: () => void;
  /** Replaces the block by the first filling that the page lacks; false without one. */
  onFill: (fillings: readonly Block[][]) => boolean;
}

/** Actions on a sample, besides editing: accept it, or fill it from the case. */
export function SampleActions({ block: { id }, loadFillings, onConfirm, onFill }: SampleActionsProps) {
  const { call, isBusy } = useCall();
  const [hasNothing, setHasNothing] = useState(false);
  const text = editorText.samples;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon="check" onClick={onConfirm}>
        {text.confirm}
      </Button>
      {loadFillings && id !== null && (
        <Button
          variant="text"
          busy={isBusy}
          busyLabel={text.filling}
          onClick={() =>
            void call(
              () => loadFillings(id),
              (fillings) => setHasNothing(!onFill(fillings.map(({ parts }) => blocksFromParts(parts)))),
            )
          }
        >
          {text.fill}
        </Button>
      )}
      <p role="status" className="basis-full text-caption text-ink-soft empty:hidden">
        {hasNothing && text.nothing}
      </p>
    </div>
  );
}
