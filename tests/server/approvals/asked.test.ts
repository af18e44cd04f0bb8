import { eq, like } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { accounts, outbox, siteThemes } from '../../../server/base/db/schema';
import { approvalsTest, approves, sites, unchanged, words } from '../support/approvals';

const test = await approvalsTest();
const clerk = await test.staff(sites);
const approver = await test.staff([approves]);
await test.db.update(accounts).set({ email: 'clerk@example.com' }).where(eq(accounts.id, clerk.id));
await test.rule([['words', approver]]);
afterAll(() => test.close());

it('a request for changes leads to the first attached block of the page: by its mail and by its row', async () => {
  await test.begin([words('面向公園'), words('一層兩戶', 7), words('制震結構', 9), ...unchanged.slice(1)]);
  const { id } = (await test.request(clerk)).data;
  await test.call(approver, 'PUT', 'Approvals/decide', {
    id,
    decision: 'askChanges',
    blocks: [],
    note: '請改回第二季',
    reasons: ['documents'],
    attached: ['part-9', 'part-7'],
  });
  const { caseId, themeId } = test.page();
  const [mail] = await test.db.select().from(outbox).where(like(outbox.subject, '%需要修改%'));
  expect(mail?.body).toContain(`https://office.example/mng/siteset/theme/edit/${caseId}/${themeId}#part-7`);
  const own = (await test.call(clerk, 'GET', 'Approvals/own')).data;
  expect(own.sentItems[0]?.asked).toMatchObject({ note: '請改回第二季', block: 'part-7' });

  await test.request(clerk);
  expect((await test.call(clerk, 'GET', 'Approvals/own')).data.sentItems[0]?.asked).toBeNull();
});

it('a page in another template says its name, not its code', async () => {
  const { caseId } = await test.begin();
  const [draft] = await test.db
    .insert(siteThemes)
    .values({ caseId, templateCode: 'yejing', status: 0, parts: unchanged })
    .returning({ id: siteThemes.id });
  const { id } = (await test.request(clerk, { recordId: draft?.id, rowVersion: 1 })).data;
  const { blocks } = await test.find(approver, id);
  const field = blocks.flatMap(({ fields }) => fields).find(({ label }) => label === '版型');
  // A template that was removed is known by its code alone.
  expect(field).toMatchObject({ before: '留白', after: 'yejing' });
});
