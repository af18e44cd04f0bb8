import type { ComponentProps } from 'react';
import { kindUnits } from '../../../openapi/generated/kinds';
import { usePermission } from '../../base/session/session';
import { HistoryLink } from '../../records/record/HistoryLink';
import { DuplicateButton } from '../../records/record-actions/DuplicateButton';
import { useDuplication } from '../../records/record-actions/use-duplication';
import { PublicPageLink } from './PublicPageLink';

interface ContentActionsProps extends ComponentProps<typeof PublicPageLink> {
  duplicate: Parameters<typeof useDuplication>[0];
}

/** Rare actions of a record with a page of its own: its copy, its versions and its public page. */
export function ContentActions({ kind, record, duplicate }: ContentActionsProps) {
  const copying = useDuplication(duplicate, `/${kind}/edit/$id`);
  const { canCreate } = usePermission(kindUnits[kind]);
  return (
    <>
      {canCreate && <DuplicateButton id={record.id} copying={copying} />}
      <HistoryLink to={`/${kind}/history/$id`} id={record.id} />
      <PublicPageLink kind={kind} record={record} />
    </>
  );
}
