import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useIsPhone } from '../../ui/use-is-phone';
import type { DateRange } from './date-range';
import type { FilterChip } from './filter-chips';
import { type ListSearch, tidyFilter } from './list-search';

export interface ListFilter<TFilter> {
  /** Active filters as chips. */
  chips: (filter: TFilter) => readonly FilterChip<TFilter>[];
  fields: (value: TFilter, onChange: (filter: TFilter) => void) => ReactNode;
}

/** Filter fields of a list with their input, and its active filters. */
export interface ListFilterForm {
  chips: readonly FilterChip<object>[];
  fields: ReactNode;
  isPhone: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  panelId: string;
  /** Changes the URL, to page 1. */
  apply: (changes: object) => void;
  onApply: () => void;
  onClear: () => void;
}

/** All state except the panel's input is in the URL. */
export function useListFilter<TFilter extends DateRange & { keyword?: string | undefined }>(
  search: TFilter & ListSearch,
  filter: ListFilter<TFilter>,
): ListFilterForm {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [start, setStart] = useState<TFilter>(search);
  const [draft, setDraft] = useState<TFilter>(start);
  const chips = filter.chips(search);
  const [isOpen, setOpen] = useState(!isPhone && chips.length > 0);
  // Each applied filter resets the panel's input.
  const applied = JSON.stringify(chips);
  const [shown, setShown] = useState(applied);
  if (applied !== shown) {
    setShown(applied);
    setStart(search);
    setDraft(search);
    setOpen(!isPhone && chips.length > 0);
  }
  const apply = (changes: object) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes, page: 1 }) });
  return {
    chips,
    fields: filter.fields(draft, setDraft),
    isPhone,
    isOpen,
    setOpen,
    panelId: useId(),
    apply,
    // Tab and view may have changed since the panel opened: only typed changes apply.
    onApply: () => apply(tidyFilter({ ...search, ...changedFrom(start, draft) })),
    onClear() {
      const none = withoutAll(filter.chips(draft));
      setDraft({ ...draft, ...none });
      apply({ ...withoutAll(chips), ...none });
    },
  };
}

/** Entries with changed values. */
function changedFrom<T extends object>(before: T, now: T): Partial<T> {
  const changed: Partial<T> = { ...now };
  for (const key in before) if (Object.is(before[key], now[key])) delete changed[key];
  return changed;
}

function withoutAll<TFilter>(chips: readonly FilterChip<TFilter>[]): Partial<TFilter> {
  return Object.assign({}, ...chips.map(({ without }) => without));
}
