import type { Approval } from '../../machines/review.rules';
import { whenDrawn } from '../../ui/when-drawn';
import type { ApprovalBlock } from './approval-loaders';

const FirstPage = whenDrawn(async () => (await import('./FirstPage')).FirstPage);
const FirstRecord = whenDrawn(async () => (await import('./FirstRecord')).FirstRecord);

interface FirstDrawnProps {
  approval: Approval;
  own: readonly ApprovalBlock[];
  current: string | null;
  onCurrent: (key: string) => void;
  /** Called with blocks that stood in the window long enough, again and again. */
  onRead: (blocks: readonly ApprovalBlock[]) => void;
}

/** The page itself, before its first publication. */
export function FirstDrawn({ approval, own, ...page }: FirstDrawnProps) {
  return approval.kind === 'site' ? (
    <FirstPage themeId={approval.recordId} own={own} {...page} />
  ) : (
    <FirstRecord of={approval} onRead={() => page.onRead(own)} />
  );
}
