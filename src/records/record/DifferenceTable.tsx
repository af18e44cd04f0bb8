import { Fragment } from 'react';
import type { Side } from '../../machines/record.merge';
import { Icon } from '../../ui/Icon';
import { type Column, columnsOf, RecordTable } from '../../ui/RecordTable';
import { Segmented } from '../../ui/Segmented';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import { characterDifferences, type Stretch } from './character-differences';
import type { Difference } from './difference';
import { recoveryText } from './text';

const column = columnsOf<Difference>();

interface DifferenceTableProps {
  differences: readonly Difference[];
  caption: string;
  /** Headings of the two versions. */
  before: string;
  after: string;
  /** Choice of a side per row. */
  choice?: {
    chosen: ReadonlyMap<string, Side>;
    choose: (key: string, side: Side) => void;
  };
}

/** Differences of two versions side by side, by field and block. */
export function DifferenceTable({ differences, caption, before, after, choice }: DifferenceTableProps) {
  if (differences.length === 0) return <p>{recoveryText.same}</p>;
  return (
    <RecordTable<Difference>
      caption={caption}
      rows={differences}
      columns={[
        ...differenceColumns(recoveryText.field, before, after),
        choice &&
          column({ head: recoveryText.kept, width: 200, isLabelled: true }, ({ key, label }) => (
            <Segmented<Side>
              aria-label={recoveryText.choiceOf(label)}
              size="sm"
              options={[
                { value: 'latest', label: before },
                { value: 'mine', label: after },
              ]}
              value={choice.chosen.get(key) ?? 'mine'}
              onChange={(side) => choice.choose(key, side)}
            />
          )),
      ]}
    />
  );
}

const marks = new WeakMap<Difference, ReturnType<typeof characterDifferences>>();

/** Marks of both versions, computed once for both cells. */
function marksOf(difference: Difference) {
  const known = marks.get(difference) ?? characterDifferences(difference.before, difference.after);
  marks.set(difference, known);
  return known;
}

/** Columns of differences: their names and both versions, under these headings. */
export function differenceColumns(
  name: string,
  before: string,
  after: string,
): [name: Column<Difference>, before: Column<Difference>, after: Column<Difference>] {
  return [
    column({ head: name, width: 160, isRowHead: true }, (difference) => <Name {...difference} />),
    column({ head: before, isLabelled: true }, (difference) => (
      <Version difference={difference} side="before" as="del" />
    )),
    column({ head: after, isLabelled: true }, (difference) => (
      <Version difference={difference} side="after" as="ins" />
    )),
  ];
}

function Name({ label, note, tone = 'neutral', icon }: Difference) {
  return (
    <>
      <b className="flex items-center gap-2">
        {icon && <Icon name={icon} size={16} />}
        {label}
      </b>
      {note && <Tag tone={tone}>{note}</Tag>}
    </>
  );
}

interface VersionProps {
  difference: Difference;
  side: 'before' | 'after';
  as: 'del' | 'ins';
}

/** One version of a difference; equal texts get no marks. */
function Version({ difference, side, as }: VersionProps) {
  const { pictures, none = recoveryText.none } = difference;
  const picture = pictures?.[side];
  return (
    <span className="flex items-center gap-3">
      {picture && <Thumb src={picture} alt="" />}
      <VersionText stretches={marksOf(difference)[side]} as={as} none={none} />
    </span>
  );
}

/** Also struck or underlined, so that marks do not depend on colour. */
const markClass = {
  del: 'rounded-tag bg-danger-tint text-danger line-through',
  ins: 'rounded-tag bg-success-tint text-success underline',
} as const;

interface VersionTextProps {
  stretches: readonly Stretch[];
  as: 'del' | 'ins';
  none: string;
}

/** One side of a difference, with its changed stretches marked. */
export function VersionText({ stretches, as: Mark, none }: VersionTextProps) {
  if (stretches.every(({ text }) => text === '')) {
    return <span className="text-ink-soft">{none}</span>;
  }
  return (
    <span className="min-w-0 break-words whitespace-pre-wrap">
      {stretches.map(({ text, isChanged }, place) =>
        isChanged ? (
          <Mark key={place} className={markClass[Mark]}>
            {text}
          </Mark>
        ) : (
          <Fragment key={place}>{text}</Fragment>
        ),
      )}
    </span>
  );
}
