import { useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { EditorKind } from './editor-kind';
import { focusText } from './focus-text';
import { cleanPaste, type LeftOut } from './paste';
import { editorKinds } from './rich-extensions';
import { allowCleanHtml } from './trusted-html';

allowCleanHtml();

export interface RichEditorConfig {
  html: string;
  label: string;
  describedBy: string | undefined;
  isWrong: boolean;
  disabled: boolean;
  kind: EditorKind;
  onChange: (html: string) => void;
  /** Called with a focus function when the editor is ready. Must be stable. */
  onReady: (focus: () => void) => void;
  /** Receives a pasted or dropped picture; undefined if pictures are not allowed. */
  onPictureFile: ((file: File) => void) | undefined;
  /** Called after a paste with the counts of dropped parts. */
  onPasted: (left: Record<LeftOut, number>) => void;
}

const contentClass = [
  'min-h-full px-3 py-2 whitespace-pre-wrap break-words outline-none',
  '[&>*+*]:mt-3 [&_h2]:text-section [&_h2]:font-bold [&_h3]:font-bold [&_a]:text-primary [&_a]:underline',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6',
  '[&_.align-center]:text-center [&_.align-right]:text-right',
  '[&_table]:my-2 [&_table]:w-full [&_table]:border-collapse',
  '[&_:is(td,th)]:border [&_:is(td,th)]:border-control [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1',
  '[&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_th]:bg-sunken [&_.selectedCell]:bg-primary-tint',
  '[&_img]:h-auto [&_img]:max-w-full [&_img.ProseMirror-selectednode]:outline-2 [&_img.ProseMirror-selectednode]:outline-primary',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-control [&_blockquote]:pl-3',
].join(' ');

/** Tiptap editor with HTML as controlled value. */
export function useRichEditor(config: RichEditorConfig) {
  const { html, disabled, kind, onReady } = config;
  const { extensions, parseOptions } = editorKinds[kind];
  const emitted = useRef(html);
  // Tiptap calls the handlers of the newest render.
  const editor = useEditor({
    extensions,
    content: html,
    parseOptions,
    editable: !disabled,
    // The CSP forbids Tiptap's injected style sheet.
    injectCSS: false,
    editorProps: {
      handlePaste: (_, event) => takePicture(event.clipboardData, config.onPictureFile),
      handleDrop: (_, event) => takePicture(event.dataTransfer, config.onPictureFile),
      transformPastedHTML: (pasted) => {
        const clean = cleanPaste(pasted, kind);
        config.onPasted(clean.left);
        return clean.html;
      },
      attributes: attributesOf(config),
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML();
      config.onChange(emitted.current);
    },
  });

  // External HTML: another record, such as after a save, or an undo.
  useEffect(() => {
    if (!editor || html === emitted.current) return;
    emitted.current = html;
    const { from } = editor.state.selection;
    editor.commands.setContent(html, { emitUpdate: false, parseOptions });
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
  }, [editor, html, parseOptions]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  useEffect(() => {
    // Tiptap may have replaced an editor with a slow first render.
    if (editor && !editor.isDestroyed) onReady(() => focusText(editor, 'end'));
  }, [editor, onReady]);
  return editor;
}

function attributesOf({ label, describedBy, isWrong }: RichEditorConfig): Record<string, string> {
  return {
    class: contentClass,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(isWrong ? { 'aria-invalid': 'true' } : {}),
  };
}

function takePicture(data: DataTransfer | null, onPictureFile: RichEditorConfig['onPictureFile']): boolean {
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  // Office programs add a picture of the copied text to its HTML.
  if (!file || !onPictureFile || data?.types.includes('text/html')) return false;
  onPictureFile(file);
  return true;
}
