import { useState } from 'react';
import { useToast } from '../../messages/messages';
import { dateText } from '../../time/date-time';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { tokenText as text } from './text';
import type { ApiTokenMade } from './token-loaders';

/** Shows a new token; it closes only when its reader says that the token is kept. */
export function ShownTokenDialog({ token, onClose }: { token: ApiTokenMade; onClose: () => void }) {
  const toast = useToast();
  const [isKept, setKept] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token.token);
      toast({ kind: 'success', text: text.copied });
    } catch {
      toast({ kind: 'error', text: text.notCopied });
    }
  };
  const facts = [
    [text.columns.name, token.name],
    [text.labels.scopes, token.scopes.map((scope) => text.scopes[scope]).join(text.separator)],
    [text.columns.expires, dateText(token.expiresOn)],
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={text.shownTitle}
      description={text.shownHelp}
      footer={
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={text.token}>
          <TextInput
            readOnly
            value={token.token}
            onFocus={(event) => event.target.select()}
            suffix={
              <Button size="sm" variant="primary" icon="copy" onClick={() => void copy()}>
                {text.copy}
              </Button>
            }
          />
        </Field>
        <dl className="grid grid-cols-[--spacing(24)_minmax(0,1fr)] gap-y-2 text-table">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)}>
          <span>{text.kept}</span>
        </Checkbox>
      </div>
    </Dialog>
  );
}
