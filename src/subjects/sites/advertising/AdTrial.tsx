import { useState } from 'react';
import { tryAdRules } from '../../../api/generated/operations';
import { failureText } from '../../../base/calls/failure-words';
import { useAnswer } from '../../../base/calls/use-answer';
import { Button } from '../../../ui/Button';
import { TitledCard } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';
import { Note } from '../../../ui/Note';
import { TextArea } from '../../../ui/TextArea';
import type { AdFinding } from './adcheck-loaders';
import { AdProposal, AdSentence } from './AdSentence';
import { adText, rulesText as text } from './text';

const maxText = 500;

/** Tests the saved rules on a typed text. */
export function AdTrial() {
  const [typed, setTyped] = useState('');
  const { answer, ask } = useAnswer<AdFinding[]>();
  return (
    <TitledCard title={text.trial}>
      <div className="grid justify-items-start gap-3">
        <Field label={text.trialLabel} help={text.trialHelp} className="w-full">
          <TextArea
            rows={2}
            maxLength={maxText}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button
          icon="search"
          disabled={typed.trim() === ''}
          busy={answer.state === 'loading'}
          busyLabel={text.trying}
          onClick={() => ask(() => tryAdRules({ text: typed.trim() }))}
        >
          {text.try}
        </Button>
        <div role="status" className="w-full">
          {answer.state === 'failed' && <Note tone="danger">{failureText(answer.error)}</Note>}
          {answer.state === 'ready' && answer.data.length === 0 && (
            <p className="flex items-center gap-2">
              <Icon name="info" size={16} className="text-ink-soft" />
              {text.foundNothing}
            </p>
          )}
          {answer.state === 'ready' && answer.data.length > 0 && (
            <ul className="grid gap-3">
              {answer.data.map((finding) => (
                <li key={finding.key} className="grid gap-1">
                  <b className="text-table">{adText.kinds[finding.kind]}</b>
                  <AdSentence finding={finding} />
                  <p className="text-caption text-ink-soft">{finding.reason}</p>
                  <AdProposal finding={finding} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </TitledCard>
  );
}
