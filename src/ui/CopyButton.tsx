import { IconButton } from './IconButton';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Called with true if the clipboard accepted the text. */
  onCopied: (isDone: boolean) => void;
}

export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied(true);
    } catch {
      onCopied(false);
    }
  };
  return <IconButton icon="copy" size="sm" label={label} onClick={() => void copy()} />;
}
