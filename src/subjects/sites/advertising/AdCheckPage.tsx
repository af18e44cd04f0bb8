import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PartType } from '../../../../openapi/generated/enums';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { takeAdFindingBack } from '../../../api/generated/operations';
import { failureText } from '../../../base/calls/failure-words';
import { useCallAndReload } from '../../../base/calls/use-call-and-reload';
import { kindOf } from '../../../blocks/content-editor/block-kinds';
import { WholeListStatus } from '../../../records/list/ListStatus';
import { useToast } from '../../../base/messages/messages';
import { titleText } from '../../../base/navigation/text';
import { usePermission } from '../../../base/session/session';
import { Time } from '../../../base/time/Time';
import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/button-class';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { linkClass } from '../../../ui/link-class';
import { Note } from '../../../ui/Note';
import { Tag } from '../../../ui/Tag';
import { placeOf } from '../publish/SampleList';
import { siteText } from '../text';
import type { AdCheck, AdFinding } from './adcheck-loaders';
import { AdProposal, AdSentence } from './AdSentence';
import { KeepDialog } from './KeepDialog';
import { adoptable } from './proposals';
import { rulesText, adText as text } from './text';

const route = getRouteApi('/_layout/web/ad-check/$caseId/$themeId');

/** Findings of the advertising check in a draft, as advice before publishing. */
export function AdCheckPage() {
  const { check, error } = route.useLoaderData();
  const router = useRouter();
  const rules = usePermission(rulesText.unit);
  return (
    <div className="grid max-w-200 gap-4">
      {rules.canView && (
        <Link to="/web/ad-rules" className={`${linkClass} justify-self-end text-table`}>
          {text.rulesLink}
        </Link>
      )}
      {check ? (
        <Findings check={check} />
      ) : (
        <Note tone="warning" role="alert">
          <p className="font-bold">{text.away}</p>
          <p>{error && failureText(error)}</p>
          <p>{text.awayHelp}</p>
          <Button className="mt-2" icon="refresh" onClick={() => void router.invalidate()}>
            {text.again}
          </Button>
        </Note>
      )}
    </div>
  );
}

function Findings({ check }: { check: AdCheck }) {
  const { canEdit } = usePermission(siteText.unit);
  const [asked, setAsked] = useState<AdFinding | null>(null);
  const { caseId, themeId, findings, blocks } = check;
  const open = findings.filter(({ putAside }) => putAside === null);
  const kept = findings.filter(({ putAside }) => putAside !== null);
  const required = open.filter(({ severity }) => severity === 'required').length;
  const proposals = open.filter(adoptable).length;
  return (
    <Card className="overflow-hidden">
      <WholeListStatus count={open.length} total={text.open(open.length)} none={text.nothing(blocks)} />
      {open.length === 0 ? (
        <p className="flex min-h-touch items-center gap-3 px-4 py-3">
          <Icon name="info" className="text-ink-soft" />
          {text.nothing(blocks)}
        </p>
      ) : (
        <div className="flex flex-wrap items-start gap-3 border-b border-line bg-warning-tint px-4 py-3">
          <Icon name="warning" className="mt-0.5 text-warning-ink" />
          <div className="min-w-0 flex-1">
            <h2>{text.open(open.length)}</h2>
            <p className="text-table">{text.advice}</p>
          </div>
          {required > 0 && <Tag tone="danger">{text.required(required)}</Tag>}
        </div>
      )}
      <ul aria-label={text.title} className="divide-y divide-line">
        {open.map((finding) => (
          <Finding
            key={finding.key}
            finding={finding}
            check={check}
            canEdit={canEdit}
            onKeep={() => setAsked(finding)}
          />
        ))}
      </ul>
      {kept.length > 0 && <Kept kept={kept} canEdit={canEdit} />}
      {canEdit && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3">
          <span className="mr-auto text-caption text-ink-soft">{text.keptFoot}</span>
          {proposals > 0 && (
            <Link className={buttonClass({})} {...editorAt(check)} hash="adopt-all">
              {text.adoptAll(proposals)}
            </Link>
          )}
          <Link className={buttonClass({})} to="/web/home/$caseId" params={{ caseId: String(caseId) }}>
            {siteText.goPublish}
          </Link>
        </div>
      )}
      {asked && <KeepDialog themeId={themeId} finding={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const editorAt = ({ caseId, themeId }: Pick<AdCheck, 'caseId' | 'themeId'>) =>
  ({
    to: '/siteset/theme/edit/$caseId/$themeId',
    params: { caseId: String(caseId), themeId: String(themeId) },
  }) as const;

interface FindingProps {
  finding: AdFinding;
  check: AdCheck;
  canEdit: boolean;
  onKeep: () => void;
}

function Finding({ finding, check, canEdit, onKeep }: FindingProps) {
  const { severity, reason, source, isToConfirm, kind } = finding;
  return (
    <li className="grid gap-2 px-4 py-4">
      <p className="flex flex-wrap items-center gap-2 text-table">
        <Tag tone={severity === 'required' ? 'warning' : 'neutral'}>{text.severities[severity]}</Tag>
        <Place finding={finding} check={check} />
        <span className="text-caption text-ink-soft">{text.kinds[kind]}</span>
      </p>
      <AdSentence finding={finding} />
      <p className="flex items-start gap-2 text-table text-ink-soft">
        <Icon name="shield" size={16} className="mt-0.5" />
        <span>
          {reason}
          <span className="block text-caption">
            {source}
            {isToConfirm && `（${text.toConfirm}）`}
          </span>
        </span>
      </p>
      <AdProposal finding={finding} />
      {canEdit && (
        <div className="flex flex-wrap items-center gap-2">
          {adoptable(finding) && (
            <Link className={buttonClass({ size: 'sm' })} {...editorAt(check)} hash={`adopt-${finding.key}`}>
              {text.adopt}
            </Link>
          )}
          <Mend finding={finding} check={check} />
          {severity !== 'required' && (
            <Button size="sm" variant="text" onClick={onKeep}>
              {text.keep}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function labelOf(partType: number | null): string {
  const known = Object.values(PartType).find((type) => type === partType);
  return known === undefined ? text.block : kindOf(known).label;
}

/** Form with a text of the page that is not in a block. */
const formOf = (field: AdFinding['field'], { caseId }: Pick<AdCheck, 'caseId'>) =>
  field === 'title'
    ? ({ to: '/case/edit/$id', params: { id: String(caseId) } } as const)
    : ({ to: '/web/track/$caseId', params: { caseId: String(caseId) }, hash: field } as const);

/** Link to the block or field of a finding. */
function Place({
  finding: { partId, partType, place, field },
  check,
}: Pick<FindingProps, 'finding' | 'check'>) {
  const params = { caseId: String(check.caseId) };
  const cases = usePermission(kindUnits.case);
  if (partId === null) {
    if (field === 'page') return <span>{text.wholePage}</span>;
    if (field === 'title' && !cases.canView) return <span>{text.caseTitle}</span>;
    return (
      <Link className={linkClass} {...formOf(field, check)}>
        {field === 'title' ? text.caseTitle : text.seo}
      </Link>
    );
  }
  return (
    <Link className={linkClass} {...placeOf(params, check, partId)}>
      {text.place(labelOf(partType), place)}
    </Link>
  );
}

/** Link to the field to edit by hand. */
function Mend({ finding: { partId, field }, check }: Pick<FindingProps, 'finding' | 'check'>) {
  const caseId = String(check.caseId);
  const facts = usePermission('Permissions.Cases.Facts');
  const cases = usePermission(kindUnits.case);
  const className = buttonClass({ size: 'sm', variant: 'text' });
  if (partId !== null) {
    return (
      <Link className={className} {...placeOf({ caseId }, check, partId)}>
        {text.mend}
      </Link>
    );
  }
  if (field === 'title' && !cases.canView) return null;
  if (field !== 'page') {
    return (
      <Link className={className} {...formOf(field, check)}>
        {text.mend}
      </Link>
    );
  }
  return (
    <>
      <Link className={className} {...editorAt(check)}>
        {text.mend}
      </Link>
      {facts.canView && (
        <Link className={className} to="/case/facts/$id" params={{ id: caseId }}>
          {titleText.projectFacts}
        </Link>
      )}
    </>
  );
}

interface KeptProps {
  kept: readonly AdFinding[];
  canEdit: boolean;
}

function Kept({ kept, canEdit }: KeptProps) {
  return (
    <details className="border-t border-line px-4 py-3">
      <summary className="cursor-pointer text-table text-ink-soft">{text.kept(kept.length)}</summary>
      <ul className="mt-2 grid gap-3">
        {kept.map((finding) => (
          <KeptFinding key={finding.key} finding={finding} canEdit={canEdit} />
        ))}
      </ul>
    </details>
  );
}

function KeptFinding({ finding, canEdit }: Omit<KeptProps, 'kept'> & { finding: AdFinding }) {
  const toast = useToast();
  const { call, isBusy } = useCallAndReload();
  const { putAside } = finding;
  if (!putAside) return null;
  const takeBack = () =>
    call(
      () => takeAdFindingBack({ id: putAside.id }),
      () => toast({ kind: 'success', text: text.takenBack }),
    );
  return (
    <li className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 text-table">
        <AdSentence finding={finding} />
        <p className="text-caption text-ink-soft">
          {putAside.createdBy} <Time at={putAside.createdOn} />
        </p>
        <p className="text-caption text-ink-soft">
          {text.keptNote(text.reasonKinds[putAside.kind], putAside.note)}
        </p>
      </div>
      {canEdit && (
        <Button size="sm" variant="text" busy={isBusy} onClick={() => void takeBack()}>
          {text.takeBack}
        </Button>
      )}
    </li>
  );
}
