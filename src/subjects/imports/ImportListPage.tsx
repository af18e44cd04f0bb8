import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ImportKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import { randomId } from '../../api/random-id';
import { failureText } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import { RowLink } from '../../records/list/columns';
import { WholeListStatus } from '../../records/list/ListStatus';
import { mayImport } from '../../base/session/permissions';
import { useClaims } from '../../base/session/session';
import { TimeIn } from '../../base/time/Time';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { FilePicker } from '../../ui/FilePicker';
import { Note } from '../../ui/Note';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { Segmented } from '../../ui/Segmented';
import { type ImportSummary, uploads } from './import-loaders';
import { countWords } from './import-words';
import { ImportStateDot } from './ImportStateDot';
import { importText as text } from './text';
import { commonText } from '../../base/navigation/text';

const route = getRouteApi('/_layout/import/');
const { columns } = text;
const column = columnsOf<ImportSummary>();
const accept = ['.xlsx', '.csv', '.txt', '.xml'];

/** Imports of records: choice of a file, and the list of imports (decisions/044-moving-in-and-out). */
export function ImportListPage() {
  const { items, search } = route.useLoaderData();
  const claims = useClaims();
  const kinds = Object.values(ImportKind).filter((kind) => mayImport(claims, kindUnits[kind]));
  const [chosen, setChosen] = useState<ImportKind | undefined>(search.kind);
  const kind = kinds.find((each) => each === chosen) ?? kinds[0];
  return (
    <div className="grid gap-4">
      <Card>
        <div className="grid gap-4 p-6 max-tablet:p-4">
          <p className="text-ink-soft">{text.about}</p>
          {kind ? (
            <>
              <Field label={text.kindLabel} group>
                <Segmented
                  value={kind}
                  options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
                  onChange={setChosen}
                />
              </Field>
              <ImportFile kind={kind} />
            </>
          ) : (
            <Note tone="warning">{text.denied}</Note>
          )}
        </div>
      </Card>
      <Card>
        <WholeListStatus count={items.length} none={text.none} />
        {items.length === 0 ? (
          <EmptyState icon="upload" title={text.none} />
        ) : (
          <RecordTable
            caption={text.list}
            rows={items}
            columns={[
              column(
                { head: columns.file, card: 'title' },
                ({ id, fileName }) => (
                  <RowLink to="/import/$id" params={{ id: String(id) }}>
                    {fileName}
                  </RowLink>
                ),
                ({ createdBy, createdOn }) => (
                  <TimeIn say={(time) => text.by(createdBy, time)} at={createdOn} />
                ),
              ),
              column({ head: columns.kind, width: 136, card: 'start' }, (item) => text.kinds[item.kind]),
              column({ head: columns.counts, card: 'line' }, countWords),
              column({ head: columns.state, width: 128, card: 'end' }, ({ state }) => (
                <ImportStateDot state={state} />
              )),
            ]}
          />
        )}
      </Card>
    </div>
  );
}

/** Uploads a file; its rehearsal opens when it has been read. */
function ImportFile({ kind }: { kind: ImportKind }) {
  const navigate = useNavigate();
  const { call, isBusy, error } = useCall();
  const [sent, setSent] = useState({ name: '', progress: 0, isCancelled: false });
  const abort = useRef<AbortController>(null);
  const send = (file: File) => {
    abort.current = new AbortController();
    setSent({ name: file.name, progress: 0, isCancelled: false });
    const options = {
      signal: abort.current.signal,
      idempotencyKey: randomId(),
      onProgress: (progress: number) => setSent((before) => ({ ...before, progress })),
    };
    void call(
      () => uploads[kind]({ file }, options),
      ({ id }) => navigate({ to: '/import/$id', params: { id: String(id) } }),
    );
  };
  const message = error?.kind === 'status' ? error.errors?.['file']?.[0] : undefined;
  return (
    <Field label={text.fileLabel} help={text.fileHelp} group>
      <FilePicker
        accept={accept}
        labels={{
          prompt: text.prompt,
          choose: text.choose,
          replace: text.replace,
          remove: text.remove,
          cancel: commonText.cancel,
          retry: text.retry,
        }}
        hint={text.hint}
        onFile={send}
        onCancel={() => {
          setSent((before) => ({ ...before, isCancelled: true }));
          abort.current?.abort();
        }}
        problem={
          error && !sent.isCancelled ? { name: sent.name, message: message ?? failureText(error) } : undefined
        }
        {...(isBusy
          ? {
              progress: {
                value: sent.progress,
                label: text.uploading,
                name: sent.name,
                details: sent.progress === 1 ? text.reading : text.uploading,
              },
            }
          : {})}
      />
    </Field>
  );
}
