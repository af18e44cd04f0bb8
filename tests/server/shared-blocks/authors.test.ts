import { afterAll, beforeEach, expect, it } from 'vitest';
import { approves, words } from '../support/approvals';
import { sharedBlocksTest, sharingClaims } from '../support/shared-blocks';

const test = await sharedBlocksTest();
const approver = await test.staff([...sharingClaims, approves]);
afterAll(() => test.close());
beforeEach(() => test.empty());

/** Blocks of the draft that the approver may not approve. */
async function barred(): Promise<string[]> {
  await test.rule([['words', approver]]);
  const { data } = await test.request(test.editor);
  const { blocks } = await test.find(approver, data.id);
  return blocks.flatMap(({ isBarred, after }) =>
    isBarred && after && 'textContent' in after ? [after.textContent] : [],
  );
}

it('a page that gets a shared block makes its writers authors, whoever adds it', async () => {
  const id = await test.make('核准者寫的', '貸款說明', approver);
  const { themeId } = await test.begin([words('介紹')], [words('介紹')]);
  await test.save(themeId, [
    { partType: 1, id: 1, textContent: '新的介紹' },
    { ...test.text('x'), sharedId: id },
  ]);
  expect(await barred()).toEqual(['核准者寫的']);
});

it('a page that is updated by a colleague makes the writers of the new content authors, not those of a new name', async () => {
  const id = await test.make('先前的');
  const { themeId } = await test.begin([], []);
  await test.save(themeId, [{ ...test.text('x'), sharedId: id }]);
  const { rowVersion } = await test.get(id);
  await test.call(approver, 'PUT', 'SharedBlocks', { id, rowVersion, title: '新名稱' });
  await test.edit(id, '同事改的');
  await test.update(id);
  expect(await barred()).toEqual([]);
  await test.edit(id, '核准者改的', approver);
  await test.edit(id, '核准者改的，同事加字');
  await test.update(id);
  expect(await barred()).toEqual(['核准者改的，同事加字']);
});
