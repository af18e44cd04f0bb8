import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { createOutsideReview } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import { LimitNote } from '../../records/fields/LimitNote';
import { WholeListStatus } from '../../records/list/ListStatus';
import { problemText } from '../../records/record/text';
import { momentValue } from '../../base/time/schedule';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import { TextInput } from '../../ui/TextInput';
import type { LinkedDraft, PreviewLink } from './linked-draft';
import { previews } from '../../records/kinds/previews';
import { PreviewLinkRow } from './PreviewLinkRow';
import { endOf, isReviewer, type Reviewer, ReviewerFields, reviewerProblems } from './ReviewerFields';
import { previewText } from './text';
import { dayMs } from '../../base/time/days-left';
import { commonText } from '../../base/navigation/text';

type Days = components['schemas']['PreviewLinkDays'];

const lengths = ([1, 7, 30] as const).map((value) => ({ value, label: previewText.daysOf(value) }));
const { maxLength } = limits.PreviewLinkCreate.purpose;

/** Permissions of the reader, and the address for codes. */
interface PersonRequest {
  email: string;
  expiresOn: string;
  mayComment: boolean;
  mayApprove: boolean;
}

interface LinkRequest {
  purpose: string;
  person?: PersonRequest | undefined;
  days: Days;
  /** Id of an expired link. */
  replaces?: number;
}

interface PreviewLinksDialogProps {
  draft: LinkedDraft;
  /** Null while loading. */
  links: readonly PreviewLink[] | null;
  /** Error of loading. */
  failure: string | null;
  /** Takes an update function, as calls may overlap. */
  onChange: (change: (links: readonly PreviewLink[] | null) => readonly PreviewLink[]) => void;
  onClose: () => void;
}

/** Preview links of a draft: create, copy, revoke, and renew expired ones. */
export function PreviewLinksDialog({ draft, links, failure, onChange, onClose }: PreviewLinksDialogProps) {
  const calls = previews[draft.kind];
  const making = useCall();
  const [newest, setNewest] = useState<number | null>(null);
  const limitId = useId();
  const room = roomFor(links ?? []);
  const input = useRef<HTMLInputElement>(null);
  const newestCopy = useRef<HTMLButtonElement>(null);
  // Copying is the next step after creating.
  useEffect(() => {
    if (newest !== null) newestCopy.current?.focus();
  }, [newest]);
  const make = ({ person, ...link }: LinkRequest) =>
    making.call(
      () =>
        person ? makeForPerson(draft, link, person) : calls.create({ recordId: draft.recordId, ...link }),
      (made) => {
        onChange((now) => [made, ...(now ?? []).filter(({ id }) => id !== link.replaces)]);
        setNewest(made.id);
      },
    );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={640}
      title={previewText.links}
      description={(draft.kind === 'release' ? previewText.explanationOfSet : previewText.explanation)(
        draft.about,
      )}
      initialFocus={input}
      footer={<Button onClick={onClose}>{previewText.done}</Button>}
    >
      <NewLinkForm
        purposeInput={input}
        isBusy={making.isBusy}
        isForPersons={draft.kind === 'theme'}
        room={room}
        limitId={limitId}
        onMake={make}
      />
      {(failure ?? making.error) && (
        <Note tone="danger" role="alert" className="mt-3">
          {failure ?? (making.error && failureText(making.error))}
        </Note>
      )}
      <WholeListStatus
        count={links?.length ?? 0}
        total={previewText.count(links?.length ?? 0)}
        none={links ? previewText.none : failure === null ? commonText.loading : ''}
      />
      {links?.length === 0 && <p className="pt-4 text-caption text-ink-soft">{previewText.none}</p>}
      {links === null && failure === null && (
        <p className="pt-4 text-caption text-ink-soft">{commonText.loading}</p>
      )}
      {links !== null && links.length > 0 && (
        <ul aria-label={previewText.list} className="divide-y divide-line pt-2">
          {links.map((link) => (
            <PreviewLinkRow
              key={link.id}
              link={link}
              copyButton={link.id === newest ? newestCopy : undefined}
              revoke={() => calls.remove({ id: link.id })}
              onRevoked={() => {
                onChange((now) => (now ?? []).filter(({ id }) => id !== link.id));
                input.current?.focus();
              }}
              limitId={limitId}
              onAnew={room.isFull ? undefined : () => void make(renewed(link))}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Valid links and their maximum; older servers do not tell it. */
function roomFor(links: readonly PreviewLink[]) {
  const count = links.filter(({ isExpired }) => !isExpired).length;
  const max = links[0]?.limit ?? Infinity;
  return { count, max, isFull: count >= max };
}

/** Request for a link that replaces an expired one. */
const renewed = ({ id, purpose, days, review }: PreviewLink): LinkRequest => ({
  purpose,
  days,
  replaces: id,
  person: review && { ...review, expiresOn: inDays(days) },
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

function makeForPerson(
  { recordId: themeId }: LinkedDraft,
  { purpose: name, replaces }: Omit<LinkRequest, 'person'>,
  { email, expiresOn, mayComment, mayApprove }: PersonRequest,
) {
  const more = replaces === undefined ? {} : { replaces };
  return createOutsideReview({ themeId, name, email, expiresOn, mayComment, mayApprove, ...more });
}

const noReviewer = (): Reviewer => ({
  mayComment: false,
  mayApprove: false,
  email: '',
  until: { ...momentValue(inDays(7)), time: '18:00' },
});

interface NewLinkFormProps {
  purposeInput: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** True if the reader may comment or approve. */
  isForPersons: boolean;
  room: ReturnType<typeof roomFor>;
  /** Id of the text that says the limit. */
  limitId: string;
  /** Resolves to true on success. */
  onMake: (link: LinkRequest) => Promise<boolean>;
}

function NewLinkForm({ purposeInput, isBusy, isForPersons, room, limitId, onMake }: NewLinkFormProps) {
  const [reviewer, setReviewer] = useState(noReviewer);
  const [days, setDays] = useState<Days>(7);
  const [purpose, setPurpose] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = purpose.trim() === '';
  const problems = reviewerProblems(reviewer);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (room.isFull) return;
    setChecked(true);
    if (isMissing) {
      purposeInput.current?.focus();
      return;
    }
    if (Object.keys(problems).length > 0) return;
    if (await onMake({ purpose: purpose.trim(), days, person: personOf(reviewer) })) {
      setPurpose('');
      setReviewer(noReviewer());
      setChecked(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card bg-sunken p-4"
      onSubmit={(event) => void submit(event)}
    >
      {!isReviewer(reviewer) && (
        <Field label={previewText.days} group>
          <Segmented options={lengths} value={days} onChange={setDays} />
        </Field>
      )}
      <Field
        label={previewText.purpose}
        required
        className="min-w-40 flex-1"
        error={isChecked && isMissing ? problemText.required : undefined}
      >
        <TextInput
          ref={purposeInput}
          value={purpose}
          maxLength={maxLength}
          placeholder={previewText.purposeExample}
          onChange={(event) => setPurpose(event.target.value)}
        />
      </Field>
      {isForPersons && (
        <ReviewerFields
          value={reviewer}
          problems={isChecked ? problems : {}}
          onChange={(part) => setReviewer((now) => ({ ...now, ...part }))}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        className="mt-6 [[data-reviewer]~&]:mt-0 [[data-reviewer]~&]:ml-auto"
        busy={isBusy}
        busyLabel={previewText.creating}
        {...(room.isFull ? { 'aria-disabled': true, 'aria-describedby': limitId } : {})}
      >
        {previewText.create}
      </Button>
      <p id={limitId} className={room.isFull ? 'w-full text-right text-caption text-ink-soft' : 'sr-only'}>
        <LimitNote count={room.count} max={room.max} unit={previewText.measure} />
        {room.isFull && previewText.makeRoom}
      </p>
    </form>
  );
}

/** Person of a valid form; undefined for a read-only link. */
function personOf(reviewer: Reviewer): PersonRequest | undefined {
  const expiresOn = endOf(reviewer);
  if (!isReviewer(reviewer) || expiresOn === null) return undefined;
  const { mayComment, mayApprove } = reviewer;
  return { email: reviewer.email.trim(), expiresOn, mayComment, mayApprove };
}
