import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Incident, IncidentForm, IncidentLetters } from '../../../src/subjects/privacy/incident-loaders';
import { IncidentSteps } from '../../../src/subjects/privacy/IncidentSteps';
import { MarkedText } from '../../../src/subjects/privacy/MarkedText';

const at = '2026-11-24T01:10:00.000Z';
const incident: Incident = {
  id: 1,
  number: '2026-02',
  title: '帳號疑似遭盜用',
  knownOn: at,
  dueOn: '2026-11-27T01:10:00.000Z',
  accountId: null,
  account: '',
  tokenId: null,
  token: '',
  fromOn: at,
  toOn: at,
  address: '',
  listedOn: at,
  persons: 118,
  figures: null,
  reportedOn: null,
  receiptNumber: '',
  createdBy: '許文馨',
  createdOn: at,
  lastModifiedOn: at,
  lastModifiedBy: '許文馨',
  updateRecord: { lastModifiedBy: '許文馨', lastModifiedOn: at },
  rowVersion: 1,
};
const letters: IncidentLetters = {
  letter: { subject: '通知', body: '{姓名} 您好' },
  marks: [{ mark: '{姓名}', value: '黃○穎' }],
  byMail: 109,
  byPost: 9,
  gone: 0,
  perMinute: 60,
  startedOn: at,
  queued: 60,
  sent: 58,
  failed: 0,
  rowVersion: 1,
};
const form: IncidentForm = {
  number: '2026-02',
  authority: '',
  source: '公司自訂',
  checkedOn: '2026-11-23',
  fields: [
    { name: 'persons', label: '受影響人數', from: 'persons', answer: '118 人' },
    { name: 'cause', label: '發生原因', from: 'typed', answer: '' },
  ],
  rowVersion: 1,
};
const drawn = (change: Partial<Incident> = {}, sent: Partial<IncidentLetters> = {}) =>
  renderToStaticMarkup(
    <IncidentSteps
      incident={{ ...incident, ...change }}
      letters={{ ...letters, ...sent }}
      form={form}
      step="notifying"
      onStep={() => {}}
    />,
  );

test('each step of an incident shows its progress', () => {
  const steps = drawn();
  for (const words of ['118 人', '已寄出 58／109 封', '2 欄中 1 欄待填']) expect(steps).toContain(words);
  expect(steps.match(/aria-current="step"/g)).toHaveLength(1);
});

test('a step is complete when no task is left', () => {
  const done = (html: string) => html.match(/已完成/g)?.length;
  expect(done(drawn())).toBe(2);
  expect(done(drawn({}, { queued: 109 }))).toBe(3);
  expect(done(drawn({ reportedOn: at }, { queued: 109 }))).toBe(4);
  expect(done(drawn({ listedOn: null }))).toBe(1);
});

test('a letter marks the placeholders for each person, and ignores other braces', () => {
  const html = renderToStaticMarkup(
    <p>
      <MarkedText marks={letters.marks}>{'{姓名} 您好 {其他} {姓名}'}</MarkedText>
    </p>,
  );
  expect(html.match(/<mark[^>]*>黃○穎<\/mark>/g)).toHaveLength(2);
  expect(html).toContain(' 您好 {其他} ');
});
