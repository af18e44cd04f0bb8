import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../api/client';
import type { components } from '../../api/generated/types';
import type { ApiResult } from '../../api/result';
import { type FieldMessages, problemsOf, serverMessages } from '../form/form-problem';
import { problemText } from '../form/text';
import { useFormSave } from '../form/use-form-save';
import { type Block, blockProblems, blocksFromParts, partsFromBlocks } from './blocks';
import { editorText } from './text';

interface BlocksFormConfig {
  /** What the server has; taken anew whenever `version` changes. */
  parts: components['schemas']['WebPart'][];
  version: number;
  send: (parts: components['schemas']['WebPartInput'][], options: CallOptions) => Promise<ApiResult<unknown>>;
  onSaved: () => void;
}

/** A block list as a form: it must not be empty, and validation shows after the first save attempt (specification 4 and 5). */
export function useBlocksForm({ parts, version, send, onSaved }: BlocksFormConfig) {
  const [start, setStart] = useState(() => blocksFromParts(parts));
  const [blocks, setBlocks] = useState(start);
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<FieldMessages>({});
  const sent = useRef(blocks);
  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    const saved = blocksFromParts(parts);
    setStart(saved);
    // What was changed while the save ran is kept.
    setBlocks((current) => (current === sent.current ? saved : current));
  }, [parts, version]);
  const page = useFormSave({
    dirty: blocks !== start,
    problems: isSubmitted ? [...listProblems(blocks), ...problemsOf(refused, { webParts: editorText.heading })] : [],
    collect: () => {
      setSubmitted(true);
      setRefused({});
      sent.current = blocks;
      return listProblems(blocks).length > 0 ? null : blocks;
    },
    // Without a key: the row version tells a save that is sent again.
    send: (values, { signal, onProgress }) => send(partsFromBlocks(values), { ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) }),
    onFailed: (error) => setRefused(serverMessages(error)),
    onSaved: () => {
      setSubmitted(false);
      onSaved();
    },
  });
  return { page, blocks, setBlocks, isSubmitted };
}

function listProblems(blocks: readonly Block[]) {
  if (blocks.length === 0) return [{ key: 'webParts', label: editorText.heading, message: problemText.list }];
  return blockProblems(blocks).map(({ blockKey, label, message }, index) => ({ key: `${blockKey}-${index}`, label, message, targetId: blockKey }));
}
