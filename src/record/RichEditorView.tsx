import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/IconButton';
import type { IconName } from '../ui/icon-paths';
import { LinkDialog } from './LinkDialog';
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
];

const CONTENT_CLASS = [
  'min-h-48 px-3 py-2 whitespace-pre-wrap break-words outline-none',
  '[&_h2]:text-section [&_h2]:font-bold [&_h3]:font-bold [&_a]:text-primary [&_a]:underline',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-control [&_blockquote]:pl-3',
].join(' ');

/** The Tiptap editor itself; loaded by RichEditor when it is drawn. */
export function RichEditorView({ id, html, label, onChange, disabled }: RichEditorViewProps) {
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
      className="rounded-control border border-control bg-card focus-within:border-primary focus-within:ring-1 focus-within:ring-primary"
    >
      {editor && !disabled && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}

interface Tool {
  icon: IconName;
  label: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

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
      {linking && <LinkDialog url={state.href} onApply={apply} onClose={() => setLinking(false)} />}
    </div>
  );
}
