import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { runJob } from '../../../server/base/db/job-runner';
import { siteSchedules } from '../../../server/base/db/schema';
import { siteSchedulesJob } from '../../../server/subjects/sites/schedule-job';
import { testRuns } from '../../machines/random-runs';
import { approvalsTest, approves, place, overrules, sites, words } from '../support/approvals';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const emergencyReason = '停售公告須立即更正';

const test = await approvalsTest();
const clerk = await test.staff([...sites, overrules]);
const marketing = await test.staff([approves]);
const works = await test.staff([approves]);
await test.rule([
  ['words', marketing],
  ['figures', works],
]);
afterAll(() => test.close());

type Part = 'words' | 'figures';

/** A draft of two blocks, each with a department that approves it, and what visitors see. */
async function begin() {
  await test.begin();
  const world = {
    draft: { words: '面向公園', figures: '信義區' },
    texts: 0,
    /** The newest request. */
    id: 0,
    /** Texts that may be seen: the first page's, and what its department approved or an emergency took along. */
    allowed: new Set(await shown()),
    approved: { words: new Set<string>(), figures: new Set<string>() },
    /** What marketing looked at, and decides on later. */
    looked: null as { text: string; blocks: unknown } | null,
    isFine: true,
    edit: async (part: Part, text: string) => {
      world.texts += 1;
      world.draft[part] = `${text}${world.texts}`;
      await test.edit(clerk, (part === 'words' ? words : place)(world.draft[part]));
    },
    approve: async (part: Part) => {
      const text = world.draft[part];
      const answer = await test.approve(part === 'words' ? marketing : works, world.id);
      if (answer.succeeded) world.approved[part].add(text);
    },
  };
  return world;
}

const shown = async (): Promise<string[]> => ((await test.shown()) ?? []).map(String);
type World = Awaited<ReturnType<typeof begin>>;
const isOpen = ({ id }: World) => id > 0;
const isTaken = (part: Part, { allowed, approved }: World, text: string) =>
  allowed.has(text) || approved[part].has(text);

testRuns('approval-server', ['nothing unapproved is ever public'], {
  begin,
  size: { runs: 6, events: 20 },
  events: {
    'the words are edited': { happen: (world) => world.edit('words', '面向山林') },
    'the figures are edited': { happen: (world) => world.edit('figures', '板橋區') },
    'it is sent': {
      isCommon: true,
      happen: async (world) => {
        const answer = await test.request(clerk);
        if (answer.succeeded) world.id = answer.data.id;
      },
    },
    'marketing approves': { isCommon: true, when: isOpen, happen: (world) => world.approve('words') },
    'works approves': { isCommon: true, when: isOpen, happen: (world) => world.approve('figures') },
    'marketing looks': {
      when: isOpen,
      happen: async (world) => {
        world.looked = { text: world.draft.words, blocks: await test.see(marketing, world.id) };
      },
    },
    'marketing approves what it looked at': {
      when: ({ looked }) => looked !== null,
      happen: async (world) => {
        const { text, blocks } = world.looked ?? { text: '', blocks: [] };
        const sent = { id: world.id, decision: 'approve', blocks, note: '' };
        const answer = await test.call(marketing, 'PUT', 'Approvals/decide', sent);
        if (answer.succeeded) world.approved.words.add(text);
      },
    },
    'marketing asks for changes': {
      when: isOpen,
      happen: async (world) => {
        const answer = await test.ask(marketing, world.id);
        if (answer.succeeded) world.approved.words.clear();
      },
    },
    'it is withdrawn': {
      when: isOpen,
      happen: async (world) => {
        const answer = await test.call(clerk, 'PUT', 'Approvals/withdraw', { id: world.id });
        if (answer.succeeded) world.approved = { words: new Set(), figures: new Set() };
      },
    },
    'it is published': { isCommon: true, happen: async () => void (await test.publish(clerk)) },
    'it is published in an emergency': {
      happen: async (world) => {
        const answer = await test.publish(clerk, { emergencyReason });
        if (answer.succeeded) for (const text of Object.values(world.draft)) world.allowed.add(text);
      },
    },
    'its publication is scheduled': {
      happen: async () => {
        const { caseId, siteId } = test.page();
        const { data } = await test.call(clerk, 'GET', `SiteSets/${caseId}`);
        const dueOn = '2999-01-01T09:00:00+08:00';
        const sent = { siteId, rowVersion: data.rowVersion, action: 'publish', dueOn };
        await test.call(clerk, 'PUT', 'SiteSets/schedule', sent);
      },
    },
    'its time comes': {
      happen: async () => {
        await test.db
          .update(siteSchedules)
          .set({ dueOn: sql`now() - interval '1 second'` })
          .where(sql`outcome is null`);
        await runJob(test.db, siteSchedulesJob(test.db), silent, { isForced: true });
      },
    },
  },
  watch: async (world) => {
    const [text = '', figure = ''] = await shown();
    world.isFine = isTaken('words', world, text) && isTaken('figures', world, figure);
    // What is public stays so when its request is withdrawn later.
    world.allowed.add(text).add(figure);
  },
  always: { 'nothing unapproved is ever public': ({ isFine }) => isFine },
  rest: () => {},
});
