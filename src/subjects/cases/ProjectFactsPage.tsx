import { getRouteApi } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ProjectFactName } from '../../../openapi/generated/enums';
import { factSourceWords } from '../../../openapi/generated/words';
import { getProjectFacts, saveProjectFacts } from '../../api/generated/operations';
import { factLabels } from '../../records/kinds/text';
import { FormPage } from '../../records/record/FormPage';
import { HistoryLink } from '../../records/record/HistoryLink';
import { type RecordForm, useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { Segmented } from '../../ui/Segmented';
import { SwitchField } from '../../ui/SwitchField';
import { CaseTabBar } from './CaseTabBar';
import { FactDifferences } from './FactDifferences';
import { FactForm } from './FactForm';
import {
  changedFact,
  factGroups,
  factNames,
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
  withDocumentOf,
} from './facts-schema';
import { factsText as text } from './facts-text';
import { PrintedFacts } from './PrintedFacts';

const route = getRouteApi('/_layout/case/facts/$id');

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
  const openFact = (name: ProjectFactName | null) => {
    flushSync(() => setOpen(name));
    // The id of the first field is the name of its fact.
    if (name) document.getElementById(name)?.focus();
  };
  return (
    <>
      <CaseTabBar caseId={id} partCount={record.partCount} />
      <FormPage
        editing={form.editing}
        canSave={canEdit}
        openRecord={{ kind: 'case', recordId: id }}
        actions={<HistoryLink to="/case/history/$id" id={id} />}
        onJump={({ key }) => setOpen(factNames.find((name) => name === key) ?? null)}
      >
        <div className="grid items-start gap-4 desktop:grid-cols-side">
          <FactsTable caseId={id} form={form} facts={shown} open={open} onOpen={openFact} />
          <div className="grid gap-4">
            <PrintedFacts facts={shown} />
            <FactDifferences caseId={id} facts={shown} isDirty={form.editing.isDirty} onOpen={openFact} />
          </div>
        </div>
      </FormPage>
    </>
  );
}

type Shown = 'missing' | 'all';

/** Facts to show: those that lack something, or all. */
function ShownChoice({
  missing,
  shown,
  onChange,
}: {
  missing: number;
  shown: Shown;
  onChange: (shown: Shown) => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <Segmented
        aria-label={text.shown}
        options={[
          { value: 'missing', label: text.missing(missing) },
          { value: 'all', label: text.all(factNames.length) },
        ]}
        value={shown}
        onChange={onChange}
      />
      <span className="text-caption text-ink-soft">{text.readyHelp}</span>
    </div>
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
  const missing = factNames.filter((name) => !isReady(facts[name]));
  const [shown, setShown] = useState<Shown>(missing.length > 0 ? 'missing' : 'all');
  // A fact stays while it is edited, also when nothing is missing any more.
  const isShown = (name: ProjectFactName) => shown === 'all' || open === name || missing.includes(name);
  const groups = factGroups
    .map(({ title, names }) => ({ title, names: names.filter(isShown) }))
    .filter(({ names }) => names.length > 0);
  return (
    <Card className="overflow-x-auto">
      <ShownChoice missing={missing.length} shown={shown} onChange={setShown} />
      {groups.length === 0 && <p className="px-4 pb-4 text-ink-soft">{text.nothingMissing}</p>}
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
        {groups.map(({ title, names }) => (
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
                        facts={facts}
                        name={name}
                        onDone={(others) => {
                          flushSync(() => form.patch(withDocumentOf(form.values, facts, name, others)));
                          onOpen(null);
                          focusRowAt(name);
                        }}
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

const editId = (name: ProjectFactName) => `${name}-edit`;

/** Focuses the button of this fact, or of the nearest one if a complete fact has left the list. */
function focusRowAt(name: ProjectFactName): void {
  const place = factNames.indexOf(name);
  [...factNames.slice(place), ...factNames.slice(0, place).toReversed()]
    .map((each) => document.getElementById(editId(each)))
    .find((button) => button !== null)
    ?.focus();
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
      <th scope="row" className="px-4 py-2 align-top max-tablet:py-3.5">
        {label}
      </th>
      <td className={`py-2 align-top max-tablet:py-3.5 ${isFilled(fact) ? '' : 'text-ink-soft'}`}>
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
      <td className="py-1.5 align-top max-tablet:py-1">
        <SwitchField
          aria-label={text.printOf(label)}
          checked={isPrinted}
          onCheckedChange={(checked) => change({ isPrinted: checked })}
        />
      </td>
      <td className="py-1 align-top">
        <IconButton
          id={editId(name)}
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
