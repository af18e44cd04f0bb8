import { canSaveCode, closedReason, codeOf, comparisonOf, stepStatus } from '../../../machines/publish-site.select';
import type { ComparisonRow } from '../../../machines/publish-site.rules';
import { problemText } from '../../../record/text';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Note } from '../../../ui/Note';
import { TextInput } from '../../../ui/TextInput';
import { websiteText } from '../text';
import { PublishStepFrame } from './PublishStepFrame';
import { failureText, type StepProps } from './step-props';

/** Step 2: the code is compared with the sales system, and only then can be saved. */
export function CodeStep(props: StepProps) {
  const { snapshot, send, canEdit, website } = props;
  const isFrozen = closedReason(snapshot, 'code') === 'frozen' || !canEdit;
  const code = codeOf(snapshot);
  const rows = comparisonOf(snapshot);
  if (isFrozen && website.caseCode) return <PublishStepFrame snapshot={snapshot} step="code" summary={websiteText.codeDone(website.caseCode)} />;
  return (
    <PublishStepFrame snapshot={snapshot} step="code" summary={websiteText.codeHelp}>
      <div className="overflow-hidden rounded-card border border-line">
        <div className="flex flex-wrap items-start gap-2 p-4">
          <div className="min-w-48 flex-1">
            <Field label={websiteText.steps.code} help={isFrozen ? undefined : websiteText.ownCode(website.suggestedCode)} error={codeError(props)}>
              <TextInput value={code} readOnly={isFrozen} onChange={(event) => send({ type: 'code.changed', code: event.target.value })} />
            </Field>
          </div>
          {!isFrozen && <Button className="mt-6" icon="compare" busy={snapshot.hasTag('comparing')} busyLabel={websiteText.comparing} onClick={() => send({ type: 'code.compare' })}>{websiteText.compare}</Button>}
        </div>
        {rows.length > 0 && <Comparison rows={rows} />}
        {rows.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 p-3">
            <div className="min-w-0 flex-1" role="status">
              {snapshot.hasTag('codeMismatch') ? <Note tone="danger">{websiteText.mismatch}</Note> : canSaveCode(snapshot) && <Note tone="success">{websiteText.match}</Note>}
            </div>
            {!isFrozen && (
              <Button variant={stepStatus(snapshot, 'code') === 'current' ? 'primary' : 'secondary'} disabled={!canSaveCode(snapshot)} onClick={() => send({ type: 'code.save' })}>{websiteText.saveCode}</Button>
            )}
          </div>
        )}
      </div>
    </PublishStepFrame>
  );
}

function codeError({ snapshot }: StepProps): string | undefined {
  if (snapshot.hasTag('codeInvalid')) return codeOf(snapshot) ? problemText.code : websiteText.codeInvalid;
  if (snapshot.hasTag('codeNotFound')) return failureText(snapshot);
  return snapshot.matches({ open: 'compareFailed' }) || snapshot.matches({ open: 'saveCodeFailed' }) ? failureText(snapshot) : undefined;
}

/** The case beside what the sales system says: a difference is seen before it is read. */
function Comparison({ rows }: { rows: readonly ComparisonRow[] }) {
  return (
    <table className="w-full border-y border-line text-left text-table">
      <thead>
        <tr className="bg-sunken text-ink-soft">
          <th scope="col" className="px-4 py-2 font-normal">{websiteText.result}</th>
          <th scope="col" className="px-4 py-2 font-normal">{websiteText.own}</th>
          <th scope="col" className="px-4 py-2 font-normal">{websiteText.sales}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.field} className={row.isSame ? undefined : 'bg-danger-tint'}>
            <th scope="row" className="px-4 py-2 font-normal text-ink-soft">{websiteText.fields[row.field]}</th>
            <td className="px-4 py-2">{row.own}</td>
            <td className="px-4 py-2">{row.found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
