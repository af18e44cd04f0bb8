import { labels as sent } from '../../../openapi/generated/labels';
import { Link } from '@tanstack/react-router';
import { CaseTab } from '../../../openapi/generated/enums';
import { PreviewLinksCard } from '../../preview/PreviewLinks';
import { ImageField } from '../../fields/ImageField';
import { VersionNoteField } from '../../fields/VersionNoteField';
import { ScheduleFields } from '../../fields/ScheduleFields';
import { htmlText } from '../../record/html-text';
import { publicationText } from '../../record/text';
import { TextField } from '../../fields/TextField';
import { scheduleText } from '../../time/text';
import type { RecordForm } from '../../record/use-record-form';
import { TitledCard } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import { SwitchField } from '../../ui/SwitchField';
import type { CaseRecord } from './case-loaders';
import { caseLimits as limits, type CaseValues } from './case-schema';
import { caseText } from './text';

const labels = sent.CaseInfoUpdate;

/** True for rich text with content. */
const isWritten = (html: string) => htmlText(html).trim() !== '' || html.includes('<img ');

/** Visibility of a case: right side of the form. */
export function CaseSideFields({
  form: { bind, values },
  record,
}: {
  form: RecordForm<CaseValues>;
  record: CaseRecord | undefined;
}) {
  const highlight = bind('isHighlight');
  return (
    <div id="case-side" tabIndex={-1} className="grid content-start gap-4">
      <TitledCard title={caseText.sections.cover}>
        <div className="grid gap-4">
          <ImageField
            field={bind('cover')}
            label={labels.cover}
            hideLabel
            rule={limits.cover}
            alt={values.coverAlt}
            altField={bind('coverAlt')}
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
          <ScheduleFields
            what={caseText.this}
            status={bind('status')}
            startOn={bind('startOn')}
            endOn={bind('endOn')}
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
              <span>{labels.isHighlight}</span>
              <SwitchField
                id={highlight.id}
                aria-label={labels.isHighlight}
                checked={highlight.value}
                onCheckedChange={highlight.onChange}
              >
                {highlight.value ? caseText.highlight : caseText.notHighlight}
              </SwitchField>
            </div>
          )}
        </div>
      </TitledCard>
      {record && <PreviewLinksCard kind="case" recordId={record.id} about={record.title} />}
      {record && <VersionNoteField field={bind('versionNote')} />}
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
