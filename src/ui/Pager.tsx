import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { pagerPages } from './pager-pages';

const place = classNames('grid h-8 min-w-8 place-items-center rounded-control px-1 max-tablet:h-touch');

const item = classNames(
  place,
  'text-ink hover:bg-hover',
  'chosen:bg-primary-tint chosen:font-bold chosen:text-primary chosen:hover:bg-hover',
);

const off = classNames(place, 'text-ink-soft opacity-55');

// Nine entries must fit into 320 px.
const nav = classNames(
  'ml-auto flex flex-wrap items-center gap-1',
  'max-tablet:grow max-tablet:basis-full max-tablet:justify-between max-tablet:gap-0',
);

interface PagerItem {
  className: string;
  'aria-current': 'page' | undefined;
  'aria-label': string;
  children: ReactNode;
}

interface PagerProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** From 1. */
  page: number;
  pageCount: number;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  /** Renders a page's link: `(page, item) => <Link search={…} {...item} />`. */
  renderLink?: (page: number, item: PagerItem) => ReactNode;
  /** Called by buttons, which replace links without `renderLink`. */
  onPage?: (page: number) => void;
}

/** Page numbers with previous and next; renders nothing for a single page. Toasts never cover it. */
export function Pager({ page, pageCount, labels, renderLink, onPage, className, ...props }: PagerProps) {
  if (pageCount <= 1) return null;

  const draw = (target: number, label: string, children: ReactNode) => {
    const link: PagerItem = {
      className: item,
      'aria-current': target === page && typeof children === 'number' ? 'page' : undefined,
      'aria-label': label,
      children,
    };
    return renderLink?.(target, link) ?? <button type="button" onClick={() => onPage?.(target)} {...link} />;
  };

  const step = (target: number, label: string, icon: 'chevron-left' | 'chevron-right') => {
    const picture = <Icon name={icon} size={16} />;
    if (target >= 1 && target <= pageCount) return draw(target, label, picture);
    return (
      <span aria-hidden="true" className={off}>
        {picture}
      </span>
    );
  };

  return (
    <nav data-uncovered="" aria-label={labels.nav} className={classNames(nav, className)} {...props}>
      {step(page - 1, labels.previous, 'chevron-left')}
      {pagerPages(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden="true" className={off}>
            …
          </span>
        ) : (
          <span key={entry}>{draw(entry, labels.page(entry), entry)}</span>
        ),
      )}
      {step(page + 1, labels.next, 'chevron-right')}
    </nav>
  );
}
