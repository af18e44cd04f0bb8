// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ApiResult } from '../../../src/api/result';
import { ShowButton, MaskedIn } from '../../../src/subjects/enquiries/ShowButton';
import { useShownContacts, type ShownCount } from '../../../src/subjects/enquiries/use-shown-contacts';

const calls = vi.hoisted(() => ({ show: vi.fn<() => Promise<unknown>>(), canView: true }));
vi.mock('../../../src/api/generated/operations', () => ({ showContact: calls.show }));
vi.mock('../../../src/base/session/session', () => ({
  usePermission: () => ({ canView: calls.canView }),
}));

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  vi.useFakeTimers();
  calls.canView = true;
});
afterEach(() => vi.useRealTimers());

const count: ShownCount = { maskLevel: 'lists', shown: 1, limit: 2, isStopped: false };
const item = { id: 7, name: '王○明', tel: '0912-***-678', isMasked: true };
const answer = (shown: ShownCount): ApiResult<unknown> => ({
  ok: true,
  data: { id: 7, name: '王小明', tel: '0912345678', email: '', shown },
  messages: [],
});

function Row({ own = item, first = count }: { own?: typeof item; first?: ShownCount }) {
  const shown = useShownContacts(first);
  const full = shown.of(own.id);
  return (
    <>
      <p>{full?.person.tel ?? own.tel}</p>
      <b>{shown.count?.shown}</b>
      {full && <MaskedIn secondsLeft={full.secondsLeft} />}
      <ShowButton item={own} shown={shown} />
    </>
  );
}

function drawn(row = <Row />) {
  const place = document.createElement('div');
  act(() => createRoot(place).render(row));
  return {
    press: async () => act(async () => place.querySelector('button')?.click()),
    later: async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms)),
    button: () => place.querySelector('button'),
    tel: () => place.querySelector('p')?.textContent,
    text: () => place.textContent,
  };
}

it('a row is shown only once the server has answered, and is masked again after 60 seconds', async () => {
  let send: (result: ApiResult<unknown>) => void = () => {};
  calls.show.mockReturnValue(
    new Promise((resolve) => {
      send = resolve;
    }),
  );
  const row = drawn();
  expect(row.button()?.getAttribute('aria-label')).toBe('顯示 王○明 的完整資料');
  await row.press();
  expect([row.tel(), row.button()?.getAttribute('aria-busy')]).toEqual(['0912-***-678', 'true']);
  send(answer({ ...count, shown: 2 }));
  await row.later(0);
  expect([row.tel(), row.button()?.getAttribute('aria-pressed')]).toEqual(['0912345678', 'true']);
  expect(row.text()).toContain('60 秒後遮罩');
  await row.later(8_000);
  expect(row.text()).toContain('52 秒後遮罩');
  await row.later(51_000);
  expect(row.tel()).toBe('0912345678');
  await row.later(1_000);
  expect([row.tel(), row.text()?.includes('2')]).toEqual(['0912-***-678', true]);
});

it('a second press masks at once, and a refusal shows nothing', async () => {
  calls.show.mockResolvedValueOnce(answer(count));
  const row = drawn();
  await row.press();
  await row.press();
  expect(row.tel()).toBe('0912-***-678');
  calls.show.mockResolvedValueOnce({ ok: false, error: { kind: 'network' }, messages: [] });
  await row.press();
  expect([row.tel(), row.button()?.getAttribute('aria-busy')]).toEqual(['0912-***-678', null]);
});

it('the eye is disabled after the limit of an hour, and absent without permission, mask or number', () => {
  expect(drawn(<Row first={{ ...count, isStopped: true }} />).button()?.disabled).toBe(true);
  expect(drawn(<Row own={{ ...item, isMasked: false }} />).button()).toBeNull();
  expect(drawn(<Row own={{ ...item, name: '（已刪除）', tel: '' }} />).button()).toBeNull();
  calls.canView = false;
  expect(drawn().button()).toBeNull();
});
