// @vitest-environment jsdom
import { Editor, EditorContent } from '@tiptap/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editorKinds } from '../../src/blocks/rich-text/rich-extensions';
import { RichToolbar } from '../../src/blocks/rich-text/RichToolbar';

const { extensions, tools } = editorKinds.page;
const editor = new Editor({ extensions, content: '<p>文字</p>', injectCSS: false });
const root = createRoot(document.body.appendChild(document.createElement('div')));
const names = tools.filter((name) => name !== 'link' && name !== 'picture');
const buttons = () => [...document.querySelectorAll('button')];

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () =>
    root.render(
      <>
        <RichToolbar editor={editor} tools={names} onPicture={() => {}} />
        <EditorContent editor={editor} />
      </>,
    ),
  );
});
afterAll(() => act(async () => root.unmount()));

test('after each tool the next character typed is in the text, without waiting for a frame', async () => {
  expect(buttons().length).toBe(names.length);
  for (const name of names) {
    const button = buttons()[names.indexOf(name)];
    button?.focus();
    expect(document.activeElement).toBe(button);
    act(() => button?.click());
    expect([name, document.activeElement]).toEqual([name, editor.view.dom]);
  }
});

test('a mark chosen before typing stays chosen', () => {
  editor.commands.setContent('<p></p>');
  const bold = buttons()[names.indexOf('bold')];
  bold?.focus();
  act(() => bold?.click());
  editor.view.dispatch(editor.state.tr.insertText('粗'));
  expect(editor.getHTML()).toBe('<p><strong>粗</strong></p>');
});
