import { versionNoteLabel } from '../kinds/text';
import { limits } from '../../openapi/generated/limits';
import { offers } from '../api/features';
import type { BoundField } from '../record/use-record-form';
import { formText } from '../record/text';
import { TitledCard } from '../ui/Card';
import { TextField } from './TextField';

/** Note of a save, stored with its version; hidden if the server stores none. */
export function VersionNoteField({ field }: { field: BoundField<string> }) {
  if (!offers('versionNotes')) return null;
  return (
    <TitledCard title={formText.versions}>
      <TextField
        field={field}
        label={versionNoteLabel}
        help={formText.versionNoteHelp}
        max={limits.ArticleUpdate.versionNote.maxLength}
      />
    </TitledCard>
  );
}
