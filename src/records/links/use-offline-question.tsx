import { type ReactNode, useEffect, useState } from 'react';
import { whenDrawn } from '../../ui/when-drawn';
import type { LinkedRecord } from './linked';
import type { OfflineQuestion } from './OfflineDialog';

const OfflineDialog = whenDrawn(async () => (await import('./OfflineDialog')).OfflineDialog);

/**
 * Asks before a switch takes a page away to which something links: `mayGo` resolves at once if nothing does, or if that
 * cannot be found out. The screen renders `dialog`.
 */
export function useOfflineQuestion(
  record: LinkedRecord | null,
  about: Pick<OfflineQuestion, 'name' | 'removal'>,
): { mayGo: () => Promise<boolean>; dialog: ReactNode } {
  const [answer, setAnswer] = useState<OfflineQuestion['answer'] | null>(null);
  const isAsked = record !== null;
  useEffect(() => {
    if (isAsked) OfflineDialog.loadWhenIdle();
  }, [isAsked]);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (mayGo: boolean) => {
        setAnswer(null);
        resolve(mayGo);
      });
    });
  return {
    mayGo: async () => !isAsked || ask(),
    dialog: record && answer && <OfflineDialog record={record} answer={answer} {...about} />,
  };
}
