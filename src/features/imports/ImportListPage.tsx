import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ImportKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import { randomId } from '../../api/random-id';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { WholeListStatus } from '../../list/ListStatus';
import { mayImport } from '../../session/permissions';
import { useClaims } from '../../session/session';
import { TimeIn } from '../../time/Time';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { FilePicker } from '../../ui/FilePicker';
import { Note } from '../../ui/Note';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Segmented } from '../../ui/Segmented';
import { Table, Td, Th } from '../../ui/Table';
import { uploads } from './import-loaders';
import { countWords } from './import-words';
import { ImportStateDot } from './ImportStateDot';
import { importText as text } from './text';
import { commonText } from '../../navigation/text';

const route = getRouteApi('/_layout/import/');
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
          <Table caption={text.list}>
            <thead>
              <tr>
                <Th>{text.columns.file}</Th>
                <Th width={136}>{text.columns.kind}</Th>
                <Th>{text.columns.counts}</Th>
                <Th width={128}>{text.columns.state}</Th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <Td card="title">
                    <Link to="/import/$id" params={{ id: String(item.id) }} className={rowTitleClass('bold')}>
                      {item.fileName}
                    </Link>
                    <span className={rowDetailClass}>
                      <TimeIn say={(time) => text.by(item.createdBy, time)} at={item.createdOn} />
                    </span>
                  </Td>
                  <Td card="start">{text.kinds[item.kind]}</Td>
                  <Td card="line">{countWords(item)}</Td>
                  <Td card="end">
                    <ImportStateDot state={item.state} />
                  </Td>
                </tr>
              ))}
            </tbody>
          </Table>
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
    <Field label={text.fileLabel} group>
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
