import { useState } from 'react';
import { canPublish } from '../../../machines/publish-site.select';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Note } from '../../../ui/Note';
import { Select } from '../../../ui/Select';
import { websiteText } from '../text';
import type { Website } from '../website-loaders';
import { PublishStepFrame } from './PublishStepFrame';
import { failureText, type StepProps } from './step-props';

/** Step 4: puts the chosen page online and enables the site; what is changed later is online only after another publishing. */
export function PublishStep({ snapshot, send, canEdit, website }: StepProps) {
  const ready = website.themes.filter(({ partCount }) => partCount > 0);
  const usual = ready.find(({ themeId }) => themeId === website.activeThemeId) ?? ready[0];
  const [chosen, setChosen] = useState<number | null>(null);
  const theme = ready.find(({ themeId }) => themeId === chosen) ?? usual;
  const isFirst = website.publishedOn === null;
  const isFailed = snapshot.matches({ open: 'publishFailed' }) || snapshot.matches({ open: 'enableFailed' });
  return (
    <PublishStepFrame snapshot={snapshot} step="publish" summary={summaryOf(website)}>
      <div className="grid gap-3">
        {isFirst && <Note tone="warning">{websiteText.publishHelp}</Note>}
        {isFailed && <Note tone="danger" role="alert">{failureText(snapshot)}</Note>}
        {canEdit && (
          <div className="flex flex-wrap items-end gap-3">
            {ready.length > 1 && theme && (
              <div className="min-w-56">
                <Field label={websiteText.publishWhich}>
                  <Select value={String(theme.themeId)} onChange={(event) => setChosen(Number(event.target.value))}>
                    {ready.map(({ themeId, templateName }) => <option key={themeId} value={themeId}>{websiteText.themeOption(templateName, themeId === website.activeThemeId)}</option>)}
                  </Select>
                </Field>
              </div>
            )}
            {theme && canPublish(snapshot, theme.themeId) && (
              <Button variant="primary" busy={snapshot.hasTag('busy')} busyLabel={websiteText.publishing} onClick={() => send({ type: 'site.publish', themeId: theme.themeId })}>
                {isFirst ? websiteText.publish : websiteText.republish}
              </Button>
            )}
            {snapshot.can({ type: 'site.enable' }) && (
              <Button variant={theme && canPublish(snapshot, theme.themeId) ? 'secondary' : 'primary'} onClick={() => send({ type: 'site.enable' })}>{websiteText.enable}</Button>
            )}
          </div>
        )}
      </div>
    </PublishStepFrame>
  );
}

function summaryOf({ publishedOn, hasUnpublishedChanges }: Website): string | undefined {
  if (publishedOn === null) return undefined;
  return hasUnpublishedChanges ? websiteText.changed : websiteText.published;
}
