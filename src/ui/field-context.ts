import { createContext, type ReactNode, use } from 'react';

interface FieldContextValue {
  id: string;
  required: boolean;
  invalid: boolean;
  described: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Remarks from outside of a form, by the id of the field below which each stands. */
export const FieldRemarks = createContext<ReadonlyMap<string, ReactNode>>(new Map());

interface SharedAttributes {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** Attributes from the surrounding Field; none without one. */
export function useFieldAttributes(): SharedAttributes & { 'aria-required'?: true | undefined } {
  const field = use(FieldContext);
  return field ? { ...shared(field), 'aria-required': field.required || undefined } : {};
}

/** Attributes for a group of controls, which a `<label>` can't name. */
export function useGroupAttributes(): SharedAttributes & { 'aria-labelledby'?: string } {
  const field = use(FieldContext);
  return field ? { ...shared(field), 'aria-labelledby': `${field.id}-label` } : {};
}

function shared({ id, described, invalid }: FieldContextValue): SharedAttributes {
  return {
    id,
    'aria-describedby': described ? `${id}-note` : undefined,
    'aria-invalid': invalid || undefined,
  };
}
