import { useEffect, useRef, useState, type FormEvent } from 'react';
import { limits } from '../api/generated/limits';
import type { components } from '../api/generated/types';
import { failureText } from '../calls/failure-words';
import { useCall } from '../calls/use-call';
import { problemText } from '../record/text';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { Note } from '../ui/Note';
import { Segmented } from '../ui/Segmented';
import { TextInput } from '../ui/TextInput';
import { type LinkedDraft, previewCalls, type PreviewLink } from './preview-calls';
import { PreviewLinkRow } from './PreviewLinkRow';
import { previewText } from './text';

type Days = components['schemas']['PreviewLinkDays'];

const lengths = ([1, 7, 30] as const).map((value) => ({ value, label: previewText.daysOf(value) }));
const { maxLength } = limits.PreviewLinkCreate.purpose;

interface PreviewLinksDialogProps {
  draft: LinkedDraft;
  /** Null while they are loaded. */
  links: readonly PreviewLink[] | null;
  /** Why they could not be. */
  failure: string | null;
  /** Given what they are made of as they are then: calls may overlap. */
  onChange: (change: (links: readonly PreviewLink[] | null) => readonly PreviewLink[]) => void;
  onClose: () => void;
}

/** The links of one draft: made for a reader and a time, copied, revoked, and made anew when they have run out. */
export function PreviewLinksDialog({ draft, links, failure, onChange, onClose }: PreviewLinksDialogProps) {
  const calls = previewCalls[draft.kind];
  const making = useCall();
  const [days, setDays] = useState<Days>(7);
  const [purpose, setPurpose] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [newest, setNewest] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const newestCopy = useRef<HTMLButtonElement>(null);
  // What one does next with a new link is to copy it.
  useEffect(() => {
    if (newest !== null) newestCopy.current?.focus();
  }, [newest]);

  const isMissing = purpose.trim() === '';
  const make = (link: { purpose: string; days: Days; replaces?: number }) =>
    making.call(
      () => calls.create({ recordId: draft.recordId, ...link }),
      (made) => {
        onChange((now) => [made, ...(now ?? []).filter(({ id }) => id !== link.replaces)]);
        setNewest(made.id);
      },
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) {
      input.current?.focus();
      return;
    }
    if (await make({ purpose: purpose.trim(), days })) {
      setPurpose('');
      setChecked(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={640}
      title={previewText.links}
      description={previewText.explanation(draft.about)}
      initialFocus={input}
      footer={<Button onClick={onClose}>{previewText.done}</Button>}
    >
      <form
        noValidate
        className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card bg-sunken p-4"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={previewText.days} group>
          <Segmented options={lengths} value={days} onChange={setDays} />
        </Field>
        <Field
          label={previewText.purpose}
          required
          className="min-w-40 flex-1"
          error={isChecked && isMissing ? problemText.required : undefined}
        >
          <TextInput
            ref={input}
            value={purpose}
            maxLength={maxLength}
            placeholder={previewText.purposeExample}
            onChange={(event) => setPurpose(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="mt-6"
          busy={making.isBusy}
          busyLabel={previewText.creating}
        >
          {previewText.create}
        </Button>
      </form>
      {(failure ?? making.error) && (
        <Note tone="danger" role="alert" className="mt-3">
          {failure ?? (making.error && failureText(making.error))}
        </Note>
      )}
      {links?.length === 0 && <p className="pt-4 text-caption text-ink-soft">{previewText.none}</p>}
      {links === null && failure === null && (
        <p className="pt-4 text-caption text-ink-soft" aria-live="polite">
          {previewText.loading}
        </p>
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
              onAnew={() => void make({ purpose: link.purpose, days: link.days, replaces: link.id })}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
