import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getSiteTheme } from '../../../api/generated/operations';
import type { ApiResult } from '../../../api/result';
import { closedBecause, isDesigned, newSamplesOf, publishKind } from '../../../machines/publish-site.rules';
import { failureText } from '../../../calls/failure-words';
import { SiteState } from '../../../list/SiteState';
import { siteStateText } from '../../../list/text';
import { useAnswer } from '../../../calls/use-answer';
import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/button-class';
import { Field } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';
import { Note } from '../../../ui/Note';
import { Select } from '../../../ui/Select';
import { websiteText } from '../text';
import { CompareDialog, type Comparison } from './CompareDialog';
import { PublishChecklist } from './PublishChecklist';
import { PublishDialog } from './PublishDialog';
import { placeOf } from './SampleList';
import { PublishStepFrame, type StepProps } from './PublishStepFrame';

/** Step 4: puts the chosen page online and enables the site; what is changed later is online only after another publishing. */
export function PublishStep({ snapshot, send, canEdit }: StepProps) {
  const { site: website, publication } = snapshot.context;
  const ready = website.themes.filter(isDesigned);
  const usual = ready.find(({ themeId }) => themeId === website.activeThemeId) ?? ready[0];
  const [chosen, setChosen] = useState<number | null>(null);
  const theme = ready.find(({ themeId }) => themeId === chosen) ?? usual;
  const canPublish = theme !== undefined && snapshot.can({ type: 'site.publish', themeId: theme.themeId });
  const isFirst = website.publishedOn === null;
  const isPublishing = snapshot.hasTag('publishing');
  // The button keeps its place behind the dialog, which gives the focus back to it.
  const isAsking = isPublishing || snapshot.hasTag('asking');
  const closed = websiteText.closed[closedBecause(website, 'publish') ?? ''] ?? null;
  const publishLabel = {
    first: websiteText.publish,
    changes: websiteText.republish,
    theme: websiteText.ask.changeTheme,
  }[theme ? publishKind(website, theme.themeId) : 'first'];
  const samples = newSamplesOf(theme);
  const [sample] = samples;
  const checklist = (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <div className="w-full">
        <PublishChecklist website={website} theme={theme} />
      </div>
      {canEdit && closed === null && theme && sample && (
        <div className="flex w-full flex-wrap items-center gap-3">
          <p className="min-w-56 flex-1 text-caption text-ink-soft">{websiteText.samples.how}</p>
          <Link className={buttonClass({})} {...placeOf(website, theme, sample.id)}>
            <Icon name="edit" size={16} />
            {websiteText.samples.start}
          </Link>
          <Button variant="primary" disabled aria-describedby="publish-closed">
            {publishLabel}
          </Button>
          <p id="publish-closed" className="sr-only">
            {websiteText.samples.closed(samples.length)}
          </p>
        </div>
      )}
      {canEdit && closed !== null && (
        <>
          <Button variant="primary" disabled aria-describedby="publish-closed">
            {websiteText.publish}
          </Button>
          <p id="publish-closed" className="text-caption text-ink-soft">
            {websiteText.cannotPublish(closed)}
          </p>
        </>
      )}
      {theme && theme.publishedOn !== null && website.hasUnpublishedChanges !== undefined && (
        <CompareDraft themeId={theme.themeId} />
      )}
    </div>
  );
  return (
    <PublishStepFrame
      snapshot={snapshot}
      step="publish"
      summary={<SiteState {...website} />}
      always={checklist}
    >
      <div className="grid gap-3">
        {isFirst && <Note tone="warning">{websiteText.publishHelp}</Note>}
        {publication.error && (
          <Note tone="danger" role="alert">
            {failureText(publication.error)}
          </Note>
        )}
        <PublishDialog snapshot={snapshot} send={send} />
        {canEdit && (
          <div className="flex flex-wrap items-end gap-3">
            {ready.length > 1 && theme && (
              <div className="min-w-56">
                <Field label={websiteText.publishWhich}>
                  <Select
                    value={String(theme.themeId)}
                    onChange={(event) => setChosen(Number(event.target.value))}
                  >
                    {ready.map(({ themeId, name, templateName }) => (
                      <option key={themeId} value={themeId}>
                        {websiteText.themeOption(name || templateName, themeId === website.activeThemeId)}
                      </option>
                    ))}
                  </Select>
                </Field>
              </div>
            )}
            {theme && (isAsking || canPublish) && (
              <Button
                variant="primary"
                busy={isPublishing}
                busyLabel={websiteText.publishing}
                onClick={() => send({ type: 'site.publish', themeId: theme.themeId })}
              >
                {publishLabel}
              </Button>
            )}
            {snapshot.can({ type: 'site.enable' }) && (
              <Button
                variant={canPublish ? 'secondary' : 'primary'}
                onClick={() => send({ type: 'site.enable' })}
              >
                {websiteText.enable}
              </Button>
            )}
          </div>
        )}
      </div>
    </PublishStepFrame>
  );
}

/** The draft beside what is live, block by block, before it is published. */
function CompareDraft({ themeId }: { themeId: number }) {
  const { answer, ask, forget } = useAnswer<Comparison>();
  return (
    <>
      <Button icon="compare" onClick={() => ask(() => loadComparison(themeId))}>
        {websiteText.compareLive}
      </Button>
      <CompareDialog
        answer={answer}
        title={websiteText.compareTitle}
        heads={{ before: websiteText.live, after: siteStateText.draft }}
        onClose={forget}
      />
    </>
  );
}

async function loadComparison(themeId: number): Promise<ApiResult<Comparison>> {
  const result = await getSiteTheme({ id: themeId });
  return result.ok
    ? { ...result, data: { before: result.data.publishedParts ?? [], after: result.data.parts } }
    : result;
}
