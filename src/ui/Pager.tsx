import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { pagerPages } from './pager-pages';

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
  /** Draws the way to a page as a router link: `(page, item) => <Link search={…} {...item} />`. */
  renderLink?: (page: number, item: PagerItem) => ReactNode;
  /** Without `renderLink` pages are buttons, and this is what they call. */
  onPage?: (page: number) => void;
}

/** Page numbers with previous and next; draws nothing when there is one page only. */
export function Pager({ page, pageCount, labels, renderLink, onPage, className, ...props }: PagerProps) {
  if (pageCount <= 1) return null;

  const draw = (target: number, label: string, children: ReactNode) => {
    const item: PagerItem = {
      className: 'pager-item',
      'aria-current': target === page && typeof children === 'number' ? 'page' : undefined,
      'aria-label': label,
      children,
    };
    return renderLink?.(target, item) ?? <button type="button" onClick={() => onPage?.(target)} {...item} />;
  };

  const step = (target: number, label: string, icon: 'chevron-left' | 'chevron-right') => {
    const picture = <Icon name={icon} size={16} />;
    if (target >= 1 && target <= pageCount) return draw(target, label, picture);
    return (
      <span aria-hidden="true" className="pager-item pager-off">
        {picture}
      </span>
    );
  };

  return (
    <nav aria-label={labels.nav} className={classNames('pager', className)} {...props}>
      {step(page - 1, labels.previous, 'chevron-left')}
      {pagerPages(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden="true" className="pager-item pager-off">
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
