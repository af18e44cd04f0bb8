import { expect, it } from 'vitest';
import { byUrgency, summaryOf, systemInformation } from '../../../src/subjects/about/system-checks';
import type { SystemCheck } from '../../../src/subjects/about/about-loaders';

const check = (name: SystemCheck['name'], state: SystemCheck['state']): SystemCheck => ({
  name,
  state,
  about: 'PostgreSQL 18',
  status: '剩 6%',
  detail: '剩 1.0 GB。',
});
const checks = [
  check('store', 'off'),
  check('mail', 'attention'),
  check('clock', 'good'),
  check('disk', 'bad'),
];

it('checks that need action come first', () => {
  expect(byUrgency(checks).map(({ name }) => name)).toEqual(['disk', 'mail', 'clock', 'store']);
});

it('the summary names the problems, or that there are none', () => {
  expect(summaryOf(checks)).toBe('1 項需要處理，1 項請留意，其他 1 項正常');
  expect(summaryOf([check('clock', 'good'), check('store', 'off')])).toBe('全部正常');
});

it('the copied information has the build and every check', () => {
  const about = {
    version: '1.1.0',
    commit: 'abcdef012345',
    startedOn: '2026-11-23',
    news: null,
    releases: [],
  };
  const lines = systemInformation(about, checks).split('\n');
  expect(lines.slice(0, 2)).toEqual(['網站管理後台 1.1.0', '建置 abcdef012345，2026-11-23 啟動']);
  expect(lines).toHaveLength(6);
  expect(systemInformation(about, null).split('\n')).toHaveLength(2);
});
