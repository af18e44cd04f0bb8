// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { ContactRecord } from '../../../src/subjects/enquiries/contact-loaders';
import { VisitDay } from '../../../src/subjects/enquiries/VisitDay';

const list = vi.hoisted(() => vi.fn<(query: { day: string }) => Promise<unknown>>());
vi.mock('../../../src/api/generated/operations', async (original) => ({
  ...(await original<object>()),
  listAppointments: list,
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="#x">{children}</a>,
}));

const visitAt = (id: number, at: string, more: object = {}) => ({
  id,
  name: `訪客 ${id}`,
  caseTitle: '松濤硯',
  assignee: '林雅婷',
  at,
  state: 0,
  ...more,
});
const record: Pick<ContactRecord, 'id' | 'name' | 'caseTitle'> = { id: 1, name: '黃思穎', caseTitle: '文澄' };

it('a chosen time names the other visits of its day, and the one that needs the same person in that hour', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const answers: Record<string, object[]> = {
    '2999-01-02': [
      // The stored time of this enquiry is no visit beside it.
      visitAt(1, '2999-01-02T02:00:00.000Z', { caseTitle: '文澄' }),
      visitAt(2, '2999-01-02T02:30:00.000Z'),
    ],
    '2999-01-03': [],
  };
  list.mockImplementation(async ({ day }) => ({ ok: true, data: answers[day], messages: [] }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = async (at: string) => {
    await act(async () =>
      root.render(<VisitDay record={record as ContactRecord} at={at} assignee="林雅婷" />),
    );
    return place.textContent;
  };
  const full = await draw('2999-01-02T10:00:00+08:00');
  expect(full).toContain('承辦人同時段另有 10:30 的賞屋');
  expect(full).toContain('2999/01/02（三）另有 1 組賞屋');
  expect(await draw('2999-01-02T12:00:00+08:00')).not.toContain('同時段');
  expect(await draw('2999-01-03T10:00:00+08:00')).toBe('2999/01/03（四）沒有其他賞屋');
});
