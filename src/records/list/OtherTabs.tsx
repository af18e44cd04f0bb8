import { Link } from '@tanstack/react-router';
import { linkClass } from '../../ui/link-class';
import type { ListTab } from './ListTabs';
import { otherTabs } from './other-tabs';
import { listText, otherTabsText } from './text';

interface OtherTabsProps {
  tabs: readonly ListTab[];
  /** Limit of the server's count; a count that reaches it means that many or more. */
  countLimit: number | undefined;
}

/** Links to other tabs with hits of the keyword; renders nothing without any. */
export function OtherTabs({ tabs, countLimit }: OtherTabsProps) {
  const others = otherTabs(tabs);
  if (others.length === 0) return null;
  const total = others.reduce((sum, { count }) => sum + count, 0);
  return (
    <p className="flex basis-full flex-wrap gap-x-4 text-caption text-ink-soft">
      {otherTabsText.total(listText.count(total, countLimit))}
      {others.map(({ label, count, search }) => (
        <Link
          key={label}
          to="."
          search={(before) => ({ ...before, ...search, page: 1 })}
          className={linkClass}
        >
          {otherTabsText.link(label, listText.count(count, countLimit))}
        </Link>
      ))}
    </p>
  );
}
