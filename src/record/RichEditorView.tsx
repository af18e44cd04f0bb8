import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import type { IconName } from '../ui/icon-paths';
import { Note } from '../ui/Note';
import { LinkDialog } from './LinkDialog';
import { cleanPaste, type LeftOut } from './paste';
import { richExtensions } from './rich-extensions';
import { editorText } from './text';
import { allowCleanHtml } from './trusted-html';

allowCleanHtml();

interface RichEditorViewProps {
  id: string;
  html: string;
  label: string;
  onChange: (html: string) => void;
  disabled: boolean;
}

// What the server's allow-list keeps, and no more.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
  }),
  ...richExtensions,
];

const CONTENT_CLASS = [
  'min-h-48 px-3 py-2 whitespace-pre-wrap break-words outline-none',
  '[&_h2]:text-section [&_h2]:font-bold [&_h3]:font-bold [&_a]:text-primary [&_a]:underline',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6',
  '[&_.align-center]:text-center [&_table]:my-2 [&_table]:w-full [&_table]:border-collapse',
  '[&_:is(td,th)]:border [&_:is(td,th)]:border-control [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1',
  '[&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_th]:bg-sunken [&_.selectedCell]:bg-primary-tint',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-control [&_blockquote]:pl-3',
].join(' ');

/** The Tiptap editor itself; loaded by RichEditor when it is drawn. */
export function RichEditorView({ id, html, label, onChange, disabled }: RichEditorViewProps) {
  const [left, setLeft] = useState('');
  const emitted = useRef(html);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions,
    content: html,
    editable: !disabled,
    // Its style sheet is one that the CSP forbids.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (pasted) => {
        const clean = cleanPaste(pasted);
        setLeft(leftText(clean.left));
        return clean.html;
      },
      attributes: { class: CONTENT_CLASS, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML();
      latest.current(emitted.current);
    },
  });

  // A new record, as after a save: what is typed here comes back as it was.
  useEffect(() => {
    if (!editor || html === emitted.current) return;
    emitted.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  return (
    <div
      id={id}
      className="flex max-h-[60vh] flex-col overflow-hidden rounded-control border border-control bg-card focus-within:border-primary focus-within:ring-1 focus-within:ring-primary"
    >
      {editor && !disabled && <EditorToolbar editor={editor} />}
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
      <EditorContent editor={editor} className="min-h-0 overflow-y-auto" />
    </div>
  );
}

/** What a paste left out, as a sentence; empty where it is all there. */
function leftText(left: Record<LeftOut, number>): string {
  const kinds: readonly LeftOut[] = ['pictures', 'objects', 'strikes', 'nestedTables'];
  const told = kinds.filter((kind) => left[kind] > 0).map((kind) => editorText.left[kind](left[kind]));
  return told.length === 0 ? '' : editorText.leftOut(told);
}

const tableTools: readonly { label: string; run: Command }[] = [
  { label: editorText.addRow, run: addRowAfter },
  { label: editorText.addColumn, run: addColumnAfter },
  { label: editorText.deleteRow, run: deleteRow },
  { label: editorText.deleteColumn, run: deleteColumn },
  { label: editorText.deleteTable, run: deleteTable },
];

/** Three rows of three, the first as heads; the cursor in the first cell. */
function insertTable(editor: Editor) {
  const rows = ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
  }));
  const { from } = editor.state.selection;
  editor.chain().focus().insertContent({ type: 'table', content: rows }).run();
  let first: number | null = null;
  editor.state.doc.descendants((node, place) => {
    if (first === null && node.type.name === 'table' && place >= from - 1) first = place;
    return first === null;
  });
  // Into table, row, cell and paragraph.
  if (first !== null) editor.commands.setTextSelection(first + 4);
}

interface Tool {
  icon: IconName;
  label: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const isCentred = (editor: Editor) => editor.isActive({ isCentred: true });

const tools: readonly Tool[] = [
  {
    icon: 'heading',
    label: editorText.heading,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    icon: 'bold',
    label: editorText.bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    icon: 'italic',
    label: editorText.italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    icon: 'list',
    label: editorText.bulletList,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    icon: 'list-numbered',
    label: editorText.orderedList,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    icon: 'quote',
    label: editorText.quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    icon: 'align-center',
    label: editorText.centre,
    isOn: (editor) => isCentred(editor),
    run: (editor) => {
      const attributes = { isCentred: !isCentred(editor) };
      editor
        .chain()
        .focus()
        .updateAttributes('paragraph', attributes)
        .updateAttributes('heading', attributes)
        .run();
    },
  },
  { icon: 'layout', label: editorText.table, run: insertTable },
  { icon: 'undo', label: editorText.undo, run: (editor) => editor.chain().focus().undo().run() },
  { icon: 'redo', label: editorText.redo, run: (editor) => editor.chain().focus().redo().run() },
];

function EditorToolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map((tool) => tool.isOn?.(current) ?? false),
      link: current.isActive('link'),
      table: current.isActive('table'),
      href: String(current.getAttributes('link')['href'] ?? ''),
    }),
  });

  function apply(url: string) {
    setLinking(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (url === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !state.link) {
      chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }).run();
    } else chain.setLink({ href: url }).run();
  }

  return (
    <div
      role="toolbar"
      aria-label={editorText.toolbar}
      className="flex flex-wrap gap-1 border-b border-line p-1"
    >
      {tools.map((tool, index) => (
        <IconButton
          key={tool.icon}
          icon={tool.icon}
          size="sm"
          label={tool.label}
          aria-pressed={tool.isOn ? state.on[index] : undefined}
          onClick={() => tool.run(editor)}
        />
      ))}
      <IconButton
        icon="link"
        size="sm"
        label={editorText.link}
        aria-pressed={state.link}
        onClick={() => setLinking(true)}
      />
      {state.table && (
        <span role="group" aria-label={editorText.table} className="flex flex-wrap gap-1">
          {tableTools.map(({ label, run }) => (
            <Button
              key={label}
              variant="text"
              size="sm"
              onClick={() => {
                run(editor.state, editor.view.dispatch);
                editor.commands.focus();
              }}
            >
              {label}
            </Button>
          ))}
        </span>
      )}
      {linking && (
        <LinkDialog
          url={state.href}
          onApply={apply}
          onClose={() => setLinking(false)}
          focusElsewhere={() => editor.commands.focus()}
        />
      )}
    </div>
  );
}
