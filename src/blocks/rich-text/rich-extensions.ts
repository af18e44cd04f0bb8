import { type EditorOptions, Extension, Node } from '@tiptap/react';
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import type { EditorKind } from './editor-kind';

const cellAttributes = () => ({
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('colspan') ?? 1) },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('rowspan') ?? 1) },
  // Required by ProseMirror's tables; never written.
  colwidth: { default: null, rendered: false },
});

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }: { name: string }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  // Tab moves through cells and leaves the table after the last.
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cells = (content: string) => [
  Node.create({
    name: 'tableCell',
    content,
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
  Node.create({
    name: 'tableHeader',
    content,
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
];

const alignments = { center: 'align-center', right: 'align-right' } as const;
type Align = keyof typeof alignments;
const aligns: readonly Align[] = ['center', 'right'];

/** Left, centred or right; a class, because pages forbid inline styles. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          parseHTML: ({ classList }: HTMLElement) =>
            aligns.find((align) => classList.contains(alignments[align])) ?? null,
          renderHTML: ({ align }: { align?: Align | null }) => (align ? { class: alignments[align] } : {}),
        },
      },
    },
  ],
});

/** A stored picture in the text's width, as a block. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const common: Partial<StarterKitOptions> = {
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
};

export type ToolName =
  | 'heading'
  | 'bold'
  | 'italic'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'centre'
  | 'right'
  | 'link'
  | 'picture'
  | 'table'
  | 'undo'
  | 'redo';

interface Kind {
  extensions: NonNullable<EditorOptions['extensions']>;
  tools: readonly ToolName[];
  parseOptions: EditorOptions['parseOptions'];
}

/** Extensions of each editor, matching the server's allow-list. */
export const editorKinds: Record<EditorKind, Kind> = {
  page: {
    extensions: [
      StarterKit.configure({ ...common, heading: { levels: [2, 3] } }),
      Table,
      TableRow,
      ...cells('(paragraph | heading | bulletList | orderedList)+'),
      Alignment,
      Picture,
    ],
    tools: [
      'heading',
      'bold',
      'italic',
      'bulletList',
      'orderedList',
      'quote',
      'centre',
      'right',
      'link',
      'picture',
      'table',
      'undo',
      'redo',
    ],
    parseOptions: {},
  },
  // Pages have their own titles, alignment and undo.
  block: {
    extensions: [
      StarterKit.configure({ ...common, heading: false, blockquote: false, undoRedo: false }),
      Table,
      TableRow,
      ...cells('(paragraph | bulletList | orderedList)+'),
    ],
    tools: ['bold', 'italic', 'bulletList', 'orderedList', 'link', 'table'],
    // Spaces stay as typed in plain text.
    parseOptions: { preserveWhitespace: true },
  },
};
