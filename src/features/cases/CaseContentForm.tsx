import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { saveCaseContent } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { type FieldMessages, problemsOf, serverMessages } from '../../shared/form/form-problem';
import { FormPage } from '../../shared/form/FormPage';
import { formText, problemText } from '../../shared/form/text';
import { useFormSave } from '../../shared/form/use-form-save';
import { usePermission, useToast } from './case-session';
import { CaseTabBar } from './CaseTabBar';
import { caseText } from './text';

type Content = components['schemas']['Content'];

/** The content editor, as the form uses it. */
export interface CaseBlockEditor<Block> {
  Editor: ComponentType<{ blocks: Block[]; onChange: (blocks: Block[]) => void; showErrors: boolean }>;
  fromParts: (parts: components['schemas']['WebPart'][]) => Block[];
  toParts: (blocks: Block[]) => components['schemas']['WebPartInput'][];
  problems: (blocks: Block[]) => { blockKey: string; label: string; message: string }[];
}

interface CaseContentFormProps<Block> {
  content: Content;
  editor: CaseBlockEditor<Block>;
}

/** Edits the blocks of a case's page; give it the case's id as key. */
export function CaseContentForm<Block>({ content, editor }: CaseContentFormProps<Block>) {
  const { canEdit } = usePermission('Permissions.Cases');
  const router = useRouter();
  const toast = useToast();
  const [start, setStart] = useState<Block[]>(() => editor.fromParts(content.webParts));
  const [blocks, setBlocks] = useState(start);
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<FieldMessages>({});
  const sent = useRef(blocks);
  const shownVersion = useRef(content.rowVersion);

  useEffect(() => {
    if (shownVersion.current === content.rowVersion) return;
    shownVersion.current = content.rowVersion;
    const saved = editor.fromParts(content.webParts);
    setStart(saved);
    // What was changed while the save ran is kept.
    setBlocks((current) => (current === sent.current ? saved : current));
  }, [content, editor]);

  const page = useFormSave({
    dirty: blocks !== start,
    problems: submitted ? [...listProblems(blocks, editor), ...problemsOf(refused, { webParts: caseText.content })] : [],
    collect() {
      setSubmitted(true);
      setRefused({});
      sent.current = blocks;
      return listProblems(blocks, editor).length > 0 ? null : blocks;
    },
    send: (values, { signal, onProgress }) =>
      saveCaseContent(
        { id: content.id, rowVersion: content.rowVersion, webParts: editor.toParts(values) },
        { signal, onProgress },
      ),
    onFailed: (error) => setRefused(serverMessages(error)),
    onSaved: () => {
      setSubmitted(false);
      toast({ kind: 'success', text: formText.saved });
      void router.invalidate();
    },
  });

  return (
    <>
      <CaseTabBar caseId={content.id} partCount={blocks.length} />
      <FormPage page={page} updateRecord={content.updateRecord} canSave={canEdit}>
        <editor.Editor blocks={blocks} onChange={setBlocks} showErrors={submitted} />
      </FormPage>
    </>
  );
}

// The content list must not be empty (specification 5).
function listProblems<Block>(blocks: Block[], editor: CaseBlockEditor<Block>) {
  if (blocks.length === 0) return [{ key: 'webParts', label: caseText.content, message: problemText.list }];
  return editor.problems(blocks).map(({ blockKey, label, message }, index) => ({
    key: `${blockKey}-${index}`,
    label,
    message,
    targetId: blockKey,
  }));
}
