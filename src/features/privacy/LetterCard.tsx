import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { saveIncidentLetter, sendSampleLetter } from '../../api/generated/operations';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { LeaveGuard } from '../../record/LeaveGuard';
import { termsText } from './request-text';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { TextArea } from '../../ui/TextArea';
import { TextInput } from '../../ui/TextInput';
import type { Incident, IncidentLetters } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { LettersState } from './LettersState';
import { MarkedText } from './MarkedText';
import { commonText } from '../../navigation/text';

interface LetterCardProps {
  incident: Incident;
  letters: IncidentLetters;
  canEdit: boolean;
}

const { subject: subjectLimit, body: bodyLimit } = limits.IncidentLetter;

/** Letter of an incident as a person receives it; editable until the first is sent. */
export function LetterCard({ incident, letters, canEdit }: LetterCardProps) {
  const router = useRouter();
  const { call, isBusy, error } = useCall();
  const sampling = useCall();
  const failure = error ?? sampling.error;
  const [mode, setMode] = useState<'preview' | 'edit'>('preview');
  const [letter, setLetter] = useState(letters.letter);
  const mayChange = canEdit && letters.startedOn === null;
  const isChanged = letter.subject !== letters.letter.subject || letter.body !== letters.letter.body;
  const isFilled = letter.subject.trim() !== '' && letter.body.trim() !== '';
  const save = () =>
    call(
      () => saveIncidentLetter({ id: incident.id }, { rowVersion: letters.rowVersion, letter }),
      () => router.invalidate(),
    );
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
          <LetterFields letter={letter} onChange={setLetter} />
        ) : (
          <LetterSheet letter={letter} marks={letters.marks} />
        )}
        {failure && (
          <p role="alert" className="mt-3 text-danger">
            {failureText(failure)}
          </p>
        )}
        {canEdit && (
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <Button
              icon="mail"
              disabled={!isFilled}
              busy={sampling.isBusy}
              busyLabel={text.sampling}
              onClick={() => void sampling.call(() => sendSampleLetter({ id: incident.id }, letter))}
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
                  onClick={() => void save()}
                >
                  {commonText.save}
                </Button>
                <span className="text-caption text-ink-soft">{text.unsaved}</span>
              </>
            )}
          </div>
        )}
        <LeaveGuard name={text.letter} dirty={isChanged && mayChange} busy={isBusy} save={save} />
      </TitledCard>
      <LettersState incident={incident} letters={letters} letter={letter} canEdit={canEdit && isFilled} />
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

function LetterFields({ letter, onChange }: { letter: Letter; onChange: (letter: Letter) => void }) {
  return (
    <div className="grid gap-4">
      <Field
        label={text.subject}
        required
        counter={{ length: letter.subject.length, max: subjectLimit.maxLength }}
      >
        <TextInput
          value={letter.subject}
          maxLength={subjectLimit.maxLength}
          onChange={({ target }) => onChange({ ...letter, subject: target.value })}
        />
      </Field>
      <Field
        label={text.body}
        required
        help={termsText.marks}
        counter={{ length: letter.body.length, max: bodyLimit.maxLength }}
      >
        <TextArea
          rows={14}
          value={letter.body}
          maxLength={bodyLimit.maxLength}
          onChange={({ target }) => onChange({ ...letter, body: target.value })}
        />
      </Field>
    </div>
  );
}
