import type { CaseTab } from '../../api/generated/enums';
import {
  deleteCaseInfo,
  getCaseDeletion,
  restoreCaseInfo,
  updateCaseStatus,
} from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import type { BulkProps } from '../../list/bulk-props';
import { BulkPlace } from '../../list/BulkPlace';
import { useSelection } from '../../list/selection';
import type { CaseItemsProps } from './CaseCards';
import { CaseTable } from './CaseTable';
import { caseDeletionText } from './text';

const calls: BulkProps['calls'] = {
  setStatus: updateCaseStatus,
  remove: removePrivate,
  restore: restoreCaseInfo,
};

/** The list as a table whose rows can be chosen to do something to many at once. */
export function CaseTableView(props: CaseItemsProps & { tab: CaseTab }) {
  const { items, canEdit, canDelete } = props;
  const selection = useSelection(items);
  return (
    <BulkPlace kind="case" {...{ items, selection, canEdit, canDelete, calls }}>
      <CaseTable selection={canEdit || canDelete ? selection : undefined} {...props} />
    </BulkPlace>
  );
}

/** Deletes a case whose site is not public: that of another is deleted by itself, after its name was typed. */
async function removePrivate(id: number): Promise<ApiResult<unknown>> {
  const deletion = await getCaseDeletion({ id });
  if (!deletion.ok) return deletion;
  if (deletion.data.siteName !== null) {
    return { ok: false, error: { kind: 'refused', messages: [caseDeletionText.byItself] } };
  }
  return deleteCaseInfo({ id }, { siteName: '' });
}
