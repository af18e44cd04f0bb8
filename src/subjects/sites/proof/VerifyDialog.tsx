import { useRef, useState } from 'react';
import { useCopy } from '../../../base/messages/use-copy';
import { canVerify, type ProofResult, type PublicKey, verifyProof } from '../../../drawing/proof/proof-file';
import { dateText, dateTimeText } from '../../../base/time/date-time';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FileInput } from '../../../ui/FileInput';
import { Icon } from '../../../ui/Icon';
import { Note } from '../../../ui/Note';
import { proofText as text } from './text';
import { type Finding, findingsOf } from './verify-words';

interface VerifyDialogProps {
  keys: readonly PublicKey[];
  onClose: () => void;
  onDownload: () => void;
}

type State =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'unable' }
  | { kind: 'done'; name: string; result: ProofResult };

/** Verifies the signatures of a downloaded file, locally on this computer. */
export function VerifyDialog({ keys, onClose, onDownload }: VerifyDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ kind: 'none' });
  const copy = useCopy();
  const verify = async (file: File) => {
    setState({ kind: 'busy' });
    if (!(await canVerify())) return setState({ kind: 'unable' });
    const result = await verifyProof(new Uint8Array(await file.arrayBuffer()), keys);
    setState({ kind: 'done', name: file.name, result });
  };
  const isDone = state.kind === 'done';
  const isWrong = isDone && state.result.faults.length > 0;
  const choose = () => input.current?.click();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={576}
      title={text.verifyTitle}
      description={text.verifyHelp}
      footer={
        <>
          {isDone && (
            <Button
              className="mr-auto"
              icon="copy"
              onClick={() => void copy(resultText(state.name, state.result))}
            >
              {text.copyResult}
            </Button>
          )}
          {isWrong && (
            <Button icon="download" onClick={onDownload}>
              {text.again}
            </Button>
          )}
          <Button onClick={onClose}>{text.done}</Button>
        </>
      }
    >
      <FileInput
        ref={input}
        accept={['.zip']}
        aria-label={text.choose}
        onFile={(file) => void verify(file)}
      />
      {isDone ? (
        <div className="mb-3 flex items-center gap-3 rounded-control bg-sunken px-3 py-2">
          <b className="min-w-0 flex-1 break-all">{state.name}</b>
          <Button size="sm" onClick={choose}>
            {text.otherFile}
          </Button>
        </div>
      ) : (
        <Button icon="upload" busy={state.kind === 'busy'} busyLabel={text.verifying} onClick={choose}>
          {text.choose}
        </Button>
      )}
      {state.kind === 'unable' && (
        <Note tone="danger" role="alert" className="mt-3">
          {text.cannotVerify}
        </Note>
      )}
      {isDone && <Result result={state.result} />}
    </Dialog>
  );
}

function Result({ result }: { result: ProofResult }) {
  const findings = findingsOf(result);
  return (
    <>
      <Verdict result={result} />
      <ul className="mt-3">
        {findings.map((finding) => (
          <li key={finding.title} className="flex gap-3 border-b border-line py-2 last:border-b-0">
            <Icon
              name={finding.isRight ? 'success' : 'alert'}
              className={finding.isRight ? 'text-success' : 'text-danger'}
            />
            <div className="min-w-0">
              <b className="break-all">{finding.title}</b>
              <p className="text-caption text-ink-soft">{finding.help}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Verdict({ result: { faults, index } }: { result: ProofResult }) {
  if (!index) {
    return (
      <Note tone="danger" role="alert">
        <b>{text.notProof}</b>
      </Note>
    );
  }
  const at = dateTimeText(index.at);
  return faults.length === 0 ? (
    <Note tone="success" role="status">
      <b>{text.right}</b>
      <p>{text.rightHelp(at)}</p>
    </Note>
  ) : (
    <Note tone="danger" role="alert">
      <b>{text.wrong}</b>
      <p>{text.wrongHelp(faults.length, at)}</p>
    </Note>
  );
}

function resultText(name: string, result: ProofResult): string {
  const verdict = !result.index ? text.notProof : result.faults.length === 0 ? text.right : text.wrong;
  const lines = findingsOf(result).map(({ title, help }: Finding) => `${title}：${help}`);
  return [name, verdict, ...lines, dateText(new Date().toISOString())].join('\n');
}
