import { expect, test } from 'vitest';
import { composed } from '../../scripts/generate/document';
import { withKindCalls } from '../../scripts/generate/kind-calls';

const call = {
  paths: { '/<many>/{id}': { get: { operationId: 'get<one>', 'x-claim': '<unit>.<delete>' } } },
  schemas: { '<one>Create': { $ref: '#/components/schemas/<Kind>Fields' } },
};
const note = {
  unit: 'Permissions.Notes',
  enums: ['TrashKind'],
  calls: ['record'],
  names: { one: 'Memo', many: 'Memos' },
};
const pin = { unit: 'Permissions.Pins', enums: ['TrashKind'] };
const contract = {
  paths: { '/pins': {} },
  components: {
    schemas: {
      Page: { anyOf: [{ properties: { counts: { description: 'Per kind.', 'x-counts-of': 'TrashKind' } } }] },
      TrashKind: { type: 'string', 'x-enum-of': 'kinds' },
    },
  },
  'x-kinds': { note, pin },
  'x-kind-calls': { record: call },
};
const withNote = (changed: object) => ({ ...contract, 'x-kinds': { note: { ...note, ...changed } } });

test('a kind gets the paths and schemas of its calls under its own names', () => {
  const { paths, components } = withKindCalls(contract);
  expect(paths).toEqual({
    '/pins': {},
    '/Memos/{id}': { get: { operationId: 'getMemo', 'x-claim': 'Permissions.Notes.Delete' } },
  });
  expect(components.schemas).toMatchObject({ MemoCreate: { $ref: '#/components/schemas/NoteFields' } });
  const edited = withKindCalls(withNote({ names: { ...note.names, delete: 'Edit' } }));
  expect(edited.paths).toMatchObject({ '/Memos/{id}': { get: { 'x-claim': 'Permissions.Notes.Edit' } } });
});

test('an enumeration lists the kinds that name it, in their order, and counts have a number for each', () => {
  const number = { type: 'integer' };
  const counts = {
    description: 'Per kind.',
    type: 'object',
    additionalProperties: false,
    required: ['note', 'pin'],
    properties: { note: number, pin: number },
  };
  expect(composed(withKindCalls(contract)).components.schemas).toMatchObject({
    TrashKind: { type: 'string', enum: ['note', 'pin'] },
    Page: { anyOf: [{ properties: { counts } }] },
  });
});

test('the written document has no shorthand', () => {
  expect(JSON.stringify(composed(withKindCalls(contract)))).not.toMatch(
    /x-kind-calls|x-enum-of|x-counts-of|<\w+>/,
  );
});

test('unknown calls, enumerations and names, and a path that exists already, are refused', () => {
  expect(() => withKindCalls(withNote({ calls: ['archive'] }))).toThrow('note has unknown calls archive');
  expect(() => withKindCalls(withNote({ enums: ['Page'] }))).toThrow('no enumeration Page');
  expect(() => withKindCalls(withNote({ names: { one: 'Memo' } }))).toThrow('note lacks the name many');
  expect(() => withKindCalls({ ...contract, paths: { '/Memos/{id}': {} } })).toThrow(
    '/Memos/{id} exists already',
  );
});
