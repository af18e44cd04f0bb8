import { expect, it } from 'vitest';
import { toFormData } from '../../src/api/form-data';

const sent = (body: object) =>
  [...toFormData(body)].map(([key, value]) => [key, value instanceof File ? value.name : value]);

it('nested values become flat keys, rows with their place', () => {
  expect(
    sent({
      title: '松濤硯',
      webParts: [{ id: 1, items: [{ textContent: '一' }, { textContent: '二' }] }, { id: 2 }],
      seo: { title: 'T', more: { x: 1 } },
    }),
  ).toEqual([
    ['title', '松濤硯'],
    ['webParts[0].id', '1'],
    ['webParts[0].items[0].textContent', '一'],
    ['webParts[0].items[1].textContent', '二'],
    ['webParts[1].id', '2'],
    ['seo.title', 'T'],
    ['seo.more.x', '1'],
  ]);
});

it('null is sent empty, booleans as true or false, zero as it is', () => {
  expect(sent({ endOn: null, isOn: true, isOff: false, count: 0, text: '' })).toEqual([
    ['endOn', ''],
    ['isOn', 'true'],
    ['isOff', 'false'],
    ['count', '0'],
    ['text', ''],
  ]);
});

it('omitted fields and empty lists are not sent', () => {
  expect(sent({ title: undefined, emails: [], webParts: [{ items: [], url: undefined }] })).toEqual([]);
});

it('a file is sent with its name, other bytes without one', () => {
  expect(
    sent({
      cover: new File(['x'], '封面.png'),
      parts: [{ fileData: new File(['y'], 'b.jpg') }],
      bytes: new Blob(['z']),
    }),
  ).toEqual([
    ['cover', '封面.png'],
    ['parts[0].fileData', 'b.jpg'],
    ['bytes', 'blob'],
  ]);
});
