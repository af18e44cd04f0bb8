import { useState } from 'react';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { linkClass } from '../../ui/link-class';
import { choosable, chosenRecords, recordKey, tickOf, toggled } from './choices';
import type { ReplaceRecord } from './replace-loaders';
import { ReplaceRecordRow } from './ReplaceRecordRow';
import { replaceText as text } from './text';

interface HitListProps {
  /** All records that were found. */
  records: readonly ReplaceRecord[];
  /** Those of the page. */
  shown: readonly ReplaceRecord[];
  chosen: ReadonlySet<string>;
  /** Hits that show the telephone of the company instead. */
  bound: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onBind: (bound: ReadonlySet<string>) => void;
  children?: React.ReactNode;
}

/** Few records are shown with all their hits. */
const maxOpen = 8;
const firstOpen = 4;

/** Hits by record, public ones before drafts. */
export function HitList(props: HitListProps) {
  const { records, shown, chosen, bound, onChoose, onBind, children } = props;
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const sources = chosenRecords(records, chosen);
  const isOpen = (record: ReplaceRecord) =>
    opened.get(recordKey(record)) ?? (records.length <= maxOpen || records.indexOf(record) < firstOpen);
  const open = (some: readonly ReplaceRecord[], is: boolean) =>
    setOpened((before) => new Map([...before, ...some.map((record) => [recordKey(record), is] as const)]));
  return (
    <Card className="self-start overflow-hidden">
      {(['live', 'draft'] as const).map((group) => {
        const isOfGroup = ({ isLive }: ReplaceRecord) => isLive === (group === 'live');
        const own = records.filter(isOfGroup);
        const page = shown.filter(isOfGroup);
        if (page.length === 0) return null;
        const tick = tickOf(own, chosen);
        const isAllOpen = page.every(isOpen);
        return (
          <section
            key={group}
            aria-label={text.groups[group]}
            className="not-first:border-t not-first:border-line"
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-5 py-3 max-tablet:px-4">
              <Checkbox
                aria-label={text.chooseGroup[group]}
                checked={tick.isOn}
                mixed={tick.isMixed}
                disabled={tick.isOff}
                onChange={({ target }) => onChoose(toggled(own, chosen, target.checked))}
              />
              <h2>{text.groups[group]}</h2>
              <span className="text-caption text-ink-soft">
                {text.groupCount(
                  own.length,
                  own.reduce((sum, record) => sum + choosable(record).length, 0),
                )}
                {group === 'draft' && `，${text.staysDraft}`}
              </span>
              <button
                type="button"
                className={`ml-auto text-table ${linkClass}`}
                onClick={() => open(page, !isAllOpen)}
              >
                {isAllOpen ? text.closeAll : text.openAll}
              </button>
            </div>
            <ul className="divide-y divide-line">
              {page.map((record) => (
                <ReplaceRecordRow
                  key={recordKey(record)}
                  record={record}
                  chosen={chosen}
                  bound={bound}
                  sources={sources}
                  isOpen={isOpen(record)}
                  onOpen={(is) => open([record], is)}
                  onChoose={onChoose}
                  onBind={onBind}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {children}
    </Card>
  );
}
