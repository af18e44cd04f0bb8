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
import { SwitchField } from '../../ui/SwitchField';
import { CaseTabBar } from './CaseTabBar';
import { FactDifferences } from './FactDifferences';
import { FactForm } from './FactForm';
import {
  changedFact,
  factGroups,
  factsBody,
  factsInWords,
  factsSchema,
  factValues,
  type FactValue,
  type FactValues,
  isFilled,
  isReady,
  type ShownFact,
  type ShownFacts,
  shownFacts,
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
  const shown = shownFacts(form.values, record.caseValues);
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
          <Readiness facts={shown} onOpen={setOpen} />
          <FactsTable caseId={id} form={form} facts={shown} open={open} onOpen={setOpen} />
          <div className="grid gap-4">
            <PrintedFacts facts={shown} />
            <FactDifferences
              caseId={id}
              facts={shown}
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

function Readiness({ facts, onOpen }: { facts: ShownFacts; onOpen: (name: ProjectFactName) => void }) {
  const missing = allNames.filter((name) => !isReady(facts[name]));
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
                  className={`h-1.5 w-5 rounded-tag border ${isReady(facts[name]) ? 'border-primary bg-primary' : 'border-line'}`}
                />
              ))}
            </span>
            <span className="text-caption text-ink-soft">
              {title} {text.of(names.filter((name) => isReady(facts[name])).length, names.length)}
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

interface FactsTableProps {
  caseId: number;
  form: RecordForm<FactValues>;
  facts: ShownFacts;
  open: ProjectFactName | null;
  onOpen: (name: ProjectFactName | null) => void;
}

/** Table of facts, with a form for one fact at a time. */
function FactsTable({ caseId, form, facts, open, onOpen }: FactsTableProps) {
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
                <FactRow form={form} name={name} fact={facts[name]} isOpen={open === name} onOpen={onOpen} />
                {open === name && (
                  <tr className="bg-sunken">
                    <td colSpan={5} className="px-4 pb-4">
                      <FactForm
                        caseId={caseId}
                        field={form.fields[name]}
                        fact={facts[name]}
                        name={name}
                        onDone={() => onOpen(null)}
                      />
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
  fact: ShownFact;
  isOpen: boolean;
  onOpen: (name: ProjectFactName | null) => void;
}

function FactRow({ form, name, fact, isOpen, onOpen }: FactRowProps) {
  const { value: own, onChange, error } = form.fields[name];
  const label = factLabels[name];
  const { canEdit } = usePermission(text.unit);
  const { value, source, documentDate, documentNumber, isPrinted, fromCase } = fact;
  const change = (changes: Partial<FactValue>) => onChange(changedFact(own, changes, fromCase));
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-4 py-2 align-top">
        {label}
      </th>
      <td className={`py-2 align-top ${isFilled(fact) ? '' : 'text-ink-soft'}`}>
        {value || text.notFilled}{' '}
        {fromCase && (
          <span className="text-caption text-ink-soft">
            {name === 'unitSizes' ? text.fromUnits : text.fromCase}
          </span>
        )}
        <Moved fact={fact} label={label} onConfirm={canEdit ? () => change({ value }) : undefined} />
        {error !== undefined && !isOpen && <span className="block text-danger">{error}</span>}
      </td>
      <td className="py-2 align-top max-tablet:hidden">
        {source ? (
          <b>{factSourceWords[source]}</b>
        ) : (
          <span className={isFilled(fact) ? 'text-warning' : 'text-ink-soft'}>
            {isFilled(fact) ? text.noSource : text.none}
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
          onCheckedChange={(checked) => change({ isPrinted: checked })}
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

interface MovedProps {
  fact: ShownFact;
  label: string;
  /** Undefined without permission to edit. */
  onConfirm: (() => void) | undefined;
}

/** Asks for the document again: the case has another value than the one for which it was given. */
function Moved({ fact: { documentValue }, label, onConfirm }: MovedProps) {
  if (documentValue === undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-caption">
      <span className="text-warning">{text.moved(documentValue)}</span>
      {onConfirm && (
        <Button size="sm" variant="text" aria-label={text.confirmOf(label)} onClick={onConfirm}>
          {text.confirm}
        </Button>
      )}
    </span>
  );
}

function PrintedFacts({ facts }: { facts: ShownFacts }) {
  const printed = allNames.filter((name) => facts[name].isPrinted && isFilled(facts[name]));
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
                <dd>{facts[name].value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-caption text-ink-soft">{text.printed(printed.length)}</p>
        </div>
      )}
    </TitledCard>
  );
}
