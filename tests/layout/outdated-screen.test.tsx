// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from '../../src/api/result';
import { keepLoaded } from '../../src/base/calls/keep-loaded';
import { LoadError } from '../../src/base/calls/load';
import { watchMissingChunks } from '../../src/base/navigation/missing-chunk';
import { LoadFailed, NotFound } from '../../src/layout/screens';
import { StoredPreview } from '../../src/publishing/preview/StoredPreview';
import { OutdatedNotice } from '../../src/base/navigation/OutdatedNotice';
import { session } from '../../src/machines/actors';

const away: ApiError = { kind: 'status', status: 503, messages: [] };
const failed = '無法載入資料';
const outdated = '無法讀取最新資料';
let mounted: ReactRoot | undefined;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  place = document.body.appendChild(document.createElement('div'));
  signIn(7);
});
afterEach(() => {
  mounted?.unmount();
  place.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signIn(id: number): void {
  vi.spyOn(session, 'getSnapshot').mockReturnValue({
    ...session.getSnapshot(),
    hasTag: (tag: string) => tag === 'signedIn',
    context: { account: { id } },
  } as unknown as ReturnType<typeof session.getSnapshot>);
}

const Notified = ({ children }: { children: ReactNode }) => (
  <>
    <OutdatedNotice />
    {children}
  </>
);

/** Mounts a screen at /$id that reads a title and has an input. */
async function opened(
  read: () => string | ApiError | Error,
  Frame: (props: { children: ReactNode }) => ReactNode = Notified,
) {
  const root = createRootRoute({
    staticData: { page: null },
    component: () => (
      <Frame>
        <Outlet />
      </Frame>
    ),
  });
  const screen = createRoute({
    getParentRoute: () => root,
    path: '/$id',
    staticData: { page: null },
    loader: async () => {
      const answer = read();
      if (answer instanceof Error) throw answer;
      if (typeof answer !== 'string') throw new LoadError(answer);
      return Promise.resolve({ title: answer });
    },
    component: function Screen() {
      return (
        <>
          <h2>{(screen.useLoaderData() as { title: string }).title}</h2>
          <input />
        </>
      );
    },
  });
  keepLoaded(screen);
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: ['/1'] }),
    defaultErrorComponent: LoadFailed,
    defaultNotFoundComponent: NotFound,
  });
  // The failures of these tests are expected.
  mounted = createRoot(place, { onCaughtError: () => {} });
  // The types of the router are those of the app.
  mounted.render(<RouterProvider router={router as never} />);
  await shows(/./);
  return router;
}

const failures: [ApiError, string, string][] = [
  [away, '第一版', '第二版'],
  [{ kind: 'network' }, '第二版', '第三版'],
];

async function shows(text: string | RegExp): Promise<void> {
  await expect.poll(() => place.textContent).toMatch(text);
}

const input = () => place.querySelector('input');
const retry = () => place.querySelector('button')?.click();

test('a screen that cannot be read again stays with its input and says so, until a retry succeeds', async () => {
  let answer: string | ApiError = '第一版';
  const router = await opened(() => answer);
  const field = input();
  if (!field) throw new Error('no input');
  field.value = '打到一半';
  for (const [error, before, after] of failures) {
    answer = error;
    await router.invalidate();
    await shows(outdated);
    expect(place.textContent).toContain(before);
    expect(place.textContent).not.toContain(failed);
    expect(place.querySelector('[role=alert] button')?.textContent).toBe('重試');
    answer = after;
    retry();
    await shows(new RegExp(`^${after}$`));
    expect(input()).toBe(field);
    expect(field.value).toBe('打到一半');
  }
});

test('a preview in its own tab says so too', async () => {
  let answer: string | ApiError = '第一版';
  const router = await opened(
    () => answer,
    ({ children }) => <StoredPreview title="第一版">{children}</StoredPreview>,
  );
  answer = away;
  await router.invalidate();
  await shows(outdated);
  expect(place.textContent).toContain('第一版');
});

test('the first load of a screen fails as a whole, also at another address', async () => {
  let answer: string | ApiError = away;
  const router = await opened(() => answer);
  await shows(failed);
  answer = '第一版';
  retry();
  await shows('第一版');
  answer = away;
  await router.navigate({ to: '/2' as never });
  await shows(failed);
  expect(place.textContent).not.toContain(outdated);
});

test('code of an earlier release asks for a reload of the page, other errors for a retry', async () => {
  watchMissingChunks(window);
  const error = new TypeError('Failed to fetch');
  const router = await opened(() => error);
  await shows(failed);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  await router.navigate({ to: '/2' as never });
  await shows('請重新整理頁面');
  expect(place.querySelector('button')?.textContent).toBe('重新整理');
});

test('data does not stay on a screen whose record is gone, nor for another account', async () => {
  let answer: string | ApiError = '第一版';
  const router = await opened(() => answer);
  answer = { kind: 'status', status: 404, messages: [] };
  await router.invalidate();
  await shows('找不到頁面');
  answer = '第二版';
  await router.invalidate();
  await shows('第二版');
  signIn(8);
  answer = away;
  await router.invalidate();
  await shows(failed);
  expect(place.textContent).not.toContain('第二版');
});
