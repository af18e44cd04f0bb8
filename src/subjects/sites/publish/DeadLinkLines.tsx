import { Link } from '@tanstack/react-router';
import type { Site, ThemeSummary } from '../../../machines/publish-site.rules';
import { deadLinkText as text } from '../../../records/links/dead-link-text';
import { useDeadLinks } from '../../../records/links/use-dead-links';
import { wayTo } from '../../../records/links/way-to';
import { Icon } from '../../../ui/Icon';
import { linkClass } from '../../../ui/link-class';

/** Lines of the checklist before publishing: links of the draft that lead nowhere. */
export function DeadLinkLines({ site: { caseId }, theme: { themeId } }: { site: Site; theme: ThemeSummary }) {
  const links = useDeadLinks({ kind: 'site', recordId: Number(caseId), themeId });
  return links.map((link) => (
    <li
      key={[link.id, link.block, link.state].join(' ')}
      className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-table"
    >
      <Icon name="info" size={16} className="text-warning-ink" />
      <Link {...wayTo(link)} className={linkClass}>
        {text.where(link)}
      </Link>
      <span className="min-w-0 flex-1 wrap-anywhere text-ink-soft max-tablet:order-last max-tablet:basis-full max-tablet:pl-7">
        {text.reason(link)}
        {text.separator}
        {link.url}
      </span>
    </li>
  ));
}
