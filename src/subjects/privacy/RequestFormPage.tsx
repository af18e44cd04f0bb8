import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createPersonRequest, getPersonRequest, updatePersonRequest } from '../../api/generated/operations';
import { personRequestLabels as labels } from '../../records/kinds/text';
import { FormPage } from '../../records/record/FormPage';
import { useRecordForm } from '../../records/record/use-record-form';
import { useAccount, usePermission } from '../../base/session/session';
import { TimeIn } from '../../base/time/Time';
import { fromNativeDate } from '../../ui/date-text';
import { TitledCard } from '../../ui/Card';
import { StatusDot } from '../../ui/StatusDot';
import { SwitchField } from '../../ui/SwitchField';
import { CorrectionsCard } from './CorrectionsCard';
import { DaysLeft } from './DaysLeft';
import { ErasedCard } from './ErasedCard';
import { HeldCard } from './HeldCard';
import { RequestFields, type Terms } from './RequestFields';
import type { HeldData, PersonRequest } from './request-loaders';
import { emptyRequest, requestInWords, requestSchema, requestValues } from './request-schema';
import { requestText as text } from './request-text';

const addRoute = getRouteApi('/_layout/privacy/requests/add');
const editRoute = getRouteApi('/_layout/privacy/requests/edit/$id');

/** Adds a request; its page then finds the data. */
export function RequestAddPage() {
  const { terms } = addRoute.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const me = useAccount();
  const form = useRecordForm({
    schema: requestSchema,
    empty: () => emptyRequest(me?.id ?? null),
    labels,
    show: requestInWords,
    send: ({ state: _state, ...values }, _, options) => createPersonRequest(values, options),
    editPath: '/privacy/requests/edit/$id',
  });
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <TitledCard title={text.about2} className="max-w-200">
        <RequestFields form={form} identities={terms.identities} disabled={!canEdit} />
      </TitledCard>
    </FormPage>
  );
}

/** A request with the data of the person, and buttons to copy and erase it. */
export function RequestPage() {
  const { record, terms, held, now } = editRoute.useLoaderData();
  return <RequestForm key={record.id} record={record} terms={terms} held={held} now={now} />;
}

interface RequestFormProps {
  record: PersonRequest;
  terms: Terms;
  held: HeldData | null;
  now: number;
}

function RequestForm({ record, terms, held, now }: RequestFormProps) {
  const { canEdit } = usePermission(text.unit);
  const router = useRouter();
  const form = useRecordForm({
    schema: requestSchema,
    record,
    values: requestValues,
    load: () => getPersonRequest({ id: record.id }),
    labels,
    show: requestInWords,
    send: (values, rowVersion, options) =>
      updatePersonRequest({ ...values, id: record.id, rowVersion }, options),
    onSaved: () => void router.invalidate(),
  });
  const { handlerId, handler } = record;
  const state = form.fields.state;
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(94)]">
        <div className="grid min-w-0 content-start gap-4">
          {record.erasure && <ErasedCard record={record} erasure={record.erasure} />}
          {held && <HeldCard record={record} held={held} bases={terms.bases} canEdit={canEdit} />}
          {record.corrections.length > 0 && <CorrectionsCard corrections={record.corrections} />}
        </div>
        <TitledCard
          title={`${text.about2} ${record.number}`}
          className="content-start"
          actions={
            <span className="mr-3">
              <StatusDot state={record.state === 'open' ? 'half' : 'done'}>
                {text.states[record.state]}
              </StatusDot>
            </span>
          }
        >
          <DueDates record={record} now={now} />
          <RequestFields
            form={form}
            identities={terms.identities}
            handler={handlerId === null ? undefined : { id: handlerId, name: handler }}
            isErased={record.erasure !== null}
            disabled={!canEdit}
          />
          <SwitchField
            className="mt-4"
            checked={state.value === 'closed'}
            disabled={!canEdit}
            onCheckedChange={(isClosed) => state.onChange(isClosed ? 'closed' : 'open')}
          >
            {text.states.closed}
          </SwitchField>
        </TitledCard>
      </div>
    </FormPage>
  );
}

function DueDates({ record, now }: { record: PersonRequest; now: number }) {
  if (record.closedOn) {
    return (
      <p className="mb-4 text-ink-soft">
        <TimeIn say={text.closed} at={record.closedOn} />
      </p>
    );
  }
  return (
    <ul className="mb-4 grid gap-1.5 rounded-control bg-warning-tint px-3 py-2.5 text-warning-ink">
      {record.dueDates.map(({ kind, on, days }) => (
        <li key={kind} className="flex flex-wrap items-center justify-between gap-2">
          {text.dueOf(text.kinds[kind], days, fromNativeDate(on))}
          <DaysLeft dueOn={on} now={now} />
        </li>
      ))}
    </ul>
  );
}
