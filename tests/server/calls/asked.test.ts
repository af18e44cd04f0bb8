import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { askAll, askedEnv, askedFile, askedText, growth, isFrame } from '../support/asked';
import { contractOperations } from '../support/contract-operations';
import { createTestApp } from '../support/test-app';

const test = await createTestApp(askedEnv);
const all = await askAll(test.app, test.db);
afterAll(() => test.close());

describe('What a call asks of the database', () => {
  it('is what is recorded; after a change that somebody wants, `npm run statements -- --calls` records it', () => {
    expect(growth(readFileSync(askedFile, 'utf8'), all)).toEqual([]);
  });

  it('is parsed once per connection on the path of a read, except a search, which is planned for its word', () => {
    const reads = new Set(
      contractOperations().flatMap(({ method, operationId }) => (method === 'GET' ? operationId : [])),
    );
    const anew = all.flatMap(({ call, trips }) => {
      const isRead = reads.has(call.replace(/\?.*/, ''));
      const parsed = trips.flat().filter(({ text, isPrepared }) => !isPrepared && !isFrame(text));
      return isRead ? parsed.map(({ text }) => `${call}: ${text}`) : [];
    });
    expect(anew.filter((each) => !each.includes('search_query('))).toEqual([]);
  });

  it('leaves out no operation, and nearly every call is answered', () => {
    const failed = all.filter(({ status }) => status !== 200).map(({ call }) => call);
    // One needs the company's provider.
    expect(failed.length).toBeLessThan(17);
    expect(askedText(all).match(/^\S/gm)?.length).toBe(all.length);
  });
});
