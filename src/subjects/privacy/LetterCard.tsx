import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { saveIncidentLetter, sendSampleLetter } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import { requiredText } from '../../records/fields/rules';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { LeaveGuard } from '../../records/record/LeaveGuard';
import { useSmallForm } from '../../records/record/use-small-form';
import { termsText } from './request-text';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Segmented } from '../../ui/Segmented';
import type { Incident, IncidentLetters } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { LettersState } from './LettersState';
import { MarkedText } from './MarkedText';
import { commonText } from '../../base/navigation/text';

interface LetterCardProps {
  incident: Incident;
  letters: IncidentLetters;
  canEdit: boolean;
}

const letterForm = {
  schema: v.object({
    subject: requiredText(limits.IncidentLetter.subject),
    body: requiredText(limits.IncidentLetter.body),
  }),
  labels: { subject: text.subject, body: text.body },
  limits: limits.IncidentLetter,
};

/** Letter of an incident as a person receives it; editable until the first is sent. */
export function LetterCard({ incident, letters, canEdit }: LetterCardProps) {
  const router = useRouter();
  const sampling = useCall();
  const [mode, setMode] = useState<'preview' | 'edit'>('preview');
  const { fields, values, isChanged, isBusy, failure, submit } = useSmallForm({
    ...letterForm,
    empty: () => letters.letter,
    send: (letter) => saveIncidentLetter({ id: incident.id }, { rowVersion: letters.rowVersion, letter }),
    onDone: () => router.invalidate(),
  });
  const problem = failure || (sampling.error && failureText(sampling.error));
  const mayChange = canEdit && letters.startedOn === null;
  const isFilled = v.is(letterForm.schema, values);
  return (
    <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_--spacing(94)]">
      <TitledCard title={text.letter} caption={text.letterAbout}>
        {mayChange && (
          <Segmented
            aria-label={text.mode}
            size="sm"
            className="mb-4"
            value={mode}
            options={[
              { value: 'preview', label: text.modes.preview },
              { value: 'edit', label: text.modes.edit },
            ]}
            onChange={setMode}
          />
        )}
        {mode === 'edit' && mayChange ? (
          <div className="grid gap-4">
            <TextField field={fields.subject} maxLength={letterForm.limits.subject.maxLength} />
            <TextAreaField
              field={fields.body}
              help={termsText.marks}
              rows={14}
              maxLength={letterForm.limits.body.maxLength}
            />
          </div>
        ) : (
          <LetterSheet letter={values} marks={letters.marks} />
        )}
        {problem && (
          <p role="alert" className="mt-3 text-danger">
            {problem}
          </p>
        )}
        {canEdit && (
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <Button
              icon="mail"
              disabled={!isFilled}
              busy={sampling.isBusy}
              busyLabel={text.sampling}
              onClick={() => void sampling.call(() => sendSampleLetter({ id: incident.id }, values))}
            >
              {text.sample}
            </Button>
            {isChanged && (
              <>
                <Button
                  variant="primary"
                  disabled={!isFilled}
                  busy={isBusy}
                  busyLabel={commonText.saving}
                  onClick={() => void submit()}
                >
                  {commonText.save}
                </Button>
                <span className="text-caption text-ink-soft">{text.unsaved}</span>
              </>
            )}
          </div>
        )}
        <LeaveGuard name={text.letter} dirty={isChanged && mayChange} busy={isBusy} save={submit} />
      </TitledCard>
      <LettersState incident={incident} letters={letters} letter={values} canEdit={canEdit && isFilled} />
    </div>
  );
}

type Letter = IncidentLetters['letter'];

const LetterSheet = ({ letter, marks }: { letter: Letter; marks: IncidentLetters['marks'] }) => (
  <div className="overflow-hidden rounded-control border border-line">
    <p className="flex gap-3 bg-sunken px-4 py-3 font-bold">
      <span className="font-normal text-ink-soft">{text.subject}</span>
      <span className="min-w-0 break-words">
        <MarkedText marks={marks}>{letter.subject}</MarkedText>
      </span>
    </p>
    <p className="px-4 py-4 break-words whitespace-pre-line">
      <MarkedText marks={marks}>{letter.body}</MarkedText>
    </p>
  </div>
);
