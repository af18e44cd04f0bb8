import * as v from 'valibot';
import { exportContacts } from '../../api/generated/operations';
import { TextAreaField } from '../../records/fields/TextField';
import { saveFile } from '../../records/list/save-file';
import { listText } from '../../records/list/text';
import { FormDialog } from '../../records/record/FormDialog';
import { useSmallForm } from '../../records/record/use-small-form';
import { usePermission } from '../../base/session/session';
import { todayInTaipei } from '../../base/time/date-time';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import { contactText } from './text';

const text = contactText.exporting;
const contents = [
  { value: 'masked', label: text.masked },
  { value: 'complete', label: text.complete },
] as const;
const exportForm = {
  schema: v.object({
    content: v.picklist(['masked', 'complete']),
    purpose: v.pipe(v.string(), v.trim(), v.minLength(1, text.purposeMissing)),
  }),
  labels: { content: text.content, purpose: text.purpose },
  limits: { purpose: { required: true, maxLength: 200 } },
  empty: () => ({ content: 'masked' as const, purpose: '' }),
};

export type ExportQuery = NonNullable<Parameters<typeof exportContacts>[0]>;

/** Asks for the purpose of an export of masked enquiries. */
export function ExportDialog({ query, onClose }: { query: ExportQuery; onClose: () => void }) {
  const { canView } = usePermission(contactText.masking.unit);
  const form = useSmallForm({
    ...exportForm,
    send: ({ content, purpose }) => exportContacts({ ...query, purpose, isComplete: content === 'complete' }),
    onDone: (file) => {
      saveFile(file, listText.csvName(contactText.list, todayInTaipei()));
      onClose();
    },
  });
  const { content, purpose } = form.fields;
  return (
    <FormDialog
      form={form}
      title={text.title}
      label={listText.export}
      busyLabel={listText.exporting}
      onClose={onClose}
    >
      <Field label={content.label} group help={text.help[content.value]}>
        <Segmented
          options={contents.filter(({ value }) => canView || value === 'masked')}
          value={content.value}
          onChange={content.onChange}
        />
      </Field>
      <TextAreaField
        field={purpose}
        help={text.purposeHelp}
        rows={2}
        maxLength={exportForm.limits.purpose.maxLength}
      />
      <Note>{text.trace}</Note>
    </FormDialog>
  );
}
