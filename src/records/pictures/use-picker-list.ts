import { useCallback, useEffect, useMemo, useState } from 'react';
import { listMedia } from '../../api/generated/operations';
import type { components, operations } from '../../../openapi/generated/types';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import { useDebounced } from '../../base/calls/use-debounced';
import type { PickerPlace } from './picker-place';

type ListQuery = NonNullable<operations['listMedia']['parameters']['query']>;
export type PickerOrder = 'used' | 'uploaded';
export type PickerUnit = components['schemas']['MediaUnit'];
/** Limits the list to the open case ('own'), to a unit, or not at all (''). */
export type PickerScope = 'own' | PickerUnit | '';

export interface PickerFilter {
  scope: PickerScope;
  order: PickerOrder;
  /** Only pictures with this tag; '' for all. */
  tag: string;
  keyword: string;
}

const perPage = 20;

/** Filtered and paged list of library pictures; starts with the open case or unit. */
export function usePickerList({ unit, caseId }: PickerPlace) {
  const [filter, setFilter] = useState<PickerFilter>({
    scope: caseId === undefined ? (unit ?? '') : 'own',
    order: 'used',
    tag: '',
    keyword: '',
  });
  const { scope, order, tag } = filter;
  const keyword = useDebounced(filter.keyword.trim());
  const [page, setPage] = useState(1);
  const { answer, ask } = useAnswer<components['schemas']['MediaPage']>();
  const query = useMemo<ListQuery>(
    () => ({
      pageNumber: page,
      pageSize: perPage,
      order,
      ...(tag ? { tag } : {}),
      ...(keyword ? { keyword } : {}),
      ...limitsOf(scope, caseId),
    }),
    [page, order, tag, keyword, scope, caseId],
  );
  const load = useCallback(() => ask(() => listMedia(query)), [ask, query]);
  useEffect(load, [load]);
  // Keeps the last rows during a search and after a failed one, and the focus in them.
  const listed = shownData(answer);
  return {
    filter,
    change: (part: Partial<PickerFilter>) => {
      setFilter((now) => ({ ...now, ...part }));
      setPage(1);
    },
    answer,
    load,
    rows: listed?.items ?? [],
    tags: listed?.tags ?? [],
    page,
    setPage,
    /** Undefined before the first answer. */
    pageCount: listed && Math.ceil(listed.totalCount / perPage),
  };
}

function limitsOf(scope: PickerScope, caseId: number | undefined): Pick<ListQuery, 'caseId' | 'unit'> {
  if (scope === 'own') return caseId === undefined ? {} : { caseId };
  return scope === '' ? {} : { unit: scope };
}
