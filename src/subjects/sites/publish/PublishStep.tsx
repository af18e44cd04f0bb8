import { useMayOverrule } from '../../../base/session/may-overrule';
import { Link } from '@tanstack/react-router';
import { FailureNote } from '../../../base/calls/Failure';
import { SiteState } from '../../../records/list/SiteState';
import {
  closedBecause,
  designedThemes,
  newSamplesOf,
  publishKind,
  selectedTheme,
  type ThemeSummary,
  type Site,
} from '../../../machines/publish-site.rules';
import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/button-class';
import { Icon } from '../../../ui/Icon';
import { Note } from '../../../ui/Note';
import { ifOffered } from '../../../api/offered';
import { siteText } from '../text';
import { OutsideReviewRows } from './OutsideReviewRows';
import { PublishApproval } from './PublishApproval';
import { PublishChecklist } from './PublishChecklist';
import { PublishStepFrame, type StepProps } from './PublishStepFrame';
import { placeOf } from './SampleList';
import { ThemeSelect } from './ThemeSelect';
import { whenDrawn, whenOpen } from '../../../ui/when-drawn';

const CompareDialog = whenOpen(async () => (await import('./CompareDialog')).CompareDialog);
const PublishDialog = whenDrawn(async () => (await import('./PublishDialog')).PublishDialog);

const publishLabels = {
  first: siteText.publish,
  changes: siteText.republish,
  theme: siteText.ask.changeTheme,
} as const;

function publishLabel(site: Site, theme: ThemeSummary): string {
  return publishLabels[publishKind(site, theme.themeId)];
}

/** Step 4: publishes the chosen page and enables the site; later changes need another publication. */
export function PublishStep(props: StepProps) {
  const { snapshot, send } = props;
  const { site, publication } = snapshot.context;
  return (
    <PublishStepFrame
      snapshot={snapshot}
      step="publish"
      summary={<SiteState {...site} />}
      always={<Checks {...props} />}
    >
      <div className="grid grid-cols-1 gap-3">
        {site.publishedOn === null && <Note tone="warning">{siteText.publishHelp}</Note>}
        <FailureNote error={publication.error} />
        {snapshot.hasTag('asking') && <PublishDialog snapshot={snapshot} send={send} />}
        <Publication {...props} />
      </div>
    </PublishStepFrame>
  );
}

/** Advice before publishing, and the reasons that block it. */
function Checks({ snapshot, send, canEdit }: StepProps) {
  const { site, publication } = snapshot.context;
  const theme = selectedTheme(site, publication.chosen);
  const closed = closedBecause(site, 'publish');
  const compare = () => theme && send({ type: 'comparison.open', themeId: theme.themeId, versionId: null });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <div className="w-full">
        <PublishChecklist site={site} theme={theme} />
      </div>
      {theme && (
        <div className="w-full empty:hidden">
          <OutsideReviewRows key={theme.themeId} themeId={theme.themeId} />
        </div>
      )}
      {canEdit && closed === null && theme && <SamplesLeft site={site} theme={theme} />}
      {canEdit && closed !== null && (
        <>
          <Button variant="primary" disabled aria-describedby="publish-closed">
            {siteText.publish}
          </Button>
          <p id="publish-closed" className="text-caption text-ink-soft">
            {siteText.cannotPublish(siteText.closed[closed])}
          </p>
        </>
      )}
      {theme && theme.publishedOn !== null && site.hasUnpublishedChanges !== undefined && (
        <Button icon="compare" onClick={compare}>
          {siteText.compareLive}
        </Button>
      )}
      <CompareDialog
        open={snapshot.matches('open') && !snapshot.matches({ open: { comparison: 'closed' } })}
        snapshot={snapshot}
        send={send}
      />
    </div>
  );
}

function SamplesLeft({ site, theme }: { site: Site; theme: ThemeSummary }) {
  const samples = newSamplesOf(theme);
  const [first] = samples;
  if (!first) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      <p className="min-w-56 flex-1 text-caption text-ink-soft">{siteText.samples.how}</p>
      <Link className={buttonClass({})} {...placeOf(site, theme, first.id)}>
        <Icon name="edit" size={16} />
        {siteText.samples.start}
      </Link>
      <Button variant="primary" disabled aria-describedby="publish-closed">
        {publishLabel(site, theme)}
      </Button>
      <p id="publish-closed" className="sr-only">
        {siteText.samples.closed(samples.length)}
      </p>
    </div>
  );
}

/** Publish buttons, with the required approvals above; without rules only the buttons. */
function Publication({ snapshot, send, canEdit }: StepProps) {
  const { site, publication } = snapshot.context;
  const theme = selectedTheme(site, publication.chosen);
  const mayOverrule = useMayOverrule();
  const buttons = (isPublishingBlocked: boolean) =>
    canEdit && <PublishButtons snapshot={snapshot} send={send} isPublishingBlocked={isPublishingBlocked} />;
  const withApproval = theme && (
    <PublishApproval
      key={theme.themeId}
      site={site}
      theme={theme}
      canEdit={canEdit}
      onCompare={
        theme.publishedOn === null
          ? undefined
          : () => send({ type: 'comparison.open', themeId: theme.themeId, versionId: null })
      }
      onEmergency={
        mayOverrule && snapshot.can({ type: 'site.publish' })
          ? () => send({ type: 'site.publish', isEmergency: true })
          : undefined
      }
    >
      {buttons}
    </PublishApproval>
  );
  return ifOffered('approvals', withApproval) ?? buttons(false);
}

interface PublishButtonsProps extends Pick<StepProps, 'snapshot' | 'send'> {
  /** True while approvals are missing. */
  isPublishingBlocked: boolean;
}

function PublishButtons({ snapshot, send, isPublishingBlocked }: PublishButtonsProps) {
  const { site, publication } = snapshot.context;
  const theme = selectedTheme(site, publication.chosen);
  const canPublish = snapshot.can({ type: 'site.publish' });
  const isPublishing = snapshot.hasTag('publishing');
  // The button stays rendered behind the dialog, which returns the focus to it.
  const isAsking = isPublishing || snapshot.hasTag('asking');
  return (
    <div className="flex flex-wrap items-end gap-3">
      {theme && (
        <div className="min-w-56 empty:hidden">
          <ThemeSelect
            site={site}
            themes={designedThemes(site)}
            theme={theme}
            onChoose={(themeId) => send({ type: 'theme.choose', themeId })}
          />
        </div>
      )}
      {theme && (isAsking || canPublish) && (
        <Button
          variant="primary"
          busy={isPublishing}
          busyLabel={siteText.publishing}
          disabled={isPublishingBlocked && !isPublishing}
          aria-describedby={isPublishingBlocked ? 'publish-blocked' : undefined}
          onClick={() => send({ type: 'site.publish' })}
        >
          {publishLabel(site, theme)}
        </Button>
      )}
      {snapshot.can({ type: 'site.enable' }) && (
        <Button variant={canPublish ? 'secondary' : 'primary'} onClick={() => send({ type: 'site.enable' })}>
          {siteText.enable}
        </Button>
      )}
    </div>
  );
}
