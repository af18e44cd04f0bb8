import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { createSalesCode, updateSalesCode } from '../../api/generated/operations';
import { optionalText, requiredPattern, requiredText } from '../../records/fields/rules';
import { TextField } from '../../records/fields/TextField';
import { commonText } from '../../base/navigation/text';
import { FormDialog } from '../../records/record/FormDialog';
import { useSmallForm } from '../../records/record/use-small-form';
import type { SalesCode } from './sales-code-loaders';
import { salesCodeText as text } from './text';

const rules = limits.SalesCodeCreate;
const schema = v.object({
  code: requiredPattern(rules.code),
  title: requiredText(rules.title),
  district: optionalText(rules.district),
});

interface SalesCodeDialogProps {
  /** Code to change; null for a new one. */
  known: SalesCode | null;
  onDone: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks for a code, its case and district. A known code stays. */
export function SalesCodeDialog({ known, onDone, onClose }: SalesCodeDialogProps) {
  const form = useSmallForm({
    schema,
    labels: text.fields,
    limits: rules,
    empty: () => known ?? { code: '', title: '', district: '' },
    send: ({ code, ...named }, options) =>
      known ? updateSalesCode({ code }, named) : createSalesCode({ ...named, code }, options),
    onDone,
  });
  const { code, title, district } = form.fields;
  return (
    <FormDialog
      form={form}
      title={known ? text.change : text.add}
      label={commonText.save}
      busyLabel={commonText.saving}
      onClose={onClose}
    >
      <TextField field={code} readOnly={known !== null} />
      <TextField field={title} />
      <TextField field={district} required={false} />
    </FormDialog>
  );
}
