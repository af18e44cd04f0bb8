import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { readContract } from '../../scripts/generate/described';
import { composed, withoutReferences } from '../../scripts/generate/document';
import { joinedContract } from '../../scripts/generate/read-contract';

const source = await joinedContract('openapi');

test('shared parts are merged: own properties first, then those of each part, closed if the schema is closed', () => {
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

test('a property that one part leaves open is defined by another; two definitions are refused', () => {
  const envelope = { type: 'object', properties: { data: {} } };
  const filled = { allOf: [envelope, { properties: { data: { type: 'null' } } }] };
  expect(composed(filled)).toEqual({ type: 'object', properties: { data: { type: 'null' } } });
  const twice = {
    allOf: [{ properties: { data: { type: 'string' } } }, { properties: { data: { type: 'null' } } }],
  };
  expect(() => composed(twice)).toThrow('data');
});

test('a property of one part is narrowed by another part', () => {
  const narrowed = {
    allOf: [{ properties: { succeeded: { type: 'boolean' } } }],
    properties: { succeeded: { const: false } },
  };
  expect(composed(narrowed)).toEqual({ properties: { succeeded: { type: 'boolean', const: false } } });
});

const schemas = {
  EnvelopeFields: { type: 'object', required: ['data'], properties: { data: {} } },
  PageFields: { type: 'object', required: ['totalCount'], properties: { totalCount: { type: 'integer' } } },
};

test('an operation answers the envelope with its data or null, and every problem in one shape', () => {
  const { get, post } = composed({
    get: { operationId: 'getNote', 'x-answer': { $ref: '#/components/schemas/Note' } },
    post: {
      operationId: 'addNote',
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
      'x-answer': { type: 'null' },
    },
    components: { schemas },
  });
  const answered = (data: object) => ({
    description: 'Done, or refused with succeeded false.',
    content: {
      'application/json': {
        schema: { type: 'object', additionalProperties: false, required: ['data'], properties: { data } },
      },
    },
  });
  expect(get).toEqual({
    operationId: 'getNote',
    responses: {
      '200': answered({ anyOf: [{ $ref: '#/components/schemas/Note' }, { type: 'null' }] }),
      default: { $ref: '#/components/responses/Problem' },
    },
  });
  expect(post).toEqual({
    operationId: 'addNote',
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    responses: {
      '200': answered({ type: 'null' }),
      '409': { $ref: '#/components/responses/MadeBefore' },
      default: { $ref: '#/components/responses/Problem' },
    },
  });
});

test('a body that an operation names is required, as JSON or as a form', () => {
  const Note = { $ref: '#/components/schemas/Note' };
  expect(composed({ put: { operationId: 'saveNote', 'x-body': Note } }).put).toEqual({
    operationId: 'saveNote',
    requestBody: { required: true, content: { 'application/json': { schema: Note } } },
  });
  expect(composed({ put: { operationId: 'sendNote', 'x-form': Note } }).put).toEqual({
    operationId: 'sendNote',
    requestBody: { required: true, content: { 'multipart/form-data': { schema: Note } } },
  });
});

test('a page has its items beside the fields of every page', () => {
  const { get } = composed({
    get: { 'x-page-of': { $ref: '#/components/schemas/Note' } },
    components: { schemas },
  });
  expect(JSON.stringify(get)).toContain(
    JSON.stringify({
      type: 'object',
      required: ['items', 'totalCount'],
      properties: {
        items: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
        totalCount: { type: 'integer' },
      },
      additionalProperties: false,
    }),
  );
});

test('a role may name every cell of the matrix: four for each unit of the contract', () => {
  const document = {
    paths: [
      { 'x-claim': 'Permissions.Notes.View' },
      { 'x-claim': 'Permissions.Notes.Edit' },
      { 'x-claim': 'Permissions.Notes.Own.View' },
      { 'x-claim': 'public' },
    ],
    cells: { type: 'array', 'x-max-items': 'cells' },
  };
  expect(composed(document).cells).toEqual({ type: 'array', maxItems: 8 });
});

test('a reference to nothing is refused', () => {
  expect(() => withoutReferences({ at: { $ref: '#/nowhere' } })).toThrow('#/nowhere');
});

test('the contract that the server reads has no reference or composition', () => {
  expect(JSON.stringify(readContract())).not.toMatch(/"(\$ref|allOf|unevaluatedProperties)":/);
});

test('envelope, paging and the fields of a record are written once', () => {
  const owners = (field: string) =>
    Object.entries(source.components.schemas)
      .filter(([, schema]) => schema.properties?.[field])
      .map(([name]) => name)
      .toSorted();
  expect(owners('messages')).toEqual(['EnvelopeFields']);
  expect(owners('totalCount')).toEqual(['PageFields']);
  expect(owners('createdOn')).toEqual([
    'AdPutAside',
    'ApiTokenFields',
    'Comment',
    'ConsentText',
    'HeldContact',
    'ImportFields',
    'OwnMention',
    'Passkey',
    'PersonCopyContact',
    'PreviewLink',
    'ProofKey',
    'RecordFields',
    'Redirect',
    'ReplacementFields',
    'SameTelContact',
    'SiteSchedule',
    'TemplateCard',
  ]);
  // Three are needed: one is boolean, the other two are always false.
  expect(JSON.stringify(source).match(/"succeeded":\{/g)).toHaveLength(3);
});

test('each pattern that users can miss has a message', () => {
  const silent: string[] = [];
  const visit = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('pattern' in node && typeof node.pattern === 'string' && !('x-message' in node)) silent.push(at);
    for (const [key, value] of Object.entries(node)) visit(value, `${at}/${key}`);
  };
  visit(source.components, '');
  // Only programs send these.
  expect(silent.toSorted()).toEqual([
    '/parameters/IdempotencyKey/schema',
    '/parameters/SessionId/schema',
    '/schemas/Beat/properties/tab',
    '/schemas/ClientData',
    '/schemas/CompanyInput/properties/mark',
    '/schemas/CredentialId',
    '/schemas/DownloadPartInput/properties/documentPath',
    '/schemas/HousingUnitFacts/properties/plan',
    '/schemas/ListCondition/properties/key',
    '/schemas/NewPasskey/properties/attestationObject',
    '/schemas/PartPictureInputFields/properties/fileExtension',
    '/schemas/PartPictureInputFields/properties/filePath',
    '/schemas/PasskeyAnswer/properties/authenticatorData',
    '/schemas/PasskeyAnswer/properties/signature',
  ]);
});

test('openapi.json has the same content for other generators: each operation with its body and answers', async () => {
  const plain = readFileSync('openapi/openapi.json', 'utf8');
  expect(plain).not.toMatch(/"x-(?:body|form|answer|page-of)"/);
  const types = astToString(await openapiTS(plain));
  const operation = /\n {4}updateRole: \{[^]*?\n {4}\};/.exec(types)?.[0];
  expect(operation).toContain('"application/json": components["schemas"]["RoleUpdate"];');
  expect(operation).toMatch(/data: components\["schemas"\]\["Saved"\]/);
});
