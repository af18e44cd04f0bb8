import { CaseTab } from '../../api/generated/enums';
import { ImageField } from '../../record/ImageField';
import { TextField } from '../../record/TextField';
import type { RecordForm } from '../../record/use-record-form';
import { TitledCard } from '../../ui/Card';
import { Segmented } from '../../ui/Segmented';
import { SwitchField } from '../../ui/SwitchField';
import { caseLimits as limits, type CaseValues } from './case-schema';
import { caseLabels as labels, caseText } from './text';

// Online first (specification 3).
const statuses = [
  { value: 1, label: caseText.online },
  { value: 0, label: caseText.offline },
] as const;

/** What is seen of a case: the form's right side. */
export function CaseSideFields({ form: { bind, values } }: { form: RecordForm<CaseValues> }) {
  const status = bind('status');
  const highlight = bind('isHighlight');
  return (
    <div className="grid content-start gap-4">
      <TitledCard title={caseText.sections.cover}>
        <div className="grid gap-4">
          <ImageField
            field={bind('cover')}
            label={labels.cover}
            hideLabel
            rule={limits.cover}
            alt={values.coverAlt}
          />
          <TextField
            field={bind('coverAlt')}
            label={labels.coverAlt}
            help={caseText.altHelp}
            max={limits.coverAlt.maxLength}
          />
        </div>
      </TitledCard>
      <TitledCard title={caseText.sections.display}>
        <div className="grid gap-4">
          <div className="flex items-center justify-between gap-4">
            <span>{labels.status}</span>
            <Segmented
              id={status.id}
              aria-label={labels.status}
              size="sm"
              options={statuses}
              value={status.value}
              onChange={status.onChange}
            />
          </div>
          {values.tab !== CaseTab.soldOut && (
            <div className="flex items-center justify-between gap-4">
              <span>{labels.isHighlight}</span>
              <SwitchField id={highlight.id} checked={highlight.value} onCheckedChange={highlight.onChange}>
                {highlight.value ? caseText.highlight : caseText.notHighlight}
              </SwitchField>
            </div>
          )}
        </div>
      </TitledCard>
      <TitledCard title={labels.shareImage}>
        <ImageField
          field={bind('shareImage')}
          label={labels.shareImage}
          hideLabel
          rule={limits.shareImage}
          alt={values.title}
        />
      </TitledCard>
    </div>
  );
}
