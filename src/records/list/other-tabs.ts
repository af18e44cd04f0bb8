import type { ListTab } from './ListTabs';

/** Other tabs with rows; none if the present tab contains all. */
export function otherTabs(tabs: readonly ListTab[]): (ListTab & { count: number })[] {
  if (tabs.some(({ isOpen, isAll }) => isOpen && isAll)) return [];
  return tabs.flatMap((tab) => {
    const { isOpen, isAll, count = 0 } = tab;
    return isOpen || isAll || count === 0 ? [] : [{ ...tab, count }];
  });
}
