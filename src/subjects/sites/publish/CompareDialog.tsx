import { useMemo } from 'react';
import { blockDifferences } from '../../../blocks/content-editor/block-differences';
import { seenBlocks } from '../../../blocks/content-editor/blocks';
import { siteStateText } from '../../../records/list/text';
import type { PagePair } from '../../../machines/publish-site.rules';
import { DifferenceTable } from '../../../records/record/DifferenceTable';
import { ReadDialog } from '../../../records/record/ReadDialog';
import { siteText } from '../text';
import type { StepProps } from './PublishStepFrame';
import { Waiting } from '../../../base/navigation/Waiting';
import { FailureLine } from '../../../base/calls/Failure';

/** Blocks of the draft next to the live page or an earlier version. */
export function CompareDialog({
  open,
  snapshot,
  send,
}: Pick<StepProps, 'snapshot' | 'send'> & { open: boolean }) {
  const { of, pages, error } = snapshot.context.comparison;
  const isVersion = of !== null && of.versionId !== null;
  const close = () => send({ type: 'comparison.close' });
  const title = isVersion ? siteText.history.compareTitle : siteText.compareTitle;
  return (
    <ReadDialog open={open} onClose={close} width={960} title={title}>
      {error ? (
        <FailureLine error={error} />
      ) : pages ? (
        <Differences
          pages={pages}
          title={title}
          before={isVersion ? siteText.history.version : siteText.live}
        />
      ) : (
        <Waiting />
      )}
    </ReadDialog>
  );
}

interface DifferencesProps {
  pages: PagePair;
  title: string;
  /** Heading of the older page. */
  before: string;
}

function Differences({ pages, title, before }: DifferencesProps) {
  const differences = useMemo(
    () => blockDifferences(seenBlocks(pages.before), seenBlocks(pages.after)),
    [pages],
  );
  return (
    <DifferenceTable caption={title} differences={differences} before={before} after={siteStateText.draft} />
  );
}
