import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { dateText } from '../../base/time/date-time';
import { TimeIn } from '../../base/time/Time';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { Tag } from '../../ui/Tag';
import type { VersionRow } from './history-loaders';
import type { KindName } from '../../records/kinds/kind';
import { labelOf } from './audit-words';
import { historyText } from './text';
import { whenOf } from './when';

interface VersionListProps {
  kind: KindName;
  rows: readonly VersionRow[];
  /** The displayed version. */
  chosen: number;
}

/** Versions of a record by day, newest first. Scrolls separately. */
export function VersionList({ kind, rows, chosen }: VersionListProps) {
  const days = new Map<string, VersionRow[]>();
  for (const row of rows) {
    const day = dateText(row.at);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return (
    <Card aria-label={historyText.list}>
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-6 py-4 max-tablet:px-4">
        <h2>{historyText.list}</h2>
        <span className="text-caption text-ink-soft">{historyText.kept(rows.length)}</span>
      </div>
      <div
        role="group"
        aria-label={historyText.entries}
        className="max-h-[45vh] overflow-y-auto py-2 desktop:max-h-[70vh]"
      >
        {[...days].map(([day, versions]) => (
          <section key={day} aria-label={day}>
            <h3 className="px-6 pt-3 pb-1 text-caption font-normal text-ink-soft max-tablet:px-4">
              {whenOf(versions[0]?.at ?? '')[0]}
            </h3>
            <ul>
              {versions.map((row) => (
                <li key={row.versionId}>
                  <VersionEntry
                    {...{ kind, row }}
                    isNewest={row === rows[0]}
                    isChosen={row.versionId === chosen}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

interface VersionEntryProps {
  kind: KindName;
  row: VersionRow;
  isNewest: boolean;
  isChosen: boolean;
}

function VersionEntry({ kind, row, isNewest, isChosen }: VersionEntryProps) {
  return (
    <Link
      to="."
      search={({ against, all }) => ({
        version: row.versionId,
        ...(against ? { against } : {}),
        ...(all ? { all } : {}),
      })}
      resetScroll={false}
      aria-current={isChosen || undefined}
      className="flex gap-3 border-l-3 border-transparent py-2 pr-6 pl-5 hover:bg-hover aria-[current]:border-primary aria-[current]:bg-primary-tint max-tablet:px-3"
    >
      <Avatar name={row.by} className="size-6 text-caption" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <time dateTime={row.at} className="font-bold tabular-nums">
            {whenOf(row.at)[1]}
          </time>
          <span className="truncate">{row.by}</span>
          {isNewest && (
            <Tag tone="success" className="ml-auto">
              {historyText.newest}
            </Tag>
          )}
        </span>
        {row.note && <span className="block wrap-anywhere">{row.note}</span>}
        <span className="block text-caption text-ink-soft">{summaryOf(kind, row)}</span>
      </span>
    </Link>
  );
}

function summaryOf(kind: KindName, { changed, partsChanged, restoredFrom }: VersionRow): ReactNode {
  if (restoredFrom) return <TimeIn say={historyText.restoredFrom} at={restoredFrom} to="minute" />;
  const fields = changed.filter((name) => name !== 'parts').map((name) => labelOf(kind, name));
  const parts = partsChanged > 0 ? [historyText.parts(partsChanged)] : [];
  return [...fields, ...parts].join(historyText.separator) || historyText.first;
}
