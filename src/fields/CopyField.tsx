import { CopyButton } from '../ui/CopyButton';
import { useToast } from '../messages/messages';
import { copyText } from '../record/text';

/** Copy button with a toast about the result (specification 8). */
export function CopyField({ text, name }: { text: string; name: string }) {
  const toast = useToast();
  return (
    <CopyButton
      text={text}
      label={copyText.label(name)}
      onCopied={(isDone) =>
        toast(isDone ? { kind: 'success', text: copyText.done } : { kind: 'error', text: copyText.failed })
      }
    />
  );
}
