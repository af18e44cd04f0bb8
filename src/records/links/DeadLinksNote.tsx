import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { deadLinkText as text } from './dead-link-text';
import type { LinkedRecord } from './linked';
import { useDeadLinks } from './use-dead-links';
import { wayTo } from './way-to';

/** Links of a record that lead nowhere, each with the way to its place; nothing without any. */
export function DeadLinksNote({ record }: { record: LinkedRecord }) {
  const links = useDeadLinks(record);
  if (links.length === 0) return null;
  return (
    <section aria-label={text.count(links.length)} className="grid gap-2 px-6 pb-4 text-table">
      <p className="flex items-center gap-2 text-danger">
        <Icon name="warning" size={16} />
        {text.count(links.length)}
      </p>
      <ul className="grid gap-2">
        {links.map((link) => (
          <li key={[link.id, link.themeId, link.block, link.state].join(' ')}>
            <Link {...wayTo(link)} className={linkClass}>
              <span className="wrap-anywhere">{link.url}</span>
            </Link>
            <span className="block text-caption text-ink-soft">
              {text.where(link)}
              {text.separator}
              {text.reason(link)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
