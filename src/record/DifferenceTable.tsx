import { Fragment, type ReactNode, useMemo } from 'react';
import type { Side } from '../machines/record.merge';
import { Icon } from '../ui/Icon';
import { Segmented } from '../ui/Segmented';
import { Table, Td, Th } from '../ui/Table';
import { Tag } from '../ui/Tag';
import { Thumb } from '../ui/Thumb';
import { characterDifferences, type Stretch } from './character-differences';
import type { Difference } from './difference';
import { recoveryText } from './text';

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
    <Table caption={caption}>
      <thead>
        <tr>
          <Th width={160}>{recoveryText.field}</Th>
          <Th>{before}</Th>
          <Th>{after}</Th>
          {choice && <Th width={200}>{recoveryText.kept}</Th>}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <DifferenceRow key={difference.key} {...{ difference, before, after }}>
            {choice && (
              <Td data-label={recoveryText.kept}>
                <Segmented<Side>
                  aria-label={recoveryText.choiceOf(difference.label)}
                  size="sm"
                  options={[
                    { value: 'latest', label: before },
                    { value: 'mine', label: after },
                  ]}
                  value={choice.chosen.get(difference.key) ?? 'mine'}
                  onChange={(side) => choice.choose(difference.key, side)}
                />
              </Td>
            )}
          </DifferenceRow>
        ))}
      </tbody>
    </Table>
  );
}

interface DifferenceRowProps extends Pick<DifferenceTableProps, 'before' | 'after'> {
  difference: Difference;
  /** An additional cell. */
  children?: ReactNode;
}

/** A row of differences; equal texts get no marks. */
export function DifferenceRow({ difference, before, after, children }: DifferenceRowProps) {
  const {
    label,
    note,
    none = recoveryText.none,
    tone = 'neutral',
    icon,
    pictures,
    before: old,
    after: now,
  } = difference;
  const stretches = useMemo(() => characterDifferences(old, now), [old, now]);
  return (
    <tr>
      <th scope="row">
        <b className="flex items-center gap-2">
          {icon && <Icon name={icon} size={16} />}
          {label}
        </b>
        {note && <Tag tone={tone}>{note}</Tag>}
      </th>
      <Td data-label={before}>
        <span className="flex items-center gap-3">
          {pictures?.before && <Thumb src={pictures.before} alt="" />}
          <VersionText stretches={stretches.before} as="del" none={none} />
        </span>
      </Td>
      <Td data-label={after}>
        <span className="flex items-center gap-3">
          {pictures?.after && <Thumb src={pictures.after} alt="" />}
          <VersionText stretches={stretches.after} as="ins" none={none} />
        </span>
      </Td>
      {children}
    </tr>
  );
}

/** Also struck or underlined, so that marks do not depend on colour. */
const markClass = {
  del: 'rounded-tag bg-danger-tint text-danger line-through',
  ins: 'rounded-tag bg-success-tint text-success underline',
} as const;

interface VersionProps {
  stretches: readonly Stretch[];
  as: 'del' | 'ins';
  none: string;
}

/** One side of a difference, with its changed stretches marked. */
export function VersionText({ stretches, as: Mark, none }: VersionProps) {
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
