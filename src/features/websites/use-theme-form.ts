import { useRouter } from '@tanstack/react-router';
import { updateSiteTheme } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { useBlocksForm } from '../../shared/content-editor/use-blocks-form';
import { useToast } from '../../shared/session';
import { websiteText } from './text';

/** The draft of a theme while it is edited; saves it as one whole. */
export function useThemeForm({ themeId, rowVersion, parts }: components['schemas']['SiteTheme']) {
  const router = useRouter();
  const toast = useToast();
  return useBlocksForm({
    parts,
    version: rowVersion,
    send: (webParts, options) => updateSiteTheme({ themeId, rowVersion, webParts }, options),
    onSaved: () => {
      toast({ kind: 'success', text: websiteText.saved });
      void router.invalidate();
    },
  });
}
