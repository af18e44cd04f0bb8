// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { ImportActions } from '../../../src/subjects/imports/ImportPage';
import type { Import } from '../../../src/subjects/imports/import-loaders';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="#x">{children}</a>,
  useRouter: () => ({ invalidate: async () => {} }),
}));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

const running = { id: 1, kind: 'article', state: 'queued', canUndo: false, counts: {} };

it('the question about stopping closes when the import ends meanwhile, as there is nothing left to stop', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const draw = (more: Partial<Import>) =>
    act(async () => root.render(<ImportActions record={{ ...running, ...more } as unknown as Import} />));
  const dialog = () => document.querySelector('[role=alertdialog], [role=dialog]');
  await draw({});
  await act(async () => place.querySelector('button')?.click());
  expect(dialog()).not.toBe(null);
  await draw({ state: 'done', canUndo: true });
  expect(dialog()).toBe(null);
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '復原這次匯入',
  ]);
  await draw({ state: 'undoing' });
  expect(place.textContent).toBe('停止復原');
});
