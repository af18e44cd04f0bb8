import { Link } from '@tanstack/react-router';
import { CaseTab } from '../../api/generated/enums';
import { VisibleStateDot } from '../../list/VisibleStateDot';
import { Thumb } from '../../ui/Thumb';
import type { CaseCard } from './case-loaders';
import { CaseContentLink } from './CaseContentLink';
import { CaseRowActions } from './CaseRowActions';
import { HighlightSwitch } from './HighlightSwitch';

export interface CaseItemsProps {
  items: readonly CaseCard[];
  canEdit: boolean;
  canDelete: boolean;
  onDuplicate: ((item: CaseCard) => void) | false;
  onDelete: (item: CaseCard) => void;
}

/** The list as cards: picture, title, district and the highlight switch, which sold-out cases have not. */
export function CaseCards({ items, canEdit, ...actions }: CaseItemsProps) {
  return (
    <ul className="grid gap-4 border-b border-line p-4 tablet:grid-cols-2 tablet:p-6 wide:grid-cols-3">
      {items.map((item) => (
        <li
          key={item.id}
          className="grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-card border border-line bg-card"
        >
          <Link to="/case/edit/$id" params={{ id: String(item.id) }} tabIndex={-1} aria-hidden="true">
            <Thumb shape="fill" src={item.cover?.filePath} focus={item.cover} alt="" />
          </Link>
          <div className="flex items-start gap-2 px-4 pt-3">
            <div className="min-w-0 flex-1">
              <Link
                to="/case/edit/$id"
                params={{ id: String(item.id) }}
                className="line-clamp-2 font-bold hover:text-primary"
              >
                {item.title}
              </Link>
              <span className="text-caption text-ink-soft">
                {item.county}
                {item.district}
              </span>
            </div>
            <CaseRowActions item={item} canEdit={canEdit} {...actions} />
          </div>
          <div className="flex min-h-touch items-center justify-between gap-2 px-4 pb-2 text-table">
            {item.tab === CaseTab.soldOut ? (
              <span />
            ) : (
              <HighlightSwitch
                caseId={item.id}
                title={item.title}
                value={item.isHighlight}
                disabled={!canEdit}
              />
            )}
            <span className="min-w-0 text-right">
              <VisibleStateDot row={item} contentLink={<CaseContentLink id={item.id} />} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
