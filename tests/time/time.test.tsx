import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Time, TimeIn } from '../../src/base/time/Time';

const at = '2026-11-18T06:32:06Z';

test.each([
  [undefined, '2026/11/18 14:32:06'],
  ['minute', '2026/11/18 14:32'],
  ['day', '2026/11/18'],
] as const)(
  'a time is shown to the %s, whole as its title, and as sent in the attribute for machines',
  (to, text) => {
    expect(renderToStaticMarkup(<Time at={at} {...(to ? { to } : {})} />)).toBe(
      `<time dateTime="${at}"${to ? ' title="2026/11/18 14:32:06"' : ''}>${text}</time>`,
    );
  },
);

test('without a time nothing is shown', () => {
  expect(renderToStaticMarkup(<Time at={null} />)).toBe('');
});

test('a sentence has its time for machines too, and none without one', () => {
  const say = (time: string) => `（${time} 起）`;
  const now = Date.parse('2026-11-18T08:00:00Z');
  expect(renderToStaticMarkup(<TimeIn say={say} at={at} to="near" now={now} />)).toBe(
    `（<time dateTime="${at}">今天 14:32</time> 起）`,
  );
  expect(renderToStaticMarkup(<TimeIn say={say} at={null} />)).toBe('（ 起）');
});
