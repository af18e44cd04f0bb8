import { Link } from '@tanstack/react-router';
import { kinds } from '../../records/kinds/kinds';
import { Checkbox } from '../../ui/Checkbox';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Note } from '../../ui/Note';
import { rowTitleClass } from '../../ui/row-class';
import { ChangedSentence } from './ChangedSentence';
import { canShowCompany, changesWith, choosable, hitKey, tickOf, toggled, withKeys } from './choices';
import type { ReplaceHit, ReplaceRecord } from './replace-loaders';
import { replaceText as text } from './text';
import { isOnEveryPage, whereOf } from './where';

interface ReplaceRecordRowProps {
  record: ReplaceRecord;
  chosen: ReadonlySet<string>;
  /** Hits that show the telephone of the company instead. */
  bound: ReadonlySet<string>;
  /** Keys of the records with a chosen hit. */
  sources: ReadonlySet<string>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onBind: (bound: ReadonlySet<string>) => void;
}

/** One record with its hits, each in its sentence with a tick. */
export function ReplaceRecordRow(props: ReplaceRecordRowProps) {
  const { record, chosen, isOpen, onOpen, onChoose } = props;
  const { kind, recordId, title, hits, blocked } = record;
  const tick = tickOf([record], chosen);
  const { icon } = kinds[kind];
  const follows = hits.filter((hit) => hit.follows).length;
  return (
    <li data-record>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-3 max-tablet:px-4 tablet:grid-cols-[auto_--spacing(24)_minmax(0,1fr)_auto_auto_auto]">
        <Checkbox
          data-whole
          aria-label={text.chooseRecord(title)}
          checked={tick.isOn}
          mixed={tick.isMixed}
          disabled={tick.isOff}
          onChange={({ target }) => onChoose(toggled([record], chosen, target.checked))}
        />
        <span className="flex items-center gap-2 text-caption text-ink-soft max-tablet:col-start-2 max-tablet:row-start-2">
          <Icon name={icon} size={16} />
          {text.kinds[kind]}
        </span>
        <h3 className="min-w-0 max-tablet:col-start-2 max-tablet:row-start-1">
          <Link {...kinds[kind].open(recordId)} className={rowTitleClass('bold')}>
            {title}
          </Link>
        </h3>
        <Approval record={record} />
        <span className="text-caption text-ink-soft max-tablet:col-start-3 max-tablet:row-start-2">
          {text.hits(hits.length - follows, follows)}
        </span>
        <IconButton
          className="max-tablet:col-start-3 max-tablet:row-start-1"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          size="sm"
          label={isOpen ? text.close(title) : text.open(title)}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div className="animate-appear pr-5 pb-3 pl-12 max-tablet:px-4">
          {blocked && (
            <Note tone="warning" className="mb-2">
              {text.blockedHelp[blocked]}
            </Note>
          )}
          {hits.some((hit) => isOnEveryPage(kind, hit)) && (
            <p className="mb-2 text-caption text-ink-soft">{text.onEveryPage}</p>
          )}
          <ul>
            {hits.map((hit) => (
              <HitRow key={hit.key} {...props} hit={hit} />
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function Approval({ record: { approvers, blocked, isRequested } }: { record: ReplaceRecord }) {
  const waits = blocked !== null || approvers.length > 0 || isRequested;
  return (
    <span
      className={`flex items-center gap-1.5 text-caption max-tablet:col-start-2 max-tablet:row-start-3 ${waits ? 'font-bold text-accent-ink' : 'text-ink-soft'}`}
    >
      <Icon name={waits ? 'stamp' : 'success'} size={16} />
      {blocked
        ? text.blocked[blocked]
        : isRequested
          ? text.requested
          : approvers.length > 0
            ? text.approves(approvers)
            : text.free}
    </span>
  );
}

interface HitRowProps extends Pick<
  ReplaceRecordRowProps,
  'record' | 'chosen' | 'bound' | 'sources' | 'onChoose' | 'onBind'
> {
  hit: ReplaceHit;
}

function HitRow({ record, hit, chosen, bound, sources, onChoose, onBind }: HitRowProps) {
  const key = hitKey(record, hit);
  const where = whereOf(record, hit);
  const isChoosable = choosable(record).includes(hit);
  return (
    <li className="grid grid-cols-[--spacing(11)_minmax(0,1fr)] items-start gap-x-2 py-1 max-tablet:items-center tablet:grid-cols-[--spacing(6)_--spacing(36)_minmax(0,1fr)]">
      <span>
        {isChoosable && (
          <Checkbox
            data-hit
            aria-label={text.chooseHit(where)}
            checked={chosen.has(key)}
            onChange={({ target }) => onChoose(withKeys(chosen, [key], target.checked))}
          />
        )}
      </span>
      <span className="pt-0.5 text-caption text-ink-soft">{where}</span>
      <div className="max-tablet:col-start-2 max-tablet:-mt-2">
        <ChangedSentence hit={hit} isFollowing={changesWith(hit, sources)} />
        {chosen.has(key) && canShowCompany(hit, sources) && (
          <Checkbox
            className="text-caption"
            checked={bound.has(key)}
            onChange={({ target }) => onBind(withKeys(bound, [key], target.checked))}
          >
            {text.showCompanyTel}
          </Checkbox>
        )}
      </div>
    </li>
  );
}
