// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../src/ui/ConfirmDialog';
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

it('Enter in a line of text presses the button that sends, but not while a character is composed, nor in a textarea', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => {};
  const send = vi.fn<() => void>();
  const fields = (
    <>
      <input aria-label="名稱" />
      <input aria-label="標籤" onKeyDown={(event) => event.preventDefault()} />
      <textarea aria-label="備註" />
    </>
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (tone: 'primary' | 'danger') =>
    act(async () =>
      root.render(
        <ConfirmDialog
          open
          key={tone}
          tone={tone}
          onOpenChange={() => {}}
          title="改名"
          cancelLabel="取消"
          confirmLabel="儲存"
          onConfirm={send}
        >
          {fields}
        </ConfirmDialog>,
      ),
    );
  const sends = async (label: string, init: KeyboardEventInit = {}) => {
    send.mockClear();
    vi.useFakeTimers();
    const control = document.querySelector(`[aria-label="${label}"]`);
    control?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
    );
    vi.runAllTimers();
    vi.useRealTimers();
    return control !== null && send.mock.calls.length > 0;
  };
  await show('primary');
  expect(await sends('名稱')).toBe(true);
  expect(await sends('名稱', { isComposing: true })).toBe(false);
  expect(await sends('名稱', { keyCode: 229 })).toBe(false);
  expect(await sends('標籤')).toBe(false);
  expect(await sends('備註')).toBe(false);
  await show('danger');
  expect(await sends('名稱')).toBe(false);
  act(() => root.unmount());
});
