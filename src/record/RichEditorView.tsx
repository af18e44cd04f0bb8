import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { usePermission } from '../session/session';
import { IconButton } from '../ui/IconButton';
import { Note } from '../ui/Note';
import { cleanPaste, type LeftOut } from './paste';
import type { EditorKind } from './editor-kind';
import { editorKinds } from './rich-extensions';
import { RichPictureDialog, type TextPicture } from './RichPictureDialog';
import { RichToolbar } from './RichToolbar';
import { editorText } from './text';
import { allowCleanHtml } from './trusted-html';

allowCleanHtml();

interface RichEditorViewProps {
  id: string;
  html: string;
  label: string;
  describedBy: string | undefined;
  isWrong: boolean;
  onChange: (html: string) => void;
  disabled: boolean;
  kind: EditorKind;
  /** Told once it can take the focus, with how. Give it a stable function. */
  onReady: (focus: () => void) => void;
}

const CONTENT_CLASS = [
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

/** The Tiptap editor itself; loaded by RichEditor when it is drawn. */
export function RichEditorView({
  id,
  html,
  label,
  describedBy,
  isWrong,
  onChange,
  disabled,
  kind,
  onReady,
}: RichEditorViewProps) {
  const [left, setLeft] = useState('');
  const emitted = useRef(html);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const [asked, setAsked] = useState<{ file: File | null } | null>(null);
  const { canView, canCreate } = usePermission('Permissions.Media');
  const { extensions, tools, parseOptions } = editorKinds[kind];
  const takesPictures = tools.includes('picture') && canView;
  const takeFile = useRef<(data: DataTransfer | null) => boolean>(() => false);
  useEffect(() => {
    takeFile.current = (data) => {
      const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      // What an office program copies has a picture of itself beside it.
      if (!file || !takesPictures || !canCreate || data?.types.includes('text/html')) return false;
      setAsked({ file });
      return true;
    };
  });
  const editor = useEditor({
    extensions,
    content: html,
    parseOptions,
    editable: !disabled,
    // Its style sheet is one that the CSP forbids.
    injectCSS: false,
    editorProps: {
      handlePaste: (_, event) => takeFile.current(event.clipboardData),
      handleDrop: (_, event) => takeFile.current(event.dataTransfer),
      transformPastedHTML: (pasted) => {
        const clean = cleanPaste(pasted, kind);
        setLeft(leftText(clean.left, kind));
        return clean.html;
      },
      attributes: {
        class: CONTENT_CLASS,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML();
      latest.current(emitted.current);
    },
  });

  // A new record, as after a save, or a step back: what is typed here comes back as it was.
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
    // One whose first drawing took long was given up, and another follows.
    if (editor && !editor.isDestroyed) onReady(() => editor.commands.focus('end'));
  }, [editor, onReady]);

  return (
    <div
      id={id}
      className={`flex flex-col overflow-hidden rounded-control border border-control bg-card focus-within:border-primary focus-within:ring-1 focus-within:ring-primary ${kind === 'page' ? 'max-h-[60vh]' : 'max-h-[50vh]'}`}
    >
      {editor && !disabled && (
        <RichToolbar
          editor={editor}
          tools={takesPictures ? tools : tools.filter((name) => name !== 'picture')}
          onPicture={() => setAsked({ file: null })}
        />
      )}
      {editor && asked && (
        <RichPictureDialog
          picture={asked.file ? null : chosenPicture(editor)}
          file={asked.file}
          onApply={(picture) => {
            setAsked(null);
            editor.commands.insertContent({ type: 'picture', attrs: picture });
          }}
          onClose={() => setAsked(null)}
          focusElsewhere={() => editor.commands.focus()}
        />
      )}
      <div role="status">
        {left !== '' && (
          <Note className="m-2 items-center">
            <span className="flex items-center gap-2">
              <span className="flex-1">{left}</span>
              <IconButton
                icon="close"
                size="sm"
                label={editorText.closeNote}
                onClick={() => {
                  setLeft('');
                  editor?.commands.focus();
                }}
              />
            </span>
          </Note>
        )}
      </div>
      <EditorContent
        editor={editor}
        // Beside the text too: a click there is meant for it.
        className={`grid overflow-y-auto ${kind === 'page' ? 'min-h-48' : 'min-h-30'}`}
      />
    </div>
  );
}

function chosenPicture(editor: Editor): TextPicture | null {
  if (!editor.isActive('picture')) return null;
  const { src, alt, width, height } = editor.getAttributes('picture');
  const pixels = (value: unknown) => (value === null ? null : Number(value));
  return { src: String(src), alt: String(alt), width: pixels(width), height: pixels(height) };
}

/** What a paste left out, as a sentence; empty where it is all there. */
function leftText(left: Record<LeftOut, number>, editor: EditorKind): string {
  const kinds: readonly LeftOut[] = ['pictures', 'objects', 'strikes', 'nestedTables'];
  const told = kinds
    .filter((kind) => left[kind] > 0)
    .map((kind) =>
      editorText.left[kind === 'pictures' && editor === 'block' ? 'blockPictures' : kind](left[kind]),
    );
  return told.length === 0 ? '' : editorText.leftOut(told);
}
