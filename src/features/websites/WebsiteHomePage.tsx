import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { limits } from '../../api/generated/limits';
import { providedPublishSite, publishSiteOf } from '../../machines/provided-websites';
import { stepStatus } from '../../machines/publish-site.select';
import { usePermission, useToast } from '../../shared/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Note } from '../../ui/Note';
import { CodeStep } from './publish/CodeStep';
import { DesignStep } from './publish/DesignStep';
import { NameStep } from './publish/NameStep';
import { PublishStep } from './publish/PublishStep';
import { stepNames } from './publish/PublishStepFrame';
import { failureText, type StepProps } from './publish/step-props';
import { WebsiteAside } from './publish/WebsiteAside';
import { websiteText } from './text';

const route = getRouteApi('/_layout/web/home/$caseId');
const codeRule = new RegExp(limits.SiteCode.caseCode.pattern);
const nameRule = new RegExp(limits.SiteSetUpdate.siteName.pattern);

/** The publish flow of one website: design, code check, name, publish (decisions.md 5). */
export function WebsiteHomePage() {
  const { caseId } = route.useLoaderData();
  return <PublishFlow key={caseId} />;
}

function PublishFlow() {
  const website = route.useLoaderData();
  const router = useRouter();
  const toast = useToast();
  const { canEdit } = usePermission(websiteText.unit);
  const [snapshot, send, actor] = useMachine(providedPublishSite, {
    input: { caseId: website.caseId, site: publishSiteOf(website), isCodeValid: (code) => codeRule.test(code), isNameValid: (name) => nameRule.test(name) },
  });
  useEffect(() => {
    const refresh = (text: string) => () => {
      toast({ kind: 'success', text });
      void router.invalidate();
    };
    const all = [actor.on('code.saved', refresh(websiteText.saved)), actor.on('name.saved', refresh(websiteText.saved)), actor.on('site.published', refresh(websiteText.publishedToast))];
    return () => all.forEach((listening) => listening.unsubscribe());
  }, [actor, router, toast]);
  const reload = useCallback(() => send({ type: 'site.reload' }), [send]);
  const reloadAll = () => {
    reload();
    void router.invalidate();
  };
  const doneCount = stepNames.filter((step) => stepStatus(snapshot, step) === 'done').length;
  const step: StepProps = { snapshot, send, canEdit, website };
  return (
    <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_360px]">
      <Card className="self-start">
        <h2 className="border-b border-line px-6 py-4 text-section font-bold max-tablet:px-4">
          {websiteText.flow}
          <span className="ml-3 text-body font-normal text-ink-soft">{websiteText.doneCount(doneCount)}</span>
        </h2>
        <div className="p-6 max-tablet:p-4">
          {(snapshot.hasTag('stale') || snapshot.matches('loadFailed')) && (
            <Note tone="danger" role="alert" className="mb-4">
              {snapshot.hasTag('stale') ? websiteText.stale : failureText(snapshot)}
              <Button size="sm" variant="text" onClick={reloadAll}>{websiteText.reload}</Button>
            </Note>
          )}
          <ol>
            <DesignStep {...step} />
            <CodeStep {...step} />
            <NameStep {...step} />
            <PublishStep {...step} />
          </ol>
        </div>
      </Card>
      <WebsiteAside website={website} canEdit={canEdit} onChanged={reload} />
    </div>
  );
}
