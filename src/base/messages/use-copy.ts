import { useToast } from './messages';
import { copyText as text } from './text';

/** Copies a text to the clipboard with a toast about the result (specification 8). */
export function useCopy(): (value: string) => Promise<void> {
  const toast = useToast();
  return async (value) => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ kind: 'success', text: text.copied });
    } catch {
      toast({ kind: 'error', text: text.notCopied });
    }
  };
}
