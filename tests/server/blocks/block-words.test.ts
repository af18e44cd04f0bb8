import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../openapi/block-words';
import { SampleField } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { textsOf } from '../../../server/subjects/advertising/page-text';
import { hashOfPart } from '../../../server/subjects/approvals/rules/blocks';
import { textOf } from '../../../server/subjects/approvals/rules/parts-of-block';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { lineOf } from '../../../server/blocks/part-marks';
import { filledFields } from '../../../server/blocks/sample-fields';
import { blockText } from '../../../src/blocks/content-editor/block-fields';
import { blockFromPart } from '../../../src/blocks/content-editor/block-parts';
import { filledParts } from '../../../src/blocks/content-editor/sample-fields';
import { versionFields } from '../../../src/subjects/audit/audit-words';
import { SitePage } from '../../../src/drawing/SitePage';

type Part = StoredPart & components['schemas']['WebPart'];

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
}

const file = new URL('../../../openapi/openapi.json', import.meta.url);
const contract: { components: { schemas: Record<string, Schema> } } = JSON.parse(readFileSync(file, 'utf8'));
const { schemas } = contract.components;
const target = (schema: Schema): Schema =>
  schema.$ref ? target(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'partType' in value;

/** A block of a type with a different text in each of its strings. */
function filledPart(type: Schema) {
  const texts: { name: string; text: string }[] = [];
  const filled = (written: Schema, property = ''): unknown => {
    const { const: fixed, enum: values, type: of, items, ...schema } = target(written);
    if (fixed !== undefined) return fixed;
    if (values) return values[0];
    if (items) return [filled(items, property)];
    if ([of].flat().includes('string')) {
      const text = `甲${texts.length}乙`;
      texts.push({ name: property, text });
      return text;
    }
    if ([of].flat().includes('integer')) return 7;
    if (of === 'boolean') return false;
    const parts = (schema.allOf ?? []).map((each) => filled(each));
    const own = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, filled(each, name)]);
    return Object.assign({}, ...parts, Object.fromEntries(own)) as unknown;
  };
  const value = filled(type);
  if (!isPart(value)) throw new Error('A block has a type');
  const { sampleFields: _, sampleItems: _items, source: _source, isSample: _isSample, ...part } = value;
  return { part, texts };
}

/** As stored: with a file, and formatted words equal to the plain ones. */
const asStored = (part: Part): Part => ({
  ...part,
  ...('filePath' in part || 'documentPath' in part ? { fileSha: 'a'.repeat(64) } : {}),
  ...('html' in part ? { html: part.textContent } : {}),
});

/** Strings that no visitor reads; formatted words and marks of samples repeat others. */
const unread = new Set([
  'facets',
  'html',
  'url',
  'lineId',
  'filePath',
  'fileName',
  'fileExtension',
  'documentPath',
  'documentName',
]);

const types = (schemas['WebPart']?.oneOf ?? []).map((type) => {
  const { part, texts } = filledPart(type);
  return { name: type.$ref?.split('/').at(-1) ?? '', part: asStored(part), texts };
});

describe.each(types)('$name', ({ part, texts }) => {
  const words = wordsOf(part);
  const said = words.map(({ text }) => text);

  it('has all its texts among its words, except addresses and names of files', () => {
    const left = texts.filter(({ text }) => !said.includes(text)).map(({ name }) => name);
    expect(left.filter((name) => !unread.has(name))).toEqual([]);
  });

  it('has every text that its page shows among its words', () => {
    const site = { title: '松濤硯', district: '臺北市大安區' };
    const body = createElement(SitePage, { site, parts: [part] });
    // Links and addresses of files are no texts.
    const shown = renderToStaticMarkup(body).replaceAll(/ (?:href|src|srcset|download|id)="[^"]*"/gi, '');
    expect(texts.filter(({ text }) => shown.includes(text) && !said.includes(text))).toEqual([]);
  });

  it('is read by the advertising check, approval and the audit trail with all its words', () => {
    expect(textsOf({ parts: [part], texts: [] }).map(({ text }) => text)).toEqual(said);
    expect(said.filter((text) => !textOf(part).includes(text))).toEqual([]);
    const [row] = versionFields('site', {}, { parts: [part] }, true);
    expect(said.filter((text) => !row?.after.includes(text))).toEqual([]);
  });

  it('is compared by all its words', () => {
    const compared = blockText(blockFromPart(part));
    // A group heads fixed facts, and a plan is described by the name of its unit.
    const derived = (field: string) =>
      field === 'itemGroup' || (part.partType === 103 && field === 'itemAlt');
    expect(words.filter(({ field, text }) => !derived(field) && !compared.includes(text))).toEqual([]);
    for (const { text } of words) {
      const changed: unknown = JSON.parse(JSON.stringify(part).replace(text, '丙'));
      expect(isPart(changed) && hashOfPart(changed)).not.toBe(hashOfPart(part));
    }
  });

  it('is named by a word, and can be a sample in every field with words', () => {
    expect(said.some((text) => lineOf(part).includes(text))).toBe(said.length > 0);
    const fields = words.flatMap(({ field }) => Object.values(SampleField).filter((each) => each === field));
    expect(filledFields(part)).toEqual(expect.arrayContaining(fields));
    expect(filledParts(part)).toEqual(filledFields(part));
  });
});
