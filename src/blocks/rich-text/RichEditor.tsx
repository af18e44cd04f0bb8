import { use, useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { iconButtonClass } from '../../ui/button-class';
import { Field } from '../../ui/Field';
import { FieldRemarks } from '../../ui/field-context';
import type { EditorKind } from './editor-kind';
import { htmlText } from '../../records/record/html-text';
import { textLength } from '../../ui/text-length';
import { editorText } from '../../records/record/text';
import type { BoundField } from '../../records/record/form-fields';
import { whenDrawn } from '../../ui/when-drawn';
import type { RichEditorViewProps } from './RichEditorView';

// Tiptap is larger than the rest of a form, so it loads on demand.
const RichEditorView = whenDrawn<RichEditorViewProps & LoadingProps>(
  async () => (await import('./RichEditorView')).RichEditorView,
  Loading,
);

/** The data of a screen with a formatted text, whose editor loads meanwhile. */
export function besideEditor<T>(data: Promise<T>): Promise<T> {
  RichEditorView.loadAhead();
  return data;
}

interface RichEditorProps {
  /** HTML; empty for no text. */
  field: Omit<BoundField<string, { required?: boolean; maxText: number }>, 'settle'>;
  /** Length of the text; default: length of the HTML without tags. */
  length?: number;
  help?: string | undefined;
  hideLabel?: boolean;
  disabled?: boolean;
  kind?: EditorKind;
}

/** Rich text field, counted without tags. */
export function RichEditor({
  field,
  length,
  help,
  hideLabel,
  disabled = false,
  kind = 'page',
}: RichEditorProps) {
  const { id, label, limit, value, error } = field;
  const isRemarked = use(FieldRemarks).has(id);
  const takesFocus = useRef(false);
  const giveFocus = useCallback((focus: () => void) => {
    if (takesFocus.current) focus();
    takesFocus.current = false;
  }, []);
  return (
    <Field
      id={id}
      label={label}
      required={limit.required}
      group
      hideLabel={hideLabel}
      help={help}
      error={error}
      counter={{ length: length ?? textLength(htmlText(value)), max: limit.maxText }}
    >
      <RichEditorView
        id={id}
        html={value}
        label={label}
        describedBy={error || help || isRemarked ? `${id}-note` : undefined}
        isWrong={Boolean(error)}
        onChange={field.onChange}
        disabled={disabled}
        kind={kind}
        onReady={giveFocus}
        takesFocus={takesFocus}
      />
    </Field>
  );
}

interface LoadingProps {
  id: string;
  takesFocus: RefObject<boolean>;
  kind: EditorKind;
  disabled: boolean;
}

const toolCount = { page: 13, block: 6 } as const satisfies Record<EditorKind, number>;

/** Placeholder that keeps focus and height for the editor. */
function Loading({ id, takesFocus, kind, disabled }: LoadingProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      takesFocus.current = own !== null && own === document.activeElement;
    };
  }, [takesFocus]);
  return (
    <div
      ref={place}
      id={id}
      tabIndex={-1}
      data-editor-loading=""
      className="rounded-control border border-line text-ink-soft outline-none"
    >
      {!disabled && (
        <div aria-hidden="true" className="flex flex-wrap gap-1 border-b border-line p-1">
          {Array.from({ length: toolCount[kind] }, (_, tool) => (
            <span key={tool} className={iconButtonClass({ size: 'sm' }, 'invisible')} />
          ))}
        </div>
      )}
      <div className={`grid place-items-center ${kind === 'page' ? 'min-h-48' : 'min-h-30'}`}>
        <span className="animate-late">{editorText.loading}</span>
      </div>
    </div>
  );
}
