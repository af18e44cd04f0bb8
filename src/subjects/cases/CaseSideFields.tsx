import { Link } from '@tanstack/react-router';
import { CaseTab } from '../../../openapi/generated/enums';
import { ImageField } from '../../records/fields/ImageField';
import { ShareImageCard } from '../../records/fields/ShareImageCard';
import { ScheduleFields } from '../../records/fields/ScheduleFields';
import { htmlText } from '../../records/record/html-text';
import { publicationText } from '../../records/record/text';
import { TextField } from '../../records/fields/TextField';
import { scheduleText } from '../../base/time/text';
import { StoredCards } from '../../publishing/preview/StoredCards';
import { TitledCard } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import { SwitchField } from '../../ui/SwitchField';
import type { CaseRecord } from './case-loaders';
import type { CaseForm } from './case-form';
import { caseText } from './text';

/** True for rich text with content. */
const isWritten = (html: string) => htmlText(html).trim() !== '' || html.includes('<img ');

/** Visibility of a case: right side of the form. */
export function CaseSideFields({
  form: { fields, values },
  record,
}: {
  form: CaseForm;
  record: CaseRecord | undefined;
}) {
  const highlight = fields.isHighlight;
  return (
    <div id="case-side" tabIndex={-1} className="grid content-start gap-4">
      <TitledCard title={caseText.sections.cover}>
        <div className="grid gap-4">
          <ImageField field={fields.cover} hideLabel alt={values.coverAlt} altField={fields.coverAlt} />
          <TextField field={fields.coverAlt} help={caseText.altHelp} />
        </div>
      </TitledCard>
      <TitledCard title={caseText.sections.display}>
        <div className="grid gap-4">
          <ScheduleFields
            what={caseText.this}
            fields={fields}
            record={record}
            // Blocks are added only after the case.
            isEmpty={!isWritten(values.introduction) && (record === undefined || record.partCount === 0)}
            emptyReason={scheduleText.empty.case.reason}
            contentLink={
              record && (
                <Link to="/case/content/$id" params={{ id: String(record.id) }} className={linkClass}>
                  {publicationText.toContent}
                </Link>
              )
            }
          />
          {values.tab !== CaseTab.soldOut && (
            <div className="flex items-center justify-between gap-4">
              <span>{highlight.label}</span>
              <SwitchField
                id={highlight.id}
                aria-label={highlight.label}
                checked={highlight.value}
                onCheckedChange={highlight.onChange}
              >
                {highlight.value ? caseText.highlight : caseText.notHighlight}
              </SwitchField>
            </div>
          )}
        </div>
      </TitledCard>
      {record && <StoredCards kind="case" record={record} status={values.status} note={fields.versionNote} />}
      <ShareImageCard field={fields.shareImage} alt={values.title} />
    </div>
  );
}
