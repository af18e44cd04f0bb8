import { useEffect } from 'react';
import type { components } from '../../../openapi/generated/types';
import { getSiteTheme } from '../../api/generated/operations';
import { labelOf } from '../../publishing/approval/block-names';
import { FailureNote } from '../../base/calls/Failure';
import { useAnswer } from '../../base/calls/use-answer';
import { SitePreview } from '../../blocks/content-editor/SitePreview';
import { classNames } from '../../ui/class-names';
import type { ApprovalBlock } from './approval-loaders';
import { openChecks } from './figures';
import { partsInSight } from './reading';
import { FirstReading } from './FirstReading';
import { firstText as text } from './text';
import { firstPageFrame, firstPageId, firstPageRoom } from './use-first-view';

interface FirstPageProps {
  themeId: number;
  /** Blocks that the account approves. */
  own: readonly ApprovalBlock[];
  current: string | null;
  onCurrent: (key: string) => void;
  /** Called with blocks that stood in the window long enough, again and again. */
  onRead: (blocks: readonly ApprovalBlock[]) => void;
}

/** A page before its first publication, as visitors will see it, with pins where figures are to be verified. */
export function FirstPage({ themeId, own, current, onCurrent, onRead }: FirstPageProps) {
  const { answer, ask } = useAnswer<components['schemas']['SiteTheme']>();
  useEffect(() => ask(() => getSiteTheme({ id: themeId })), [ask, themeId]);
  const keyOf = (partId: number) => own.find((block) => block.partId === partId)?.key;
  const go = (partId: number) => {
    const key = keyOf(partId);
    if (key) onCurrent(key);
  };
  if (answer.state === 'failed') {
    return <FailureNote error={answer.error} />;
  }
  if (answer.state !== 'ready') return <div className={firstPageRoom} />;
  const { caseTitle: title, district, publisher, formConsent, parts, templateCode } = answer.data;
  return (
    <div id={firstPageId} className={classNames(firstPageRoom, firstPageFrame)}>
      <SitePreview
        site={{ title, district, publisher }}
        parts={parts}
        formConsent={formConsent}
        theme={templateCode}
        selected={own.find(({ key }) => key === current)?.partId ?? null}
        onSelect={go}
        pins={own.flatMap((block) => pinOf(block, current) ?? [])}
        onPin={go}
        renderOver={(_frame, document) => (
          <FirstReading
            document={document}
            inSight={partsInSight}
            onRead={(ids) => onRead(own.filter(({ partId }) => partId !== null && ids.includes(partId)))}
          />
        )}
        className="block size-full border-0"
      />
    </div>
  );
}

/** Pin of a block with figures that no document vouches for. */
function pinOf(block: ApprovalBlock, current: string | null) {
  const { length: count } = openChecks(block);
  return block.partId !== null && count > 0
    ? {
        partId: block.partId,
        count,
        label: text.pin(labelOf(block), count),
        isActive: block.key === current,
        typing: null,
      }
    : null;
}
