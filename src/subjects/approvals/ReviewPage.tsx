import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { kindUnits } from '../../../openapi/generated/kinds';
import { ifOffered } from '../../api/offered';
import { FailureNote } from '../../base/calls/Failure';
import {
  type AdFinding,
  type Approval,
  approvedBefore,
  divideSeen,
  isFoundIn,
  isOver,
  isSeen,
  type Marks,
  mayApprove,
  openFindings,
  ownBlocks,
} from '../../machines/review.rules';
import { BlockComments } from '../../blocks/comments/Thread';
import { UnsentGuard } from '../../blocks/comments/UnsentGuard';
import { type Comments, useComments } from '../../blocks/comments/use-comments';
import { usePermission } from '../../base/session/session';
import { useSingleKeys } from '../../base/session/single-keys';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Note } from '../../ui/Note';
import { RootMark } from '../../ui/RootMark';
import type { ApprovalBlock } from './approval-loaders';
import { AdFindings } from './AdFindings';
import { themeOf } from './BlockPair';
import { ReviewAside, type Scope } from './ReviewAside';
import { ReviewBar } from './ReviewBar';
import { besidePage } from './beside-page';
import { blockId, ReviewBlock } from './ReviewBlock';
import { reviewText as text } from './text';
import { type ReviewKeys, useReviewKeys } from './use-review-keys';
import { whenDrawn } from '../../ui/when-drawn';
import { FirstDrawn } from './FirstDrawn';
import { FirstView } from './FirstView';
import { ReviewDialogs } from './ReviewDialogs';
import { firstPageId, useFirstView } from './use-first-view';
import { type Reviewing, useReview } from './use-review';

// Only before the first publication.
const FirstFigures = whenDrawn(async () => (await import('./FirstFigures')).FirstFigures);

const route = getRouteApi('/_layout/approval/review/$id');
/** Review of one request: each block before and after as rendered on the page, and the decision. */
export function ReviewPage() {
  const { approval } = route.useLoaderData();
  const { canView } = usePermission(kindUnits.site);
  const talked = <TalkedReview key={approval.id} themeId={approval.recordId} />;
  const hasTalk = approval.kind === 'site' && canView;
  return (hasTalk && ifOffered('comments', talked)) || <Review key={approval.id} />;
}

/** The review with the comments of the draft below its blocks. */
function TalkedReview({ themeId }: { themeId: number }) {
  const comments = useComments(themeId);
  return (
    <>
      <Review comments={comments} />
      <UnsentGuard comments={comments} />
    </>
  );
}

interface ReviewProps {
  /** Comments of the draft; omitted if it has none. */
  comments?: Comments;
}

function Review({ comments }: ReviewProps) {
  const { approval: loaded, waiting } = route.useLoaderData();
  const [now] = useState(Date.now);
  const { snapshot, send } = useReview(loaded);
  const { approval, marks, error } = snapshot.context;
  const { own, shown, scope, setScope, folded, unfold } = useShownBlocks(loaded, approval);
  const [current, setCurrent] = useState<string | null>(shown[0]?.key ?? null);
  const first = useFirstView(loaded, scope === 'own' ? own : []);
  const isPage = first.view === 'page';
  const go = (key: string) => {
    setCurrent(key);
    showBlock(isPage && approval.kind !== 'site' ? null : key);
  };
  const mark = (key: string) => send({ type: 'block.mark', key, isSeen: true });
  const hasKeys = useSingleKeys() && own.length > 0;
  const keys = keysOf({ snapshot, send, own, shown, current, go });
  // Comments stand below the blocks.
  useReviewKeys(hasKeys, isPage ? { ...keys, comment: () => first.setView('blocks') } : keys);
  const findings = openFindings(approval);
  return (
    <div className="-m-4 flex flex-1 flex-col tablet:-m-6">
      <div className="flex-1 desktop:grid desktop:grid-cols-[--spacing(80)_minmax(0,1fr)]">
        <aside
          aria-label={text.aside}
          className="border-line bg-card desktop:sticky desktop:top-bar desktop:max-h-[calc(100dvh-theme(spacing.bar)-theme(spacing.save))] desktop:self-start desktop:overflow-y-auto max-desktop:border-b desktop:h-full desktop:border-r"
        >
          <ReviewAside
            {...{ approval, waiting, own, shown, findings, marks, scope, current, now }}
            onScope={setScope}
            onGo={go}
          >
            {first.view && (
              <FirstView {...first} isSite={approval.kind === 'site'}>
                {isPage && (
                  <FirstFigures own={own} marks={marks} current={current} onGo={go} onVerified={mark} />
                )}
              </FirstView>
            )}
          </ReviewAside>
        </aside>
        <div className="grid min-w-0 content-start gap-4 p-6 max-tablet:px-0 max-tablet:py-3">
          {error && !snapshot.hasTag('asking') && !snapshot.hasTag('approving') && (
            <FailureNote error={error} />
          )}
          {isOver(approval) && <Note>{text.closed}</Note>}
          {isPage && (
            <FirstDrawn
              {...{ approval, own, current }}
              onCurrent={setCurrent}
              onRead={(blocks) => first.unread(blocks, marks).forEach(mark)}
            />
          )}
          <Cards
            {...{ approval, own, marks, findings, current, comments }}
            blocks={isPage ? besidePage(approval.kind, shown) : shown}
            onSeen={(key, isOn) => send({ type: 'block.mark', key, isSeen: isOn })}
            onCurrent={setCurrent}
          />
          {folded > 0 && (
            <Button variant="text" className="justify-self-start" onClick={unfold}>
              {text.settled(folded)}
            </Button>
          )}
          <Elsewhere findings={findings} shown={shown} />
        </div>
      </div>
      {own.length > 0 && (
        <Decision {...{ snapshot, send, own, findings, hasKeys, comments }} hasTalk={!isPage} />
      )}
      <RootMark of="save-bar" />
      <ReviewDialogs snapshot={snapshot} send={send} own={own} comments={comments} />
    </div>
  );
}

interface DecisionProps extends Reviewing {
  own: readonly ApprovalBlock[];
  findings: readonly AdFinding[];
  hasKeys: boolean;
  /** True where comments are shown. */
  hasTalk: boolean;
  comments: Comments | undefined;
}

/** Bar with what is left and the decision. */
function Decision({ snapshot, send, own, findings, hasKeys, hasTalk, comments }: DecisionProps) {
  const { approval, marks } = snapshot.context;
  return (
    <ReviewBar
      findings={approval.findings === null ? null : findings}
      unseen={own.filter((block) => !isSeen(block, marks)).length}
      mayApprove={mayApprove(approval, marks)}
      hasKeys={hasKeys}
      hasTalk={comments !== undefined && hasTalk}
      open={comments?.threads.filter(({ isResolved }) => !isResolved).length ?? 0}
      isDeciding={snapshot.hasTag('deciding')}
      onApprove={() => send({ type: 'approval.open' })}
      onChange={() => send({ type: 'change.open' })}
    />
  );
}

interface CardsProps {
  approval: Approval;
  blocks: readonly ApprovalBlock[];
  own: readonly ApprovalBlock[];
  marks: Marks;
  findings: readonly AdFinding[];
  current: string | null;
  comments: Comments | undefined;
  onSeen: (key: string, isSeen: boolean) => void;
  onCurrent: (key: string) => void;
}

/** Blocks before and after, each with its own checks. */
function Cards({ approval, blocks, own, marks, findings, current, comments, onSeen, onCurrent }: CardsProps) {
  const facts = usePermission('Permissions.Cases.Facts');
  return blocks.map((block) => (
    <ReviewBlock
      key={block.key}
      block={block}
      theme={themeOf(approval.templateCode)}
      isSeen={isSeen(block, marks)}
      onSeen={own.some(({ key }) => key === block.key) ? (isOn) => onSeen(block.key, isOn) : undefined}
      approvedBy={approversOf(block, approval)}
      findings={findings.filter((finding) => isFoundIn(block, finding))}
      factsOf={facts.canView && approval.caseId !== null ? String(approval.caseId) : null}
      isCurrent={block.key === current}
      onFocus={() => onCurrent(block.key)}
      talk={comments && <Talk block={block} comments={comments} />}
    />
  ));
}

/** Departments that approved a block. */
const approversOf = ({ approvedBy }: ApprovalBlock, { details }: Approval): string[] =>
  details.filter(({ roleId }) => approvedBy.includes(roleId)).map(({ name }) => name);

/** Blocks to review: the account's own, what it has not seen before first and alone, or all. */
function useShownBlocks(loaded: Approval, approval: Approval) {
  const [seenBefore] = useState(
    () => new Set(ownBlocks(loaded).flatMap((block) => (block.isSeen ? block.key : []))),
  );
  const [chosen, setScope] = useState<Scope>('own');
  const [isUnfolded, setUnfolded] = useState(false);
  const own = isOver(approval) ? [] : ownBlocks(approval);
  const scope = own.length > 0 ? chosen : 'all';
  const { left, settled } = divideSeen(own, seenBefore);
  const isFolded = scope === 'own' && !isUnfolded;
  const approved = approvedBefore(approval).filter((block) => !own.includes(block));
  const ownShown = isFolded ? left : [...left, ...settled, ...approved];
  return {
    own,
    shown: scope === 'own' ? ownShown : approval.blocks,
    scope,
    setScope,
    /** Number of blocks that did not change since this account or its role had read them, and are not shown. */
    folded: isFolded ? settled.length + approved.length : 0,
    unfold: () => setUnfolded(true),
  };
}

/** Scrolls to a block and focuses its name, or to the page itself, on which others stand. */
function showBlock(key: string | null): void {
  const card = key === null ? null : document.getElementById(blockId(key));
  const place = card ?? document.getElementById(firstPageId);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

interface ElsewhereProps {
  findings: readonly AdFinding[];
  shown: readonly ApprovalBlock[];
}

/** Findings of the advertising check in blocks that are not shown. */
function Elsewhere({ findings, shown }: ElsewhereProps) {
  const elsewhere = findings.filter((finding) => !shown.some((block) => isFoundIn(block, finding)));
  if (elsewhere.length === 0) return null;
  return (
    <TitledCard title={text.findingsElsewhere}>
      <AdFindings findings={elsewhere} isElsewhere />
    </TitledCard>
  );
}

/** Comments of one block; a removed block has none. */
function Talk({ block: { partId, after }, comments }: { block: ApprovalBlock; comments: Comments }) {
  if (partId === null || !after) return null;
  return <BlockComments comments={comments} partId={partId} partType={after.partType} />;
}

interface KeyedProps extends Reviewing {
  own: readonly ApprovalBlock[];
  shown: readonly ApprovalBlock[];
  current: string | null;
  go: (key: string) => void;
}

/** Actions of the single keys. */
function keysOf({ snapshot, send, own, shown, current, go }: KeyedProps): ReviewKeys {
  return {
    step: (by) => {
      const place = shown.findIndex(({ key }) => key === current);
      const next = shown[Math.min(Math.max(place + by, 0), shown.length - 1)];
      if (next) go(next.key);
    },
    seen: () => {
      const block = own.find(({ key }) => key === current);
      if (!block) return;
      send({ type: 'block.mark', key: block.key, isSeen: !isSeen(block, snapshot.context.marks) });
    },
    comment: () => {
      const talk = document.getElementById(blockId(current ?? ''))?.querySelector('[data-talk]');
      const box = talk?.querySelector('textarea');
      if (box) box.focus();
      else talk?.querySelector<HTMLElement>('[data-begin-thread]')?.click();
    },
    approve: () => send({ type: 'approval.open' }),
    change: () => send({ type: 'change.open', meant: current }),
  };
}
