import {
  closedBecause,
  codeShown,
  type ComparisonRow,
  comparisonOf,
  stepStatus,
} from '../../../machines/publish-site.rules';
import { failureText } from '../../../base/calls/failure-words';
import { limits } from '../../../../openapi/generated/limits';
import { useUnsaved } from '../../../base/messages/unsaved';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Note } from '../../../ui/Note';
import { TypedInput } from '../../../records/fields/TypedInput';
import { siteText } from '../text';
import { CodeSearch } from './CodeSearch';
import { NearCodes } from './NearCodes';
import { PublishStepFrame, type StepProps } from './PublishStepFrame';
import { commonText } from '../../../base/navigation/text';

function errorOf(snapshot: StepProps['snapshot'], shown: string) {
  const { error } = snapshot.context.code;
  if (!snapshot.hasTag('codeInvalid')) return error && failureText(error);
  return shown ? limits.SiteCode.caseCode.message : siteText.codeInvalid;
}

/** Step 2: the code is saved only after a comparison with the sales system. */
export function CodeStep({ snapshot, send, canEdit }: StepProps) {
  const { site, code } = snapshot.context;
  const isFrozen = closedBecause(site, 'code') === 'frozen' || !canEdit;
  const isComparing = snapshot.hasTag('comparing');
  const isSaving = snapshot.matches({ open: { code: 'saving' } });
  const shown = codeShown(site, code);
  const rows = comparisonOf(site, code);
  useUnsaved(siteText.steps.code, code.typed !== null && shown !== site.caseCode, isSaving);
  const error = errorOf(snapshot, shown);
  if (isFrozen && site.caseCode) {
    return <PublishStepFrame snapshot={snapshot} step="code" summary={siteText.codeDone(site.caseCode)} />;
  }
  return (
    <PublishStepFrame snapshot={snapshot} step="code" summary={siteText.codeHelp}>
      <div className="overflow-hidden rounded-card border border-line">
        <div className="flex flex-wrap items-start gap-2 p-4">
          <div className="min-w-48 flex-1">
            <Field
              label={siteText.steps.code}
              help={
                isFrozen || site.caseCode !== null || site.suggestedCode === undefined
                  ? undefined
                  : shown === site.suggestedCode
                    ? siteText.ownCode
                    : siteText.ownCodeIs(site.suggestedCode)
              }
              error={error ?? undefined}
            >
              <TypedInput
                kind={limits.SiteCode.caseCode.typed}
                value={shown}
                readOnly={isFrozen || isSaving || !snapshot.matches('open')}
                onText={(typed) => send({ type: 'code.changed', code: typed })}
              />
            </Field>
          </div>
          {!isFrozen && (
            <Button
              className="mt-6 max-tablet:mt-0 max-tablet:w-full"
              icon="compare"
              busy={isComparing}
              busyLabel={siteText.comparing}
              disabled={!isComparing && !snapshot.can({ type: 'code.compare' })}
              onClick={() => send({ type: 'code.compare' })}
            >
              {siteText.compare}
            </Button>
          )}
        </div>
        {code.near.length > 0 && <NearCodes title={siteText.near} near={code.near} send={send} />}
        {!isFrozen && code.error?.kind === 'refused' && (
          <CodeSearch caseId={Number(site.caseId)} code={shown} send={send} />
        )}
        {rows.length > 0 && <Comparison rows={rows} />}
        {rows.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 p-3">
            <div className="min-w-0 flex-1" role="status">
              {rows.every(({ isSame }) => isSame) ? (
                <Note tone="success">{siteText.match}</Note>
              ) : (
                <Note tone="danger">{siteText.mismatch}</Note>
              )}
            </div>
            {!isFrozen && (
              <Button
                variant={stepStatus(site, 'code') === 'current' ? 'primary' : 'secondary'}
                busy={isSaving}
                busyLabel={commonText.saving}
                disabled={!isSaving && !snapshot.can({ type: 'code.save' })}
                onClick={() => send({ type: 'code.save' })}
              >
                {siteText.saveCode}
              </Button>
            )}
          </div>
        )}
      </div>
    </PublishStepFrame>
  );
}

/** The case next to the sales system's data, with differences highlighted. */
function Comparison({ rows }: { rows: readonly ComparisonRow[] }) {
  return (
    <table className="w-full border-y border-line text-left text-table">
      <caption className="sr-only">{siteText.result}</caption>
      <thead>
        <tr className="bg-sunken text-ink-soft">
          <th scope="col" className="px-4 py-2 font-normal">
            {siteText.result}
          </th>
          <th scope="col" className="px-4 py-2 font-normal">
            {siteText.own}
          </th>
          <th scope="col" className="px-4 py-2 font-normal">
            {siteText.sales}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.field} className={row.isSame ? undefined : 'bg-danger-tint'}>
            <th scope="row" className="px-4 py-2 font-normal text-ink-soft">
              {siteText.fields[row.field]}
            </th>
            <td className="px-4 py-2">{row.own}</td>
            <td className="px-4 py-2">{row.found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
