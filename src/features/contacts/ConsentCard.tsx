import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { createConsentText } from '../../api/generated/operations';
import { randomId } from '../../api/random-id';
import { useCall } from '../../calls/use-call';
import { LeaveGuard } from '../../record/LeaveGuard';
import { formText, problemText } from '../../record/text';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TimeIn } from '../../time/Time';
import { TextArea } from '../../ui/TextArea';
import { contactText } from './text';

type Words = components['schemas']['ConsentWords'];

const { consentText: text } = contactText;
const rules = limits.ConsentWords;
const names = [
  'summary',
  'controller',
  'purpose',
  'categories',
  'period',
  'region',
  'recipients',
  'rights',
  'refusal',
  'news',
] as const satisfies readonly (keyof Words)[];
const noWords: Words = {
  summary: '',
  controller: '',
  purpose: '',
  categories: '',
  period: '',
  region: '',
  recipients: '',
  rights: '',
  refusal: '',
  news: '',
};
const lengthOf = (value: string) => [...value].length;

interface ConsentCardProps {
  consents: readonly components['schemas']['ConsentText'][];
  canEdit: boolean;
}

/** Consent text of the forms; each save creates a new version. Use the number of versions as its key. */
export function ConsentCard({ consents: [newest], canEdit }: ConsentCardProps) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  const [key] = useState(randomId);
  const stored = newest?.text ?? noWords;
  const [words, setWords] = useState(stored);
  const [isTried, setTried] = useState(false);
  const isChanged = names.some((name) => words[name] !== stored[name]);
  const problemOf = (name: keyof Words) => {
    if (!words[name].trim()) return problemText.required;
    const { maxLength } = rules[name];
    return lengthOf(words[name]) > maxLength ? problemText.maxLength(maxLength) : undefined;
  };
  const version = newest?.version ?? 0;
  const save = async () => {
    setTried(true);
    if (names.some(problemOf)) return false;
    return call(
      () => createConsentText({ text: words, version }, { idempotencyKey: key }),
      () => router.invalidate(),
    );
  };
  return (
    <TitledCard id="consent" tabIndex={-1} title={text.title} caption={text.help}>
      <div className="grid gap-4">
        {newest ? (
          <p className="text-ink-soft">
            <TimeIn
              say={(day) => text.present(newest.version, day, newest.createdBy)}
              at={newest.createdOn}
              to="day"
            />
          </p>
        ) : (
          <Note tone="warning">{text.none}</Note>
        )}
        {names.map((name) => (
          <Field
            key={name}
            id={`consent-${name}`}
            label={text.fields[name]}
            error={isTried ? problemOf(name) : undefined}
            counter={{ length: lengthOf(words[name]), max: rules[name].maxLength }}
          >
            <TextArea
              value={words[name]}
              rows={2}
              readOnly={!canEdit}
              onChange={(event) => setWords({ ...words, [name]: event.target.value })}
            />
          </Field>
        ))}
        {canEdit && (
          <Button
            className="justify-self-start"
            busy={isBusy}
            busyLabel={formText.saving}
            disabled={!isChanged}
            onClick={() => void save()}
          >
            {text.save(version + 1)}
          </Button>
        )}
      </div>
      <LeaveGuard dirty={isChanged} busy={isBusy} save={save} />
    </TitledCard>
  );
}
