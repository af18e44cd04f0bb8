import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { asTyped } from '../../../openapi/typed';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { editorText, formText } from '../../records/record/text';
import { TypedInput } from '../../records/fields/TypedInput';
import { commonText } from '../../base/navigation/text';

interface LinkDialogProps {
  url: string;
  /** An empty text removes the link. */
  onApply: (url: string) => void;
  onClose: () => void;
  /** See `Dialog`. */
  focusElsewhere: () => boolean;
}

const rule = limits.LinkPartInput.url;
const shape = new RegExp(rule.pattern, 'u');

/** Asks for the address of a link that public pages may open. */
export function LinkDialog({ url, onApply, onClose, focusElsewhere }: LinkDialogProps) {
  const [typed, setTyped] = useState(url);
  const [isLeaving, setLeaving] = useState(false);
  const [tried, setTried] = useState(false);
  const address = asTyped(rule.typed, typed);
  const wrong = address !== '' && !shape.test(address);

  function apply() {
    setTried(true);
    if (!wrong) onApply(address);
  }

  // Escape and outside presses confirm before losing a typed address; 取消 is explicit already.
  function leave() {
    if (address === url) onClose();
    else setLeaving(true);
  }

  if (isLeaving) {
    return (
      <Dialog
        open
        onOpenChange={() => setLeaving(false)}
        focusElsewhere={focusElsewhere}
        title={formText.leaveTitle}
        description={formText.leaveDialog}
        footer={
          <>
            <Button onClick={() => setLeaving(false)}>{formText.stay}</Button>
            <Button onClick={onClose}>{formText.leaveUnsaved}</Button>
            <Button
              variant="primary"
              onClick={() => {
                setLeaving(false);
                apply();
              }}
            >
              {formText.leaveSaved}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      losesNothing
      focusElsewhere={focusElsewhere}
      title={editorText.linkTitle}
      footer={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          {url !== '' && <Button onClick={() => onApply('')}>{editorText.linkRemove}</Button>}
          <Button variant="primary" onClick={apply}>
            {editorText.linkApply}
          </Button>
        </>
      }
    >
      <Field label={editorText.linkUrl} error={tried && wrong ? rule.message : undefined}>
        <TypedInput
          kind={rule.typed}
          value={typed}
          inputMode="url"
          onText={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      </Field>
    </Dialog>
  );
}
