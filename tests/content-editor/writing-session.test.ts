// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest';
import { PartType } from '../../openapi/generated/enums';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { previewId } from '../../src/blocks/content-editor/preview-parts';
import type { BlocksDraft } from '../../src/blocks/content-editor/use-record-blocks';
import { WritingSession } from '../../src/blocks/content-editor/writing-session';

afterAll(() => vi.unstubAllGlobals());

/** A title that is written in the frame of a page, which has the focus. */
function writing() {
  document.body.innerHTML = '<iframe></iframe><button>別處</button>';
  const frame = document.querySelector('iframe');
  const page = frame?.contentDocument;
  if (!frame || !page) throw new Error('The frame has no document.');
  // Those of Node are none to jsdom's frame.
  const { AbortController } = page.defaultView ?? globalThis;
  vi.stubGlobal('AbortController', AbortController);
  const block = { ...emptyBlock(PartType.title), text: '第一段' };
  const selected = previewId(block, 0);
  // Focusable by its index, as jsdom knows no editable elements.
  page.body.innerHTML = `<section data-part-id="${selected}"><h2 tabindex="0">第一段</h2></section>`;
  const draft = {
    getSnapshot: () => ({ context: { draft: [block] } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  } as unknown as BlocksDraft;
  const never = () => undefined;
  const hands = { current: { change: never, undo: never, redo: never, open: never } };
  const onWritten = vi.fn<(written: unknown) => void>();
  // jsdom draws nothing.
  frame.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
  const session = new WritingSession({
    frame,
    document: page,
    now: () => ({ writer: { draft, hands, shown: [block], hold: () => undefined }, selected }),
    onWritten,
  });
  session.enter(new KeyboardEvent('keydown', { key: 'Enter' }));
  frame.focus();
  const text = page.querySelector('[role=textbox]');
  if (!text) throw new Error('No text is written.');
  return { frame, text, page, onWritten };
}

/** Opens a dialog, which takes the focus from the written text; resolves once the text knows. */
async function ask(text: Element): Promise<{ close: () => void }> {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  dialog.append(document.createElement('button'));
  document.body.append(dialog);
  dialog.querySelector('button')?.focus();
  text.dispatchEvent(new FocusEvent('blur'));
  await new Promise((known) => setTimeout(known));
  return { close: () => dialog.remove() };
}

it('A text that is written on the page takes the focus back from a dialog that has closed and has not given it back yet', async () => {
  const { frame, text, page, onWritten } = writing();
  const { close } = await ask(text);
  close();
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(document.activeElement).toBe(frame));
  expect(page.activeElement).toBe(text);
  expect(onWritten).toHaveBeenCalledTimes(1);
});

it('A text that is written on the page is left once a dialog has led to another field', async () => {
  const { text, onWritten } = writing();
  const { close } = await ask(text);
  close();
  document.querySelector<HTMLElement>('body > button')?.focus();
  await vi.waitFor(() => expect(onWritten).toHaveBeenLastCalledWith(null));
  expect(text.isConnected).toBe(false);
});
