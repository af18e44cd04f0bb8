import { getRouteApi } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { type SiteChange, stepStatus } from '../../machines/publish-site.rules';
import { makeChange, publishSite } from '../../machines/site-actors';
import { failureText } from '../../base/calls/failure-words';
import { usePermission } from '../../base/session/session';
import { useToast } from '../../base/messages/messages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Note } from '../../ui/Note';
import { CodeStep } from './publish/CodeStep';
import { DesignStep } from './publish/DesignStep';
import { NameStep } from './publish/NameStep';
import { HiddenCaseNote, KeptNameNote } from './publish/PublishQuestions';
import { PublishStep } from './publish/PublishStep';
import { stepNames } from './publish/PublishStepFrame';
import { SiteAside } from './publish/SiteAside';
import { siteForms } from './site-forms';
import { siteText } from './text';

const route = getRouteApi('/_layout/web/home/$caseId');

/** Publishing of a site in four steps: design, code check, name, publish (decisions/005-publish-flow). */
export function SiteHomePage() {
  const { caseId } = route.useLoaderData();
  return <PublishFlow key={caseId} />;
}

function PublishFlow() {
  const loaded = route.useLoaderData();
  const toast = useToast();
  const { canEdit } = usePermission(siteText.unit);
  const [snapshot, send, actor] = useMachine(publishSite, { input: { site: loaded, ...siteForms } });
  const { site, readError } = snapshot.context;
  useEffect(() => send({ type: 'site.loaded', site: loaded }), [send, loaded]);
  useEffect(() => {
    const all = [
      actor.on('site.saved', () => toast({ kind: 'success', text: siteText.saved })),
      actor.on('site.published', () => toast({ kind: 'success', text: siteText.publishedToast })),
    ];
    return () => all.forEach((listening) => listening.unsubscribe());
  }, [actor, toast]);
  const change = useCallback((made: SiteChange) => makeChange(actor, made), [actor]);
  const reload = () => send({ type: 'site.reload' });
  const doneCount = stepNames.filter((step) => stepStatus(site, step) === 'done').length;
  const problem = snapshot.hasTag('stale') ? siteText.stale : readError && failureText(readError);
  const step = { snapshot, send, change, canEdit };
  return (
    <div className="grid gap-6 wide:grid-cols-side-wide">
      <Card className="self-start">
        <h2 className="border-b border-line px-6 py-4 text-section font-bold max-tablet:px-4">
          {siteText.flow}
          <span className="ml-3 text-body font-normal text-ink-soft">{siteText.doneCount(doneCount)}</span>
        </h2>
        <div className="p-6 max-tablet:p-4">
          {problem && (
            <Note tone="danger" role="alert" className="mb-4">
              {problem}
              <Button size="sm" variant="text" busy={snapshot.matches('reading')} onClick={reload}>
                {siteText.reload}
              </Button>
            </Note>
          )}
          <div className="mb-4 grid gap-4 empty:hidden">
            <HiddenCaseNote site={site} />
            <KeptNameNote site={site} />
          </div>
          <ol>
            <DesignStep {...step} />
            <CodeStep {...step} />
            <NameStep {...step} />
            <PublishStep {...step} />
          </ol>
        </div>
      </Card>
      <SiteAside {...step} />
    </div>
  );
}
