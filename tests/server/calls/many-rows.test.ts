import { afterAll, expect, it } from 'vitest';
import { type Asked, askedEnv, askReads, signedIn } from '../support/asked';
import { watchRoundTrips } from '../support/round-trips';
import { createTestApp } from '../support/test-app';
import { addNeighbours, addRecords, addSources } from '../support/writing-calls';

const test = await createTestApp(askedEnv);
afterAll(() => test.close());

const addTo = async (count: number) => {
  for (let index = 0; index < count; index++) await addNeighbours(test.db, await addRecords(test.db));
};
const countOf = (asked: Asked | undefined) => asked?.trips.flat().length ?? 0;

it('a reading call asks the same statements for any number of rows', async () => {
  const { app, db } = test;
  const watch = watchRoundTrips(db.$client);
  await addSources(db);
  const headers = await signedIn(db, 'reader');
  const records = await addRecords(db);
  await addNeighbours(db, records);
  await addTo(1);
  const few = await askReads(app, { watch, records, headers });
  await addTo(4);
  const many = await askReads(app, { watch, records, headers });
  const grown = many.flatMap((asked, place) => {
    const [before, now] = [countOf(few[place]), countOf(asked)];
    return now > before ? [`${asked.call}: ${now} statements for 6 records of a kind, ${before} for 2`] : [];
  });
  expect(grown).toEqual([]);
});
