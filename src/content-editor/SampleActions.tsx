import { useState } from 'react';
import { useCall } from '../calls/use-call';
import { Button } from '../ui/Button';
import type { Block } from './block';
import { blocksFromParts } from './blocks';
import type { LoadFillings } from './sample-fillings';
import { editorText } from './text';

interface SampleActionsProps {
  block: Block;
  loadFillings: LoadFillings | undefined;
  onConfirm: () => void;
  /** Puts the first of the fillings that the page does not say yet in the block's place; false when there is none. */
  onFill: (fillings: readonly Block[][]) => boolean;
}

/** What can be done about a sample beside editing it: it is what is wanted, or the case has what belongs there. */
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
