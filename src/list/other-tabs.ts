import type { ListTab } from './ListTabs';

/** The tabs that are not open and have rows; none beside one that holds the rows of all. */
export function otherTabs(tabs: readonly ListTab[]): (ListTab & { count: number })[] {
  if (tabs.some(({ isOpen, isAll }) => isOpen && isAll)) return [];
  return tabs.flatMap((tab) => {
    const { isOpen, isAll, count = 0 } = tab;
    return isOpen || isAll || count === 0 ? [] : [{ ...tab, count }];
  });
}
