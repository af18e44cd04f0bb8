import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { WebsiteStatus } from '../../api/generated/enums';
import { limits } from '../../api/generated/limits';
import { providedPublishSite } from '../../machines/provided-websites';
import { canPublish, canSaveCode, closedReason, codeOf, comparisonOf, nameOf, stepStatus, type PublishSnapshot } from '../../machines/publish-site.select';
import { dateTimeText } from '../../shared/list/date-time';
import { usePermission, useToast } from '../../shared/session';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { Tag } from '../../ui/Tag';
import { TextInput } from '../../ui/TextInput';
import { Thumb } from '../../ui/Thumb';
import { websiteText } from './text';
import type { Website } from './website-loaders';
import { WebsiteSwitch } from './WebsiteSwitch';

const route = getRouteApi('/_layout/web/home/$caseId');
const codeRule = new RegExp(limits.SiteCode.caseCode.pattern);
const nameRule = new RegExp(limits.SiteSetUpdate.siteName.pattern);

type Send = ReturnType<typeof useMachine<typeof providedPublishSite>>[1];

/** The publish flow of one website: design, code check, name, publish (decisions.md 5). */
export function WebsiteHomePage() {
  const website = route.useLoaderData();
  const router = useRouter();
  const toast = useToast();
  const { canEdit } = usePermission(websiteText.unit);
  const [snapshot, send, actor] = useMachine(providedPublishSite, {
    input: { caseId: website.caseId, isCodeValid: (code) => codeRule.test(code), isNameValid: (name) => nameRule.test(name) },
  });
  useEffect(() => {
    const refresh = (text: string) => () => {
      toast({ kind: 'success', text });
      void router.invalidate();
    };
    const all = [actor.on('code.saved', refresh(websiteText.saved)), actor.on('name.saved', refresh(websiteText.saved)), actor.on('site.published', refresh(websiteText.publishedToast))];
    return () => all.forEach((listening) => listening.unsubscribe());
  }, [actor, router, toast]);
  // The switch made a newer version of the site.
  const reload = useCallback(() => send({ type: 'site.reload' }), [send]);
  const doneCount = (['design', 'code', 'name', 'publish'] as const).filter((step) => stepStatus(snapshot, step) === 'done').length;
  return (
    <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_360px]">
      <Card className="p-6">
        <h2 className="mb-4 text-section font-bold">{websiteText.flow}　<span className="caption font-normal">{doneCount} / 4</span></h2>
        {snapshot.hasTag('failed') && (
          <Note tone="danger">
            {snapshot.hasTag('stale') ? websiteText.stale : failureOf(snapshot)} <Button size="sm" variant="text" onClick={() => send({ type: 'site.reload' })}>{websiteText.reload}</Button>
          </Note>
        )}
        <ol className="grid gap-6">
          <Step snapshot={snapshot} step="design"><DesignStep website={website} canEdit={canEdit} /></Step>
          <Step snapshot={snapshot} step="code"><CodeStep snapshot={snapshot} send={send} canEdit={canEdit} suggested={website.suggestedCode} /></Step>
          <Step snapshot={snapshot} step="name"><NameStep snapshot={snapshot} send={send} canEdit={canEdit} /></Step>
          <Step snapshot={snapshot} step="publish"><PublishStep snapshot={snapshot} send={send} canEdit={canEdit} website={website} /></Step>
        </ol>
      </Card>
      <Aside website={website} canEdit={canEdit} onChanged={reload} />
    </div>
  );
}

function failureOf({ context }: PublishSnapshot): string {
  return context.error && context.error.kind !== 'network' ? (context.error.messages[0] ?? websiteText.failed) : websiteText.failed;
}

function Step({ snapshot, step, children }: { snapshot: PublishSnapshot; step: keyof typeof websiteText.steps; children: ReactNode }) {
  const status = stepStatus(snapshot, step);
  const reason = closedReason(snapshot, step);
  const isShown = status !== 'closed' || reason === 'frozen';
  return (
    <li className="flex gap-4">
      <span className={`grid size-8 flex-none place-items-center rounded-full border ${status === 'done' ? 'border-primary bg-primary text-on-primary' : status === 'current' ? 'border-primary text-primary' : 'border-line bg-sunken text-ink-soft'}`}>
        <Icon name={status === 'done' ? 'check' : status === 'current' ? 'edit' : 'lock'} size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="mb-1 font-bold">{websiteText.steps[step]}　{status === 'current' && <Tag tone="primary">{websiteText.current}</Tag>}</h3>
        {isShown ? children : <p className="text-ink-soft">{reason ? websiteText.closed[reason] : ''}</p>}
      </div>
    </li>
  );
}

function DesignStep({ website, canEdit }: { website: Website; canEdit: boolean }) {
  const theme = website.themes.find(({ themeId }) => themeId === website.activeThemeId) ?? website.themes.at(-1);
  const params = { caseId: website.caseId };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex-1 text-ink-soft">{theme ? websiteText.designDone(theme.templateName, theme.partCount) : websiteText.designHelp}</p>
      {canEdit && (theme
        ? <Link to="/siteset/theme/edit/$caseId/$themeId" params={{ ...params, themeId: String(theme.themeId) }} className={buttonClass({})}>{websiteText.editPage}</Link>
        : <Link to="/web/theme/$caseId" params={params} className={buttonClass({ variant: 'primary' })}>{websiteText.chooseTheme}</Link>)}
    </div>
  );
}

interface StepProps {
  snapshot: PublishSnapshot;
  send: Send;
  canEdit: boolean;
}

function CodeStep({ snapshot, send, canEdit, suggested }: StepProps & { suggested: string }) {
  const rows = comparisonOf(snapshot);
  const isFrozen = closedReason(snapshot, 'code') === 'frozen' || !canEdit;
  const code = codeOf(snapshot);
  const error = snapshot.hasTag('codeInvalid') ? websiteText.codeInvalid : snapshot.hasTag('codeNotFound') ? websiteText.codeNotFound : undefined;
  const compare = () => {
    // The case's own code is what nearly everybody means: offered, never taken without a comparison.
    if (!code) send({ type: 'code.changed', code: suggested });
    send({ type: 'code.compare' });
  };
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{websiteText.codeHelp}</p>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1"><Field label={websiteText.steps.code} error={error}><TextInput value={code} placeholder={suggested} readOnly={isFrozen} onChange={(event) => send({ type: 'code.changed', code: event.target.value })} /></Field></div>
        {!isFrozen && <Button className="mt-6" icon="compare" busy={snapshot.hasTag('comparing')} busyLabel={websiteText.comparing} onClick={compare}>{websiteText.compare}</Button>}
      </div>
      {rows.length > 0 && (
        <table className="w-full text-left text-table">
          <thead><tr className="bg-sunken"><th className="p-2">{websiteText.result}</th><th className="p-2">{websiteText.own}</th><th className="p-2">{websiteText.sales}</th></tr></thead>
          <tbody>{rows.map((row) => <tr key={row.field} className={row.isSame ? '' : 'bg-danger-tint'}><th scope="row" className="p-2 font-normal">{websiteText.fields[row.field]}</th><td className="p-2">{row.own}</td><td className="p-2">{row.found}</td></tr>)}</tbody>
        </table>
      )}
      {snapshot.hasTag('codeMatch') && <Note tone="success">{websiteText.match}</Note>}
      {snapshot.hasTag('codeMismatch') && <Note tone="danger">{websiteText.mismatch}</Note>}
      {!isFrozen && rows.length > 0 && <div><Button variant="primary" disabled={!canSaveCode(snapshot)} onClick={() => send({ type: 'code.save' })}>{websiteText.saveCode}</Button></div>}
    </div>
  );
}

function NameStep({ snapshot, send, canEdit }: StepProps) {
  const isFrozen = closedReason(snapshot, 'name') === 'frozen' || snapshot.context.site?.publishedOn != null;
  const error = snapshot.hasTag('nameInvalid') ? websiteText.nameHelp : snapshot.hasTag('nameRefused') ? failureOf(snapshot) : undefined;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1"><Field label={websiteText.steps.name} help={isFrozen ? websiteText.nameFrozen : websiteText.nameHelp} error={error}><TextInput value={nameOf(snapshot)} readOnly={isFrozen || !canEdit} onChange={(event) => send({ type: 'name.changed', name: event.target.value })} /></Field></div>
      {!isFrozen && canEdit && <Button className="mt-6" variant={stepStatus(snapshot, 'name') === 'current' ? 'primary' : 'secondary'} onClick={() => send({ type: 'name.save' })}>{websiteText.saveName}</Button>}
    </div>
  );
}

function PublishStep({ snapshot, send, canEdit, website }: StepProps & { website: Website }) {
  const isDone = stepStatus(snapshot, 'publish') === 'done';
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{isDone ? (website.hasUnpublishedChanges ? websiteText.changed : websiteText.published) : websiteText.publishHelp}</p>
      {canEdit && (!isDone || website.hasUnpublishedChanges) && (
        <div><Button variant="primary" busy={snapshot.hasTag('busy')} busyLabel={websiteText.publishing} disabled={!canPublish(snapshot)} onClick={() => send({ type: 'site.publish' })}>{isDone ? websiteText.republish : websiteText.publish}</Button></div>
      )}
    </div>
  );
}

function Aside({ website, canEdit, onChanged }: { website: Website; canEdit: boolean; onChanged: () => void }) {
  const params = { caseId: website.caseId };
  const isEnabled = website.status === WebsiteStatus.enabled;
  return (
    <div className="grid content-start gap-4">
      <Card className="overflow-hidden">
        <Thumb shape="fill" src={website.cover?.filePath} alt={website.coverAlt} />
        <div className="grid gap-3 p-5">
          <div><p className="text-section font-bold">{website.title}</p><p className="text-ink-soft">{website.county}{website.district}</p></div>
          <dl className="grid grid-cols-[88px_1fr] gap-2 border-t border-line pt-3 text-table">
            <dt className="text-ink-soft">{websiteText.address}</dt><dd>{website.siteName ? `/case/${website.siteName}` : websiteText.afterName}</dd>
            <dt className="text-ink-soft">{websiteText.lastPublished}</dt><dd>{website.publishedOn ? dateTimeText(website.publishedOn) : websiteText.never}</dd>
          </dl>
          <div className="flex items-center justify-between border-t border-line pt-3">
            <WebsiteSwitch siteId={website.siteId} isEnabled={isEnabled} disabled={!canEdit || !website.publishedOn} onChanged={onChanged} />
            {isEnabled && website.siteName ? <a className={buttonClass({})} href={`/case/${website.siteName}`} target="_blank" rel="noopener">{websiteText.open}</a> : <span className="caption">{websiteText.publishFirst}</span>}
          </div>
        </div>
      </Card>
      <Card className="grid">
        <Link className="flex items-center gap-3 border-b border-line p-4 hover:bg-hover" to="/web/theme/$caseId" params={params}><Icon name="layout" />{websiteText.changeTheme}</Link>
        <Link className="flex items-center gap-3 p-4 hover:bg-hover" to="/web/track/$caseId" params={params}><Icon name="chart" />{websiteText.track}</Link>
      </Card>
    </div>
  );
}
