import { type ReactNode, useState } from 'react';
import { asTyped, type TypedKind } from '../../../openapi/typed';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { formText } from '../record/text';

/**
 * Blur behaviour of a field: `settle` returns the normalised value, or null if unchanged. `spoken` announces the change
 * to screen readers.
 */
export function useTyped(settle: () => string | null): { onBlur: () => void; spoken: ReactNode } {
  const [settled, setSettled] = useState<string | null>(null);
  return {
    onBlur: () => setSettled(settle()),
    spoken: (
      <VisuallyHidden aria-live="polite">{settled === null ? '' : formText.settled(settled)}</VisuallyHidden>
    ),
  };
}

/** Like `useTyped`, for a text outside a form's schema. */
export function useTypedText(kind: TypedKind, value: string, onChange: (value: string) => void) {
  return useTyped(() => {
    const form = asTyped(kind, value);
    if (form === value) return null;
    onChange(form);
    return form;
  });
}
