import { kindUnits } from '../../../openapi/generated/kinds';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deleteCaseInfo } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { FailureLine } from '../../base/calls/Failure';
import type { Answer } from '../../base/calls/use-answer';
import { useCall } from '../../base/calls/use-call';
import { afterDeletion } from '../../records/record-actions/after-deletion';
import { listText } from '../../records/list/text';
import type { DeletionTarget } from '../../records/record-actions/use-deletion';
import { usePublicAddress } from '../../base/session/public-address';
import { usePermission } from '../../base/session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { caseDeletionText } from './text';
import { commonText } from '../../base/navigation/text';
import { Waiting } from '../../base/navigation/Waiting';

export type CaseDeletion = components['schemas']['CaseDeletion'];
type LiveDeletion = CaseDeletion & { siteName: string };

interface CaseDeleteDialogProps {
  target: DeletionTarget;
  /** Null from servers without a trash, which do not ask about the site. */
  answer: Answer<CaseDeletion | null>;
  onClose: () => void;
  onDeleted: (target: { id: number }) => void;
}

/** Confirms a deletion; for a public site it shows the address and asks for the site's name. */
export function CaseDeleteDialog({ target, answer, onClose, onDeleted }: CaseDeleteDialogProps) {
  const { call, isBusy, error } = useCall();
  const [typed, setTyped] = useState('');
  const canViewSite = usePermission(kindUnits.site).canView;
  const live = liveOf(answer);
  const problem = error ?? (answer.state === 'failed' ? answer.error : null);
  const isReady = answer.state === 'ready' && (!live || isSameName(typed, live.siteName));
  const confirm = async () => {
    if (!isReady) return;
    const agreed = answer.state === 'ready' && answer.data ? { siteName: live ? nameOf(typed) : '' } : {};
    if (!(await call(() => deleteCaseInfo({ id: target.id }, agreed)))) return;
    onClose();
    onDeleted(target);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={live ? caseDeletionText.title(target.name) : listText.deleteTitle}
      description={live ? undefined : listText.deleteDescription(target.name) + afterDeletion()}
      tone="danger"
      busy={isBusy}
      disabled={!isReady}
      busyLabel={commonText.deleting}
      losesNothing
      cancelLabel={commonText.cancel}
      confirmLabel={listText.delete}
      onConfirm={() => void confirm()}
      aside={
        live &&
        canViewSite && (
          <Link to="/web/home/$caseId" params={{ caseId: String(target.id) }} className={linkClass}>
            {caseDeletionText.milder}
          </Link>
        )
      }
    >
      {answer.state === 'loading' && <Waiting className="text-ink-soft">{caseDeletionText.loading}</Waiting>}
      {live && <LiveCase deletion={live} typed={typed} onTyped={setTyped} onSubmit={() => void confirm()} />}
      <FailureLine error={problem} className="mt-4" />
    </ConfirmDialog>
  );
}

interface LiveCaseProps {
  deletion: LiveDeletion;
  typed: string;
  onTyped: (typed: string) => void;
  onSubmit: () => void;
}

/** Consequences of the deletion, with a field for the site's name. */
function LiveCase({ deletion, typed, onTyped, onSubmit }: LiveCaseProps) {
  const { siteName, themeCount, partCount, linkCount, contactCount } = deletion;
  const { host, pathname } = usePublicAddress()(siteName);
  const input = useRef<HTMLInputElement>(null);
  // The answer arrives after the dialog has set its focus.
  useEffect(() => input.current?.focus(), []);
  const goes = [
    caseDeletionText.site(themeCount),
    ...(partCount > 0 ? [caseDeletionText.parts(partCount)] : []),
    ...(linkCount > 0 ? [caseDeletionText.links(linkCount)] : []),
  ].join(caseDeletionText.separator);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Note tone="danger" icon="warning">
        {caseDeletionText.isLive}
        <b className="block break-all">{host + pathname}</b>
      </Note>
      <dl className="grid grid-cols-terms gap-x-3 gap-y-2 text-table">
        <Fact name={caseDeletionText.goes}>{goes}</Fact>
        {contactCount > 0 && (
          <Fact name={caseDeletionText.stays}>{caseDeletionText.contacts(contactCount)}</Fact>
        )}
        <Fact name={caseDeletionText.back}>{caseDeletionText.backHow}</Fact>
      </dl>
      <Field label={caseDeletionText.label(siteName)} help={caseDeletionText.help}>
        <TextInput
          ref={input}
          value={typed}
          maxLength={30}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onTyped(event.target.value)}
        />
      </Field>
    </form>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function liveOf(answer: Answer<CaseDeletion | null>): LiveDeletion | null {
  if (answer.state !== 'ready' || !answer.data || answer.data.siteName === null) return null;
  return { ...answer.data, siteName: answer.data.siteName };
}

function isSameName(typed: string, siteName: string): boolean {
  return nameOf(typed).toLowerCase() === siteName.toLowerCase();
}

/** Site names use half-width characters. */
const nameOf = (typed: string) => typed.normalize('NFKC').trim();
