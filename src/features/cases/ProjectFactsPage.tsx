import { getRouteApi } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ProjectFactName } from '../../../openapi/generated/enums';
import { factSourceWords } from '../../../openapi/generated/words';
import { getProjectFacts, saveProjectFacts } from '../../api/generated/operations';
import { factLabels } from '../../kinds/text';
import { FormPage } from '../../record/FormPage';
import { HistoryLink } from '../../record/HistoryLink';
import { type RecordForm, useRecordForm } from '../../record/use-record-form';
import { usePermission } from '../../session/session';
import { Button } from '../../ui/Button';
import { Card, TitledCard } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { SwitchField } from '../../ui/SwitchField';
import { CaseTabBar } from './CaseTabBar';
import { FactDifferences } from './FactDifferences';
import { FactForm } from './FactForm';
import {
  type CaseValue,
  factGroups,
  factsBody,
  factsInWords,
  factsSchema,
  factValues,
  type FactValues,
  isFilled,
  isReady,
  openCaseValues,
} from './facts-schema';
import { factsText as text } from './facts-text';

const route = getRouteApi('/_layout/case/facts/$id');
const allNames = factGroups.flatMap(({ names }) => names);

/** Facts of a project with their sources (decisions/035-facts-of-projects-and-units). */
export function ProjectFactsPage() {
  const record = route.useLoaderData();
  return <ProjectFactsForm key={record.id} record={record} />;
}

function ProjectFactsForm({ record }: { record: ReturnType<typeof route.useLoaderData> }) {
  const { id } = record;
  const { canEdit } = usePermission(text.unit);
  const form = useRecordForm({
    schema: factsSchema,
    record,
    values: factValues,
    load: () => getProjectFacts({ id }),
    labels: factLabels,
    show: factsInWords,
    send: (values, rowVersion, options) =>
      saveProjectFacts({ id, rowVersion, facts: factsBody(values) }, options),
  });
  const [open, setOpen] = useState<ProjectFactName | null>(null);
  const fromCase = openCaseValues(record.caseValues ?? [], form.values);
  return (
    <>
      <CaseTabBar caseId={id} partCount={record.partCount} />
      <FormPage
        editing={form.editing}
        canSave={canEdit}
        openRecord={{ kind: 'case', recordId: id }}
        actions={<HistoryLink to="/case/history/$id" id={id} />}
        onJump={({ key }) => setOpen(allNames.find((name) => name === key) ?? null)}
      >
        <div className="grid items-start gap-4 desktop:grid-cols-side desktop:*:first:col-span-full">
          <div className="grid gap-4">
            <Readiness values={form.values} onOpen={setOpen} />
            {canEdit && <TakeFromCase form={form} fromCase={fromCase} />}
          </div>
          <FactsTable form={form} fromCase={fromCase} open={open} onOpen={setOpen} />
          <div className="grid gap-4">
            <PrintedFacts values={form.values} />
            <FactDifferences
              caseId={id}
              values={form.values}
              isDirty={form.editing.isDirty}
              onOpen={(name) => {
                flushSync(() => setOpen(name));
                // The id of the value's field is the name of its fact.
                document.getElementById(name)?.focus();
              }}
            />
          </div>
        </div>
      </FormPage>
    </>
  );
}

function Readiness({ values, onOpen }: { values: FactValues; onOpen: (name: ProjectFactName) => void }) {
  const missing = allNames.filter((name) => !isReady(values[name]));
  return (
    <Card className="grid gap-3 px-6 py-4">
      <p>
        <b>{text.ready(allNames.length - missing.length, allNames.length)}</b>{' '}
        <span className="text-table text-ink-soft">{text.readyHelp}</span>
      </p>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {factGroups.map(({ title, names }) => (
          <div key={title} className="grid gap-1">
            <span className="flex flex-wrap gap-1" aria-hidden>
              {names.map((name) => (
                <span
                  key={name}
                  className={`h-1.5 w-5 rounded-tag border ${isReady(values[name]) ? 'border-primary bg-primary' : 'border-line'}`}
                />
              ))}
            </span>
            <span className="text-caption text-ink-soft">
              {title} {text.of(names.filter((name) => isReady(values[name])).length, names.length)}
            </span>
          </div>
        ))}
      </div>
      {missing.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-table">
          <span className="text-ink-soft">{text.missing}</span>
          {missing.map((name) => (
            <button key={name} type="button" className={linkClass} onClick={() => onOpen(name)}>
              {factLabels[name]}
            </button>
          ))}
        </p>
      )}
    </Card>
  );
}

interface TakeFromCaseProps {
  form: RecordForm<FactValues>;
  fromCase: ReadonlyMap<ProjectFactName, CaseValue>;
}

/** Button that fills empty facts with the values of the case form; never replaces a value. */
function TakeFromCase({ form, fromCase }: TakeFromCaseProps) {
  const missing = [...fromCase].filter(([, { isOther }]) => !isOther);
  if (missing.length === 0) return null;
  return (
    <Note>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {text.takeAllHelp}
        <Button
          size="sm"
          onClick={() =>
            form.patch(
              Object.fromEntries(missing.map(([name, { value }]) => [name, { ...form.values[name], value }])),
            )
          }
        >
          {text.takeAll(missing.length)}
        </Button>
      </span>
    </Note>
  );
}

interface FactsTableProps {
  form: RecordForm<FactValues>;
  fromCase: ReadonlyMap<ProjectFactName, CaseValue>;
  open: ProjectFactName | null;
  onOpen: (name: ProjectFactName | null) => void;
}

/** Table of facts, with a form for one fact at a time. */
function FactsTable({ form, fromCase, open, onOpen }: FactsTableProps) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-left text-table">
        <caption className="sr-only">{text.table}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-2">
              {text.columns.name}
            </th>
            <th scope="col" className="py-2">
              {text.columns.value}
            </th>
            <th scope="col" className="py-2 max-tablet:hidden">
              {text.columns.source}
            </th>
            <th scope="col" className="py-2">
              {text.columns.printed}
            </th>
            <th scope="col" className="py-2">
              <span className="sr-only">{text.columns.edit}</span>
            </th>
          </tr>
        </thead>
        {factGroups.map(({ title, names }) => (
          <tbody key={title}>
            <tr className="border-y border-line bg-sunken">
              <th scope="rowgroup" colSpan={5} className="px-4 py-1.5 text-caption">
                {title}
              </th>
            </tr>
            {names.map((name) => (
              <Fragment key={name}>
                <FactRow
                  form={form}
                  name={name}
                  inCase={fromCase.get(name)}
                  isOpen={open === name}
                  onOpen={onOpen}
                />
                {open === name && (
                  <tr className="bg-sunken">
                    <td colSpan={5} className="px-4 pb-4">
                      <FactForm field={form.bind(name)} name={name} onDone={() => onOpen(null)} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

interface FactRowProps {
  form: RecordForm<FactValues>;
  name: ProjectFactName;
  inCase: CaseValue | undefined;
  isOpen: boolean;
  onOpen: (name: ProjectFactName | null) => void;
}

function FactRow({ form, name, inCase, isOpen, onOpen }: FactRowProps) {
  const { value, onChange, error } = form.bind(name);
  const label = factLabels[name];
  const { canEdit } = usePermission(text.unit);
  const { source, documentDate, documentNumber, isPrinted } = value;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-4 py-2 align-top">
        {label}
      </th>
      <td className={`py-2 align-top ${isFilled(value) ? '' : 'text-ink-soft'}`}>
        {value.value || text.notFilled}
        {inCase && (
          <InCase
            {...inCase}
            label={label}
            onTake={canEdit ? () => onChange({ ...value, value: inCase.value }) : undefined}
          />
        )}
        {error !== undefined && !isOpen && <span className="block text-danger">{error}</span>}
      </td>
      <td className="py-2 align-top max-tablet:hidden">
        {source ? (
          <b>{factSourceWords[source]}</b>
        ) : (
          <span className={isFilled(value) ? 'text-warning' : 'text-ink-soft'}>
            {isFilled(value) ? text.noSource : text.none}
          </span>
        )}{' '}
        <span className="text-caption text-ink-soft">
          {documentNumber} {documentDate.replaceAll('-', '/')}
        </span>
      </td>
      <td className="py-1 align-top">
        <SwitchField
          aria-label={text.printOf(label)}
          checked={isPrinted}
          onCheckedChange={(checked) => onChange({ ...value, isPrinted: checked })}
        />
      </td>
      <td className="py-1 align-top">
        <IconButton
          icon={isOpen ? 'chevron-up' : 'edit'}
          size="sm"
          aria-expanded={isOpen}
          label={isOpen ? text.close(label) : text.edit(label)}
          onClick={() => onOpen(isOpen ? null : name)}
        />
      </td>
    </tr>
  );
}

interface InCaseProps extends CaseValue {
  label: string;
  /** Undefined without permission to edit. */
  onTake: (() => void) | undefined;
}

/** The case form's value beside a fact that lacks it or disagrees with it. */
function InCase({ value, isOther, label, onTake }: InCaseProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-caption">
      <span className={isOther ? 'text-warning' : 'text-ink-soft'}>
        {isOther ? text.otherInCase(value) : text.inCase(value)}
      </span>
      {onTake && (
        <Button size="sm" variant="text" aria-label={text.takeFromCaseOf(label)} onClick={onTake}>
          {text.takeFromCase}
        </Button>
      )}
    </span>
  );
}

function PrintedFacts({ values }: { values: FactValues }) {
  const printed = allNames.filter((name) => values[name].isPrinted && isFilled(values[name]));
  return (
    <TitledCard title={text.preview}>
      {printed.length === 0 ? (
        <p className="text-ink-soft">{text.nothingPrinted}</p>
      ) : (
        <div className="grid gap-3">
          <dl className="grid gap-2 rounded-control bg-sunken p-4 text-table">
            {printed.map((name) => (
              <div key={name} className="grid grid-cols-[6em_1fr] gap-2 border-b border-line pb-2">
                <dt className="text-ink-soft">{factLabels[name]}</dt>
                <dd>{values[name].value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-caption text-ink-soft">{text.printed(printed.length)}</p>
        </div>
      )}
    </TitledCard>
  );
}
