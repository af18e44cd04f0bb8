import { useState } from 'react';
import { offered } from '../../api/offered';
import { createSiteTheme } from '../../api/generated/operations';
import { randomId } from '../../api/random-id';
import { FailureLine } from '../../base/calls/Failure';
import type { Answer } from '../../base/calls/use-answer';
import { useCall } from '../../base/calls/use-call';
import type { Site } from '../../machines/publish-site.rules';
import { dateText } from '../../base/time/date-time';
import { Checkbox } from '../../ui/Checkbox';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { maxNameLength, nameProblem } from './draft-name';
import { siteText } from './text';
import { currentDraft, type Template } from './site-loaders';
import { type StartingPages, type Carries, type MadeTheme, chosenParts } from './beginnings';
import { BeginningChoice } from './BeginningChoice';
import { commonText } from '../../base/navigation/text';

const text = siteText.start;

interface StartDialogProps {
  template: Template;
  site: Site;
  /** State of `loadStartingPages`. */
  answer: Answer<StartingPages>;
  onClose: () => void;
  /** Receives null if the server does not name the created theme. */
  onMade: (made: MadeTheme | null) => void;
}

/** Asks for a new draft's name and start: present content or case data. */
export function StartDialog({ template, site, answer, onClose, onMade }: StartDialogProps) {
  const current = currentDraft(site);
  const [isCurrent, setCurrent] = useState(current !== undefined);
  const [carries, setCarries] = useState<Carries>({ own: true, current: false });
  const begins = current && isCurrent ? 'current' : 'own';
  const contentCount = site.caseParts ?? 0;
  const [name, setName] = useState(() => text.usualName(template.name, dateText(new Date().toISOString())));
  const [isChecked, setChecked] = useState(false);
  // One key for all attempts, so that a lost answer creates no second draft.
  const [idempotencyKey, setKey] = useState(randomId);
  const { call, isBusy, error } = useCall();
  const failure = error ?? (answer.state === 'failed' ? answer.error : null);
  const make = async () => {
    setChecked(true);
    if (nameProblem(name)) return;
    const body = {
      caseId: Number(site.caseId),
      code: template.code,
      name: name.trim(),
      ...(current && isCurrent ? { sourceThemeId: current.themeId } : {}),
      ...(contentCount > 0 ? { withContent: carries[begins] } : {}),
    };
    await call<MadeTheme | null>(() => createSiteTheme(body, { idempotencyKey }), onMade);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      width={current ? 760 : 500}
      title={text.title(template.name)}
      description={siteText.askTitle}
      cancelLabel={commonText.cancel}
      confirmLabel={text.make}
      busy={isBusy}
      onConfirm={() => void make()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BeginningChoice
          template={template}
          site={site}
          current={current}
          parts={answer.state === 'ready' ? chosenParts(answer.data, carries) : null}
          lostFormats={answer.state === 'ready' ? answer.data.lostFormats : []}
          isCurrent={isCurrent}
          onChoose={(isWithCurrent) => {
            setCurrent(isWithCurrent);
            setKey(randomId());
          }}
        />
        <ContentChoice
          count={contentCount}
          isChosen={carries[begins]}
          onChoose={(isChosen) => {
            setCarries({ ...carries, [begins]: isChosen });
            setKey(randomId());
          }}
        />
        <NameField
          name={name}
          help={site.themes.length > 0 ? text.nameHelp : undefined}
          error={(isChecked && nameProblem(name)) || undefined}
          onChange={(next) => {
            setName(next);
            setKey(randomId());
          }}
        />
        <FailureLine error={failure} />
      </div>
    </ConfirmDialog>
  );
}

interface NameFieldProps {
  name: string;
  help: string | undefined;
  error: string | undefined;
  onChange: (name: string) => void;
}

const NameField = offered('drafts', ({ name, help, error, onChange }: NameFieldProps) => {
  return (
    <Field
      label={text.name}
      help={help}
      error={error}
      counter={{ length: [...name].length, max: maxNameLength }}
      required
    >
      <TextInput value={name} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
});

interface ContentChoiceProps {
  /** Number of the case's content blocks; for 0 nothing is asked. */
  count: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Asks whether the draft includes the case's content blocks. */
function ContentChoice({ count, isChosen, onChoose }: ContentChoiceProps) {
  if (count === 0) return null;
  return (
    <Field help={text.carriesHelp} label={text.content} hideLabel group>
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        {text.carries(count)}
      </Checkbox>
    </Field>
  );
}
