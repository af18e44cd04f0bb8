// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../src/ui/Dialog';

async function type(label: string, value: string) {
  await act(async () => {
    const control = document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
    control?.focus();
    if (control) control.value = value;
  });
}

it('Escape closes a dialog without typed text, and leaves one with a text that was neither there before nor erased again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => {};
  const close = vi.fn<() => void>();
  const leaves = async () => {
    close.mockClear();
    await act(async () =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })),
    );
    return close.mock.calls.length > 0;
  };
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <Dialog open onOpenChange={close} title="修改">
        <textarea aria-label="原因" defaultValue="原有的話" />
        <input aria-label="搜尋" type="search" />
      </Dialog>,
    ),
  );
  await type('原因', '原有的話');
  await type('搜尋', '松濤硯');
  expect(await leaves()).toBe(true);
  await type('原因', '原有的話，再加一句');
  expect(await leaves()).toBe(false);
  await type('原因', '');
  expect(await leaves()).toBe(true);
});
