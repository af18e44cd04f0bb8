// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import type { PresentPerson } from '../../src/machines/presence';
import type { Present } from '../../src/records/presence/presence';
import { PresenceList } from '../../src/records/presence/PresenceList';
import { PresenceWords } from '../../src/records/presence/PresenceLine';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const chen: PresentPerson = { accountId: 2, name: '陳冠宇', partId: 5, state: 'typing' };
const wang: PresentPerson = { accountId: 3, name: '王柏翰', partId: null, state: 'reading' };

function drawn() {
  const place = document.createElement('div');
  const root = createRoot(place);
  return {
    place,
    show: (present: Present) => act(() => root.render(<PresenceWords {...present} />)),
    spoken: () => place.querySelector('[aria-live]')?.textContent?.trim(),
  };
}

it('others are named with their activity; alone, nothing is shown', () => {
  const { place, show } = drawn();
  show({ others: [], isLost: false });
  expect(place.textContent).toBe('');
  show({ others: [chen, wang], isLost: false });
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '陳陳冠宇　正在輸入',
    '王王柏翰　閱讀中',
  ]);
});

it('each arrival and departure is announced once, and an unchanged beat is not', () => {
  const { show, spoken } = drawn();
  show({ others: [chen], isLost: false });
  expect(spoken()).toBe('陳冠宇也開啟了這筆資料');
  show({ others: [{ ...chen, state: 'reading', partId: 6 }], isLost: false });
  expect(spoken()).toBe('陳冠宇也開啟了這筆資料');
  show({ others: [wang], isLost: false });
  expect(spoken()).toBe('王柏翰也開啟了這筆資料、陳冠宇已離開');
});

it('a lost connection shows a message', () => {
  const { place, show } = drawn();
  show({ others: [], isLost: true });
  expect(place.textContent).toContain('連線中斷，看不到其他人');
});

it('the list links to the block of each person', () => {
  const place = document.createElement('div');
  const onGo = vi.fn<(partId: number) => void>();
  const nameOf = (partId: number) => (partId === 5 ? '條列項目，第 5 個' : undefined);
  act(() =>
    createRoot(place).render(
      <PresenceList others={[chen, wang]} isLost={false} nameOf={nameOf} onGo={onGo} />,
    ),
  );
  expect(place.textContent).toContain('現在也在這裡');
  const links = [...place.querySelectorAll('button')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['條列項目，第 5 個']);
  links[0]?.click();
  expect(onGo).toHaveBeenCalledWith(5);
});
