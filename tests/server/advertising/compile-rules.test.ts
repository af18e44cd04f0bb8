import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compiledRules } from '../../../server/subjects/advertising/delivered/compile-rules';
import { deliveredRules } from '../../../server/subjects/advertising/delivered/delivered-rules';

const folder = new URL('../../../server/subjects/advertising/delivered/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

const changed = (file: string, change: (text: string) => string) =>
  compiledRules(new Map(files.map(([name, text]) => [name, name === file ? change(text) : text])));

it.each([
  ['a word without text', 'value.yaml', 'phrases:', 'phrases:\n      - …#', '…# has only signs', 1],
  ['a list that nobody wrote', 'use.yaml', '- <否認>', '- <否定>', 'there is no list 否定', 0],
  [
    'a source that nobody wrote',
    'price.yaml',
    'source: 消費者保護',
    'source: 民法',
    'shared.yaml has no source 民法',
    0,
  ],
  ['a misspelt field', 'minutes.yaml', 'phrases:', 'phrase:', 'rules.0.phrase: ', 1],
  ['a rule twice', 'price.yaml', 'id: gift', 'id: price', 'there are two rules price', 0],
  [
    'a rule outside of the order',
    'other.yaml',
    'id: tax',
    'id: taxes',
    'the order in shared.yaml lacks taxes',
    0,
  ],
  ['an order with a missing rule', 'shared.yaml', '- most', '- most\n  - best', 'there is no rule best', 1],
  ['a line that is no YAML', 'distance.yaml', 'id: near', 'id: ]near', 'Unexpected flow-seq-end', 0],
])('refuses %s with its file and line', (_, name, from, to, message, below) => {
  const text = new Map(files).get(name) ?? '';
  const line = text.slice(0, text.indexOf(from)).split('\n').length + below;
  expect(() => changed(name, () => text.replace(from, to))).toThrow(`${name}, line ${line}: ${message}`);
});

it('refuses a file that is named like no kind of rules', () => {
  expect(() => compiledRules(new Map([...files, ['green.yaml', 'rules: []']]))).toThrow(
    'green.yaml, line 1: ',
  );
});

it('gives a rule a word that is added to its file, and to a list that it names', () => {
  const added = changed('value.yaml', (text) =>
    text.replace('phrases:\n', 'phrases:\n      - 松宅必漲、竹宅必漲\n'),
  );
  expect(added.find(({ id }) => id === 'rising')?.phrases[0]).toBe('松宅必漲、竹宅必漲');
  const listed = changed('shared.yaml', (text) => text.replace('  否認:\n', '  否認:\n    - 從不說…○\n'));
  const told = listed.filter(({ exceptions }) => exceptions.includes('從不說…○')).length;
  expect(told).toBe(
    deliveredRules.filter(({ exceptions }) =>
      exceptions.includes('未設、未規劃、未預留、未提供、無預留、亦無、也無、也沒有、無任何…○'),
    ).length,
  );
  expect(told).toBeGreaterThan(30);
});
