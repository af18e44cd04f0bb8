import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';
import { failureText } from '../calls/failure-words';
import { useCall } from '../calls/use-call';
import { problemText } from '../record/text';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { Note } from '../ui/Note';
import { Segmented } from '../ui/Segmented';
import { TextInput } from '../ui/TextInput';
import type { LinkedDraft, PreviewLink } from './linked-draft';
import { kinds } from '../kinds/kinds';
import { PreviewLinkRow } from './PreviewLinkRow';
import { previewText } from './text';

type Days = components['schemas']['PreviewLinkDays'];

const lengths = ([1, 7, 30] as const).map((value) => ({ value, label: previewText.daysOf(value) }));
const { maxLength } = limits.PreviewLinkCreate.purpose;

interface LinkRequest {
  purpose: string;
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
  const calls = kinds[draft.kind].preview;
  const making = useCall();
  const [newest, setNewest] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const newestCopy = useRef<HTMLButtonElement>(null);
  // Copying is the next step after creating.
  useEffect(() => {
    if (newest !== null) newestCopy.current?.focus();
  }, [newest]);
  const make = (link: LinkRequest) =>
    making.call(
      () => calls.create({ recordId: draft.recordId, ...link }),
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
      description={previewText.explanation(draft.about)}
      initialFocus={input}
      footer={<Button onClick={onClose}>{previewText.done}</Button>}
    >
      <NewLinkForm purposeInput={input} isBusy={making.isBusy} onMake={make} />
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

interface NewLinkFormProps {
  purposeInput: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** Resolves to true on success. */
  onMake: (link: LinkRequest) => Promise<boolean>;
}

function NewLinkForm({ purposeInput, isBusy, onMake }: NewLinkFormProps) {
  const [days, setDays] = useState<Days>(7);
  const [purpose, setPurpose] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = purpose.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) {
      purposeInput.current?.focus();
      return;
    }
    if (await onMake({ purpose: purpose.trim(), days })) {
      setPurpose('');
      setChecked(false);
    }
  };
  return (
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
          ref={purposeInput}
          value={purpose}
          maxLength={maxLength}
          placeholder={previewText.purposeExample}
          onChange={(event) => setPurpose(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" className="mt-6" busy={isBusy} busyLabel={previewText.creating}>
        {previewText.create}
      </Button>
    </form>
  );
}
