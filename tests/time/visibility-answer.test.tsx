import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scheduleText } from '../../src/time/text';
import { VisibilityAnswer } from '../../src/time/VisibilityAnswer';

test.each([
  ['article', '「內容編輯」還沒有區塊'],
  ['case', '簡介與「內容編輯」都沒有內容'],
] as const)('without content the tab of a record that is meant is named: %s', (kind, reason) => {
  const draft = { status: 1, startOn: null, endOn: null, isEmpty: true } as const;
  const answer = (
    <VisibilityAnswer
      what="內容"
      draft={draft}
      emptyReason={scheduleText.empty[kind].reason}
      contentLink={<a href="/content">前往</a>}
    />
  );
  expect(renderToStaticMarkup(answer)).toContain(reason);
  expect(renderToStaticMarkup(answer)).toContain('<a href="/content">前往</a>');
});
