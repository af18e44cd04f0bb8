import { useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { getAdCheck, getSiteTheme } from '../../../api/generated/operations';
import type { Block } from '../../../content-editor/block';
import { blocksFromParts } from '../../../content-editor/blocks';
import type { BlocksChange } from '../../../content-editor/ContentEditor';
import { useToast } from '../../../messages/messages';
import { adopted } from './proposals';
import { adText as text } from './text';

const mark = 'adopt-';

/** The proposals that the address asks for, to be written into the editor's blocks; undefined for none. */
export function useAdoption(themeId: number): (() => Promise<BlocksChange | null>) | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  // Once: going back to the address must not write them again.
  const [asked] = useState(hash);
  const toast = useToast();
  const load = useCallback(async () => {
    const [check, theme] = await Promise.all([getAdCheck({ id: themeId }), getSiteTheme({ id: themeId })]);
    if (!check.ok || !theme.ok) {
      toast({ kind: 'error', text: text.adoptFailed });
      return null;
    }
    const key = asked.slice(mark.length);
    const wanted = check.data.findings.filter((finding) => key === 'all' || finding.key === key);
    const { changed } = adopted(blocksFromParts(theme.data.parts), wanted);
    const [selected] = changed;
    if (selected === undefined) {
      toast({ kind: 'error', text: text.adoptedNone });
      return null;
    }
    toast({ kind: 'success', text: text.adopted(changed.length) });
    return { selected, make: (blocks: Block[]) => adopted(blocks, wanted).blocks };
  }, [asked, themeId, toast]);
  return asked.startsWith(mark) ? load : undefined;
}
