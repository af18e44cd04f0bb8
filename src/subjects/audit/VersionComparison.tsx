import { useMemo } from 'react';
import { allBlocks, blockDifferences } from '../../blocks/content-editor/block-differences';
import { blocksFromParts } from '../../blocks/content-editor/blocks';
import { differenceColumns } from '../../records/record/DifferenceTable';
import { dateTimeText } from '../../base/time/date-time';
import { ScrollGroup } from '../../ui/ScrollGroup';
import { SwitchField } from '../../ui/SwitchField';
import { RecordRows, Table } from '../../ui/RecordTable';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { versionFields } from './audit-words';
import type { History, RecordVersion } from './history-loaders';
import { historyText } from './text';

interface VersionComparisonProps {
  history: History;
  version: RecordVersion;
  onShowAll: (isAll: boolean) => void;
}

/**
 * Two versions side by side: fields, then blocks; shows only differences unless everything is requested. Scrolls
 * separately.
 */
export function VersionComparison({ history, version, onShowAll }: VersionComparisonProps) {
  const { kind, other, against, showsAll } = history;
  // The older version is on the left.
  const [left, right] = against === 'newest' ? [version, other ?? version] : [other ?? version, version];
  const changes = useMemo(() => comparisonOf(kind, left, right, false), [kind, left, right]);
  const shown = useMemo(
    () => (showsAll ? comparisonOf(kind, left, right, true) : changes),
    [kind, left, right, showsAll, changes],
  );
  const [before, after] =
    against === 'newest' ? [historyText.this, historyText.newest] : [historyText.previous, historyText.this];
  const [field, old, now] = differenceColumns(historyText.field, before, after);
  const words = against === 'newest' ? historyText.withNewest : historyText.withPrevious;
  const isSame = changes.fields.length + changes.blocks.length === 0;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line px-6 text-table max-tablet:px-4">
        <p role="status">
          {/* The same words of two versions are announced by their times. */}
          <VisuallyHidden>{dateTimeText(version.at)} </VisuallyHidden>
          {other
            ? isSame
              ? historyText.same(words)
              : historyText.differs(words, changes.fields.length, changes.blocks.length)
            : historyText.onlyOne}
        </p>
        <SwitchField checked={!showsAll} onCheckedChange={(isOn) => onShowAll(!isOn)}>
          {historyText.onlyChanges}
        </SwitchField>
      </div>
      {shown.fields.length + shown.blocks.length > 0 && (
        <ScrollGroup label={historyText.result} className="max-h-[70vh] overflow-y-auto">
          <Table caption={historyText.compared}>
            <RecordRows columns={[{ ...field, width: 184 }, old, now]} rows={shown.fields} />
            {shown.blocks.length > 0 && (
              <RecordRows
                columns={[
                  { ...field, head: historyText.blocks },
                  { ...old, heading: historyText.blockCount(left.webParts.length) },
                  { ...now, heading: historyText.blockCount(right.webParts.length) },
                ]}
                rows={shown.blocks}
              />
            )}
          </Table>
        </ScrollGroup>
      )}
    </>
  );
}

function comparisonOf(kind: History['kind'], before: RecordVersion, after: RecordVersion, showsAll: boolean) {
  const [old, now] = [before, after].map(({ webParts }) => blocksFromParts(webParts));
  const blocks = showsAll ? allBlocks : blockDifferences;
  return {
    fields: versionFields(
      kind,
      { ...before.fields, ...before.pictures },
      { ...after.fields, ...after.pictures },
      showsAll,
    ),
    blocks: blocks(old ?? [], now ?? []),
  };
}
