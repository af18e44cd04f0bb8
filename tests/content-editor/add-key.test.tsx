// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { EditorHead } from '../../src/blocks/content-editor/EditorHead';
import { switchSingleKeys } from '../../src/base/session/single-keys';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('「/」 adds a block and stands in the bar, unless the account has switched single keys off', () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const onAdd = vi.fn<() => void>();
  const nothing = () => undefined;
  act(() =>
    createRoot(place).render(
      <EditorHead
        {...{ canUndo: false, canRedo: false, undo: nothing, redo: nothing, onAdd }}
        landing="加在最後"
        isAdding={false}
        count={0}
      />,
    ),
  );
  const press = () => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: '/' })));
  press();
  expect([onAdd.mock.calls.length, place.querySelector('kbd')?.textContent]).toEqual([1, '/']);
  act(() => switchSingleKeys(false));
  press();
  expect([onAdd.mock.calls.length, place.querySelector('kbd')]).toEqual([1, null]);
  act(() => switchSingleKeys(true));
});
