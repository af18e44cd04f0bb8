import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { UpdateRecord } from '../../machines/record';
import { Time } from '../../base/time/Time';
import type { Column } from '../../ui/RecordTable';
import { rowTitleClass } from '../../ui/row-class';
import { Thumb } from '../../ui/Thumb';
import { idText } from './id-text';
import { listText } from './text';

const { columns } = listText;

interface RowLinkProps extends LinkProps {
  children: string;
  weight?: 'bold' | 'normal';
}

/** First line of a row, which opens its record. */
export const RowLink = ({ weight, ...link }: RowLinkProps) => (
  <Link {...link} className={rowTitleClass(weight)} />
);

export const idColumn = (width: number): Column<{ id: number }> => ({
  head: columns.id,
  width,
  card: 'hidden',
  className: 'text-ink-soft',
  cell: ({ id }) => idText(id),
});

export const coverColumn: Column<{ cover?: ComponentProps<typeof Thumb>['picture'] }> = {
  head: columns.cover,
  width: 70,
  card: 'hidden',
  cell: ({ cover }) => <Thumb picture={cover} alt="" />,
};

/** Author and time of the last change (specification 3, List records). */
export const updatedColumn: Column<{ updateRecord: UpdateRecord }> = {
  head: columns.updated,
  width: 150,
  card: 'hidden',
  cell: ({ updateRecord }) => <span className="block truncate">{updateRecord.lastModifiedBy}</span>,
  detail: ({ updateRecord }) => <Time at={updateRecord.lastModifiedOn} />,
};

/** Heading and place of the buttons of a row. */
export const actionsHead = { head: columns.actions, hidesHead: true, width: 176, card: 'actions' } as const;
