import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '../../../openapi/generated/types';
import { addReleaseItem, listReleaseCandidates } from '../../api/generated/operations';
import { FailureNote } from '../../base/calls/Failure';
import { failureText } from '../../base/calls/failure-words';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { useDebounced } from '../../base/calls/use-debounced';
import { kinds } from '../../records/kinds/kinds';
import { Button } from '../../ui/Button';
import { ReadDialog } from '../../records/record/ReadDialog';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { StatusDot } from '../../ui/StatusDot';
import { TextInput } from '../../ui/TextInput';
import { pendingItems } from './items';
import type { Release } from './release-loaders';
import { releaseText as text } from './text';

type Candidate = components['schemas']['ReleaseCandidate'];
const keyOf = ({ kind, recordId, themeId, action }: Candidate) =>
  [kind, recordId, themeId ?? '', action].join(' ');

interface AddItemsDialogProps {
  release: Pick<Release, 'id' | 'name' | 'items' | 'limit'>;
  onClose: () => void;
}

/** Finds records by their names and puts them into a release, one after another. */
export function AddItemsDialog({ release, onClose }: AddItemsDialogProps) {
  const { id, name, items, limit } = release;
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const { answer, ask } = useAnswer<components['schemas']['ReleaseCandidates']>();
  const first = useRef<HTMLInputElement>(null);
  const load = useCallback(
    () => ask(() => listReleaseCandidates({ id }, keyword ? { keyword } : {})),
    [ask, id, keyword],
  );
  useEffect(load, [load]);
  const found = shownData(answer);
  const waiting = pendingItems(items);
  return (
    <ReadDialog
      onClose={onClose}
      width={640}
      initialFocus={first}
      title={text.addTitle(name)}
      description={text.addHelp}
    >
      <div className="grid content-start gap-4">
        <Field label={text.find}>
          <TextInput
            ref={first}
            type="search"
            icon="search"
            value={typed}
            maxLength={200}
            placeholder={text.findExample}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {items.length >= limit && <Note tone="warning">{text.full(limit)}</Note>}
        {answer.state === 'failed' && <FailureNote error={answer.error} />}
        <div className="min-h-88" aria-busy={answer.state === 'loading'}>
          {!found && answer.state !== 'failed' && <p className="text-ink-soft">{text.finding}</p>}
          <p role="status" className="text-ink-soft">
            {found?.items.length === 0 && text.foundNone}
          </p>
          {found && found.items.length > 0 && (
            <ul aria-label={text.found} className="divide-y divide-line">
              {found.items.map((candidate) => (
                <CandidateRow
                  key={keyOf(candidate)}
                  candidate={candidate}
                  releaseId={id}
                  isIn={waiting.some(
                    ({ kind, recordId }) => kind === candidate.kind && recordId === candidate.recordId,
                  )}
                  isFull={items.length >= limit}
                />
              ))}
            </ul>
          )}
          {found?.hasMore && <p className="mt-3 text-caption text-ink-soft">{text.foundMore}</p>}
        </div>
      </div>
    </ReadDialog>
  );
}

interface CandidateRowProps {
  candidate: Candidate;
  releaseId: number;
  /** The record stands in the release by now. */
  isIn: boolean;
  isFull: boolean;
}

function CandidateRow({ candidate, releaseId, isIn, isFull }: CandidateRowProps) {
  const { call, isBusy, error } = useCallAndReload();
  const [isAdded, setAdded] = useState(false);
  const { kind, recordId, themeId, action, title, release } = candidate;
  const { icon } = kinds[kind];
  const add = () =>
    void call(
      () =>
        addReleaseItem(
          { id: releaseId },
          { kind, recordId, action, ...(themeId === null ? {} : { themeId }) },
        ),
      () => setAdded(true),
    );
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="flex w-24 flex-none items-center gap-2 text-caption text-ink-soft max-tablet:w-full">
        {icon && <Icon name={icon} size={16} />}
        {text.kinds[kind]}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <b>{title}</b>
        <span className="ml-3 text-caption text-ink-soft">{text.actions[action]}</span>
        {error && (
          <span role="alert" className="block text-caption text-danger">
            {failureText(error)}
          </span>
        )}
      </span>
      {release && <span className="text-caption text-ink-soft">{text.isElsewhere(release.name)}</span>}
      {isAdded && <Added />}
      {!isAdded && isIn && <StatusDot state="ok">{text.isIn}</StatusDot>}
      {!isAdded && !isIn && !release && (
        <Button
          size="sm"
          icon="plus"
          busy={isBusy}
          disabled={isFull}
          aria-label={text.putOf(title, text.actions[action])}
          onClick={add}
        >
          {text.put}
        </Button>
      )}
    </li>
  );
}

/** Takes the focus of the button that it replaces, so that the next key goes on from here. */
function Added() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <span ref={place} tabIndex={-1} className="outline-none">
      <StatusDot state="ok">{text.isIn}</StatusDot>
    </span>
  );
}
