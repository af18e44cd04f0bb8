import type { ComponentProps } from 'react';
import { offers } from '../api/features';
import { formText } from '../record/text';
import { TitledCard } from '../ui/Card';
import { TextField } from './TextField';

/** Note of a save, stored with its version; hidden if the server stores none. */
export function VersionNoteField({ field }: Pick<ComponentProps<typeof TextField>, 'field'>) {
  if (!offers('versionNotes')) return null;
  return (
    <TitledCard title={formText.versions}>
      <TextField field={field} help={formText.versionNoteHelp} />
    </TitledCard>
  );
}
