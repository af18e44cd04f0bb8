import type { ComponentProps } from 'react';
import type { ContentStatus } from '../../../openapi/generated/enums';
import type { OpenRecord } from '../../records/presence/presence';
import { FormPage } from '../../records/record/FormPage';
import { releaseAction, ReleaseButton } from './ReleaseButton';
import { ReleaseLine } from './ReleaseLine';
import { type ReleaseSubject, useReleaseOf } from './use-release-of';

interface ReleasableFormPageProps extends Pick<
  ComponentProps<typeof FormPage>,
  'editing' | 'actions' | 'rare' | 'children'
> {
  subject: ReleaseSubject & OpenRecord;
  /** As it is stored. */
  status: ContentStatus;
  canEdit: boolean;
}

/** Edit page of a record that may go live with others: its form, under a line that names its release. */
export function ReleasableFormPage({
  subject,
  status,
  editing,
  canEdit,
  actions,
  rare,
  children,
}: ReleasableFormPageProps) {
  const inRelease = useReleaseOf(subject);
  return (
    <FormPage
      editing={editing}
      canSave={canEdit}
      openRecord={subject}
      actions={actions}
      rare={
        <>
          {rare}
          <ReleaseButton
            {...inRelease}
            subject={subject}
            action={releaseAction(status)}
            canEdit={canEdit}
            isDirty={editing.isDirty}
          />
        </>
      }
    >
      <ReleaseLine {...inRelease} />
      {children}
    </FormPage>
  );
}
