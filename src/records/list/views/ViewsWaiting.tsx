import { useRouterState, type ParsedLocation } from '@tanstack/react-router';
import type { ListName } from '../../../../openapi/generated/enums';
import { classNames } from '../../../ui/class-names';
import { useViews } from './stored-views';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Opened by the menu, whose search is no choice of the reader. */
    isFromMenu?: boolean;
  }
}

/** Row of a list's views. */
export const viewRowClass = classNames(
  'flex flex-wrap items-center gap-2 border-b border-line px-6 py-2 max-tablet:px-4 print:hidden',
);

/** True where nobody has chosen what a list shows. */
export const isPlainAt = ({ searchStr, state }: ParsedLocation): boolean =>
  searchStr === '' || state.isFromMenu === true;

/** Room for the row of views until its code has come, so that nothing moves below the pointer. */
export function ViewsWaiting({ list }: { list: ListName }) {
  const isPlain = useRouterState({ select: ({ location }) => isPlainAt(location) });
  const hasViews = useViews().some((view) => view.list === list);
  if (isPlain && !hasViews) return null;
  return (
    <div className={viewRowClass}>
      <span className="h-control-small" />
    </div>
  );
}
