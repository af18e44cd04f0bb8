import { copyText } from '../../base/messages/text';
import { useCopy } from '../../base/messages/use-copy';
import { IconButton } from '../../ui/IconButton';

/** Button that copies a text. */
export function CopyField({ text, name }: { text: string; name: string }) {
  const copy = useCopy();
  return <IconButton icon="copy" size="sm" label={copyText.label(name)} onClick={() => void copy(text)} />;
}
