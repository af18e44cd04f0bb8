import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditEntries, singletons } from '../../../server/base/db/schema';
import { firstTerms } from '../../../server/subjects/privacy/terms-data';
import { newNumber, oldNumber, replaceTest } from '../support/replace';

const test = await replaceTest();
afterAll(() => test.close());
beforeEach(async () => {
  await test.empty();
  await test.db.delete(singletons);
});

const store = (key: string, value: object) => test.db.insert(singletons).values({ key, value });
const stored = async (key: string) =>
  (await test.db.select().from(singletons).where(eq(singletons.key, key)))[0]?.value;
const template = (number: string) => ({
  name: '看屋',
  subject: `看屋請電 ${number}`,
  body: `{姓名} 您好：\n請電 ${number}`,
});
const emails = (number: string) => ({ salesEmails: 'sales@example.com', replyTemplates: [template(number)] });

it('templates of replies are found and replaced by their names, and come back by the undo', async () => {
  await store('contactEmail', emails(oldNumber));
  const { records } = await test.search();
  expect(records).toMatchObject([
    {
      kind: 'contactEmail',
      recordId: 1,
      isLive: false,
      hits: [
        { field: 'replyTemplates.subject', entry: '看屋' },
        { field: 'replyTemplates.body', entry: '看屋' },
      ],
    },
  ]);
  const id = await test.replaceAll();
  expect(await test.states(id)).toEqual({ contactEmail: 'draft' });
  expect(await stored('contactEmail')).toEqual(emails(newNumber));
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'contactEmail'));
  expect(entries.map(({ operation }) => operation)).toEqual(['createReplacement']);
  expect(await test.undoReplacement(id)).toMatchObject({ data: { restored: 1, left: 0 } });
  expect(await stored('contactEmail')).toEqual(emails(oldNumber));
});

it('a template that its own save would refuse stays as it is, with the reason', async () => {
  await store('contactEmail', emails(oldNumber));
  const { records } = await test.search('姓名');
  const answer = await test.apply(test.chosen(records), { find: '姓名', replacement: '名字' });
  expect(answer).toMatchObject({ code: 'replaceNothing' });
  expect(answer.messages[0]).toContain('不能代換 {名字}');
  expect(await stored('contactEmail')).toEqual(emails(oldNumber));
});

it('the letter and the phrases of the law are replaced, and its periods stay', async () => {
  const terms = (number: string) => ({
    ...firstTerms,
    report: { ...firstTerms.report, authority: `建設局 ${number}`, source: `辦法 ${oldNumber}` },
    identities: [...firstTerms.identities, `已回撥 ${number}`],
    letter: { subject: '通知', body: `{姓名} 您好：請電 ${number}` },
  });
  await store('privacyTerms', terms(oldNumber));
  const [found] = (await test.search()).records;
  expect(found?.hits.map(({ field }) => field)).toEqual(['report.authority', 'identities', 'letter.body']);
  const id = await test.replaceAll();
  expect(await stored('privacyTerms')).toEqual(terms(newNumber));
  expect((await test.undoReplacement(id)).data).toMatchObject({ restored: 1 });
  expect(await stored('privacyTerms')).toEqual(terms(oldNumber));
});

it('settings that somebody saved meanwhile stay, and so do those of an undo', async () => {
  await store('contactEmail', emails(oldNumber));
  const { records } = await test.search();
  const saved = (rowVersion: number) =>
    test.db.update(singletons).set({ rowVersion }).where(eq(singletons.key, 'contactEmail'));
  await saved(7);
  expect(await test.apply(test.chosen(records))).toMatchObject({ code: 'replaceNothing' });
  const id = await test.replaceAll();
  await saved(9);
  expect(await test.undoReplacement(id)).toMatchObject({ code: 'replaceNotUndone' });
  expect(await stored('contactEmail')).toEqual(emails(newNumber));
});
