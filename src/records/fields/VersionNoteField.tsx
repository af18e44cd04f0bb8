import type { ComponentProps } from 'react';
import { offered } from '../../api/offered';
import { formText } from '../record/text';
import { TitledCard } from '../../ui/Card';
import { TextField } from './TextField';

/** Note of a save, stored with its version; hidden if the server stores none. */
export const VersionNoteField = offered('versionNotes', NoteField);

function NoteField({ field }: Pick<ComponentProps<typeof TextField>, 'field'>) {
  return (
    <TitledCard title={formText.versions}>
      <TextField field={field} help={formText.versionNoteHelp} />
    </TitledCard>
  );
}
