import { type Editor, useEditorState } from '@tiptap/react';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import type { IconName } from '../../ui/icon-paths';
import { focusText } from './focus-text';
import { LinkDialog } from './LinkDialog';
import type { ToolName } from './rich-extensions';
import { editorText } from '../../records/record/text';

interface Tool {
  icon: IconName;
  label: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const alignTool = (align: 'center' | 'right', icon: IconName, label: string): Tool => ({
  icon,
  label,
  isOn: (editor) => editor.isActive({ align }),
  run: (editor) => {
    const attributes = { align: editor.isActive({ align }) ? null : align };
    editor.chain().updateAttributes('paragraph', attributes).updateAttributes('heading', attributes).run();
  },
});

const tools: Record<Exclude<ToolName, 'link' | 'picture'>, Tool> = {
  heading: {
    icon: 'heading',
    label: editorText.heading,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.commands.toggleHeading({ level: 2 }),
  },
  bold: {
    icon: 'bold',
    label: editorText.bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.commands.toggleBold(),
  },
  italic: {
    icon: 'italic',
    label: editorText.italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.commands.toggleItalic(),
  },
  bulletList: {
    icon: 'list',
    label: editorText.bulletList,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.commands.toggleBulletList(),
  },
  orderedList: {
    icon: 'list-numbered',
    label: editorText.orderedList,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.commands.toggleOrderedList(),
  },
  quote: {
    icon: 'quote',
    label: editorText.quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.commands.toggleBlockquote(),
  },
  centre: alignTool('center', 'align-center', editorText.centre),
  right: alignTool('right', 'align-right', editorText.right),
  table: { icon: 'layout', label: editorText.table, run: insertTable },
  undo: { icon: 'undo', label: editorText.undo, run: (editor) => editor.commands.undo() },
  redo: { icon: 'redo', label: editorText.redo, run: (editor) => editor.commands.redo() },
};

const tableTools: readonly { label: string; run: Command }[] = [
  { label: editorText.addRow, run: addRowAfter },
  { label: editorText.addColumn, run: addColumnAfter },
  { label: editorText.deleteRow, run: deleteRow },
  { label: editorText.deleteColumn, run: deleteColumn },
  { label: editorText.deleteTable, run: deleteTable },
];

/** Inserts a table of three rows and columns with a header row, and puts the cursor into its first cell. */
function insertTable(editor: Editor) {
  const rows = ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
  }));
  const { from } = editor.state.selection;
  editor.commands.insertContent({ type: 'table', content: rows });
  let first: number | null = null;
  editor.state.doc.descendants((node, place) => {
    if (first === null && node.type.name === 'table' && place >= from - 1) first = place;
    return first === null;
  });
  // Four levels down: table, row, cell, paragraph.
  if (first !== null) editor.commands.setTextSelection(first + 4);
}

interface RichToolbarProps {
  editor: Editor;
  tools: readonly ToolName[];
  /** Opens the picture dialog, for the selected picture if there is one. */
  onPicture: () => void;
}

/** Toolbar of an editor: one tab stop; arrow keys move between tools. */
export function RichToolbar({ editor, tools: names, onPicture }: RichToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const { bar, onKeyDown } = useRovingFocus();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: names.map((name) =>
        name === 'link' || name === 'picture' ? current.isActive(name) : tools[name].isOn?.(current),
      ),
      link: current.isActive('link'),
      table: current.isActive('table'),
      href: String(current.getAttributes('link')['href'] ?? ''),
    }),
  });
  const toolOf = (name: ToolName): Tool => {
    if (name === 'link') return { icon: 'link', label: editorText.link, run: () => setLinking(true) };
    if (name === 'picture') return { icon: 'image', label: editorText.picture, run: onPicture };
    const { run, ...tool } = tools[name];
    return {
      ...tool,
      run: () => {
        run(editor);
        focusText(editor);
      },
    };
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={editorText.toolbar}
      className="flex flex-wrap gap-1 border-b border-line p-1"
      onKeyDown={onKeyDown}
    >
      {names.map((name, index) => {
        const tool = toolOf(name);
        return (
          <IconButton
            key={name}
            icon={tool.icon}
            size="sm"
            label={tool.label}
            aria-pressed={state.on[index]}
            onClick={() => tool.run(editor)}
          />
        );
      })}
      {state.table && <TableTools editor={editor} />}
      {isLinking && (
        <LinkDialog
          url={state.href}
          onApply={(url) => {
            setLinking(false);
            applyLink(editor, url);
          }}
          onClose={() => setLinking(false)}
          focusElsewhere={() => focusText(editor)}
        />
      )}
    </div>
  );
}

/** Links the selection; without one, inserts the address itself. An empty address removes the link. */
function applyLink(editor: Editor, url: string) {
  const chain = editor.chain().extendMarkRange('link');
  if (url === '') chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }).run();
  } else chain.setLink({ href: url }).run();
}

function TableTools({ editor }: { editor: Editor }) {
  return (
    <span role="group" aria-label={editorText.table} className="flex flex-wrap gap-1">
      {tableTools.map(({ label, run }) => (
        <Button
          key={label}
          variant="text"
          size="sm"
          onClick={() => {
            run(editor.state, editor.view.dispatch);
            focusText(editor);
          }}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

/** Roving focus: the buttons of a bar are one tab stop; arrows, Home and End move among them. */
function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = buttonsOf(bar.current);
    if (!buttons.some(({ tabIndex }) => tabIndex === 0)) moveStop(buttons, buttons[0]);
    for (const button of buttons.filter((each) => each.tabIndex === 0).slice(1)) button.tabIndex = -1;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = buttonsOf(event.currentTarget);
    const place = buttons.findIndex((button) => button === event.target);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
    if (place < 0 || next === undefined) return;
    event.preventDefault();
    const button = buttons.at(next % buttons.length);
    moveStop(buttons, button);
    button?.focus();
  };
  return { bar, onKeyDown };
}

function buttonsOf(bar: HTMLElement | null): HTMLButtonElement[] {
  return [...(bar?.querySelectorAll('button') ?? [])];
}

function moveStop(buttons: readonly HTMLButtonElement[], to: HTMLButtonElement | undefined) {
  for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
}
