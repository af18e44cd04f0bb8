import { closedReason, nameOf, stepStatus } from '../../../machines/publish-site.select';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';
import { websiteText } from '../text';
import { PublishStepFrame } from './PublishStepFrame';
import { failureText, type StepProps } from './step-props';

/** Step 3: the site name, which is the public address and freezes with the first publishing. */
export function NameStep(props: StepProps) {
  const { snapshot, send, canEdit } = props;
  const isFrozen = closedReason(snapshot, 'name') === 'frozen';
  return (
    <PublishStepFrame snapshot={snapshot} step="name">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field label={websiteText.steps.name} help={isFrozen ? websiteText.nameFrozen : websiteText.nameHelp} error={nameError(props)}>
            <TextInput value={nameOf(snapshot)} readOnly={isFrozen || !canEdit} onChange={(event) => send({ type: 'name.changed', name: event.target.value })} />
          </Field>
        </div>
        {!isFrozen && canEdit && (
          <Button className="mt-6" variant={stepStatus(snapshot, 'name') === 'current' ? 'primary' : 'secondary'} onClick={() => send({ type: 'name.save' })}>{websiteText.saveName}</Button>
        )}
      </div>
    </PublishStepFrame>
  );
}

function nameError({ snapshot }: StepProps): string | undefined {
  if (snapshot.hasTag('nameInvalid')) return websiteText.nameHelp;
  return snapshot.hasTag('nameRefused') || snapshot.matches({ open: 'saveNameFailed' }) ? failureText(snapshot) : undefined;
}
