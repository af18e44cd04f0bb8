import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContactRecord } from '../../../src/subjects/enquiries/contact-loaders';
import { ContactOrigin } from '../../../src/subjects/enquiries/ContactOrigin';

const record: ContactRecord = {
  id: 1,
  type: 5,
  name: '林雅婷',
  gender: 0,
  tel: '0912345678',
  email: '',
  caseTitle: '松濤硯',
  content: '備註',
  note: '',
  handleStatus: 0,
  source: 'facebook',
  origin: { campaign: 'winter', clickId: 'fbclid', section: '格局', publication: 7 },
  consent: {
    version: 3,
    validFrom: '2026-09-01T00:00:00.000Z',
    givenOn: '2026-11-24T01:13:07.000Z',
    wantsNews: false,
    text: {
      summary: '為回覆您的詢問',
      controller: '和硯建設',
      purpose: '安排賞屋',
      categories: '姓名',
      period: '一年',
      region: '臺灣',
      recipients: '專員',
      rights: '刪除',
      refusal: '無法回電',
      news: '其他建案',
    },
  },
  createdOn: '2026-11-24T01:13:07.000Z',
  lastModifiedOn: '2026-11-24T01:13:07.000Z',
  lastModifiedBy: '',
  rowVersion: 1,
  updateRecord: { lastModifiedBy: '', lastModifiedOn: '2026-11-24T01:13:07.000Z' },
};
const draw = (own: ContactRecord) => renderToStaticMarkup(<ContactOrigin record={own} />);

test('an enquiry of a form shows its origin, and the exact consent text', () => {
  const shown = draw(record);
  for (const words of ['winter', 'Facebook 連結', '「格局」的預約表單', '第 7 次發布', '第 3 版', '不同意']) {
    expect(shown).toContain(words);
  }
  for (const words of Object.values(record.consent?.text ?? {})) expect(shown).toContain(words);
});

test('other enquiries show neither', () => {
  expect(draw({ ...record, origin: null, consent: null })).not.toContain('<dl');
});
