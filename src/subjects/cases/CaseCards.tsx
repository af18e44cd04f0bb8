import { Link } from '@tanstack/react-router';
import { CaseTab } from '../../../openapi/generated/enums';
import { SelectAll, SelectBox } from '../../records/list/SelectCells';
import type { Selection } from '../../records/list/selection';
import { VisibleStateDot } from '../../records/list/VisibleStateDot';
import { classNames } from '../../ui/class-names';
import { Thumb } from '../../ui/Thumb';
import type { CaseCard } from './case-loaders';
import { CaseContentLink } from './CaseContentLink';
import { CaseRowActions } from './CaseRowActions';
import { HighlightSwitch } from './HighlightSwitch';

export interface CaseItemsProps {
  items: readonly CaseCard[];
  /** Chosen cases; undefined without bulk actions. */
  selection: Selection | undefined;
  canEdit: boolean;
  canDelete: boolean;
  onDuplicate: ((item: CaseCard) => void) | false;
  onDelete: (item: CaseCard) => void;
}

const headClass =
  'flex min-h-9 items-center border-b border-line px-6 text-table text-ink-soft max-tablet:px-4';
const cardClass = 'relative isolate grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-card border';
const chooseClass = 'absolute top-2 left-2 z-1 flex rounded-control bg-card p-1.5 max-tablet:p-0';

/** Cards with picture, title, district and the highlight switch, which sold-out cases lack. */
export function CaseCards({ items, selection, canEdit, ...actions }: CaseItemsProps) {
  return (
    <>
      {selection && (
        <div className={classNames(headClass, selection.ids.size > 0 ? 'bg-primary-tint' : 'bg-sunken')}>
          <SelectAll selection={selection} items={items} isLabelled={selection.ids.size === 0} />
        </div>
      )}
      <ul className="grid gap-4 border-b border-line p-4 tablet:grid-cols-2 tablet:p-6 wide:grid-cols-3">
        {items.map((item) => (
          <li
            key={item.id}
            className={classNames(
              cardClass,
              selection?.ids.has(item.id) ? 'border-primary bg-primary-tint' : 'border-line bg-card',
            )}
          >
            {selection && (
              <span className={chooseClass}>
                <SelectBox selection={selection} row={item} />
              </span>
            )}
            <Link to="/case/edit/$id" params={{ id: String(item.id) }} tabIndex={-1} aria-hidden="true">
              <Thumb shape="fill" picture={item.cover} alt="" />
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
    </>
  );
}
