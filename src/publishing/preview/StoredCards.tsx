import type { ComponentProps } from 'react';
import type { ContentStatus } from '../../../openapi/generated/enums';
import type { RecordKind } from '../../drawing/website/addresses';
import { VersionNoteField } from '../../records/fields/VersionNoteField';
import { removalBy } from '../../records/links/linked';
import { LinksCard } from '../../records/links/LinksCard';
import { PreviewLinksCard } from './PreviewLinks';

interface StoredCardsProps {
  kind: RecordKind;
  record: { id: number; title: string; status: ContentStatus };
  /** Status that the form would save. */
  status: ContentStatus;
  note: ComponentProps<typeof VersionNoteField>['field'];
}

/** Cards of a record once it is stored: what links to it, its preview links, and the note of the next version. */
export function StoredCards({ kind, record: { id, title, status: stored }, status, note }: StoredCardsProps) {
  return (
    <>
      <LinksCard record={{ kind, recordId: id }} name={title} removal={removalBy(stored, status)} />
      <PreviewLinksCard kind={kind} recordId={id} about={title} />
      <VersionNoteField field={note} />
    </>
  );
}
