import { expect, it } from 'vitest';
import { visitDays } from '../../../src/subjects/enquiries/visit-days';

const visit = (id: number, at: string, assignee: string, caseTitle: string) => ({
  id,
  name: `訪客 ${id}`,
  at,
  assignee,
  caseTitle,
  state: 0 as const,
});

it('visits stand under their day in Taipei, with their hour', () => {
  const days = visitDays([
    visit(1, '2026-11-29T15:30:00Z', '林雅婷', '松濤硯'),
    visit(2, '2026-11-29T16:00:00Z', '陳冠宇', '和硯敦南'),
  ]);
  expect(days.map(({ day, visits }) => [day, visits.map(({ from, until }) => `${from} ${until}`)])).toEqual([
    ['2026-11-29', ['23:30 00:30']],
    ['2026-11-30', ['00:00 01:00']],
  ]);
});

it('visits of the same hour collide by their person, else by their case, and never by an empty one', () => {
  const [day] = visitDays([
    visit(1, '2026-11-29T02:00:00Z', '林雅婷', '松濤硯'),
    visit(2, '2026-11-29T02:30:00Z', '林雅婷', '和硯敦南'),
    visit(3, '2026-11-29T02:59:00Z', '陳冠宇', '松濤硯'),
    visit(4, '2026-11-29T03:59:00Z', '陳冠宇', ''),
    visit(5, '2026-11-29T06:00:00Z', '', ''),
    visit(6, '2026-11-29T06:10:00Z', '', ''),
  ]);
  expect(day?.visits.map(({ clash }) => clash)).toEqual([
    { kind: 'assignee', with: '10:30' },
    { kind: 'assignee', with: '10:00' },
    { kind: 'case', with: '10:00' },
    null,
    null,
    null,
  ]);
});
