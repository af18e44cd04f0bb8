import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createMachine, getNextSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { approvalRequests } from '../../../server/base/db/schema';
import { approvalsTest, approves, sites, type Staff, words } from '../support/approvals';

/**
 * States of a request to two departments: the first approves words, the second figures. The edit changes words only.
 */
const department = (name: 'words' | 'figures') => ({
  initial: 'waiting',
  states: {
    waiting: { on: { [`approve.${name}`]: 'approved', [`ask.${name}`]: 'changesAsked' } },
    approved: {
      on: { [`ask.${name}`]: 'changesAsked', ...(name === 'words' ? { edit: 'needsAgain' } : {}) },
    },
    needsAgain: { on: { [`approve.${name}`]: 'approved', [`ask.${name}`]: 'changesAsked' } },
    changesAsked: { on: { [`approve.${name}`]: 'approved', send: 'waiting' } },
  },
});
const life = createMachine({
  initial: 'none',
  states: {
    none: { on: { send: 'open' } },
    open: {
      type: 'parallel',
      states: { words: department('words'), figures: department('figures') },
      on: { withdraw: 'withdrawn' },
    },
    withdrawn: { on: { send: 'open' } },
  },
});
const events = ['send', 'approve.words', 'approve.figures', 'ask.words', 'ask.figures', 'edit', 'withdraw'];

const test = await approvalsTest();
const clerk = await test.staff(sites);
const marketing = await test.staff([approves]);
const works = await test.staff([approves]);
await test.rule([
  ['words', marketing],
  ['figures', works],
]);
afterAll(() => test.close());

const allApproved = JSON.stringify({ open: { words: 'approved', figures: 'approved' } });
type Value = string | { open: { words: string; figures: string } };

/** Carries out an event by calls of the server. */
async function act(event: string, id: number, step: number): Promise<number> {
  const of = event.endsWith('words') ? marketing : works;
  if (event === 'send') return (await test.request(clerk)).data.id;
  if (event === 'edit') await test.edit(clerk, words(`面向山林，第${step}次`));
  else if (event === 'withdraw') await test.call(clerk, 'PUT', 'Approvals/withdraw', { id });
  else if (event.startsWith('approve')) expect(await test.approve(of, id)).toMatchObject({ succeeded: true });
  else expect(await test.ask(of, id)).toMatchObject({ succeeded: true });
  return id;
}

/** State of the latest request, by the names of the model. */
async function stateOf(id: number): Promise<Value> {
  const [row] = await test.db.select().from(approvalRequests).where(eq(approvalRequests.id, id));
  if (!row) return 'none';
  if (row.outcome) return row.outcome;
  const { departments } = await test.find(works, id);
  const of = (staff: Staff) => departments.find(({ roleId }) => roleId === staff.roleId)?.state ?? '';
  return { open: { words: of(marketing), figures: of(works) } };
}

it('a request reaches every state, and is published only when all have approved', async () => {
  const paths = getShortestPaths(life, { events: events.map((type) => ({ type })) });
  // Four states of one department combined with three of the other, plus two outside them.
  expect(paths).toHaveLength(14);
  for (const { state, steps } of paths) {
    const way = steps.flatMap(({ event }) => (event.type === 'xstate.init' ? [] : [event.type]));
    await walk(way, state.value);
    for (const type of events) {
      if (state.can({ type })) await walk([...way, type], getNextSnapshot(life, state, { type }).value);
    }
  }
}, 900_000);

/** Sends these events, starting before any request, and expects the model's state. */
async function walk(way: readonly string[], expected: unknown): Promise<void> {
  await test.begin();
  let id = 0;
  for (const [place, event] of way.entries()) id = await act(event, id, place);
  expect([way, await stateOf(id)]).toEqual([way, expected]);
  const isApproved = JSON.stringify(expected) === allApproved;
  expect([way, (await test.publish(clerk)).succeeded]).toEqual([way, isApproved]);
  expect((await stateOf(id)) === 'published').toBe(isApproved);
}
