import { useState } from 'react';
import {
  areSchedulesSettled,
  publishKind,
  themeOf,
  type ThemeSummary,
  type ThemeVersion,
} from '../../../machines/publish-site.rules';
import { dateTimeText } from '../../../base/time/date-time';
import { siteStateText } from '../../../records/list/text';
import { AdCheckQuestion, useAdCheck } from '../advertising/AdCheckLine';
import { siteText } from '../text';
import { FactNote } from './FactCheck';
import { PublishQuestions } from './PublishQuestions';
import type { StepProps } from './PublishStepFrame';
import { ChangesDialog, type ChangesWords, FirstDialog, ThemeDialog } from './ConfirmDialogs';
import { commonText } from '../../../base/navigation/text';

/** Confirms a publication with its address and changes; the first one also freezes the name. */
export function PublishDialog({ snapshot, send }: Pick<StepProps, 'snapshot' | 'send'>) {
  const { site, publication } = snapshot.context;
  const theme = themeOf(site, publication.themeId);
  if (!theme || site.siteName === null) return null;
  return <AskedDialog snapshot={snapshot} send={send} theme={theme} siteName={site.siteName} />;
}

interface AskedProps extends Pick<StepProps, 'snapshot' | 'send'> {
  theme: ThemeSummary;
  siteName: string;
}

function AskedDialog({ snapshot, send, theme, siteName }: AskedProps) {
  const { site, publication } = snapshot.context;
  const close = () => send({ type: 'publish.cancel' });
  const isUnchecked = useAdCheck(theme).state === 'failed';
  const [isConfirmed, setConfirmed] = useState(false);
  const { pages, version } = publication;
  const frame = {
    siteName,
    isPublishing: snapshot.hasTag('publishing'),
    // A save by another user may have closed the publication meanwhile.
    canConfirm: snapshot.can({ type: 'publish.confirm' }) && (!isUnchecked || isConfirmed),
    onClose: close,
    onConfirm: () => {
      if (!isUnchecked || isConfirmed) send({ type: 'publish.confirm' });
    },
    questions: (
      <>
        {pages && <FactNote site={site} parts={pages.draft.parts} />}
        {isUnchecked && <AdCheckQuestion isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
        <PublishQuestions snapshot={snapshot} send={send} />
      </>
    ),
    isScheduleOpen: !areSchedulesSettled(site, publication.fates),
    isEmergency: publication.emergencyReason !== null,
  };
  const asked = { ...frame, site, pages };
  if (version) return <ChangesDialog {...asked} words={versionWords(version)} />;
  const kind = publishKind(site, theme.themeId);
  if (kind === 'first') return <FirstDialog {...asked} />;
  return kind === 'theme' ? (
    <ThemeDialog {...asked} name={theme.templateName} />
  ) : (
    <ChangesDialog {...asked} words={draftWords} />
  );
}

const draftWords: ChangesWords = {
  title: siteText.ask.changesTitle,
  help: siteText.ask.changesHelp,
  after: siteStateText.draft,
  cancel: siteText.ask.continueEditing,
  confirm: siteText.republish,
};

function versionWords({ publishedOn }: ThemeVersion): ChangesWords {
  const history = siteText.history;
  return {
    title: () => history.publishTitle(dateTimeText(publishedOn)),
    help: history.publishHelp,
    after: history.restored,
    cancel: commonText.cancel,
    confirm: history.publish,
  };
}
