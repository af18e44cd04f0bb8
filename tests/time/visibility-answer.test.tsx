import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentStatus } from '../../openapi/generated/enums';
import { isIncomplete } from '../../src/base/time/schedule';
import { scheduleText } from '../../src/base/time/text';
import { VisibilityAnswer } from '../../src/base/time/VisibilityAnswer';

const draft = { status: ContentStatus.online, startOn: null, endOn: null, isEmpty: false };

test.each([
  ['article', '「內容編輯」還沒有區塊'],
  ['case', '簡介與「內容編輯」都沒有內容'],
] as const)('without content the tab to fill in is named: %s', (kind, reason) => {
  const answer = (
    <VisibilityAnswer
      what="內容"
      draft={{ ...draft, isEmpty: true }}
      emptyReason={scheduleText.empty[kind].reason}
      contentLink={<a href="/content">前往</a>}
    />
  );
  expect(renderToStaticMarkup(answer)).toContain(reason);
  expect(renderToStaticMarkup(answer)).toContain('<a href="/content">前往</a>');
});

const drawn = (isDue: boolean) =>
  renderToStaticMarkup(<VisibilityAnswer what="這篇文章" draft={draft} isIncomplete={isDue} />);

test('a time without its date is an error, and nothing is shown about visitors', () => {
  expect(drawn(false)).toContain('看得到這篇文章');
  expect(drawn(true)).not.toContain('看得到這篇文章');
  expect(drawn(true)).toContain('指定時間還沒有填完');
  expect(drawn(true)).toContain('請填寫日期與時間');
});

test('a moment that was chosen needs date and time', () => {
  const value = { isSet: true, date: '', time: '09:00', stored: null };
  expect(isIncomplete(value)).toBe(true);
  expect(isIncomplete({ ...value, isSet: false })).toBe(false);
  expect(isIncomplete({ ...value, date: '2026-12-01' })).toBe(false);
});
