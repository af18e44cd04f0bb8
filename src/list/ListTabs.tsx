import { Link } from '@tanstack/react-router';
import { TabCount, Tabs, tabClass } from '../ui/Tabs';
import { listText } from './text';

/** One tab of a list. */
export interface ListTab {
  label: string;
  /** How many rows it has under the filters at work; undefined where the server does not count them. */
  count: number | undefined;
  /** What it changes in the URL. */
  search: object;
  isOpen: boolean;
  /** It holds the rows of all others. */
  isAll?: boolean;
}

interface ListTabsProps {
  label: string;
  items: readonly ListTab[];
  /** A count that has reached it stands for so many or more. */
  countLimit: number | undefined;
  /** With a keyword the other tabs that have hits stand out. */
  hasKeyword: boolean;
}

/** The tabs of a list with their counts; each begins at page 1 and keeps the filters. */
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
