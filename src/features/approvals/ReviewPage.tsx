import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { kindUnits } from '../../../openapi/generated/kinds';
import { offers } from '../../api/features';
import { failureText } from '../../calls/failure-words';
import { partsWords } from '../../approval/text';
import { review } from '../../machines/approval-actors';
import {
  type AdFinding,
  type Approval,
  divideSeen,
  isFoundIn,
  isOver,
  isSeen,
  mayApprove,
  openFindings,
  ownBlocks,
} from '../../machines/review.rules';
import { BlockComments } from '../../comments/Thread';
import { UnsentGuard } from '../../comments/UnsentGuard';
import { type Comments, useComments } from '../../comments/use-comments';
import { refreshApprovals } from '../../session/own-approvals';
import { usePermission } from '../../session/session';
import { useSingleKeys } from '../../session/single-keys';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { RootMark } from '../../ui/RootMark';
import { TextArea } from '../../ui/TextArea';
import type { ApprovalBlock } from './approval-loaders';
import { AdFindings } from './AdFindings';
import { nameOf } from '../../approval/block-names';
import { themeOf } from './BlockPair';
import { ChangeDialog } from './ChangeDialog';
import { ReviewAside, type Scope } from './ReviewAside';
import { ReviewBar } from './ReviewBar';
import { blockId, ReviewBlock } from './ReviewBlock';
import { changeText, reviewText as text } from './text';
import { type ReviewKeys, useReviewKeys } from './use-review-keys';
import { commonText } from '../../navigation/text';

const route = getRouteApi('/_layout/approval/review/$id');
const { maxLength: maxNoteLength } = limits.ApprovalDecision.note;

/** Review of one request: each block before and after as rendered on the page, and the decision. */
export function ReviewPage() {
  const { approval } = route.useLoaderData();
  const { canView } = usePermission(kindUnits.site);
  const hasTalk = approval.kind === 'site' && canView && offers('comments');
  return hasTalk ? (
    <TalkedReview key={approval.id} themeId={approval.recordId} />
  ) : (
    <Review key={approval.id} />
  );
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
  const facts = usePermission('Permissions.Cases.Facts');
  const { own, shown, scope, setScope, folded, unfold } = useShownBlocks(loaded, approval);
  const [current, setCurrent] = useState<string | null>(shown[0]?.key ?? null);
  const go = (key: string) => {
    setCurrent(key);
    showBlock(key);
  };
  const hasKeys = useSingleKeys() && own.length > 0;
  useReviewKeys(hasKeys, keysOf({ snapshot, send, own, shown, current, go }));
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
          />
        </aside>
        <div className="grid min-w-0 content-start gap-4 p-6 max-tablet:px-0 max-tablet:py-3">
          {error && !snapshot.hasTag('asking') && !snapshot.hasTag('approving') && (
            <Note tone="danger" role="alert">
              {failureText(error)}
            </Note>
          )}
          {isOver(approval) && <Note>{text.closed}</Note>}
          {shown.map((block) => (
            <ReviewBlock
              key={block.key}
              block={block}
              theme={themeOf(approval.templateCode)}
              isSeen={isSeen(block, marks)}
              onSeen={
                own.includes(block)
                  ? (isOn) => send({ type: 'block.mark', key: block.key, isSeen: isOn })
                  : undefined
              }
              approvedBy={approversOf(block, approval)}
              findings={findings.filter((finding) => isFoundIn(block, finding))}
              factsOf={facts.canView && approval.caseId !== null ? String(approval.caseId) : null}
              isCurrent={block.key === current}
              onFocus={() => setCurrent(block.key)}
              talk={comments && <Talk block={block} comments={comments} />}
            />
          ))}
          {folded > 0 && (
            <Button variant="text" className="justify-self-start" onClick={unfold}>
              {text.settled(folded)}
            </Button>
          )}
          <Elsewhere findings={findings} shown={shown} />
        </div>
      </div>
      {own.length > 0 && (
        <ReviewBar
          findings={approval.findings === null ? null : findings}
          unseen={own.filter((block) => !isSeen(block, marks)).length}
          mayApprove={mayApprove(approval, marks)}
          hasKeys={hasKeys}
          hasTalk={comments !== undefined}
          open={comments?.threads.filter(({ isResolved }) => !isResolved).length ?? 0}
          isDeciding={snapshot.hasTag('deciding')}
          onApprove={() => send({ type: 'approval.open' })}
          onChange={() => send({ type: 'change.open' })}
        />
      )}
      <RootMark of="save-bar" />
      <Dialogs snapshot={snapshot} send={send} own={own} comments={comments} />
    </div>
  );
}

/** Names of the roles that approved a block. */
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
  const folded = scope === 'own' && !isUnfolded ? settled.length : 0;
  const ownShown = folded > 0 ? left : [...left, ...settled];
  return {
    own,
    shown: scope === 'own' ? ownShown : approval.blocks,
    scope,
    setScope,
    /** Number of own blocks that are not shown. */
    folded,
    unfold: () => setUnfolded(true),
  };
}

/** Scrolls to a block and focuses its name. */
function showBlock(key: string): void {
  const place = document.getElementById(blockId(key));
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
    change: () => send({ type: 'change.open' }),
  };
}

/** True for a block with comments that are not resolved. */
const isTalkedAbout = ({ partId }: ApprovalBlock, comments: Comments | undefined) =>
  partId !== null &&
  (comments?.threads ?? []).some((thread) => thread.partId === partId && !thread.isResolved);

type Reviewing = ReturnType<typeof useReview>;

function useReview(loaded: Approval) {
  const navigate = useNavigate();
  const router = useRouter();
  const [snapshot, send, actor] = useMachine(review, { input: { approval: loaded } });
  useEffect(() => send({ type: 'review.loaded', approval: loaded }), [send, loaded]);
  // Toasts with the messages of the answers report the outcome.
  const leave = useEffectEvent(() => {
    refreshApprovals();
    void router.invalidate();
    void navigate({ to: '/approval' });
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('review.ended', () => leave());
    return unsubscribe;
  }, [actor]);
  return { snapshot, send };
}

interface DialogsProps extends Reviewing {
  own: readonly ApprovalBlock[];
  comments: Comments | undefined;
}

function Dialogs({ snapshot, send, own, comments }: DialogsProps) {
  const { approval, error } = snapshot.context;
  const isDeciding = snapshot.hasTag('deciding');
  const findings = openFindings(approval);
  const [note, setNote] = useState('');
  const close = () => {
    setNote('');
    send({ type: 'decision.close' });
  };
  const parts = partsWords([
    ...new Set(approval.details.filter(({ isMine }) => isMine).flatMap((department) => department.parts)),
  ]);
  return (
    <>
      {snapshot.hasTag('approving') && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={text.approveTitle(approval.title)}
          description={text.approveHelp(parts, own.length)}
          busy={isDeciding}
          busyLabel={text.approving}
          cancelLabel={commonText.cancel}
          confirmLabel={text.approve}
          onConfirm={() => send({ type: 'approval.confirm', note: note.trim() })}
        >
          {findings.length > 0 && <Note tone="warning">{text.approveDespite(findings.length)}</Note>}
          <Field label={text.approveNote} counter={{ length: [...note].length, max: maxNoteLength }}>
            <TextArea
              rows={2}
              maxLength={maxNoteLength}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {error && (
            <p role="alert" className="text-danger">
              {failureText(error)}
            </p>
          )}
        </ConfirmDialog>
      )}
      {snapshot.hasTag('asking') && (
        <ChangeDialog
          sender={approval.requestedBy}
          blocks={own.map((block) => {
            const isWarned =
              block.checks.some((check) => check.isSame === false) ||
              findings.some((finding) => isFoundIn(block, finding));
            return {
              key: block.key,
              name: nameOf(block),
              hint: isWarned ? changeText.hint : '',
              isChosen: isWarned || isTalkedAbout(block, comments),
            };
          })}
          isBusy={isDeciding}
          error={error && failureText(error)}
          onSend={(asking) => send({ type: 'change.send', asking })}
          onClose={close}
        />
      )}
    </>
  );
}
