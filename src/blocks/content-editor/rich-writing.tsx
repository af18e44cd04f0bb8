import { createDocument, Editor } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';
import { Mapping } from '@tiptap/pm/transform';
import { editorKinds } from '../rich-text/rich-extensions';
import { RichToolbar } from '../rich-text/RichToolbar';
import { allowCleanHtml } from '../rich-text/trusted-html';
import { editedHtml, formattedText, type FormattedText } from './formatted-text';
import { standIn, type StandInConfig, type Writing } from './stand-in';

allowCleanHtml();

interface RichWritingConfig extends Omit<StandInConfig, 'onRestore' | 'isMultiLine'> {
  /** Where the caret goes, in the frame; null for the end. */
  point: { x: number; y: number } | null;
  /** The stored text; null if its block is gone. */
  stored: () => FormattedText | null;
  store: (text: FormattedText, isStep?: boolean) => void;
}

const { extensions, parseOptions } = editorKinds.block;
const nothing: FormattedText = { text: '', html: null };
const isSame = (one: FormattedText, other: FormattedText | null) =>
  one.text === other?.text && one.html === other.html;
const copyOf = ({ text, html }: FormattedText): FormattedText => ({ text, html });

/** Writes a long text on the page, in the editor of the form. */
export function writeRich({ point, stored, store, ...place }: RichWritingConfig): Writing {
  let known = copyOf(stored() ?? nothing);
  let before = known;
  const { element, putBack } = standIn({
    ...place,
    isMultiLine: true,
    onRestore() {
      if (!isSame(before, stored())) store(before, true);
      place.onLeave();
    },
  });
  /** The document at the start of a composition, and what it has become since. */
  let composition: { base: Node; mapping: Mapping } | null = null;
  const editor = new Editor({
    element: { mount: element },
    extensions,
    content: editedHtml(known),
    parseOptions,
    injectCSS: false,
    editorProps: {
      handlePaste: (view, event) => view.pasteText(event.clipboardData?.getData('text/plain') ?? ''),
      handleDrop: (_view, _event, _slice, isMoved) => !isMoved,
    },
    onTransaction: ({ transaction }) => composition?.mapping.appendMapping(transaction.mapping),
    onUpdate: () => {
      if (!composition) take();
    },
  });
  function take() {
    known = formattedText(editor.isEmpty ? '' : editor.getHTML(), stored() ?? nothing);
    if (stored() && !isSame(known, stored())) store(known);
  }
  const arrive = () => {
    const value = stored();
    if (!value || isSame(known, value)) return false;
    known = copyOf(value);
    return true;
  };
  element.addEventListener('compositionstart', () => {
    composition = { base: editor.state.doc, mapping: new Mapping() };
  });
  const finish = () => {
    if (!composition || editor.isDestroyed) return;
    const { base, mapping } = composition;
    composition = null;
    if (arrive()) show(editor, known, base, mapping);
    take();
  };
  // ProseMirror takes the composed text over a little later.
  element.addEventListener('compositionend', () => setTimeout(finish, 50));
  const at = point && editor.view.posAtCoords({ left: point.x, top: point.y });
  editor.commands.setTextSelection(at?.pos ?? editor.state.doc.content.size);
  editor.view.focus();
  return {
    element,
    focus: () => editor.view.focus(),
    receive(isUndo) {
      const value = stored();
      if (!value || isSame(known, value)) return;
      if (!isUndo) before = copyOf(value);
      if (composition) return;
      arrive();
      show(editor, known);
    },
    end() {
      finish();
      editor.destroy();
      putBack();
      return {};
    },
    Tools: () => <RichToolbar editor={editor} tools={['bold', 'link']} onPicture={() => undefined} />,
  };
}

/** Shows another text that differs from a former document, and keeps what the mapping has made of that one since. */
function show(editor: Editor, text: FormattedText, base = editor.state.doc, mapping = new Mapping()): void {
  const next = createDocument(editedHtml(text), editor.schema, parseOptions);
  const change = changeBetween(base, next);
  if (!change) return;
  const { from, to, slice } = change;
  const [start, end] = [mapping.map(from, 1), mapping.map(to, -1)];
  const { tr } = editor.state;
  const isTouched = end - start !== to - from;
  if (isTouched) tr.insert(Math.max(start, end), slice.content);
  else tr.replace(start, end, slice);
  editor.view.dispatch(tr.setMeta('preventUpdate', true));
}

/** Smallest replacement that turns one document into another; null for equal ones. */
function changeBetween(before: Node, after: Node) {
  const from = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (from === null || !end) return null;
  // Repeated characters are counted from both ends.
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  return { from, to: end.a + overlap, slice: after.slice(from, end.b + overlap) };
}
