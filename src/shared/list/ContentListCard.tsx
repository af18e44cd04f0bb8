import { type ReactNode, useState } from 'react';
import { appliedFilter, type ContentFilter } from './content-filter';
import { filterChips } from './filter-chips';
import { ContentFilterFields } from './ContentFilterFields';
import { ListCard } from './ListCard';

interface ContentListCardProps {
  /** The filter as it stands in the URL; give the card a key of it, so that what is typed starts anew from there. */
  filter: ContentFilter;
  onFilter: (filter: ContentFilter & { page: undefined }) => void;
  keywordExample: string;
  head?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A list card whose panel filters by keyword, status and date. */
export function ContentListCard({ filter, onFilter, keywordExample, ...card }: ContentListCardProps) {
  const { keyword, status, startDate, endDate } = filter;
  const [draft, setDraft] = useState<ContentFilter>({ keyword, status, startDate, endDate });
  return (
    <ListCard
      {...card}
      filter={{
        chips: filterChips(filter, (next) => onFilter(appliedFilter(next))),
        fields: <ContentFilterFields value={draft} onChange={setDraft} keywordExample={keywordExample} />,
        onApply: () => onFilter(appliedFilter(draft)),
        onClear: () => {
          setDraft({});
          onFilter(appliedFilter({}));
        },
      }}
    />
  );
}

/** A key that changes with the filter. */
export function filterKey({ keyword, status, startDate, endDate }: ContentFilter): string {
  return JSON.stringify([keyword, status, startDate, endDate]);
}
