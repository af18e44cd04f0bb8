import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallOptions } from '../../api/client';
import type { components } from '../../api/generated/types';
import type { ApiResult } from '../../api/result';
import { type FieldMessages, problemsOf, serverMessages } from '../../record/form-problem';
import { problemText } from '../../record/text';
import { useFormSave } from '../../record/use-form-save';
import type { FormStart } from '../../record/form-start';
import { useStableCallback } from '../use-stable-callback';
import { useRecovery } from '../../record/use-recovery';
import { blockDifferences } from './block-differences';
import { type Block, blockProblems, fieldId, partsFromBlocks } from './blocks';
import { editorText } from './text';

interface BlocksFormConfig {
  /** What the server has; taken anew whenever its version changes. Keep it by useMemo. */
  start: FormStart<Block[]>;
  /** Sends the blocks as edited on a row version. */
  send: (parts: components['schemas']['WebPartInput'][], rowVersion: number, options: CallOptions) => Promise<ApiResult<unknown>>;
  /** The newest blocks, to settle a save that came too late. */
  reload: () => Promise<ApiResult<FormStart<Block[]>>>;
}

/** A block list as a form: it must not be empty, and validation shows after the first save attempt (specification 4 and 5). */
export function useBlocksForm({ start, send, reload }: BlocksFormConfig) {
  const router = useRouter();
  // What the blocks are compared with to tell whether there are changes, and the version they were edited on.
  const [base, setBase] = useState(start);
  const [blocks, setBlocks] = useState(start.values);
  const [version, setVersion] = useState(start.version);
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<FieldMessages>({});
  const sent = useRef(blocks);
  const rebase = (next: FormStart<Block[]>) => {
    setBase(next);
    setVersion(next.version);
  };
  const shown = useRef(start);
  const takeStart = useStableCallback((next: typeof start) => {
    if (shown.current.version === next.version) return;
    shown.current = next;
    rebase(next);
    // What was changed while the save ran is kept.
    setBlocks((current) => (current === sent.current ? next.values : current));
  });
  useEffect(() => takeStart(start), [takeStart, start]);

  const dirty = blocks !== base.values;
  const recovery = useRecovery<Block[]>({
    start,
    values: blocks,
    version,
    dirty,
    reload,
    differences: blockDifferences,
    onRestore(restored, typedOn) {
      setBlocks(restored);
      setVersion(typedOn);
    },
    onAdopt(latest) {
      sent.current = latest.values;
      rebase(latest);
      setBlocks(latest.values);
      setSubmitted(false);
      void router.invalidate();
    },
    onKeep(latest) {
      // With the newest version as its base, what was edited is saved once more.
      flushSync(() => rebase(latest));
      page.save();
    },
  });
  const page = useFormSave({
    dirty,
    problems: isSubmitted ? [...listProblems(blocks), ...problemsOf(refused, { webParts: editorText.heading })] : [],
    collect: () => {
      setSubmitted(true);
      setRefused({});
      sent.current = blocks;
      return listProblems(blocks).length > 0 ? null : blocks;
    },
    // Without a key: the row version tells a save that is sent again.
    send: (values, { signal, onProgress }) => send(partsFromBlocks(values), version, { ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) }),
    onFailed: (error) => setRefused(serverMessages(error)),
    onSaved: () => {
      setSubmitted(false);
      void router.invalidate();
    },
    recovery,
  });
  return { page, blocks, setBlocks, isSubmitted };
}

function listProblems(blocks: readonly Block[]) {
  if (blocks.length === 0) return [{ key: 'webParts', label: editorText.heading, message: problemText.list }];
  return blockProblems(blocks).map(({ blockKey, field, label, message }) => ({ key: fieldId({ key: blockKey }, field), label, message, blockKey }));
}
