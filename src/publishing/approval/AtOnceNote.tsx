import { TextAreaField } from '../../records/fields/TextField';
import type { BoundField } from '../../records/record/form-fields';
import { Note } from '../../ui/Note';
import { emergencyText } from './text';
import { useMayOverrule } from '../../base/session/may-overrule';

/** Warns that words become public without approval, and asks for the reason that such a save needs, or for who may give one. */
export function AtOnceNote({ field, text }: { field: BoundField<string>; text: string }) {
  const mayOverrule = useMayOverrule();
  return (
    <Note tone="danger" icon="warning">
      <p className={mayOverrule ? 'pb-3' : ''}>{text + (mayOverrule ? '' : emergencyText.mayNot)}</p>
      {mayOverrule && <TextAreaField field={field} help={emergencyText.help} rows={2} required />}
    </Note>
  );
}

/** Part of a body with the reason, left out unless typed. */
export const reasonBody = (emergencyReason: string) => (emergencyReason === '' ? {} : { emergencyReason });
