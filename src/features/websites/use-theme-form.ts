import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { updateSiteTheme } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { type Block, blockProblems, blocksFromParts, partsFromBlocks } from '../../shared/content-editor/blocks';
import { editorText } from '../../shared/content-editor/text';
import { type FieldMessages, problemsOf, serverMessages } from '../../shared/form/form-problem';
import { problemText } from '../../shared/form/text';
import { useFormSave } from '../../shared/form/use-form-save';
import { useToast } from '../../shared/session';
import { websiteText } from './text';

type Theme = components['schemas']['SiteTheme'];

/** The draft of a theme while it is edited; saves it as one whole. */
export function useThemeForm(theme: Theme) {
  const router = useRouter();
  const toast = useToast();
  const [start, setStart] = useState(() => blocksFromParts(theme.parts));
  const [blocks, setBlocks] = useState(start);
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<FieldMessages>({});
  const sent = useRef(blocks);
  const shownVersion = useRef(theme.rowVersion);
  useEffect(() => {
    if (shownVersion.current === theme.rowVersion) return;
    shownVersion.current = theme.rowVersion;
    const saved = blocksFromParts(theme.parts);
    setStart(saved);
    // What was changed while the save ran is kept.
    setBlocks((current) => (current === sent.current ? saved : current));
  }, [theme]);
  const page = useFormSave({
    dirty: blocks !== start,
    problems: isSubmitted ? [...listProblems(blocks), ...problemsOf(refused, { webParts: editorText.heading })] : [],
    collect: () => {
      setSubmitted(true);
      setRefused({});
      sent.current = blocks;
      return listProblems(blocks).length > 0 ? null : blocks;
    },
    send: (values, { signal, onProgress }) =>
      updateSiteTheme({ themeId: theme.themeId, rowVersion: theme.rowVersion, webParts: partsFromBlocks(values) }, { signal, onProgress }),
    onFailed: (error) => setRefused(serverMessages(error)),
    onSaved: () => {
      setSubmitted(false);
      toast({ kind: 'success', text: websiteText.saved });
      void router.invalidate();
    },
  });
  return { page, blocks, setBlocks, isSubmitted };
}

// The content list must not be empty (specification 5).
function listProblems(blocks: readonly Block[]) {
  if (blocks.length === 0) return [{ key: 'webParts', label: editorText.heading, message: problemText.list }];
  return blockProblems(blocks).map(({ blockKey, label, message }, index) => ({ key: `${blockKey}-${index}`, label, message, targetId: blockKey }));
}
