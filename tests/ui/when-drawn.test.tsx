// @vitest-environment jsdom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DialogPlane } from '../../src/ui/DialogPlane';
import { connectLoading, retryLoading } from '../../src/ui/until-loaded';
import { whenDrawn, whenOpen } from '../../src/ui/when-drawn';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {};
const say = vi.fn<() => void>();
let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  connectLoading(say);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  say.mockReset();
});

// A busy machine takes longer than the default second.
const until = (isTrue: () => void) => vi.waitFor(isTrue, { timeout: 15_000 });

/** Code that arrives, or is missing, when the test says. */
function loading<Code>() {
  let waiting: { resolve: (code: Code) => void; reject: (error: Error) => void }[] = [];
  const asked = async () => {
    await until(() => expect(waiting).not.toEqual([]));
    const all = waiting;
    waiting = [];
    return all;
  };
  return {
    load: () => new Promise<Code>((resolve, reject) => waiting.push({ resolve, reject })),
    arrives: async (code: Code) => (await asked()).forEach(({ resolve }) => resolve(code)),
    isMissing: async () => (await asked()).forEach(({ reject }) => reject(new Error('missing'))),
  };
}

const says = (times: number) => until(() => expect(say).toHaveBeenCalledTimes(times));
const shows = (text: string) => until(() => expect(document.body.textContent).toBe(text));
const focuses = (id: string) => until(() => expect(document.activeElement?.id).toBe(id));

it('says that code is missing, keeps the rest of the screen, and draws it after a retry', async () => {
  const code = loading<typeof Part>();
  const drawn = vi.fn<() => void>();
  const Part = ({ name }: { name: string }) => <p>{name}</p>;
  const Lazy = whenDrawn(code.load, () => <p>載入中</p>);
  root.render(
    <>
      <input defaultValue="" />
      <Lazy name="表單" onDrawn={drawn} />
    </>,
  );
  await shows('載入中');
  const input = document.querySelector('input');
  if (input) input.value = '打到一半';
  await code.isMissing();
  await says(1);
  retryLoading();
  await code.isMissing();
  await says(2);
  expect(drawn).not.toHaveBeenCalled();
  retryLoading();
  await code.arrives(Part);
  await shows('表單');
  expect(drawn).toHaveBeenCalledOnce();
  expect(document.querySelector('input')).toBe(input);
  expect(input?.value).toBe('打到一半');
});

it('opens a dialog that was asked for while it loads, with its focus, and gives the focus back', async () => {
  const code = loading<typeof DialogPlane>();
  const Dialog = whenOpen(code.load);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" id="opener" aria-label="刪除" onClick={() => setOpen(true)} />
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title="刪除"
          footer={<button type="button" id="inside" aria-label="取消" onClick={() => setOpen(false)} />}
        />
      </>
    );
  }
  root.render(<Screen />);
  await until(() => {
    document.getElementById('opener')?.focus();
    expect(document.activeElement?.id).toBe('opener');
  });
  document.getElementById('opener')?.click();
  await code.arrives(DialogPlane);
  await focuses('inside');
  document.getElementById('inside')?.click();
  await focuses('opener');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
