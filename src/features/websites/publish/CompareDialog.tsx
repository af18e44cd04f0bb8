import { useMemo } from 'react';
import type { components } from '../../../../openapi/generated/types';
import { failureText } from '../../../calls/failure-words';
import { blockDifferences } from '../../../content-editor/block-differences';
import { seenBlocks } from '../../../content-editor/blocks';
import { DifferenceTable } from '../../../record/DifferenceTable';
import type { Answer } from '../../../calls/use-answer';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { websiteText } from '../text';

type Parts = components['schemas']['PagePart'][];

export interface Comparison {
  before: Parts;
  after: Parts;
}

interface CompareDialogProps {
  answer: Answer<Comparison>;
  title: string;
  /** Heads of the two pages. */
  heads: { before: string; after: string };
  onClose: () => void;
}

/** Two pages block by block: the draft with what is live, or with an earlier version. */
export function CompareDialog({ answer, title, heads, onClose }: CompareDialogProps) {
  return (
    <Dialog
      open={answer.state !== 'none'}
      onOpenChange={onClose}
      width={960}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {websiteText.close}
        </Button>
      }
    >
      {answer.state === 'loading' && (
        <p className="flex items-center gap-2">
          <Spinner />
          {websiteText.loading}
        </p>
      )}
      {answer.state === 'failed' && (
        <p role="alert" className="text-danger">
          {failureText(answer.error)}
        </p>
      )}
      {answer.state === 'ready' && <Differences {...answer.data} title={title} heads={heads} />}
    </Dialog>
  );
}

function Differences({
  before,
  after,
  title,
  heads,
}: Comparison & Pick<CompareDialogProps, 'title' | 'heads'>) {
  const differences = useMemo(() => blockDifferences(seenBlocks(before), seenBlocks(after)), [before, after]);
  return <DifferenceTable caption={title} differences={differences} {...heads} />;
}
