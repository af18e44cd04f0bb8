import { type ReactNode, useState } from 'react';
import { getCaseDeletion, restoreCaseInfo } from '../../api/generated/operations';
import { useAnswer } from '../../base/calls/use-answer';
import { useDeleted } from '../../records/record-actions/use-deleted';
import type { DeletionTarget } from '../../records/record-actions/use-deletion';
import type { CaseDeletion } from './CaseDeleteDialog';
import { whenDrawn } from '../../ui/when-drawn';

const CaseDeleteDialog = whenDrawn(async () => (await import('./CaseDeleteDialog')).CaseDeleteDialog);

/** Confirmation and deletion of cases; for a public site the user types its name. */
export function useCaseDeletion(): { ask: (target: DeletionTarget) => void; dialog: ReactNode } {
  const [target, setTarget] = useState<DeletionTarget | null>(null);
  const { answer, ask, forget } = useAnswer<CaseDeletion | null>();
  const onDeleted = useDeleted('case', restoreCaseInfo);
  return {
    ask: (wanted) => {
      setTarget(wanted);
      ask(() => getCaseDeletion({ id: wanted.id }));
    },
    dialog: target && answer.state !== 'none' && (
      <CaseDeleteDialog target={target} answer={answer} onClose={forget} onDeleted={onDeleted} />
    ),
  };
}
