import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { approves, words } from '../support/approvals';
import { sharedBlocksTest } from '../support/shared-blocks';

const test = await sharedBlocksTest();
afterAll(() => test.close());

const step = fc.constantFrom('edit', 'keep', 'refresh', 'detach', 'attach', 'update', 'publish', 'approve');

it('a page shows no text of a shared block that nobody approved, and never loses its block', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await test.empty();
      const law = await test.staff([approves]);
      const id = await test.make('第 0 版');
      const { themeId } = await test.begin([words('介紹')], [words('介紹')]);
      await test.save(themeId, [
        { partType: 1, id: 1, textContent: '介紹' },
        { ...test.text('x'), sharedId: id },
      ]);
      await test.publish(test.editor);
      await test.rule([['words', law]]);
      const approved = new Set(['第 0 版']);
      const block = async () => (await test.theme(themeId)).parts[1];
      const send = async (more: object) => {
        const own = await block();
        const answer = await test.save(themeId, [
          { partType: 1, id: 1, textContent: '介紹' },
          { ...test.text(own?.textContent ?? ''), id: own?.id, ...more },
        ]);
        expect(answer).toMatchObject({ succeeded: true });
      };
      const actions: Record<string, () => Promise<unknown>> = {
        edit: () => test.edit(id, `第 ${approved.size} 版 ${Math.random()}`),
        keep: async () => send({ sharedId: (await block())?.sharedId ?? 0 }),
        refresh: () => send({ textContent: '任意', sharedId: id }),
        detach: () => send({ sharedId: 0 }),
        attach: () => send({ sharedId: id }),
        update: async () => {
          const { pages } = await test.get(id);
          if (pages > 0) await test.update(id);
        },
        publish: () => test.publish(test.editor),
        approve: async () => {
          const request = await test.request(test.editor);
          if (!request.succeeded) return;
          approved.add((await block())?.textContent ?? '');
          await test.approve(law, request.data.id);
        },
      };
      for (const name of steps) {
        await actions[name]?.();
        const { parts, publishedParts } = await test.theme(themeId);
        expect([parts.length, publishedParts?.length]).toEqual([2, 2]);
        expect(approved).toContain(publishedParts?.[1]?.textContent);
      }
    }),
    { numRuns: 12 },
  );
});
