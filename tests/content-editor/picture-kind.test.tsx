// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ItemImage } from '../../src/blocks/content-editor/block';
import { AddImages } from '../../src/blocks/content-editor/ImagesField';

vi.mock('../../src/records/pictures/fit-picture', () => ({
  fitPicture: async (file: File) => ({ file, pixels: { width: 60, height: 40 } }),
}));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

test('the kind of new pictures is asked once for all that were chosen, and none is added without an answer', async () => {
  const added = vi.fn<(images: ItemImage[]) => void>();
  const place = document.createElement('div');
  document.body.append(place);
  await act(async () => createRoot(place).render(<AddImages count={0} max={9} onAdd={added} />));
  const choose = async (...names: string[]) => {
    const input = place.querySelector('input');
    if (!input) throw new Error('no input');
    Object.defineProperty(input, 'files', {
      value: names.map((name) => new File([''], name)),
      configurable: true,
    });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const dialog = () => document.querySelector('[role=dialog]');
  const press = async (words: string) =>
    act(async () =>
      [...(dialog()?.querySelectorAll('button') ?? [])]
        .find(({ textContent }) => textContent === words)
        ?.click(),
    );
  await choose('一.jpg', '二.jpg');
  expect(dialog()?.textContent).toContain('這 2 張圖片是哪一種？');
  expect(added).not.toHaveBeenCalled();
  await press('取消');
  expect(dialog()).toBe(null);
  expect(added).not.toHaveBeenCalled();
  await choose('一.jpg', '二.jpg');
  await press('實景');
  expect(added.mock.calls[0]?.[0].map(({ kind }) => kind)).toEqual(['photo', 'photo']);
  expect(dialog()).toBe(null);
});
