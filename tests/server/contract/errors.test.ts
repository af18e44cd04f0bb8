import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Refusal } from '../../../server/base/contract/errors';
import { serverText } from '../../../server/base/contract/text';
import { RefusalCode } from '../../../openapi/generated/enums';

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`server/${file}`, 'utf8'));

it('the contract lists exactly the codes that the server sends', () => {
  const sent = sources.flatMap((source) =>
    [...source.matchAll(/new Refusal\(([^,)]*)/g)].flatMap(([, code]) =>
      [...(code ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name),
    ),
  );
  expect([...new Set(sent)].toSorted()).toEqual(Object.values(RefusalCode).toSorted());
});

it('a refusal has the fixed message of its code, or the message it is given', () => {
  expect(new Refusal('noRole')).toMatchObject({ status: 200, code: 'noRole', message: serverText.noRole });
  expect(new Refusal('samplesLeft', serverText.samplesLeft(3))).toMatchObject({
    code: 'samplesLeft',
    message: serverText.samplesLeft(3),
  });
});

it('the server decides by codes, never by message texts', () => {
  const decisions = sources.flatMap(
    (source) => source.match(/(?:===|!==)\s*serverText\b.*|\bserverText\.\w+\s*(?:===|!==).*/g) ?? [],
  );
  expect(decisions).toEqual([]);
});
