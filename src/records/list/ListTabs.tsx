import { Link } from '@tanstack/react-router';
import type { Feature } from '../../../openapi/generated/enums';
import { TabCount, Tabs, tabClass } from '../../ui/Tabs';
import { listText } from './text';

export interface ListTab {
  label: string;
  /** Number of rows under the filters; undefined if the server does not count them. */
  count: number | undefined;
  /** Search of the tab's link. */
  search: object;
  isOpen: boolean;
  /** Contains the rows of all other tabs. */
  isAll?: boolean;
  feature?: Feature;
}

interface ListTabsProps {
  label: string;
  items: readonly ListTab[];
  /** Limit of the server's count; a count that reaches it means that many or more. */
  countLimit: number | undefined;
  /** With a keyword, other tabs with hits are highlighted. */
  hasKeyword: boolean;
}

/** Tabs of a list with counts; each starts at page 1 and keeps the filters. */
export function ListTabs({ label, items, countLimit, hasKeyword }: ListTabsProps) {
  return (
    <Tabs aria-label={label}>
      {items.map(({ label: name, count, search, isOpen }) => (
        <Link
          key={name}
          to="."
          search={(before) => ({ ...before, ...search, page: 1 })}
          className={tabClass}
          activeOptions={{ exact: true }}
          aria-current={isOpen ? 'page' : undefined}
        >
          {name}
          {count !== undefined && (
            <TabCount isHit={hasKeyword && !isOpen && count > 0}>
              {listText.count(count, countLimit)}
            </TabCount>
          )}
        </Link>
      ))}
    </Tabs>
  );
}
