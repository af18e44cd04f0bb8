import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../../server/contract';
import { composed, withoutReferences } from '../../server/contract-document';

const text = readFileSync('openapi/openapi.yaml', 'utf8');
const source = parse(text) as {
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
};

test('shared parts are put in place: own words first, then those of each part, closed where the schema is closed', () => {
  const document = {
    schemas: {
      Stamp: {
        description: 'A part.',
        type: 'object',
        required: ['on'],
        properties: { on: { type: 'string' } },
      },
      Note: {
        allOf: [{ $ref: '#/schemas/Stamp' }],
        type: 'object',
        unevaluatedProperties: false,
        required: ['text'],
        properties: { text: { type: 'string' } },
      },
    },
  };
  expect(composed(document).schemas.Note).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['text', 'on'],
    properties: { text: { type: 'string' }, on: { type: 'string' } },
  });
});

test('a part that leaves a property open is filled by another one; two that both say it are refused', () => {
  const envelope = { type: 'object', properties: { data: {} } };
  const filled = { allOf: [envelope, { properties: { data: { type: 'null' } } }] };
  expect(composed(filled)).toEqual({ type: 'object', properties: { data: { type: 'null' } } });
  const twice = {
    allOf: [{ properties: { data: { type: 'string' } } }, { properties: { data: { type: 'null' } } }],
  };
  expect(() => composed(twice)).toThrow('data');
});

test('a reference to nothing is refused', () => {
  expect(() => withoutReferences({ at: { $ref: '#/nowhere' } })).toThrow('#/nowhere');
});

test('the server reads the contract without a reference or a composition left in it', () => {
  expect(JSON.stringify(readContract())).not.toMatch(/"(\$ref|allOf|unevaluatedProperties)":/);
});

test('envelope, paging and the fields of a record are written once', () => {
  const owners = (field: string) =>
    Object.entries(source.components.schemas)
      .filter(([, schema]) => schema.properties?.[field])
      .map(([name]) => name);
  expect(owners('messages')).toEqual(['Envelope', 'Problem', 'MadeBefore']);
  expect(owners('totalCount')).toEqual(['PageFields']);
  expect(owners('createdOn')).toEqual(['RecordFields', 'TemplateCard']);
  expect(text.match(/^ *succeeded:$/gm)).toHaveLength(3);
});

test('each pattern that people can miss has its words beside it', () => {
  const silent: string[] = [];
  const visit = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('pattern' in node && typeof node.pattern === 'string' && !('x-message' in node)) silent.push(at);
    for (const [key, value] of Object.entries(node)) visit(value, `${at}/${key}`);
  };
  visit(parse(text).components, '');
  // Set by programs alone.
  expect(silent).toEqual([
    '/parameters/IdempotencyKey/schema',
    '/schemas/PartPictureInputFields/properties/fileExtension',
    '/schemas/PartPictureInputFields/properties/filePath',
  ]);
});

test('other generators read the file as it stands', async () => {
  const types = astToString(await openapiTS(text));
  expect(types).toMatch(
    /RoleUpdate: components\["schemas"\]\["ExistingFields"\] & components\["schemas"\]\["RoleFields"\]/,
  );
});
