import { getRouteApi } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ProjectFactName } from '../../../openapi/generated/enums';
import { getProjectFacts, saveProjectFacts } from '../../api/generated/operations';
import { factLabels } from '../../records/kinds/text';
import { FormPage } from '../../records/record/FormPage';
import { HistoryLink } from '../../records/record/HistoryLink';
import { type RecordForm, useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Segmented } from '../../ui/Segmented';
import { CaseTabBar } from './CaseTabBar';
import { FactDifferences } from './FactDifferences';
import { FactForm } from './FactForm';
import { editId, FactRow } from './FactRow';
import {
  allPrinted,
  factGroups,
  factNames,
  factsBody,
  factsInWords,
  factsSchema,
  factValues,
  type FactValues,
  isReady,
  missingAfter,
  readyToPrint,
  type ShownFacts,
  shownFacts,
  type StatedFacts,
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
          <FactsTable
            caseId={id}
            form={form}
            facts={shown}
            stated={record.caseValues}
            open={open}
            onOpen={openFact}
          />
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

interface ShownChoiceProps {
  missing: number;
  shown: Shown;
  onChange: (shown: Shown) => void;
  /** Number of complete facts that pages do not print yet. */
  ready: number;
  onPrintReady: () => void;
}

/** Facts to show, those that lack something or all; and what prints each that is complete. */
function ShownChoice({ missing, shown, onChange, ready, onPrintReady }: ShownChoiceProps) {
  const { canEdit } = usePermission(text.unit);
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
      {canEdit && ready > 0 ? (
        <Button size="sm" onClick={onPrintReady}>
          {text.printReady(ready)}
        </Button>
      ) : (
        <span className="text-caption text-ink-soft">{text.readyHelp}</span>
      )}
    </div>
  );
}

interface FactsTableProps {
  caseId: number;
  form: RecordForm<FactValues>;
  facts: ShownFacts;
  /** Values that the case itself has. */
  stated: StatedFacts;
  open: ProjectFactName | null;
  onOpen: (name: ProjectFactName | null) => void;
}

/** Table of facts, with a form for one fact at a time. */
function FactsTable({ caseId, form, facts, stated, open, onOpen }: FactsTableProps) {
  const missing = factNames.filter((name) => !isReady(facts[name]));
  const [shown, setShown] = useState<Shown>(missing.length > 0 ? 'missing' : 'all');
  // A fact stays while it is edited, also when nothing is missing any more.
  const isShown = (name: ProjectFactName) => shown === 'all' || open === name || missing.includes(name);
  const groups = factGroups
    .map(({ title, names }) => ({ title, names: names.filter(isShown) }))
    .filter(({ names }) => names.length > 0);
  const ready = readyToPrint(facts);
  const finish = (name: ProjectFactName, others: readonly ProjectFactName[], goesOn: boolean) => {
    const changes = withDocumentOf(form.values, facts, name, others);
    flushSync(() => form.patch(changes));
    const next = goesOn ? missingAfter(shownFacts({ ...form.values, ...changes }, stated), name) : undefined;
    onOpen(next ?? null);
    if (!next) focusRowAt(name);
  };
  return (
    <Card className="overflow-x-auto">
      <ShownChoice
        missing={missing.length}
        shown={shown}
        onChange={setShown}
        ready={ready.length}
        onPrintReady={() => form.patch(allPrinted(form.values, facts, ready))}
      />
      {groups.length === 0 && <p className="px-4 pb-4 text-ink-soft">{text.nothingMissing}</p>}
      <table className="w-full text-left text-table">
        <caption className="sr-only">{text.table}</caption>
        <TableHead />
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
                        onDone={(others, goesOn) => finish(name, others, goesOn)}
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

function TableHead() {
  return (
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
  );
}

/** Focuses the button of this fact, or of the nearest one if a complete fact has left the list. */
function focusRowAt(name: ProjectFactName): void {
  const place = factNames.indexOf(name);
  [...factNames.slice(place), ...factNames.slice(0, place).toReversed()]
    .map((each) => document.getElementById(editId(each)))
    .find((button) => button !== null)
    ?.focus();
}
