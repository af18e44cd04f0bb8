import { useMemo } from 'react';
import { getSiteTheme, updateSiteTheme } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { blocksFromParts } from '../../shared/content-editor/blocks';
import { useBlocksForm } from '../../shared/content-editor/use-blocks-form';
import { asStart, startOf } from '../../record/form-start';

type Theme = components['schemas']['SiteTheme'];

const themeStart = (theme: Theme) => startOf(theme, blocksFromParts(theme.parts));

/** The draft of a theme while it is edited; saves it as one whole. */
export function useThemeForm(theme: Theme) {
  const { themeId } = theme;
  return useBlocksForm({
    start: useMemo(() => themeStart(theme), [theme]),
    reload: () => asStart(getSiteTheme({ id: themeId }), themeStart),
    send: (webParts, rowVersion, options) => updateSiteTheme({ themeId, rowVersion, webParts }, options),
  });
}
