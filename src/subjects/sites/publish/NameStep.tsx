import { nameShown } from '../../../machines/publish-site';
import { closedBecause, stepStatus } from '../../../machines/publish-site.rules';
import { limits } from '../../../../openapi/generated/limits';
import { failureText } from '../../../base/calls/failure-words';
import { useUnsaved } from '../../../base/messages/unsaved';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { TypedInput } from '../../../records/fields/TypedInput';
import { siteText } from '../text';
import { PublishStepFrame, type StepProps } from './PublishStepFrame';
import { commonText } from '../../../base/navigation/text';

/** Step 3: the site name, a public address that the first publication freezes. */
export function NameStep({ snapshot, send, canEdit }: StepProps) {
  const { site, name } = snapshot.context;
  const isFrozen = closedBecause(site, 'name') === 'frozen';
  const isSaving = snapshot.matches({ open: { name: 'saving' } });
  useUnsaved(siteText.steps.name, nameShown(snapshot.context) !== (site.siteName ?? ''), isSaving);
  const error = snapshot.hasTag('nameInvalid') ? siteText.nameHelp : name.error && failureText(name.error);
  return (
    <PublishStepFrame snapshot={snapshot} step="name">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label={siteText.steps.name}
            help={isFrozen ? siteText.nameFrozen : siteText.nameHelp}
            error={error ?? undefined}
          >
            <TypedInput
              kind={limits.SiteSetUpdate.siteName.typed}
              value={nameShown(snapshot.context)}
              readOnly={isFrozen || isSaving || !canEdit || !snapshot.matches('open')}
              onText={(text) => send({ type: 'name.changed', name: text })}
            />
          </Field>
        </div>
        {!isFrozen && canEdit && (
          <Button
            className="mt-6"
            variant={stepStatus(site, 'name') === 'current' ? 'primary' : 'secondary'}
            busy={isSaving}
            busyLabel={commonText.saving}
            disabled={!isSaving && !snapshot.can({ type: 'name.save' })}
            onClick={() => send({ type: 'name.save' })}
          >
            {siteText.saveName}
          </Button>
        )}
      </div>
    </PublishStepFrame>
  );
}
