import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ImportVerdict } from '../../../openapi/generated/enums';
import { exportRefusedRows, runImport, stopImport, undoImport } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { kinds } from '../../records/kinds/kinds';
import { ExportButton } from '../../records/list/ExportButton';
import { ListFooter } from '../../records/list/ListFooter';
import { ListStatus } from '../../records/list/ListStatus';
import { ListTabs } from '../../records/list/ListTabs';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Note } from '../../ui/Note';
import { ProgressBar } from '../../ui/ProgressBar';
import { Toolbar } from '../../ui/Toolbar';
import type { Import } from './import-loaders';
import { countWords, isWorking, pictureWords, writtenRows } from './import-words';
import { ImportRequest } from './ImportRequest';
import { ImportRowTable } from './ImportRowTable';
import { ImportStateDot } from './ImportStateDot';
import { MappingFields } from './MappingFields';
import { importText as text } from './text';
import { CallButton } from '../../records/record-actions/CallButton';

const route = getRouteApi('/_layout/import/$id');
const pollMs = 1_500;

/** One file: columns, result of each row, and the import with undo. */
export function ImportPage() {
  const { record, page, search } = route.useLoaderData();
  const router = useRouter();
  const works = isWorking(record);
  useEffect(() => {
    if (!works) return undefined;
    const timer = setInterval(() => void router.invalidate(), pollMs);
    return () => clearInterval(timer);
  }, [works, router]);
  const tabs = [undefined, ...Object.values(ImportVerdict)].map((verdict) => ({
    label: verdict ? text.verdicts[verdict] : text.all,
    count: verdict && record.counts[verdict],
    search: { verdict },
    isOpen: search.verdict === verdict,
  }));
  return (
    <div className="grid gap-4">
      <Card>
        <ImportHead record={record} />
        {record.state === 'checked' && <MappingFields record={record} />}
      </Card>
      <Card>
        <ListStatus page={page} pageSize={search.pageSize} none={text.noRows} />
        <Toolbar>
          <ListTabs label={text.rows} items={tabs} countLimit={undefined} hasKeyword={false} />
          {record.counts.refused > 0 && (
            <div className="ml-auto py-1">
              <ExportButton
                size="sm"
                feature="imports"
                label={text.download}
                name={text.refusedRows}
                send={() => exportRefusedRows({ id: record.id })}
              />
            </div>
          )}
        </Toolbar>
        {page.items.length === 0 ? (
          <EmptyState title={text.noRows} />
        ) : (
          <ImportRowTable record={record} items={page.items} />
        )}
        <ListFooter page={page} pageSize={search.pageSize} />
      </Card>
    </div>
  );
}

function ImportHead({ record }: { record: Import }) {
  const rows = writtenRows(record);
  const pictures = pictureWords(record);
  return (
    <div className="grid gap-4 p-6 max-tablet:p-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_--spacing(60)]">
          <h2 className="truncate font-bold">{record.fileName}</h2>
          <p className="text-table text-ink-soft">
            {text.kinds[record.kind]}
            {text.separator}
            <TimeIn say={(time) => text.by(record.createdBy, time)} at={record.createdOn} />
          </p>
        </div>
        <ImportStateDot state={record.state} />
        <ImportActions record={record} />
      </div>
      {record.state === 'checked' && pictures && <p className="text-table text-ink-soft">{pictures}</p>}
      {record.state === 'checked' && rows === 0 && <Note tone="warning">{text.nothing}</Note>}
      {isWorking(record) && (
        <div className="grid gap-2" role="status">
          <ProgressBar value={rows === 0 ? 0 : record.doneRows / rows} label={text.states[record.state]} />
          <p className="text-table text-ink-soft">
            {[text.progress(record.doneRows, rows), pictures, text.leave]
              .filter(Boolean)
              .join(text.separator)}
          </p>
        </div>
      )}
      {record.state === 'done' && (
        <Note tone="success">
          <b>{text.done}</b>
          {text.separator}
          {[countWords(record), pictures, text.doneHelp[record.kind]].filter(Boolean).join(text.separator)}
        </Note>
      )}
      {record.state === 'stopped' && (
        <Note tone="warning">
          <b>{text.states.stopped}</b>
          {text.separator}
          {[record.stopReason, text.stoppedRows(record.doneRows, rows), pictures]
            .filter(Boolean)
            .join(text.separator)}
        </Note>
      )}
      {record.state === 'undone' && <Note tone="success">{text.undone(record.keptRows)}</Note>}
    </div>
  );
}

type Asked = 'undo' | 'stop' | 'stopUndo';
const operations = { undo: undoImport, stop: stopImport, stopUndo: stopImport } as const;
const asks = ['undo', 'stop', 'stopUndo'] as const satisfies Asked[];

/** Button for the next action, by state. */
export function ImportActions({ record }: { record: Import }) {
  const { call, isBusy, error } = useCallAndReload();
  const { id, state, kind, canUndo } = record;
  const rows = writtenRows(record);
  // An import may end while its question is open.
  const isPossible = { undo: canUndo, stop: state === 'queued', stopUndo: state === 'undoing' };
  return (
    <>
      <div role="alert">{error && <span className="text-danger">{failureText(error)}</span>}</div>
      {state === 'checked' && rows > 0 && (
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel={text.running}
          onClick={() => void call(() => runImport({ id }))}
        >
          {text.run(rows)}
        </Button>
      )}
      {asks.map(
        (ask) =>
          isPossible[ask] && (
            <CallButton
              key={ask}
              question={{
                title: text.asks[ask].title,
                description: text.asks[ask].question,
                confirmLabel: text.asks[ask].confirm,
                busyLabel: text.asks[ask].busy,
                operation: () => operations[ask]({ id }),
              }}
            >
              {text.asks[ask].title}
            </CallButton>
          ),
      )}
      {state === 'done' && (kind === 'article' || kind === 'news') && (
        <ImportRequest record={record} kind={kind} />
      )}
      {state === 'done' && (
        <Link to={kinds[kind].list.to} className={buttonClass({})}>
          {text.open}
        </Link>
      )}
    </>
  );
}
