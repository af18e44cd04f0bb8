import type { ComponentProps, ReactNode } from 'react';
import type { ContentStatus } from '../../../openapi/generated/enums';
import type { OpenRecord } from '../../records/presence/presence';
import { FormPage } from '../../records/record/FormPage';
import { releaseAction, ReleaseButton } from './ReleaseButton';
import { ReleaseLine } from './ReleaseLine';
import { type ReleaseSubject, useReleaseOf } from './use-release-of';

interface ReleasableFormPageProps extends Pick<ComponentProps<typeof FormPage>, 'editing' | 'children'> {
  subject: ReleaseSubject & OpenRecord;
  /** As it is stored. */
  status: ContentStatus;
  canEdit: boolean;
  /** All actions, with the way into a release among them. */
  actions: (release: ReactNode) => ReactNode;
}

/** Edit page of a record that may go live with others: its form, under a line that names its release. */
export function ReleasableFormPage({
  subject,
  status,
  editing,
  canEdit,
  actions,
  children,
}: ReleasableFormPageProps) {
  const inRelease = useReleaseOf(subject);
  return (
    <FormPage
      editing={editing}
      canSave={canEdit}
      openRecord={subject}
      actions={actions(
        <ReleaseButton
          {...inRelease}
          subject={subject}
          action={releaseAction(status)}
          canEdit={canEdit}
          isDirty={editing.isDirty}
        />,
      )}
    >
      <ReleaseLine {...inRelease} />
      {children}
    </FormPage>
  );
}
