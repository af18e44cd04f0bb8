import { type ReactNode, useState } from 'react';
import { asTyped, type TypedKind } from '../../openapi/generated/typed';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { formText } from '../record/text';

/**
 * What a field does when it is left: `settle` brings what was typed to the contract's form and answers it, or null where
 * it is so already. `spoken` stands beside the field and tells those who can't see it change.
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

/** The same for a text of a kind that no form's schema knows. */
export function useTypedText(kind: TypedKind, value: string, onChange: (value: string) => void) {
  return useTyped(() => {
    const form = asTyped(kind, value);
    if (form === value) return null;
    onChange(form);
    return form;
  });
}
