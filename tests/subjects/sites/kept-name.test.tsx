import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptNameNote } from '../../../src/subjects/sites/publish/PublishQuestions';
import type { Site } from '../../../src/machines/publish-site.rules';

const drawn = (keptName?: Site['keptName']) =>
  renderToStaticMarkup(
    <KeptNameNote
      site={
        { title: '松濤硯', county: '臺北市', district: '大安區', ...(keptName ? { keptName } : {}) } as Site
      }
    />,
  );

test('the publish screen says which name visitors still see, and nothing if they see that of the case', () => {
  expect(drawn({ title: '松濤', county: '新北市', district: '八里區' })).toContain(
    '訪客看到的名稱與地點仍是「松濤（新北市八里區）」。建案資料已改為「松濤硯（臺北市大安區）」，發布後才會公開。',
  );
  expect(drawn()).toBe('');
});
