import { useEffect, useId } from 'react';
import { messageText } from './text';

interface Part {
  name: string;
  /** Being saved; the answer to come concerns this part. */
  isBusy: boolean;
}

/** Parts of the screen with input that no save has kept. */
const parts = new Map<string, Part>();

/** Reports a part of the screen with unsaved input, for as long as it has any. */
export function useUnsaved(name: string, isUnsaved: boolean, isBusy: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    parts.set(id, { name, isBusy });
    return () => void parts.delete(id);
  }, [id, name, isUnsaved, isBusy]);
}

/** A success message; 儲存成功 also names what else on the screen is unsaved, which it would seem to include. */
export function truthfulSuccess(text: string): string {
  const left = [...parts.values()].filter(({ isBusy }) => !isBusy).map(({ name }) => name);
  return text.startsWith(messageText.saved) && left.length > 0
    ? messageText.savedBut(text, [...new Set(left)])
    : text;
}
