import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { offered } from '../../../api/offered';
import { getApproval } from '../../../api/generated/operations';
import { openAsk } from '../../../publishing/approval/asking';
import { isPartKey } from '../../../../openapi/place-keys';
import { ApprovalCard } from '../../../publishing/approval/ApprovalCard';
import { Unread } from '../../../publishing/approval/ApprovalBar';
import { approvalText as text, requestText } from '../../../publishing/approval/text';
import { useApproval } from '../../../publishing/approval/use-approval';
import { failureText } from '../../../base/calls/failure-words';
import { useAnswer } from '../../../base/calls/use-answer';
import {
  type ApprovalDepartment,
  approvalLife,
  type ApprovalOf,
  approvedCount,
  isPublishingBlocked,
} from '../../../machines/approval.rules';
import type { Approval } from '../../../machines/review.rules';
import { draftName, type ThemeSummary, type Site } from '../../../machines/publish-site.rules';
import { previewText } from '../../../publishing/preview/text';
import { usePreviewLinks } from '../../../publishing/preview/use-preview-links';
import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/button-class';
import { Icon } from '../../../ui/Icon';
import { linkClass } from '../../../ui/link-class';
import { whenDrawn } from '../../../ui/when-drawn';

const AskedBlocks = whenDrawn(
  async () => (await import('../../../publishing/approval/AskedBlocks')).AskedBlocks,
);
const RequestDialog = whenDrawn(
  async () => (await import('../../../publishing/approval/RequestDialog')).RequestDialog,
);

interface PublishApprovalProps {
  site: Site;
  theme: ThemeSummary;
  canEdit: boolean;
  onCompare: (() => void) | undefined;
  /** Undefined if nothing can be published. */
  onEmergency: (() => void) | undefined;
  /** Renders the publish buttons. */
  children: (isPublishingBlocked: boolean) => ReactNode;
}

/** Approval within step 4: sending, progress, and emergency publishing. Without rules it renders only the buttons. */
export function PublishApproval(props: PublishApprovalProps) {
  const { site, theme, canEdit, onCompare, onEmergency, children } = props;
  const version = `${theme.rowVersion}-${site.rowVersion}-${site.publishedOn}`;
  const approving = useApproval({ kind: 'site', recordId: theme.themeId }, version);
  const { snapshot, send } = approving;
  const { of, error } = snapshot.context;
  if (!of) {
    return (
      <>
        {snapshot.matches('unreadable') && <Unread error={error && failureText(error)} send={send} />}
        {children(false)}
      </>
    );
  }
  const life = approvalLife(of);
  if (!of.request && (life === 'unruled' || life === 'unneeded')) return children(false);
  const isBlocked = isPublishingBlocked(of);
  const mayAct = canEdit && of.mayRequest;
  const caseId = site.caseId;
  return (
    <>
      {of.request ? (
        <Asked of={of} draft={{ caseId, themeId: String(theme.themeId) }}>
          {(askedOf, first) => (
            <ApprovalCard heading="h4" {...approving} of={of} canEdit={canEdit} askedOf={askedOf}>
              {mayAct && life === 'changesAsked' && first}
              {mayAct && (life === 'changesAsked' || life === 'needsAgain') && (
                <Button
                  variant={life === 'needsAgain' ? 'primary' : 'secondary'}
                  onClick={() => send({ type: 'request.open' })}
                >
                  {text.sendAgain}
                </Button>
              )}
            </ApprovalCard>
          )}
        </Asked>
      ) : (
        <Missing of={of} onSend={mayAct ? () => send({ type: 'request.open' }) : undefined} />
      )}
      {children(isBlocked)}
      {isBlocked && <BlockedNote of={of} onEmergency={canEdit ? onEmergency : undefined} />}
      {life === 'changesAsked' && <p className="text-caption text-ink-soft">{text.alsoInWords}</p>}
      {snapshot.hasTag('asking') && (
        <RequestDialog
          {...approving}
          of={of}
          onCompare={onCompare}
          aside={<AddOutside site={site} theme={theme} />}
        />
      )}
    </>
  );
}

/** Asks a person without an account, by a personal link. */
const AddOutside = offered('outsideReviews', Outside);

function Outside({ site, theme }: Pick<PublishApprovalProps, 'site' | 'theme'>) {
  const about = previewText.about(site.title, draftName(theme));
  const { open, dialog } = usePreviewLinks({ kind: 'theme', recordId: theme.themeId, about });
  return (
    <>
      <button type="button" className={linkClass} onClick={open}>
        {requestText.addOutside}
      </button>
      {dialog}
    </>
  );
}

function Missing({ of, onSend }: { of: ApprovalOf; onSend: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-accent-tint px-4 py-4">
      <Icon name="stamp" className="text-accent-ink" />
      <p className="min-w-56 flex-1 text-table">
        <b className="block text-section">{text.missing}</b>
        {text.missingHelp(of.departments.map(({ name }) => name))}
      </p>
      {onSend && (
        <Button variant="primary" onClick={onSend}>
          {text.send}
        </Button>
      )}
    </div>
  );
}

/** Reason why it cannot be published, with a link to emergency publishing. */
function BlockedNote({ of, onEmergency }: { of: ApprovalOf; onEmergency: (() => void) | undefined }) {
  return (
    <p id="publish-blocked" className="text-caption text-ink-soft">
      {text.closed(of.departments.length - approvedCount(of.departments))}
      {onEmergency && (
        <>
          {text.urgent[0]}
          <button type="button" className={linkClass} onClick={onEmergency}>
            {text.urgentWord}
          </button>
          {text.urgent[1]}
        </>
      )}
    </p>
  );
}

interface AskedProps {
  of: ApprovalOf;
  draft: { caseId: string; themeId: string };
  children: (askedOf: (department: ApprovalDepartment) => ReactNode, first: ReactNode) => ReactNode;
}

/** Names of the blocks with requested changes; loaded only if there are some. */
function Asked({ of, draft, children }: AskedProps) {
  const { answer, ask } = useAnswer<Approval>();
  const id = of.request?.id;
  const keys = of.departments.flatMap((department) => openAsk(department)?.blocks ?? []);
  const wanted = keys.join(' ');
  useEffect(() => {
    if (id !== undefined && wanted) ask(() => getApproval({ id }));
  }, [ask, id, wanted]);
  const blocks = answer.state === 'ready' ? answer.data.blocks : [];
  const first = keys.find(isPartKey);
  return children(
    (department) => {
      const asked = openAsk(department);
      return (
        asked && asked.blocks.length > 0 && <AskedBlocks asked={asked.blocks} blocks={blocks} draft={draft} />
      );
    },
    <Link
      to="/siteset/theme/edit/$caseId/$themeId"
      params={draft}
      {...(first ? { hash: first } : {})}
      className={buttonClass({ variant: 'primary' })}
    >
      <Icon name="edit" size={16} />
      {text.fix}
    </Link>,
  );
}
