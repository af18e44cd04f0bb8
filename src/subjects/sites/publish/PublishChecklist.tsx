import { Link } from '@tanstack/react-router';
import type { ThemeSummary, Site } from '../../../machines/publish-site.rules';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/Icon';
import { linkClass } from '../../../ui/link-class';
import { Tag } from '../../../ui/Tag';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { whenDrawn } from '../../../ui/when-drawn';
import { AdCheckLine } from '../advertising/AdCheckLine';
import { siteText } from '../text';
import { FactCheckLine } from './FactCheck';
import { SampleList } from './SampleList';
import { checklistOf, type ChecklistLine } from './checklist';

const DeadLinkLines = whenDrawn(async () => (await import('./DeadLinkLines')).DeadLinkLines);

interface PublishChecklistProps {
  site: Site;
  theme: ThemeSummary | undefined;
}

/** Checklist before publishing, with links. */
export function PublishChecklist({ site, theme }: PublishChecklistProps) {
  return (
    <section aria-label={siteText.checklist.title} className="rounded-card border border-line">
      {theme && <SampleList site={site} theme={theme} />}
      <h4 className="border-b border-line px-4 py-2 text-table font-bold">{siteText.checklist.title}</h4>
      <ul className="divide-y divide-line">
        {checklistOf(site, theme).map((line) => (
          <li
            key={line.key}
            className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-table"
          >
            <Icon
              name={line.isDone ? 'check' : line.isRequired ? 'alert' : 'info'}
              size={16}
              className={classNames(
                line.isDone ? 'text-success' : line.isRequired ? 'text-danger' : 'text-warning-ink',
              )}
            />
            {line.isDone && <VisuallyHidden>{siteText.stepStates.done}</VisuallyHidden>}
            <Place line={line} site={site} theme={theme} />
            <span className="min-w-0 flex-1 text-ink-soft max-tablet:order-last max-tablet:basis-full max-tablet:pl-7">
              {line.hint}
            </span>
            {!line.isDone && (
              <Tag tone={line.isRequired ? 'danger' : 'warning'}>
                {line.isRequired ? siteText.checklist.required : siteText.checklist.advised}
              </Tag>
            )}
          </li>
        ))}
        {theme && <FactCheckLine key={theme.rowVersion} site={site} theme={theme} />}
        {theme && <AdCheckLine site={site} theme={theme} />}
        {theme && <DeadLinkLines key={theme.themeId} site={site} theme={theme} />}
      </ul>
    </section>
  );
}

function Place({
  line: { key, label },
  site: { caseId },
  theme,
}: PublishChecklistProps & { line: ChecklistLine }) {
  const className = linkClass;
  const params = { caseId };
  if (key === 'code' || key === 'name') {
    return (
      <a className={className} href={`#step-${key}`}>
        {label}
      </a>
    );
  }
  if (key === 'seoTitle' || key === 'shareImage') {
    return (
      <Link className={className} to="/web/track/$caseId" params={params} hash={key}>
        {label}
      </Link>
    );
  }
  if (key === 'consent') {
    return (
      <Link className={className} to="/privacy/notice">
        {label}
      </Link>
    );
  }
  if (!theme) {
    return (
      <Link className={className} to="/web/theme/$caseId" params={params}>
        {label}
      </Link>
    );
  }
  return (
    <Link
      className={className}
      to="/siteset/theme/edit/$caseId/$themeId"
      params={{ caseId, themeId: String(theme.themeId) }}
      {...(key === 'altTexts' ? { hash: 'missing-alt' } : {})}
    >
      {label}
    </Link>
  );
}
