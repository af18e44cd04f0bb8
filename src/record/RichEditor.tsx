import { lazy, Suspense } from 'react';
import { Field } from '../ui/Field';
import { htmlText } from './html-text';
import { textLength } from './rules';
import { editorText } from './text';
import type { BoundField } from './use-record-form';

// Tiptap weighs more than the rest of a form: only pages with an editor load it.
const RichEditorView = lazy(() =>
  import('./RichEditorView').then((module) => ({ default: module.RichEditorView })),
);

interface RichEditorProps {
  /** Its value is HTML; empty for no text. */
  field: BoundField<string>;
  label: string;
  required?: boolean;
  /** The most characters of text. */
  max: number;
  hideLabel?: boolean;
  disabled?: boolean;
}

/** A rich text of a form, counted by its characters without the tags. */
export function RichEditor({ field, label, required, max, hideLabel, disabled = false }: RichEditorProps) {
  return (
    <Field
      id={field.id}
      label={label}
      required={required}
      group
      hideLabel={hideLabel}
      error={field.error}
      counter={{ length: textLength(htmlText(field.value)), max }}
    >
      <Suspense
        fallback={
          <div className="grid animate-late min-h-48 place-items-center text-ink-soft">
            {editorText.loading}
          </div>
        }
      >
        <RichEditorView
          id={field.id}
          html={field.value}
          label={label}
          onChange={field.onChange}
          disabled={disabled}
        />
      </Suspense>
    </Field>
  );
}
