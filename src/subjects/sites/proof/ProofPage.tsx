import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { components } from '../../../../openapi/generated/types';
import { downloadSiteProof, getSiteProofEntry } from '../../../api/generated/operations';
import { failureText } from '../../../base/calls/failure-words';
import { useAnswer } from '../../../base/calls/use-answer';
import { useCall } from '../../../base/calls/use-call';
import { saveFile } from '../../../records/list/save-file';
import { useToast } from '../../../base/messages/messages';
import { dateTimeText } from '../../../base/time/date-time';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { Note } from '../../../ui/Note';
import { entryAt, typedMoment } from './moments';
import { MomentForm } from './MomentForm';
import { ProofAside } from './ProofAside';
import { ProofFrame } from './ProofFrame';
import { ProofLine } from './ProofLine';
import { proofText as text } from './text';
import { VerifyDialog } from './VerifyDialog';

const route = getRouteApi('/_layout/web/proof/$caseId');

type Entry = components['schemas']['SiteProofEntry'];

/** Screen 存證 of a case's site. */
export function ProofPage() {
  const { caseId } = route.useParams();
  return <ProofScreen proof={route.useLoaderData()} id={Number(caseId)} />;
}

interface ProofScreenProps {
  proof: components['schemas']['SiteProof'];
  /** Id of the case, or of the company's website. */
  id: number;
}

/** Public pages at any second, with their proof. */
export function ProofScreen({ proof, id }: ProofScreenProps) {
  const { entries, brokenAfter, address } = proof;
  const [opened] = useState(() => Date.now());
  /** Several entries may have the same second, so the chosen entry is stored with the moment. */
  const [{ at, stepped }, setAsked] = useState<{ at: number; stepped?: number }>({ at: opened });
  const [isVerifying, setVerifying] = useState(false);
  const place = stepped ?? entryAt(entries, at);
  const chosen = entries[place];
  const number = chosen?.number;
  const { answer, ask } = useAnswer<Entry>();
  useEffect(() => {
    if (number !== undefined) ask(() => getSiteProofEntry({ id, number }));
  }, [ask, id, number]);
  const download = useDownload(id, number, address, at);
  const goTo = (to: number) => {
    const entry = entries[to];
    if (entry) setAsked({ at: Date.parse(entry.at), stepped: to });
  };
  const entry = answer.state === 'ready' && answer.data.number === number ? answer.data : undefined;
  return (
    <div className="grid gap-4">
      {brokenAfter !== null && (
        <Note tone="danger" role="alert">
          {text.broken(brokenAfter)}
        </Note>
      )}
      <Card className="grid gap-4 p-6 max-tablet:p-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <MomentForm key={at} at={at} onAsk={(moment) => setAsked({ at: moment })} />
          <div className="flex flex-wrap gap-2">
            <Button icon="shield" onClick={() => setVerifying(true)}>
              {text.verify}
            </Button>
            <Button
              icon="download"
              disabled={!chosen}
              busy={download.isBusy}
              busyLabel={text.downloading}
              onClick={() => void download.save()}
            >
              {text.download}
            </Button>
          </div>
        </div>
        {entries.length > 0 && (
          <ProofLine entries={entries} place={place} at={at} now={opened} onChoose={goTo} />
        )}
        <Steps entries={entries} place={place} onChoose={goTo} />
      </Card>
      {answer.state === 'failed' && <Note tone="danger">{failureText(answer.error)}</Note>}
      {chosen && (
        <div className="grid gap-4 wide:grid-cols-side-wide">
          {chosen.isPublic ? (
            <ProofFrame address={address} path={entry?.pagePath ?? null} pages={entry?.pages ?? []} />
          ) : (
            <Note className="self-start">{text.closed}</Note>
          )}
          {entry && <ProofAside entry={entry} line={chosen} />}
        </div>
      )}
      {isVerifying && (
        <VerifyDialog
          keys={proof.keys}
          onClose={() => setVerifying(false)}
          onDownload={() => void download.save()}
        />
      )}
    </div>
  );
}

function useDownload(id: number, number: number | undefined, address: string | null, at: number) {
  const toast = useToast();
  const { call, isBusy } = useCall();
  const save = async () => {
    if (number === undefined) return;
    const { date, time } = typedMoment(at);
    const name = `${address?.split('/').at(-1) ?? id}_${date.replaceAll('/', '')}-${time.replaceAll(':', '')}.zip`;
    await call(
      async () => {
        const result = await downloadSiteProof({ id, number }, { at: new Date(at).toISOString() });
        // The client does not announce reads without an answer.
        if (!result.ok) toast({ kind: 'error', text: failureText(result.error) });
        return result;
      },
      (file) => {
        saveFile(file, decodeURIComponent(name));
        toast({ kind: 'success', text: text.downloaded });
      },
    );
  };
  return { save, isBusy };
}

interface StepsProps {
  entries: components['schemas']['SiteProof']['entries'];
  place: number;
  onChoose: (place: number) => void;
}

/** Entry of the moment, with buttons to the previous and next one. */
function Steps({ entries, place, onChoose }: StepsProps) {
  return (
    <div className="flex items-center gap-2 border-t border-line pt-3">
      <Said entries={entries} place={place} />
      <IconButton
        icon="chevron-left"
        label={text.before}
        disabled={place <= 0}
        onClick={() => onChoose(place - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={text.after}
        disabled={place >= entries.length - 1}
        onClick={() => onChoose(place + 1)}
      />
    </div>
  );
}

/** Describes the entry of the moment. */
function Said({ entries, place }: Omit<StepsProps, 'onChoose'>) {
  const chosen = entries[place];
  if (!chosen) {
    return (
      <p className="flex-1" aria-live="polite">
        {text.notYet}
      </p>
    );
  }
  const until = entries[place + 1]?.at;
  const [from, to] = [dateTimeText(chosen.at), until && dateTimeText(until)];
  if (!chosen.isPublic) {
    return (
      <p className="flex-1" aria-live="polite">
        {text.closed}
        <b className="ml-2">{text.closedPeriod(from, to)}</b>
      </p>
    );
  }
  return (
    <p className="flex flex-1 items-start gap-2" aria-live="polite">
      <Icon name="info" className="text-ink-soft" />
      <span>
        {text.nth(chosen.publication)}，<b>{text.period(from, to)}</b>
      </span>
    </p>
  );
}
