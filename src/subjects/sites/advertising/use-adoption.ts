import { useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { untilLoaded } from '../../../ui/until-loaded';
import type { BlocksChange } from '../../../blocks/content-editor/ContentEditor';

/**
 * Loads the changes requested by the address for the editor's blocks: proposals of the advertising check, or the value
 * of a fact. Undefined for none.
 */
export function useAdoption(themeId: number): (() => Promise<BlocksChange | null>) | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  // Read once: going back to the address must not apply them again.
  const [asked] = useState(hash);
  const load = useCallback(
    async () => (await untilLoaded(() => import('./adoption'))).adoption(themeId, asked),
    [asked, themeId],
  );
  return /^(?:adopt|fact)-/.test(asked) ? load : undefined;
}
